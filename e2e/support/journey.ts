import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Locale, localeCookie } from '#core/i18n/locale.ts';
import { screenTextFor } from '#core/i18n/screen-text.ts';
import { type Translate, translatorFor } from '#core/i18n/text.ts';

type Person = { page: Page; context: BrowserContext };

type Fixtures = {
  language: Locale;
  /** The texts of the screen, so that a journey reads like what the user sees. */
  t: Translate;
  /** Another person with a browser of their own: a guest's phone, a second tablet. */
  newPerson: () => Promise<Person>;
};

/** Anything a page complains about is a failure of the journey, as a user with the console open would see it. */
const collectComplaints = (page: Page, complaints: string[]): void => {
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // The browser reports every refused call by itself; the journeys assert on what the user is told.
    if (/Failed to load resource/.test(message.text())) return;
    complaints.push(`console ${message.type()}: ${message.text()}`);
  });
};

const openContext = async (
  browser: Browser,
  language: Locale,
  options: Parameters<Browser['newContext']>[0],
  baseURL: string,
): Promise<BrowserContext> => {
  const context = await browser.newContext({ ...options, baseURL });
  await context.addCookies([{ name: localeCookie, value: language, url: baseURL }]);
  return context;
};

export const test = base.extend<Fixtures>({
  language: async ({ page: _page }, use, info) => {
    await use(info.project.metadata.language as Locale);
  },
  t: async ({ language }, use) => {
    const [ofOwners, ofGuests] = [screenTextFor(language), translatorFor(language)];
    await use((text, ...args) => ('ar' in text ? ofGuests : ofOwners)(text, ...args));
  },
  context: async ({ browser, contextOptions, baseURL }, use, info) => {
    const language = info.project.metadata.language as Locale;
    const options = { ...contextOptions, ...info.project.use };
    const context = await openContext(browser, language, options, baseURL ?? '');
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
  newPerson: async ({ browser, contextOptions, baseURL }, use, info) => {
    const language = info.project.metadata.language as Locale;
    const opened: BrowserContext[] = [];
    const complaints: string[] = [];
    await use(async () => {
      const options = { ...contextOptions, ...info.project.use };
      const context = await openContext(browser, language, options, baseURL ?? '');
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
