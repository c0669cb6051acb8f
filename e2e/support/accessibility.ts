import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { usualMotion } from '../browser-launch.ts';

const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** WCAG 2.2 AA and good practice: nothing to complain about. */
export const expectAccessible = async (page: Page, what: string): Promise<void> => {
  // A page that has just been opened may still be asking for what it shows: its heading comes with that.
  await expect(page.locator('h1').first()).toBeAttached();
  // A message that is just fading has too little contrast for a moment; what counts is how it stands.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      // Not those that scrolling drives or that never end.
      .filter(
        ({ timeline, effect }) =>
          timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(ending.map((animation) => animation.finished));
    // A section far below is laid out only when it is near. Until then axe finds its dishes at guessed places, over others.
    for (const section of document.querySelectorAll('section')) section.style.contentVisibility = 'visible';
  });
  // Handing it over takes longer than the check itself. The package for Playwright does so each time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  const complaints = await page.evaluate(async (values) => {
    const inPage = window as unknown as { axe: typeof axe };
    const { violations } = await inPage.axe.run(
      // The guest's page in the editor's frame is a page of its own, and checked as one. A tooltip stands in no landmark by
      // its nature, and is there only while a pointer happens to rest on something.
      { exclude: ['iframe', '[role=tooltip]'] },
      // Selectors of every node that is well cost a fifth of the check.
      { runOnly: { type: 'tag', values }, resultTypes: ['violations'], selectors: false, iframes: false },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  }, standards);
  expect(complaints, what).toEqual([]);
  await page.evaluate(() => {
    for (const section of document.querySelectorAll('section')) section.style.contentVisibility = '';
  });
  await page.emulateMedia({ reducedMotion: usualMotion });
};
