import { test as base, expect } from '@playwright/test';
import { type Translate, translatorFor } from '#core/i18n/text.ts';
import type { Engine, Tab } from './engine.ts';
import { type Person, personAt } from './person.ts';
import { type EngineName, startEngine } from './start-engine.ts';

export type EngineOptions = { engineName: EngineName };

type Fixtures = {
  t: Translate;
  /** Somebody with a browser of their own: a guest with a phone, or the owner with a tablet. */
  newPerson: (device: keyof typeof sizes) => Promise<Person>;
};

const sizes = { phone: { width: 390, height: 844 }, tablet: { width: 1280, height: 900 } };

export const test = base.extend<Fixtures, EngineOptions & { engine: Engine | null }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine?.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  t: async ({}, use) => {
    await use(translatorFor('he'));
  },
  newPerson: async ({ engine, baseURL }, use, info) => {
    info.skip(!engine, 'this machine cannot run the engine');
    const tabs: Tab[] = [];
    await use(async (device) => {
      if (!engine) throw new Error('there is no engine');
      const tab = await engine.open(sizes[device]);
      tabs.push(tab);
      return personAt(tab, baseURL ?? '');
    });
    // As in Chromium: whatever a page complains about is a failure of the journey.
    const complaints = await Promise.all(tabs.map((tab) => tab.complaints()));
    expect(complaints.flat()).toEqual([]);
  },
});
