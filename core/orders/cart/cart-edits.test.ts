import { describe, expect, it } from 'vitest';
import { agorot } from '../../values/money.ts';
import { noChoices, type OrderableDish } from '../lines/choices.ts';
import { addToCart, type Cart, type CartLine, cartLineFor, emptyCart, setQuantity } from './cart.ts';
import { restoreLine, setNote } from './cart-edits.ts';

const dish = (name: string): OrderableDish => ({
  id: name.repeat(24).slice(0, 24),
  name,
  price: agorot(900),
  available: true,
  sizes: [],
  changes: [],
});
const line = (name: string, quantity = 1, note = '', isAllergyNote = false): CartLine => {
  const made = cartLineFor(dish(name), noChoices, quantity, note, isAllergyNote);
  if (!made) throw new Error('a plain dish can always be ordered');
  return made;
};
const cartOf = (...lines: CartLine[]): Cart => lines.reduce(addToCart, emptyCart);

describe('undoing a removal', () => {
  it('puts the line back where it was', () => {
    const cart = cartOf(line('a'), line('b', 2), line('c'));
    const removed = line('b', 2);
    expect(restoreLine(setQuantity(cart, removed.id, 0), removed, 1)).toEqual(cart);
  });

  it('joins a line that was added again meanwhile', () => {
    expect(restoreLine(cartOf(line('a', 3)), line('a', 2), 0)).toEqual(cartOf(line('a', 5)));
  });
});

describe('a note written in the cart', () => {
  it('is what the line would be had it been written in the dialog', () => {
    const cart = cartOf(line('a', 2), line('b'));
    expect(setNote(cart, line('a').id, ' no onion ')).toEqual(cartOf(line('a', 2, 'no onion'), line('b')));
  });

  it('makes one line of two that are now the same', () => {
    const cart = cartOf(line('a', 2, 'no onion'), line('a', 1));
    expect(setNote(cart, line('a').id, 'no onion')).toEqual(cartOf(line('a', 3, 'no onion')));
  });

  it('about an allergy is another line than the same words that are not, and joins its equal', () => {
    const [plain, marked] = [line('a', 1, 'nuts'), line('a', 1, 'nuts', true)];
    expect(cartOf(plain, marked)).toEqual([plain, marked]);
    expect(setNote(cartOf(plain), plain.id, 'nuts', true)).toEqual(cartOf(marked));
    expect(setNote(cartOf(plain, marked), plain.id, 'nuts', true)).toEqual(
      cartOf(line('a', 2, 'nuts', true)),
    );
    expect(setNote(cartOf(marked), marked.id, 'nuts', false)).toEqual(cartOf(plain));
    const cart = cartOf(marked);
    expect(setNote(cart, marked.id, ' nuts ', true)).toBe(cart);
  });

  it('that is emptied is about nothing', () => {
    expect(setNote(cartOf(line('a', 1, 'nuts', true)), line('a', 1, 'nuts', true).id, ' ', true)).toEqual(
      cartOf(line('a')),
    );
  });

  it('changes nothing when it says the same, or the line is gone', () => {
    const cart = cartOf(line('a'));
    expect(setNote(cart, line('a').id, '  ')).toBe(cart);
    expect(setNote(cart, 'gone', 'hello')).toBe(cart);
  });
});
