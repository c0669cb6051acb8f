import { expect, type Page } from '@playwright/test';
import { runsAll } from '#core/values/testing/runs.ts';

/** From the smallest phone to a desk. */
const everyWidth = runsAll ? [320, 390, 768, 1024, 1440] : [320, 768, 1440];

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
    if (!isSeen || element.closest('[role=tablist], .tabs, .sr-only, svg')) continue;
    const hides = getComputedStyle(element).overflowX !== 'visible' && element.tagName !== 'INPUT';
    const isCut = hides && element.scrollWidth > element.clientWidth + 1;
    if (isCut || box.left < -1 || box.right > room + 1) {
      found.push(`${element.tagName} "${(element.innerText ?? '').slice(0, 30)}" ${box.left}–${box.right}`);
    }
  }
  return found;
};

const eventually = expect.configure({ soft: true }).poll;

const setLetters = (page: Page, size: string) =>
  page.evaluate((wanted) => {
    document.documentElement.style.fontSize = wanted;
  }, size);

/** The same with letters twice as large, as a reader may set them. */
export const expectLargeTextToFit = async (page: Page, screen: string): Promise<void> => {
  await setLetters(page, '200%');
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await eventually(() => page.evaluate(tooWide), { message: `${screen} at 200 %, ${width} px` }).toEqual(
      [],
    );
  }
  await setLetters(page, '');
};

/** The tabs that the foot of the page covers. */
const coveredTabs = (): string[] => {
  const foot = document.querySelector('footer')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  return [...document.querySelectorAll<HTMLElement>('[role=tab]')]
    .filter((tab) => tab.getBoundingClientRect().bottom > foot + 1)
    .map((tab) => tab.innerText);
};

/** On a phone with large letters: nothing leaves the window, and the foot covers no tab. */
export const expectLargeTextOnPhone = async (page: Page, screen: string): Promise<void> => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setLetters(page, '200%');
  const message = `${screen} at 200 % on a phone`;
  await eventually(() => page.evaluate(tooWide), { message }).toEqual([]);
  await eventually(() => page.evaluate(coveredTabs), { message }).toEqual([]);
  await setLetters(page, '');
};

/** Nothing of what is open now leaves the window or is cut off, however wide the window is. */
export const expectToFit = async (
  page: Page,
  screen: string,
  widths: readonly number[] = everyWidth,
): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // A busy machine draws late: what counts is how it stands in the end.
    await eventually(() => page.evaluate(tooWide), { message: `${screen} at ${width} px` }).toEqual([]);
  }
};
