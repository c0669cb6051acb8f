import { expect, type Page } from '@playwright/test';
import { runsAll } from '#core/values/testing/runs.ts';

/** From the smallest phone to a desk. */
const widths = runsAll ? [320, 390, 768, 1024, 1440] : [320, 768, 1440];

/** What is wider than the window, or cut off: each as `tag "its text"`. Rows that scroll by themselves may be wider. */
const tooWide = async (): Promise<string[]> => {
  // A screen that draws itself anew for this width has done so by the next frame but one.
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  const page = document.scrollingElement ?? document.documentElement;
  const room = page.clientWidth;
  const found = page.scrollWidth > room ? [`the page: ${page.scrollWidth} of ${room}`] : [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const box = element.getBoundingClientRect();
    const isSeen =
      box.width > 2 &&
      box.height > 2 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isSeen || element.closest('[role=tablist], .sr-only, svg')) continue;
    const hides = getComputedStyle(element).overflowX !== 'visible' && element.tagName !== 'INPUT';
    const isCut = hides && element.scrollWidth > element.clientWidth + 1;
    if (isCut || box.left < -1 || box.right > room + 1) {
      found.push(`${element.tagName} "${(element.innerText ?? '').slice(0, 30)}" ${box.left}–${box.right}`);
    }
  }
  return found;
};

const eventually = expect.configure({ soft: true, timeout: 10_000 }).poll;

/** Nothing of what is open now leaves the window or is cut off, however wide the window is. */
export const expectToFit = async (page: Page, screen: string, tried = widths): Promise<void> => {
  for (const width of tried) {
    await page.setViewportSize({ width, height: 900 });
    // A busy machine draws late: what counts is how it stands in the end.
    await eventually(() => page.evaluate(tooWide), { message: `${screen} at ${width} px` }).toEqual([]);
  }
};
