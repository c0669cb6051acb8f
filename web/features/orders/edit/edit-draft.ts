import { type Choices, chooseTimes, type OrderableDish } from '#core/orders/lines/choices.ts';
import { type EditedOrder, priceEdit, type StoredLine, type WantedLine } from '#core/orders/order-edit.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { DishChoices } from '#core/orders/order-trail.ts';
import { toAgorot } from '#core/values/money.ts';

/** An order being edited: the wanted state, and the copy it is based on. */
export type EditDraft = { revision: number; lines: readonly DraftLine[] };
export type DraftLine = WantedLine & Choices & { line: number; name: string };

export const draftOf = (order: ManagedOrder): EditDraft => ({
  revision: order.revision,
  lines: order.dishes.map(({ dishId, quantity, size, customizations, note }, line) => ({
    line,
    dishId: dishId._id,
    name: dishId.name,
    quantity,
    size: size?.name ?? null,
    customizations: customizations.map(({ groupName, optionName }) => ({ groupName, optionName })),
    note,
  })),
});

/** The same order apart from its stage: a colleague's approval does not spoil an edit. */
export const hasSameDishes = (a: ManagedOrder, b: ManagedOrder): boolean =>
  JSON.stringify(a.dishes) === JSON.stringify(b.dishes);

const storedLinesOf = (order: ManagedOrder): StoredLine[] =>
  order.dishes.map(({ dishId, quantity, size, customizations, note }) => ({
    dishId: dishId._id,
    name: dishId.name,
    price: toAgorot(dishId.price),
    quantity,
    size: size && { name: size.name, price: toAgorot(size.price) },
    customizations: customizations.map((choice) => ({ ...choice, price: toAgorot(choice.price) })),
    note,
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
): EditedOrder => priceEdit(storedLinesOf(order), lines, dishes);

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
  dishes: lines.map(({ line, dishId, quantity, size, customizations, note }) => ({
    line,
    dishId,
    quantity,
    note,
    size: size === null ? null : { name: size },
    customizations: [...customizations],
  })),
});
