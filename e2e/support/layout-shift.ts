import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** From the next page on: how much of what was painted has moved, as the browser itself measures it. */
export const countLayoutShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.layoutShift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

export const layoutShiftOf = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift);
