import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { translatorFor } from '#core/i18n/text.ts';
import { signUpOver } from '#server/testing/http-owner.ts';
import { orderingTexts } from '#web/features/menus/editor/texts/editor.texts.ts';
import { withBrowser, withScreen } from '../browser/browser.ts';
import { buildLargeMenu } from '../data/build-large-menu.ts';
import type { BenchLine, Report } from '../report/budget.ts';
import { median } from '../report/statistics.ts';
import { prepareFolder } from '../servers/local-app.ts';
import { withServer } from '../servers/with-server.ts';

const sizes = {
  small: { sections: 6, dishesPerSection: 20 },
  large: { sections: 300, dishesPerSection: 20 },
};
const times = sizes.large.sections / sizes.small.sections;
const probe = fileURLToPath(new URL('../browser/stall-probe.mjs', import.meta.url));
const rounds = 15;
const visits = 3;
const steps = 40;
const quietMs = 1_000;
/** Shorter than this, an answer feels immediate: two such times are the same. */
const unseenMs = 100;
const t = translatorFor('he');
/** A name up to where the section's or the dish's own begins. */
const beginningOf = (label: string) => new RegExp(`^${label.trim()}`);
const sectionHandle = beginningOf(t(orderingTexts.dragSection, { name: '' }));
const dishHandle = beginningOf(t(orderingTexts.dragDish, { name: '' }));

type Menus = { small: string; large: string };
type Studio = { url: string; cookie: string; menus: Menus };

const prepare = () =>
  prepareFolder(async ({ url, engine }) => {
    const owner = await signUpOver(url);
    const small = await buildLargeMenu(engine, owner, sizes.small);
    const large = await buildLargeMenu(engine, owner, sizes.large);
    return { cookie: owner.cookie(), menus: { small, large } };
  });

const timeCall = async ({ url, cookie }: Studio, menuId: string): Promise<number> => {
  const began = performance.now();
  const answer = await fetch(`${url}/api/menus/${menuId}/dishes`, { headers: { cookie } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`the dishes were answered with ${answer.status}`);
  return performance.now() - began;
};

const measureCall = async (report: Report, studio: Studio): Promise<void> => {
  const taken = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    taken.small.push(await timeCall(studio, studio.menus.small));
    taken.large.push(await timeCall(studio, studio.menus.large));
  }
  const [small, large] = [median(taken.small), median(taken.large)];
  report.budget(
    `every dish of a menu: p50 ÷ ${times} × that of a menu ${times} times smaller`,
    large / small / times,
    '×',
    {
      atMost: 1,
    },
  );
  report.note('in milliseconds', `${small.toFixed(1)} ms and ${large.toFixed(1)} ms`);
};

/** The longest task of the page while something is done, in milliseconds; 0 when there is none. */
const standstillDuring = async (page: Page, act: () => Promise<void>): Promise<number> => {
  await page.evaluate('window.benchStalls.forget()');
  await act();
  const seen = (await page.evaluate('window.benchStalls.read()')) as number[];
  return Math.max(0, ...seen);
};

const dragByPointer = async (page: Page, name: RegExp): Promise<void> => {
  const box = await page.getByRole('button', { name }).nth(1).boundingBox();
  if (!box) throw new Error('there is nothing to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= steps; step += 1) await page.mouse.move(x, y + step * 8);
  await page.mouse.up();
};

const dragByKeyboard = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole('button', { name }).nth(1).focus();
  await page.keyboard.press('Space');
  for (let step = 0; step < steps / 2; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
};

type Visit = { usable: number; section: number; dish: number; keyboard: number };

const visit = async (page: Page, address: string): Promise<Visit> => {
  await page.addInitScript({ path: probe });
  const began = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('button', { name: sectionHandle }).first().waitFor();
  const usable = performance.now() - began;
  // The guest's page beside the small menu has a life of its own; let it settle.
  await page.waitForTimeout(quietMs);
  const section = await standstillDuring(page, () => dragByPointer(page, sectionHandle));
  // Every row that fits on the screen.
  const unfold = page.getByRole('button', { name: t(orderingTexts.unfoldAll) });
  if (await unfold.isVisible()) await unfold.click();
  await page.getByRole('button', { name: dishHandle }).nth(1).waitFor();
  await page.waitForTimeout(quietMs);
  const dish = await standstillDuring(page, () => dragByPointer(page, dishHandle));
  const keyboard = await standstillDuring(page, () => dragByKeyboard(page, dishHandle));
  return { usable, section, dish, keyboard };
};

const measureEditor = (report: Report, { url, cookie, menus }: Studio): Promise<void> =>
  withBrowser(async (browser) => {
    const seen = { small: [] as Visit[], large: [] as Visit[] };
    // One more of each, not counted: the first visit also fills the caches.
    for (let round = 0; round <= visits; round += 1) {
      for (const size of ['small', 'large'] as const) {
        const address = `${url}/menu-builder/${menus[size]}`;
        const measured = await withScreen(browser, { url, cookie }, (page) => visit(page, address));
        if (round > 0) seen[size].push(measured);
      }
    }
    const of = (size: keyof Menus, read: (visit: Visit) => number) => median(seen[size].map(read));
    report.budget(
      'the editor is usable: large ÷ small menu',
      of('large', (v) => v.usable) / of('small', (v) => v.usable),
      '×',
      {
        atMost: 2.5,
      },
    );
    const drags = [
      ['a section by pointer', (v: Visit) => v.section],
      ['a dish by pointer', (v: Visit) => v.dish],
      ['a dish by keyboard', (v: Visit) => v.keyboard],
    ] as const;
    for (const [what, read] of drags) {
      const longest = (size: keyof Menus) => of(size, read);
      const ratio = Math.max(unseenMs, longest('large')) / Math.max(unseenMs, longest('small'));
      report.budget(`longest standstill while dragging ${what}: large ÷ small menu`, ratio, '×', {
        atMost: 1.5,
      });
      report.note(what, `${longest('small').toFixed(0)} ms and ${longest('large').toFixed(0)} ms`);
    }
    report.note(
      'usable after',
      `${of('small', (v) => v.usable).toFixed(0)} ms and ${of('large', (v) => v.usable).toFixed(0)} ms`,
    );
  });

export const studio: BenchLine = {
  name: 'studio',
  how: `the editor in Chromium with a menu of ${sizes.small.sections} sections and one of ${sizes.large.sections}, ${sizes.large.dishesPerSection} dishes each; every visit and call in turn on both, medians of ${visits} and of ${rounds}. A standstill is the longest task of the page during a drag (0: none over 50 ms), taken as ${unseenMs} ms when it is shorter`,
  run: async (report) => {
    const { dataDir, cookie, menus } = await prepare();
    await withServer({ DATA_DIR: dataDir, SEED_DEMO: 'false' }, async ({ url }) => {
      await measureCall(report, { url, cookie, menus });
      await measureEditor(report, { url, cookie, menus });
    });
  },
};
