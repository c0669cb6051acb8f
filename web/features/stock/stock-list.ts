import type { StockDish, StockLimitIn, StockLimitOut, StockSection } from '#core/stock/stock.contract.ts';
import type { StockIntent } from '#web/lib/outbox/intent.ts';
import type { Unsaved } from '#web/lib/outbox/use-outbox.ts';

/** A dish, or an option of one. */
export type StockItem = { dishId: string; option: { groupName: string; optionName: string } | null };

export const isLimited = (dish: StockDish): boolean =>
  dish.limit !== null || dish.options.some(({ limit }) => limit !== null);

const folded = (words: string): string => words.normalize('NFKC').toLocaleLowerCase();

type Filter = { words: string; onlyLimited: boolean };

/** The sections with the dishes that match, by their own names or those of their options. */
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

export type UnsavedStock = Unsaved<StockIntent>;

export const isSameOption = (one: StockItem['option'], other: NonNullable<StockItem['option']>): boolean =>
  one?.groupName === other.groupName && one.optionName === other.optionName;

export const findLimit = (sections: readonly StockSection[], item: StockItem): StockLimitOut | null => {
  const dish = sections.flatMap(({ dishes }) => dishes).find(({ _id }) => _id === item.dishId);
  const found = item.option ? dish?.options.find((option) => isSameOption(item.option, option)) : dish;
  return found?.limit ?? null;
};

/** A limit as displayed before the server has answered. */
const displayedLimit = (limit: StockLimitIn | null, pressedAt: number): StockLimitOut | null =>
  limit && {
    kind: limit.kind,
    endsAt: limit.kind === 'untilTime' ? new Date(pressedAt + limit.minutes * minuteMs).toISOString() : null,
    left: limit.kind === 'counted' ? limit.left : null,
  };

const withChange = (dish: StockDish, { entry: { intent, at } }: UnsavedStock): StockDish => {
  const limit = displayedLimit(intent.limit, at);
  return intent.option
    ? {
        ...dish,
        options: dish.options.map((each) => (isSameOption(intent.option, each) ? { ...each, limit } : each)),
      }
    : { ...dish, limit };
};

/** What the server has with what waits laid over it. What was refused is not: it did not happen. */
export const withUnsaved = (
  sections: readonly StockSection[],
  unsaved: readonly UnsavedStock[],
): StockSection[] => {
  return unsaved
    .filter(({ entry }) => entry.state !== 'refused')
    .reduce<StockSection[]>(
      (current, change) => {
        const dish = current
          .flatMap((section) => section.dishes)
          .find(({ _id }) => _id === change.entry.intent.dishId);
        return dish ? replaceDish(current, withChange(dish, change)) : current;
      },
      [...sections],
    );
};

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
