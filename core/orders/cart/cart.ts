import { type Agorot, addAgorot, agorot } from '../../values/money.ts';
import { orderLimits } from '../../values/order-limits.ts';
import { allergyMark, type Noted } from '../lines/allergy-notes.ts';
import type { Choices, ChosenOption, OrderableDish } from '../lines/choices.ts';
import { lineTotal, priceOrder, type RequestedLine } from '../lines/order-pricing.ts';

/** A cart line: one dish, configured one way, with a quantity. */
export type CartLine = Noted & {
  /** Made of dish, size, options, note and what the note is about: equal in all of them is the same line. */
  readonly id: string;
  readonly realDishId: string;
  readonly name: string;
  /** Dish and size together. */
  readonly price: Agorot;
  readonly quantity: number;
  readonly customizations: readonly (ChosenOption & { readonly price: Agorot })[];
  readonly selectedSize: { readonly name: string; readonly price: Agorot } | null;
};
export type Cart = readonly CartLine[];
export const emptyCart: Cart = [];

export const cartLineTotal = (line: CartLine): Agorot =>
  lineTotal(line.price, line.customizations, line.quantity);
export const cartTotal = (cart: Cart): Agorot => addAgorot(...cart.map(cartLineTotal));
export const cartCount = (cart: Cart): number => cart.reduce((count, line) => count + line.quantity, 0);

/** Lists, not joined text: a name may contain any separator one could think of. */
export const lineId = (
  dishId: string,
  size: string | null,
  options: readonly ChosenOption[],
  noted: Noted,
): string =>
  JSON.stringify([
    dishId,
    size,
    options.map(({ groupName, optionName }) => [groupName, optionName]),
    noted.note,
    // Ids of lines without it stay what they were in carts that older versions stored.
    ...(noted.isAllergyNote ? [true] : []),
  ]);

/** What is sent to the server, which does the pricing. */
export const requestedLine = (line: CartLine): RequestedLine => ({
  dishId: line.realDishId,
  quantity: line.quantity,
  size: line.selectedSize?.name ?? null,
  customizations: line.customizations.map(({ groupName, optionName }) => ({ groupName, optionName })),
  note: line.note,
  ...allergyMark(line),
});

/** A line for a dish as the guest chose it; null when it cannot be ordered that way. */
export const cartLineFor = (
  dish: OrderableDish,
  { size, customizations }: Choices,
  quantity = 1,
  note = '',
  isAllergyNote = false,
): CartLine | null => {
  const order = priceOrder(
    [{ dishId: dish.id, quantity, size, customizations, note: note.trim(), isAllergyNote }],
    new Map([[dish.id, dish]]),
  );
  const line = order.kind === 'priced' ? order.lines[0] : undefined;
  if (!line) return null;
  return {
    id: lineId(line.dishId, line.size?.name ?? null, line.customizations, line),
    realDishId: line.dishId,
    name: line.name,
    price: addAgorot(line.price, line.size?.price ?? agorot(0)),
    quantity: line.quantity,
    customizations: line.customizations,
    selectedSize: line.size,
    note: line.note,
    ...allergyMark(line),
  };
};

/** No line grows beyond what may be ordered. */
export const capped = (quantity: number): number => Math.min(quantity, orderLimits.lineQuantity);

/** Adds a line; an existing one grows instead, and takes the newer price. */
export const addToCart = (cart: Cart, added: CartLine): Cart =>
  cart.some((line) => line.id === added.id)
    ? cart.map((line) =>
        line.id === added.id ? { ...added, quantity: capped(line.quantity + added.quantity) } : line,
      )
    : [...cart, added];

/** Zero removes the line. */
export const setQuantity = (cart: Cart, id: string, quantity: number): Cart =>
  quantity < 1
    ? cart.filter((line) => line.id !== id)
    : cart.map((line) => (line.id === id ? { ...line, quantity: capped(Math.floor(quantity)) } : line));

export const cartStorageKey = (ownerId: string): string => `cart:${ownerId}`;
export const serialiseCart = (cart: Cart): string => JSON.stringify(cart);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isAmount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
const isText = (value: unknown): boolean => typeof value === 'string';

const isCartLine = (value: unknown): value is CartLine =>
  isObject(value) &&
  [value.id, value.realDishId, value.name, value.note].every(isText) &&
  [undefined, true].includes(value.isAllergyNote as undefined) &&
  isAmount(value.price) &&
  isAmount(value.quantity) &&
  Number(value.quantity) >= 1 &&
  (value.selectedSize === null ||
    (isObject(value.selectedSize) &&
      isText(value.selectedSize.name) &&
      isAmount(value.selectedSize.price))) &&
  Array.isArray(value.customizations) &&
  value.customizations.every(
    (option) =>
      isObject(option) && isText(option.groupName) && isText(option.optionName) && isAmount(option.price),
  );

/** The storage may hold anything: another version's cart, half a text. What is valid is restored. */
export const parseCart = (text: string | null): Cart => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    const lines = Array.isArray(stored) ? stored.filter(isCartLine) : [];
    return lines.filter((line, index) => lines.findIndex(({ id }) => id === line.id) === index);
  } catch {
    return emptyCart;
  }
};
