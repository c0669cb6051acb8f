import type { ChangeGroup } from '#core/orders/lines/choices.ts';
import { findExhaustedGroup } from '#core/stock/limited-dish.ts';
import type { StockDish, StockLimitOut, StockSection } from '#core/stock/stock.contract.ts';
import { dishLimit, findLimit, leftBy, type StockLimit } from '#core/stock/stock-limit.ts';
import { type LimitRow, toLimit } from '#server/stock-log/stored-limit.ts';
import type { StockRow } from './stock.queries.ts';

/** An expired limit is left out. */
const presentLimit = (limit: StockLimit | undefined, now: Date): StockLimitOut | null =>
  limit && leftBy(limit, now) !== null ? { kind: limit.kind, endsAt: limit.endsAt, left: limit.left } : null;

type Dish = { id: string; name: string; available: boolean; changes: readonly ChangeGroup[] };

/** A dish that is switched off is off, whatever else was said of it. */
const off: StockLimitOut = { kind: 'off', endsAt: null, left: null };

/** What limited a dish or an option before it was changed; an option has no switch. */
export const presentReplaced = (
  row: LimitRow | null,
  isSwitchedOn: boolean,
  now: Date,
): StockLimitOut | null => (isSwitchedOn ? presentLimit(row ? toLimit(row) : undefined, now) : off);

export const presentStockDish = (dish: Dish, limits: readonly StockLimit[], now: Date): StockDish => ({
  _id: dish.id,
  name: dish.name,
  limit: dish.available ? presentLimit(dishLimit(limits), now) : off,
  exhaustedGroup: findExhaustedGroup(dish.changes, limits, now),
  options: dish.changes.flatMap((group) =>
    // Two of one name are one choice.
    [...new Set(group.options.map(({ name }) => name))].map((optionName) => ({
      groupName: group.name,
      optionName,
      limit: presentLimit(findLimit(limits, { groupName: group.name, optionName }), now),
    })),
  ),
});

export const presentStock = (
  rows: readonly StockRow[],
  limits: ReadonlyMap<string, readonly StockLimit[]>,
  now: Date,
): StockSection[] => {
  const sections = new Map<string, StockSection>();
  for (const { section, dish } of rows) {
    const known = sections.get(section.id) ?? { _id: section.id, name: section.name, dishes: [] };
    sections.set(section.id, known);
    if (dish) known.dishes.push(presentStockDish(dish, limits.get(dish.id) ?? [], now));
  }
  return [...sections.values()];
};
