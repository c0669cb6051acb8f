import type { ChosenOption } from '../orders/lines/choices.ts';
import { dishLimit, findLimit, leftBy, type StockLimit } from './stock-limit.ts';

/** A dish (both names empty) or an option of it that cannot be had now. */
export type Outage = ChosenOption & {
  /** Null: until somebody says otherwise. */
  readonly endsAt: string | null;
};

type Dish = {
  readonly available: boolean;
  readonly changes: readonly {
    readonly name: string;
    readonly options: readonly { readonly name: string }[];
  }[];
};

const outBy = (limit: StockLimit | undefined, now: Date): Pick<Outage, 'endsAt'> | null =>
  limit && leftBy(limit, now) === 0 ? { endsAt: limit.endsAt } : null;

/** What of a dish is sold out: itself by its switch or its limit, and those of its options that have none left. */
export const outagesOf = (dish: Dish, limits: readonly StockLimit[], now: Date): Outage[] => {
  const itself = dish.available ? outBy(dishLimit(limits), now) : { endsAt: null };
  const options = dish.changes.flatMap((group) =>
    // Two of one name are one choice.
    [...new Set(group.options.map(({ name }) => name))].flatMap((optionName) => {
      const named = { groupName: group.name, optionName };
      const out = outBy(findLimit(limits, named), now);
      return out ? [{ ...named, ...out }] : [];
    }),
  );
  return itself ? [{ groupName: '', optionName: '', ...itself }, ...options] : options;
};
