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
        const numbers = await page.evaluate(() =>
          'isFirstLoad' in window
            ? [...document.querySelectorAll('article h3 bdi')].map((number) => number.textContent)
            : null,
        );
        if (!numbers) throw new Error('The board in Chromium was loaded anew.');
        return numbers.map((text) => ({ number: Number(text.replace('#', '')), total: null }));
      },
      close: () => context.close(),
    };
  };
};
