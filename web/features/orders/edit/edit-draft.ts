import { allergyMark } from '#core/orders/lines/allergy-notes.ts';
import { type Choices, chooseTimes, noChoices, type OrderableDish } from '#core/orders/lines/choices.ts';
import { type EditedOrder, priceEdit, type StoredLine, type WantedLine } from '#core/orders/order-edit.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { DishChoices } from '#core/orders/order-trail.ts';
import { toAgorot } from '#core/values/money.ts';

/** An order being edited: the wanted state, and the copy it is based on. */
export type EditDraft = { revision: number; lines: readonly DraftLine[] };
/** An added line has an index of its own, after those that the order has. */
export type DraftLine = WantedLine & Choices & { line: number; name: string; isAdded?: true };

/** One of a dish, as it is made when nobody chooses anything. */
export const firstLine = ({ id, name, sizes }: OrderableDish, line: number): DraftLine => ({
  line,
  dishId: id,
  name,
  quantity: 1,
  note: '',
  ...noChoices,
  size: sizes.find((size) => size.isBase)?.name ?? null,
});

export const addLine = (order: ManagedOrder, draft: EditDraft, dish: OrderableDish): EditDraft => {
  const line = Math.max(order.dishes.length, ...draft.lines.map((each) => each.line + 1));
  return { ...draft, lines: [...draft.lines, { ...firstLine(dish, line), isAdded: true }] };
};

const indexOf = ({ line, isAdded }: DraftLine): number | null => (isAdded ? null : line);

export const draftOf = (order: ManagedOrder): EditDraft => ({
  revision: order.revision,
  lines: order.dishes.map(
    ({ dishId, quantity, size, customizations, note, isAllergyNote = false }, line) => ({
      line,
      dishId: dishId._id,
      name: dishId.name,
      quantity,
      size: size?.name ?? null,
      customizations: customizations.map(({ groupName, optionName }) => ({ groupName, optionName })),
      note,
      isAllergyNote,
    }),
  ),
});

/** The same order apart from its stage: a colleague's approval does not spoil an edit. */
export const hasSameDishes = (a: ManagedOrder, b: ManagedOrder): boolean =>
  JSON.stringify(a.dishes) === JSON.stringify(b.dishes);

const storedLinesOf = (order: ManagedOrder): StoredLine[] =>
  order.dishes.map(({ dishId, quantity, size, customizations, note, isAllergyNote }) => ({
    dishId: dishId._id,
    name: dishId.name,
    price: toAgorot(dishId.price),
    quantity,
    size: size && { name: size.name, price: toAgorot(size.price) },
    customizations: customizations.map((choice) => ({ ...choice, price: toAgorot(choice.price) })),
    note,
    ...allergyMark({ note, isAllergyNote }),
  }));

export const orderableOf = (dish: DishChoices): OrderableDish => ({
  id: dish._id,
  name: dish.name,
  price: toAgorot(dish.price),
  available: true,
  sizes: dish.sizes.map((size) => ({ ...size, price: toAgorot(size.price) })),
  changes: dish.changes.map((group) => ({
    ...group,
    options: group.options.map((option) => ({ ...option, price: toAgorot(option.price) })),
  })),
});

/** The server's expected answer: the same rules, run here first. */
export const previewOf = (
  order: ManagedOrder,
  lines: readonly DraftLine[],
  dishes: ReadonlyMap<string, OrderableDish>,
): EditedOrder =>
  priceEdit(
    storedLinesOf(order),
    lines.map((line) => ({ ...line, line: indexOf(line) })),
    dishes,
  );

/** Sets how often an option is chosen. Options that the dish no longer offers go with the first new choice. */
export const chooseOption = (
  line: DraftLine,
  dish: OrderableDish,
  groupName: string,
  optionName: string,
  times: number,
): DraftLine => {
  const group = dish.changes.find((each) => each.name === groupName);
  if (!group) return line;
  const known = line.customizations.filter((chosen) =>
    dish.changes.some(
      (each) =>
        each.name === chosen.groupName && each.options.some((option) => option.name === chosen.optionName),
    ),
  );
  return { ...line, ...chooseTimes({ size: line.size, customizations: known }, group, optionName, times) };
};

export const bodyOf = ({ revision, lines }: EditDraft) => ({
  revision,
  dishes: lines.map((line) => ({
    line: indexOf(line),
    dishId: line.dishId,
    quantity: line.quantity,
    note: line.note,
    isAllergyNote: line.isAllergyNote ?? false,
    size: line.size === null ? null : { name: line.size },
    customizations: [...line.customizations],
  })),
});
