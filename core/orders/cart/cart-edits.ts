import { allergyMark } from '../lines/allergy-notes.ts';
import { addToCart, type Cart, type CartLine, lineId } from './cart.ts';

/** Undoes a removal: the line returns to its index, or merges with the same line if it was added again. */
export const restoreLine = (cart: Cart, line: CartLine, index: number): Cart =>
  cart.some(({ id }) => id === line.id)
    ? addToCart(cart, line)
    : [...cart.slice(0, index), line, ...cart.slice(index)];

/** A different note, or one about something else, makes a different line; if that line exists already, the two merge. */
export const setNote = (cart: Cart, id: string, typed: string, isAllergyNote = false): Cart => {
  const line = cart.find((known) => known.id === id);
  const note = typed.trim();
  if (!line) return cart;
  const { isAllergyNote: was, ...rest } = line;
  const mark = allergyMark({ note, isAllergyNote });
  if (line.note === note && was === mark.isAllergyNote) return cart;
  const noted: CartLine = {
    ...rest,
    note,
    ...mark,
    id: lineId(line.realDishId, line.selectedSize?.name ?? null, line.customizations, { note, ...mark }),
  };
  return cart.some((known) => known.id === noted.id)
    ? addToCart(
        cart.filter((known) => known.id !== id),
        noted,
      )
    : cart.map((known) => (known.id === id ? noted : known));
};
