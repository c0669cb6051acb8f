import type { BrowserContext, Page } from '@playwright/test';
import { collectComplaints, expect, openContext, test } from './journey.ts';

/**
 * For tests that look at one page each and change nothing: browser, tab and whoever is logged in stay from test to test,
 * and with them what was fetched and compiled, which costs as much as the look itself.
 */
export const pageByPage = () => {
  let opened: Promise<BrowserContext> | undefined;
  let tab: Promise<Page> | undefined;
  return test.extend({
    context: async ({ browser, contextOptions }, use, info) => {
      opened ??= openContext(browser, info, contextOptions);
      await use(await opened);
    },
    page: async ({ context }, use) => {
      tab ??= context.newPage();
      const page = await tab;
      const complaints: string[] = [];
      const stop = collectComplaints(page, complaints);
      await use(page);
      stop();
      expect(complaints).toEqual([]);
    },
  });
};
