import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any of our pages has before what is wanted. */
const mostStops = 120;

type Way = 'here' | 'ahead' | 'back' | 'nowhere';

/** In the page: where this is from what has the focus, in the order in which Tab goes. */
const wayTo = (target: Element): Way => {
  const { activeElement } = document;
  if (activeElement === target) return 'here';
  if (!activeElement || activeElement === document.body) return 'nowhere';
  const isBefore = activeElement.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING;
  return isBefore ? 'back' : 'ahead';
};

/** Whoever works by keyboard alone: from stop to stop, and never left at the top of the page. */
export const keyboardOf = (page: Page) => {
  let hasJustArrived = true;

  /** What has the focus is something, and not the page as a whole. */
  const expectFocus = async (): Promise<void> => {
    await expect
      .poll(() => page.evaluate(() => document.activeElement !== document.body), {
        message: 'something has the focus',
      })
      .toBe(true);
  };

  const goTo = async (target: Locator): Promise<void> => {
    await target.waitFor();
    if (!hasJustArrived) await expectFocus();
    hasJustArrived = false;
    for (let stops = 0; stops < mostStops; stops += 1) {
      const way = await target.evaluate(wayTo);
      if (way === 'here') return;
      await page.keyboard.press(way === 'back' ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`Tab does not reach ${target}`);
  };

  const press = async (target: Locator, key = 'Enter'): Promise<void> => {
    await goTo(target);
    await page.keyboard.press(key);
  };

  return {
    expectFocus,
    goTo,
    press,
    /** A new document begins at its top, as every page does. */
    open: async (address: string): Promise<void> => {
      await page.goto(address);
      hasJustArrived = true;
    },
    /** In place of what stands there. */
    type: async (field: Locator, text: string): Promise<void> => {
      await press(field, 'Control+a');
      await page.keyboard.type(text);
    },
    /** To the tab beside the open one, and so on, whichever way the language goes. */
    openTab: async (name: string): Promise<void> => {
      const tab = page.getByRole('tab', { name });
      await goTo(page.getByRole('tab', { selected: true }));
      await page.keyboard.press('Home');
      const isRight = (await page.locator('html').getAttribute('dir')) === 'ltr';
      for (let tabs = 0; tabs < 6 && (await tab.evaluate(wayTo)) !== 'here'; tabs += 1) {
        await page.keyboard.press(isRight ? 'ArrowRight' : 'ArrowLeft');
      }
      await expect(tab).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    },
  };
};
