import {
  type Browser,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { type Locale, localeCookie } from '#core/i18n/locale.ts';
import { screenTextFor } from '#core/i18n/screen-text.ts';
import { type Translate, translatorFor } from '#core/i18n/text.ts';
import { complainOfMovedPresses } from './moved-presses.ts';

type Person = { page: Page; context: BrowserContext };

type Fixtures = {
  language: Locale;
  /** The texts of the screen, so that a journey reads like what the user sees. */
  t: Translate;
  /** Another person with a browser of their own: a guest's phone, a second tablet. */
  newPerson: () => Promise<Person>;
};

/** Anything a page complains about is a failure of the journey, as a user with the console open would see it. */
export const collectComplaints = (page: Page, complaints: string[]): (() => void) => {
  const onError = (error: Error) => complaints.push(`page error: ${error.message}`);
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // The browser reports every refused call by itself; the journeys assert on what the user is told.
    if (/Failed to load resource/.test(message.text())) return;
    complaints.push(`console ${message.type()}: ${message.text()}`);
  };
  page.on('pageerror', onError);
  page.on('console', onMessage);
  return () => {
    page.off('pageerror', onError);
    page.off('console', onMessage);
  };
};

/** A browser of the project's language, on its screen. */
export const openContext = async (
  browser: Browser,
  { project }: TestInfo,
  options: Parameters<Browser['newContext']>[0],
): Promise<BrowserContext> => {
  const { baseURL = '' } = project.use;
  const context = await browser.newContext({ ...options, ...project.use });
  const { language } = project.metadata as { language: Locale };
  await context.addCookies([{ name: localeCookie, value: language, url: baseURL }]);
  await complainOfMovedPresses(context);
  return context;
};

export const test = base.extend<Fixtures>({
  language: async ({ baseURL: _baseURL }, use, info) => {
    await use(info.project.metadata.language as Locale);
  },
  t: async ({ language }, use) => {
    const [ofOwners, ofGuests] = [screenTextFor(language), translatorFor(language)];
    await use((text, ...args) => ('ar' in text ? ofGuests : ofOwners)(text, ...args));
  },
  // Somebody who works through calls alone needs no browser, which costs as much as a page.
  request: async ({ playwright, language }, use, { project }) => {
    const { baseURL = '' } = project.use;
    const cookie = { name: localeCookie, value: language, domain: new URL(baseURL).hostname, path: '/' };
    const lasting = { expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' } as const;
    const request = await playwright.request.newContext({
      baseURL,
      storageState: { cookies: [{ ...cookie, ...lasting }], origins: [] },
    });
    await use(request);
    await request.dispose();
  },
  context: async ({ browser, contextOptions }, use, info) => {
    const context = await openContext(browser, info, contextOptions);
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => {
    const complaints: string[] = [];
    const page = await context.newPage();
    collectComplaints(page, complaints);
    await use(page);
    expect(complaints).toEqual([]);
  },
  newPerson: async ({ browser, contextOptions }, use, info) => {
    const opened: BrowserContext[] = [];
    const complaints: string[] = [];
    await use(async () => {
      const context = await openContext(browser, info, contextOptions);
      opened.push(context);
      const page = await context.newPage();
      collectComplaints(page, complaints);
      return { page, context };
    });
    for (const context of opened) await context.close();
    expect(complaints).toEqual([]);
  },
});

export { expect };
