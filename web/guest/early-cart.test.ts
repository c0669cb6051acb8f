import { describe, expect, it } from 'vitest';
import { agorot } from '#core/kit/money.ts';
import {
  addToCart,
  cartCount,
  cartLineFor,
  cartStorageKey,
  emptyCart,
  serialiseCart,
} from '#core/orders/cart.ts';
import { noChoices } from '#core/orders/choices.ts';
import { listenEarly } from './early-cart.ts';

const key = cartStorageKey('a'.repeat(24));
const soda = cartLineFor(
  { id: 'b'.repeat(24), name: 'Soda', price: agorot(900), available: true, sizes: [], changes: [] },
  noChoices,
  2,
);

/** As much of a page as the early script touches: dishes, each with its buttons, and the badge of the cart. */
const buildPage = (...buttonClasses: string[]) => {
  const page = new EventTarget();
  const cards = buttonClasses.map((classes) => ({ classes }));
  const badge = { hidden: true, textContent: '0', dataset: { cart: key } };
  const buttonOf = (card: { classes: string }) => ({
    closest: (selector: string) => (selector === '.dish' ? card : buttonOf(card)),
    matches: () => card.classes === 'add',
  });
  const tap = (place: number) => {
    const card = cards[place];
    const event = new Event('click');
    Object.defineProperty(event, 'target', { value: card ? buttonOf(card) : { closest: () => null } });
    page.dispatchEvent(event);
  };
  const asDocument = Object.assign(page, { querySelectorAll: () => cards, querySelector: () => badge });
  return { page: asDocument as unknown as Document, badge, tap };
};
const storageWith = (text: string | null) => (asked: string) => (asked === key ? text : null);

describe('taps before the page is alive', () => {
  it('are counted on top of the stored cart and handed over once', () => {
    const { page, badge, tap } = buildPage('add', 'add pick', 'add');
    const stored = soda ? addToCart(emptyCart, soda) : emptyCart;
    const handOver = listenEarly(page, storageWith(serialiseCart(stored)));
    tap(0);
    tap(2);
    tap(2);
    expect(badge).toMatchObject({ hidden: false, textContent: String(cartCount(stored) + 3) });
    expect(handOver()).toEqual({ added: [0, 2, 2], open: null, pressed: null });
    tap(0);
    expect(badge.textContent).toBe('5');
  });

  it('on a dish that needs choosing open its dialog later, and count nothing', () => {
    const { page, badge, tap } = buildPage('add', 'add pick', 'open');
    const handOver = listenEarly(page, storageWith(null));
    tap(2);
    tap(1);
    expect(badge.hidden).toBe(true);
    expect(handOver()).toEqual({ added: [], open: 1, pressed: null });
  });

  it.each(['{', 'null', '7', '[null]', '[{}]'])('do not stumble over a stored %j', (text) => {
    const { page, badge, tap } = buildPage('add');
    listenEarly(page, storageWith(text));
    tap(0);
    expect(badge.textContent).toBe('1');
  });

  it('elsewhere are left alone', () => {
    const { page, tap } = buildPage('add');
    const handOver = listenEarly(page, storageWith(null));
    tap(9);
    expect(handOver()).toEqual({ added: [], open: null, pressed: null });
  });
});
