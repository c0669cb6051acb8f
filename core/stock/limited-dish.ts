import { choicesOffered, maxTimesOf } from '../menus/dishes/change-groups.ts';
import { type ChangeGroup, minChoicesIn } from '../orders/lines/choices.ts';
import { dishLimit, displayedLeft, findLimit, leftBy, type StockLimit } from './stock-limit.ts';

type Group = Pick<ChangeGroup, 'name' | 'type' | 'required' | 'minSelections'> & {
  readonly options: readonly { readonly name: string; readonly maxTimes?: number }[];
};

/** The options as often as they can be had now: one that is sold out may be chosen no time at all. */
const limitGroup = <G extends Group>(group: G, limits: readonly StockLimit[], now: Date): G => ({
  ...group,
  options: group.options.map((option) => {
    const left = leftBy(findLimit(limits, { groupName: group.name, optionName: option.name }), now);
    return left === null ? option : { ...option, maxTimes: Math.min(maxTimesOf(option), left) };
  }),
});

/** Fewer can be chosen than must be. */
const isExhausted = (group: Group): boolean => {
  // Two of one name are one choice.
  const unique = group.options.filter(
    ({ name }, index) => group.options.findIndex((option) => option.name === name) === index,
  );
  return choicesOffered(unique) < minChoicesIn(group);
};

/** The first group of which a guest must choose and, because of a limit, cannot; null when there is none. */
export const findExhaustedGroup = (
  changes: readonly Group[],
  limits: readonly StockLimit[],
  now: Date,
): string | null =>
  changes.find((group) => limits.length > 0 && isExhausted(limitGroup(group, limits, now)))?.name ?? null;

/**
 * A dish as guests may order it now: sold out when it has a limit that leaves nothing, or when it asks for a choice of
 * which nothing is left. With the last few of it, how many there are.
 */
export const limitDish = <D extends { readonly available: boolean; readonly changes: readonly Group[] }>(
  dish: D,
  limits: readonly StockLimit[],
  now: Date,
): D & { left?: number } => {
  if (limits.length === 0) return dish;
  const left = leftBy(dishLimit(limits), now);
  const available = dish.available && left !== 0 && findExhaustedGroup(dish.changes, limits, now) === null;
  return {
    ...dish,
    available,
    changes: dish.changes.map((group) => limitGroup(group, limits, now)),
    ...(available && left !== null && left <= displayedLeft && { left }),
  };
};
