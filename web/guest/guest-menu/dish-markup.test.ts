import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GuestMenuAnswer } from '#core/guest-menu/guest-menu.contract.ts';
import { guestLocales } from '#core/i18n/locale.ts';
import { needsChoosing } from '#core/orders/lines/choices.ts';
import { runs } from '#core/values/testing/runs.ts';
import { readDisplayedDishes } from '../document/displayed-dishes.ts';
import { type PackedMenu, unpackMenu } from '../document/page-data.ts';
import { collectTaps } from '../pre-hydration/pending-taps.ts';
import { anyMenu } from '../testing/any-menu.ts';
import { buildMenu } from '../testing/menu-fixture.ts';
import { openPage } from '../testing/render-page.ts';
import { addClass, openClass } from './dish-markup.ts';
import { dishesOf, toGuestMenu } from './guest-menu.ts';

/** What the page's script starts with. */
const readBack = (page: Document): GuestMenuAnswer => {
  const packed: PackedMenu = JSON.parse(page.getElementById('menu-data')?.textContent ?? '');
  return unpackMenu(packed, readDisplayedDishes(page));
};
const press = (page: Document, className: string): void => {
  for (const button of page.querySelectorAll<HTMLElement>(`.${className}`)) button.click();
};

describe('the menu written into the page', () => {
  it('is the menu read from it', () => {
    for (const menu of [buildMenu(), buildMenu({ isOpen: false }), { ...buildMenu(), menu: null }])
      expect(readBack(openPage({ menu }))).toEqual(menu);
  });

  it('is the menu read from it, whatever is called what', () => {
    fc.assert(
      fc.property(anyMenu, fc.constantFrom(...guestLocales), (menu, locale) => {
        expect(readBack(openPage({ menu, locale }))).toEqual(menu);
      }),
      { numRuns: runs(300) },
    );
  });

  it('tells the inline script which dishes were tapped, and which of those are added at once', () => {
    fc.assert(
      fc.property(anyMenu, (menu) => {
        const dishes = [...dishesOf(toGuestMenu(menu)).entries()].filter(([, dish]) => dish.available);
        const atOnce = dishes.filter(
          ([, dish]) => menu.isOpen && dish.servedAgainAt === undefined && !needsChoosing(dish),
        );
        const page = openPage({ menu });
        const takeTaps = collectTaps(page, () => null);
        press(page, addClass);
        press(page, openClass);
        expect(takeTaps()).toEqual({
          added: atOnce.map(([index]) => index),
          open: dishes.at(-1)?.[0] ?? null,
          pressed: null,
        });
      }),
      { numRuns: runs(300) },
    );
  });
});
