import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const runsForMs = 10;

/**
 * Gives the pages of this browser only every so-many-th moment. The browser's own throttle spins instead for as long as it
 * makes a page wait, and all other journeys would wait with it.
 */
export const slowProcessor = async (page: Page, factor: number) => {
  const browser = await page.context().browser()?.newBrowserCDPSession();
  if (!browser) throw new Error('the page has no browser of its own');
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const send = (signal: 'SIGSTOP' | 'SIGCONT') => {
    for (const id of pages) process.kill(id, signal);
  };
  let isSlow = true;
  const slowing = (async () => {
    while (isSlow) {
      send('SIGSTOP');
      await pause(runsForMs * (factor - 1));
      send('SIGCONT');
      await pause(runsForMs);
    }
  })();
  return {
    recover: async () => {
      isSlow = false;
      await slowing;
    },
  };
};
