import { type Agorot, addAgorot, agorot, timesAgorot } from '../../values/money.ts';
import { orderLimits } from '../../values/order-limits.ts';
import { allergyMark, type Noted } from './allergy-notes.ts';
import {
  type ChoiceProblem,
  type Choices,
  type ChosenOption,
  chosenIn,
  listChoiceProblems,
  type OrderableDish,
} from './choices.ts';

/** (dish + size + options) × quantity: the only pricing formula. */
export const lineTotal = (
  dishAndSize: Agorot,
  options: readonly { readonly price: Agorot }[],
  quantity: number,
): Agorot => timesAgorot(addAgorot(dishAndSize, ...options.map((option) => option.price)), quantity);

export type RequestedLine = Noted & {
  readonly dishId: string;
  readonly quantity: number;
  readonly size: string | null;
  readonly customizations: readonly ChosenOption[];
};

/** A line with its names and prices copied, so that later edits of the menu never rewrite it. */
export type PricedLine = Noted & {
  readonly dishId: string;
  readonly name: string;
  /** Of the dish alone, without size and options. */
  readonly price: Agorot;
  readonly quantity: number;
  readonly size: { readonly name: string; readonly price: Agorot } | null;
  readonly customizations: readonly (ChosenOption & { readonly price: Agorot })[];
  readonly total: Agorot;
};

/** What is wrong with which line. `order-refusals.ts` says how it travels. */
export type OrderProblem = { readonly line: number; readonly dishId: string } & (
  | { readonly why: 'dish_gone' }
  | { readonly why: 'dish_unavailable'; readonly name: string }
  | { readonly why: 'dish_not_served'; readonly name: string; readonly servedAgainAt: string | null }
  /** Of its section, until a time or, with null, until somebody resumes. */
  | {
      readonly why: 'section_paused';
      readonly name: string;
      readonly section: string;
      readonly until: string | null;
      readonly reason: string;
    }
  /** More of the dish, or of one of its options, is ordered than is left. */
  | {
      readonly why: 'not_enough_left';
      readonly name: string;
      readonly option: string | null;
      readonly left: number;
    }
  | { readonly why: 'quantity_invalid' }
  | ChoiceProblem
);

export type PricedOrder =
  | { readonly kind: 'priced'; readonly lines: readonly PricedLine[]; readonly total: Agorot }
  | { readonly kind: 'refused'; readonly problems: readonly OrderProblem[] };

const isQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= orderLimits.lineQuantity;

const problemsOf = (line: RequestedLine, index: number, dish: OrderableDish | undefined): OrderProblem[] => {
  const where = { line: index, dishId: line.dishId };
  if (!dish) return [{ ...where, why: 'dish_gone' }];
  if (!dish.available) return [{ ...where, why: 'dish_unavailable', name: dish.name }];
  const { name, servedAgainAt } = dish;
  if (servedAgainAt !== undefined) return [{ ...where, why: 'dish_not_served', name, servedAgainAt }];
  const problems: OrderProblem[] = listChoiceProblems(dish, line).map((problem) => ({
    ...where,
    ...problem,
  }));
  return isQuantity(line.quantity) ? problems : [{ ...where, why: 'quantity_invalid' }, ...problems];
};

const chosenSize = (choices: Choices, dish: OrderableDish): PricedLine['size'] => {
  const size = dish.sizes.find((known) => known.name === choices.size);
  return size ? { name: size.name, price: size.price } : null;
};

/** In the menu's order, whatever the order of the taps: the kitchen reads the same dish the same way. */
const chosenOptions = (choices: Choices, dish: OrderableDish): PricedLine['customizations'] =>
  dish.changes.flatMap((group) => {
    const chosen = chosenIn(choices, group.name);
    return group.options.flatMap((option, index) =>
      // Two options of one name are one choice; it costs what the first costs.
      group.options.findIndex(({ name }) => name === option.name) === index
        ? chosen
            .filter((optionName) => optionName === option.name)
            .map((optionName) => ({ groupName: group.name, optionName, price: option.price }))
        : [],
    );
  });

/** The price of one piece as chosen so far; missing choices cost nothing yet. */
export const piecePrice = (dish: OrderableDish, choices: Choices): Agorot =>
  lineTotal(
    addAgorot(dish.price, chosenSize(choices, dish)?.price ?? agorot(0)),
    chosenOptions(choices, dish),
    1,
  );

const priceLine = (line: RequestedLine, dish: OrderableDish): PricedLine => {
  const size = chosenSize(line, dish);
  const customizations = chosenOptions(line, dish);
  const dishAndSize = addAgorot(dish.price, size?.price ?? agorot(0));
  return {
    dishId: dish.id,
    name: dish.name,
    price: dish.price,
    quantity: line.quantity,
    size,
    customizations,
    note: line.note,
    ...allergyMark(line),
    total: lineTotal(dishAndSize, customizations, line.quantity),
  };
};

/** Prices an order from the dishes as they are stored, or says everything that is wrong with it. */
export const priceOrder = (
  lines: readonly RequestedLine[],
  dishesById: ReadonlyMap<string, OrderableDish>,
): PricedOrder => {
  const problems = lines.flatMap((line, index) => problemsOf(line, index, dishesById.get(line.dishId)));
  if (problems.length > 0) return { kind: 'refused', problems };
  const priced = lines.flatMap((line) => {
    const dish = dishesById.get(line.dishId);
    return dish ? [priceLine(line, dish)] : [];
  });
  return { kind: 'priced', lines: priced, total: addAgorot(...priced.map((line) => line.total)) };
};
