import { expect, type Page } from '@playwright/test';

/*
 * Forced colours take backgrounds and shadows away. What is told from its surroundings by them alone would be gone: a
 * button becomes words, the open one of several tabs or what is chosen of several looks like the others, and a dialog
 * cannot be told from the page behind it.
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
  const edgeOf = (element: Element) => getComputedStyle(element).borderTopWidth;
  const chosen = [...document.querySelectorAll('input[type=radio]:checked')]
    .filter(isSeen)
    .filter((element) => {
      const other = document.querySelector('input[type=radio]:not(:checked)');
      return other && edgeOf(other) === edgeOf(element) && getComputedStyle(element).appearance === 'none';
    })
    .map((element) => `${(element as HTMLInputElement).value} is chosen and looks like the others`);
  const dialogs = [...document.querySelectorAll('[role=dialog]')]
    .filter(isSeen)
    .filter((element) => edgeOf(element) === '0px')
    .map((element) => `the dialog ${named(element)} has no edge`);
  return [...filled, ...current, ...chosen, ...dialogs];
};

/** Nothing that can be pressed, and no sign of where one is, is lost with the colours. */
export const expectSeenInForcedColors = async (page: Page, screen: string): Promise<void> => {
  await page.evaluate(markFilled);
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await page.evaluate(findUnseen), `${screen} in forced colours`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
};
