import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { isAlive } from './every-page.ts';
import { expectLargeTextToFit } from './fits-width.ts';
import { expectSeenInForcedColors } from './forced-colors.ts';
import { expect } from './journey.ts';

type Look = 'light' | 'dark';

/** Seen in forced colours too; the guest's menu and the board have journeys of their own. */
const seenInForcedColors = /^\/(?:contact|accessibility|privacy|terms|dashboard)/;

/** How a page is looked at. `npm test` sees it in one of light and dark, `npm run test:all` in both. */
export const looksAt = (usual: Look): { look: Look; tag: string }[] => [
  { look: usual, tag: '' },
  { look: usual === 'light' ? 'dark' : 'light', tag: ' @long' },
];

/**
 * The page is alive, has nothing to complain about, and in this look can be used by everyone. Many, which are opened once
 * for all of it, also without colours and with letters twice as large.
 */
export const lookAt = async (page: Page, address: string, look: Look): Promise<void> => {
  await page.emulateMedia({ colorScheme: look });
  await page.goto(address);
  await expect.poll(() => page.evaluate(isAlive), { message: `${address} is alive` }).toBe(true);
  await expectAccessible(page, address);
  if (!seenInForcedColors.test(address)) return;
  const screen = page.viewportSize();
  await page.emulateMedia({ colorScheme: 'light' });
  await expectSeenInForcedColors(page, address);
  await expectLargeTextToFit(page, address);
  if (screen) await page.setViewportSize(screen);
};
