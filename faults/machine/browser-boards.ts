import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/tools/find-browser.mjs';
import type { Board } from '../workload/board.ts';
import type { Kit } from './kit.ts';

/** Boards in a real Chromium: opened once, and never reloaded. */
export const openBrowser = async (kit: Kit) => {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  kit.defer(() => browser.close());
  return async (url: string, cookie: string): Promise<Board> => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    await page.goto(`${url}/order-manager`);
    await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));
    return {
      name: 'board in Chromium',
      shows: async () => {
        // Far from the screen an order is no card, only its place with its number.
        const places = await page.evaluate(() =>
          'isFirstLoad' in window
            ? [...document.querySelectorAll('[role=tabpanel] > div > ul > li')].map((li) => li.textContent)
            : null,
        );
        if (!places) throw new Error('The board in Chromium was loaded anew.');
        return places.map((text) => ({ number: Number(/#(\d+)/.exec(text)?.[1]), total: null }));
      },
      close: () => context.close(),
    };
  };
};
