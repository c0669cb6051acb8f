import { expect, type Locator, type Page } from '@playwright/test';

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

/** Seconds pass at once until the page shows it: what it waits for meanwhile, as between attempts, nobody waits for. */
export const passUntilShown = async (page: Page, shown: Locator): Promise<void> => {
  const passSecond = async () => {
    await page.clock.runFor(1_000);
    return shown.isVisible();
  };
  await expect.poll(passSecond, { intervals: [50] }).toBe(true);
};
