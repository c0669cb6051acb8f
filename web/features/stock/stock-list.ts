import type { StockDish, StockLimitIn, StockLimitOut, StockSection } from '#core/stock/stock.contract.ts';

/** A dish, or an option of one. */
export type StockThing = { dishId: string; option: { groupName: string; optionName: string } | null };

export const isLimited = (dish: StockDish): boolean =>
  dish.limit !== null || dish.options.some(({ limit }) => limit !== null);

const folded = (words: string): string => words.normalize('NFKC').toLocaleLowerCase();

type Filter = { words: string; onlyLimited: boolean };

/** The sections with the dishes that are asked for, by their own names or those of their options. */
export const findStock = (
  sections: readonly StockSection[],
  { words, onlyLimited }: Filter,
): StockSection[] => {
  const wanted = folded(words.trim());
  const isFound = (dish: StockDish): boolean =>
    (!onlyLimited || isLimited(dish)) &&
    [dish.name, ...dish.options.map(({ optionName }) => optionName)].some((name) =>
      folded(name).includes(wanted),
    );
  return sections.flatMap((section) => {
    const dishes = section.dishes.filter(isFound);
    return dishes.length > 0 ? [{ ...section, dishes }] : [];
  });
};

export const replaceDish = (sections: readonly StockSection[], changed: StockDish): StockSection[] =>
  sections.map((section) => ({
    ...section,
    dishes: section.dishes.map((dish) => (dish._id === changed._id ? changed : dish)),
  }));

const minuteMs = 60_000;

/** What to send to have a limit again as it was; of a time that is over, none. */
export const again = (limit: StockLimitOut | null, now: number): StockLimitIn | null => {
  switch (limit?.kind) {
    case 'counted':
      return { kind: 'counted', left: limit.left ?? 0 };
    case 'untilTime': {
      const minutes = Math.ceil((Date.parse(limit.endsAt ?? '') - now) / minuteMs);
      return minutes > 0 ? { kind: 'untilTime', minutes } : null;
    }
    case 'off':
    case 'untilNextShift':
      return { kind: limit.kind };
    case undefined:
      return null;
  }
};
