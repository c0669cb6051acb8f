import { describe, expect, it } from 'vitest';
import { addToCart, cartLineFor, cartStorageKey, emptyCart, serialiseCart } from '#core/orders/cart/cart.ts';
import { needsChoosing, noChoices } from '#core/orders/lines/choices.ts';
import { agorot } from '#core/values/money.ts';
import { avoidsKey } from '../contents/avoids-key.ts';
import { addClass, cartCountSelector, dishSelector, openClass } from '../guest-menu/dish-markup.ts';
import { dishesOf, toGuestMenu } from '../guest-menu/guest-menu.ts';
import { buildMenu } from '../testing/menu-fixture.ts';
import { openPage } from '../testing/render-page.ts';
import { collectTaps } from './pending-taps.ts';

const menu = buildMenu();
const dishes = dishesOf(toGuestMenu(menu));
const chosen = dishes.findIndex((dish) => dish.available && needsChoosing(dish));
const [first = -1, second = -1] = [...dishes.keys()].filter((index) => {
  const dish = dishes[index];
  return dish?.available && !needsChoosing(dish);
});

const key = cartStorageKey(menu.restaurant._id);
const soda = cartLineFor(
  { id: 'b'.repeat(24), name: 'Soda', price: agorot(900), available: true, sizes: [], changes: [] },
  noChoices,
  2,
);
const twoSodas = serialiseCart(soda ? addToCart(emptyCart, soda) : emptyCart);
const storageWith = (cart: string | null, avoids: string | null) => (name: string) =>
  name === key ? cart : name === avoidsKey ? avoids : null;

const openTapped = (stored: string | null, avoids: string | null = null) => {
  const page = openPage({ menu });
  const press = (selector: string, index = 0) =>
    page.querySelectorAll(dishSelector)[index]?.querySelector<HTMLElement>(selector)?.click();
  return {
    page,
    takeTaps: collectTaps(page, storageWith(stored, avoids)),
    add: (index: number) => press(`.${addClass}`, index),
    open: (index: number) => press(`.${openClass}`, index),
    badge: page.querySelector<HTMLElement>(cartCountSelector),
  };
};

describe('taps before hydration', () => {
  it('are counted on top of the stored cart and handed over once', () => {
    const { add, badge, takeTaps } = openTapped(twoSodas);
    expect(badge?.hidden).toBe(true);
    add(first);
    add(second);
    add(second);
    expect(badge?.hidden).toBe(false);
    expect(badge?.textContent).toBe('5');
    expect(takeTaps()).toEqual({ added: [first, second, second], open: null, pressed: null });
    add(first);
    expect(badge?.textContent).toBe('5');
  });

  it('on a dish that needs choosing open its dialog later, and count nothing', () => {
    const { add, open, badge, takeTaps } = openTapped(null);
    open(first);
    add(chosen);
    expect(badge?.hidden).toBe(true);
    expect(takeTaps()).toEqual({ added: [], open: chosen, pressed: null });
  });

  it.each(['{', 'null', '7', '[null]', '[{}]'])('do not stumble over a stored %j', (text) => {
    const { add, badge } = openTapped(text);
    add(first);
    expect(badge?.textContent).toBe('1');
  });

  it('promise nothing to a guest who may be asked first', () => {
    const { add, badge, takeTaps } = openTapped(null, '["nuts"]');
    add(first);
    expect(badge?.hidden).toBe(true);
    expect(takeTaps().added).toEqual([first]);
  });

  it('on a button of no dish are kept, and elsewhere left alone', () => {
    const { page, takeTaps } = openTapped(null);
    const find = page.querySelector<HTMLElement>('.find');
    find?.click();
    page.querySelector<HTMLElement>('summary')?.click();
    page.querySelector('h1')?.click();
    expect(takeTaps()).toEqual({ added: [], open: null, pressed: find });
  });
});
