import { expect, type Page } from '@playwright/test';

/*
 * Forced colours take backgrounds and shadows away. What is told from its surroundings by them alone would be gone: a
 * button becomes words, and the open one of several tabs looks like the others.
 */

/** In the page, as everybody sees it: marks what has a background of its own and can be pressed. */
const markFilled = (): void => {
  const backgroundOf = (element: Element): string => getComputedStyle(element).backgroundColor;
  for (const element of document.querySelectorAll('button, a')) {
    const background = backgroundOf(element);
    const isFilled = !/^(?:transparent|.*, 0\)|.*\/ 0\))$/.test(background);
    if (isFilled && element.parentElement && background !== backgroundOf(element.parentElement)) {
      element.setAttribute('data-filled', '');
    }
  }
};

/** In forced colours: which of these have no line around them, and which current ones look like their neighbours. */
const findUnseen = (): string[] => {
  const named = (element: Element) =>
    `${element.tagName} "${(element.textContent ?? '').trim().slice(0, 30)}"`;
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const filled = [...document.querySelectorAll('[data-filled]')]
    .filter(isSeen)
    .filter((element) => getComputedStyle(element).borderBottomWidth === '0px')
    .map((element) => `${named(element)} has no border`);
  const lookOf = (element: Element): string => {
    const { borderBottom, backgroundColor, color, textDecorationLine } = getComputedStyle(element);
    return [borderBottom, backgroundColor, color, textDecorationLine].join();
  };
  const current = [...document.querySelectorAll('[role=tab][aria-selected=true], nav [aria-current]')]
    .filter(isSeen)
    .filter((element) => {
      const row = element.closest('[role=tablist], ul, nav');
      const other = row?.querySelector('[role=tab][aria-selected=false], a:not([aria-current])');
      return other && lookOf(other) === lookOf(element);
    })
    .map((element) => `${named(element)} looks like the others`);
  return [...filled, ...current];
};

/** Nothing that can be pressed, and no sign of where one is, is lost with the colours. */
export const expectSeenInForcedColors = async (page: Page, screen: string): Promise<void> => {
  await page.evaluate(markFilled);
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await page.evaluate(findUnseen), `${screen} in forced colours`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
};
