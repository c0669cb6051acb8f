import { addToCart, type Cart, type CartLine, lineId } from './cart.ts';

/** Undoing a removal: the line returns to its index. If it was added anew meanwhile, the two become one. */
export const restoreLine = (cart: Cart, line: CartLine, index: number): Cart =>
  cart.some(({ id }) => id === line.id) ? addToCart(cart, line) : cart.toSpliced(index, 0, line);

/** Another note makes another line, and the same as one that is there already makes one of two. */
export const setNote = (cart: Cart, id: string, typed: string): Cart => {
  const line = cart.find((known) => known.id === id);
  const note = typed.trim();
  if (!line || line.note === note) return cart;
  const noted: CartLine = {
    ...line,
    note,
    id: lineId(line.realDishId, line.selectedSize?.name ?? null, line.customizations, note),
  };
  return cart.some((known) => known.id === noted.id)
    ? addToCart(
        cart.filter((known) => known.id !== id),
        noted,
      )
    : cart.map((known) => (known.id === id ? noted : known));
};
