import type { Page } from '@playwright/test';

/**
 * What lasts ten seconds is seen to last them, without waiting. The page's clock must be installed before the page is
 * opened (`page.clock.install()`); it runs by itself except in here.
 */
export const withStoppedTime = async (
  page: Page,
  work: (pass: (ms: number) => Promise<void>) => Promise<void>,
): Promise<void> => {
  // A while ahead: on a busy machine the page moves on between the question and the answer.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
  await work((ms) => page.clock.runFor(ms));
  await page.clock.resume();
};
