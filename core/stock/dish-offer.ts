import { limitDish } from './limited-dish.ts';

/**
 * What can change in a dish while guests view it: prices and availability. It travels inside an event,
 * so that open pages follow without reading the menu. Names are no part of it, so it is the same in every language. Money
 * is in shekels, as everywhere on the wire.
 */
export type DishOffer = {
  readonly dishId: string;
  readonly price: number;
  readonly available: boolean;
  /** How many there are, when they are the last few. */
  readonly left?: number | undefined;
  /** The prices of its sizes. */
  readonly sizes: readonly number[];
  /** Of each group in turn: what an option costs and how often it may be chosen. */
  readonly options: readonly (readonly (readonly [price: number, maxTimes: number])[])[];
};

/** What an order left of a count: of the dish when both names are empty, else of that option. */
type CountLeft = {
  readonly dishId: string;
  readonly groupName: string;
  readonly optionName: string;
  readonly left: number;
};

/** All that changed, where it is so little: dishes as they are offered now, or counts that orders have lowered. */
export type MenuChange = { readonly offers: readonly DishOffer[] } | { readonly left: readonly CountLeft[] };

type Option = { readonly name: string; readonly price: number; readonly maxTimes?: number };
type Group = Omit<Parameters<typeof limitDish>[0]['changes'][number], 'options'>;
type OfferedDish = {
  readonly price: number;
  readonly available: boolean;
  readonly left?: number | undefined;
  readonly sizes: readonly { readonly price: number }[];
  readonly changes: readonly (Group & { readonly options: readonly Option[] })[];
};

export const offerOf = (dishId: string, dish: OfferedDish): DishOffer => ({
  dishId,
  price: dish.price,
  available: dish.available,
  left: dish.left,
  sizes: dish.sizes.map(({ price }) => price),
  options: dish.changes.map(({ options }) => options.map(({ price, maxTimes = 1 }) => [price, maxTimes])),
});

/** The dish as it is offered now; null when it has other sizes or options than the offer knows. */
const withOffer = <D extends OfferedDish>(
  dish: D,
  offer: DishOffer,
  toPrice: (shekels: number) => number,
): D | null => {
  const isSameShape =
    dish.sizes.length === offer.sizes.length &&
    dish.changes.length === offer.options.length &&
    dish.changes.every(({ options }, index) => options.length === offer.options[index]?.length);
  if (!isSameShape) return null;
  return {
    ...dish,
    price: toPrice(offer.price),
    available: offer.available,
    left: offer.left,
    sizes: dish.sizes.map((size, index) => ({ ...size, price: toPrice(offer.sizes[index] ?? 0) })),
    changes: dish.changes.map((group, groupIndex) => ({
      ...group,
      options: group.options.map((option, index) => {
        const [price, maxTimes] = offer.options[groupIndex]?.[index] ?? [0, 0];
        return { ...option, price: toPrice(price), maxTimes };
      }),
    })),
  };
};

/** Orders only ever take, so what can be had of the dish is the less of what was known and what is left. */
const withLess = <D extends OfferedDish>(dish: D, counts: readonly CountLeft[]): D => {
  const limits = counts.map((count) => ({ ...count, kind: 'counted' as const, endsAt: null, countId: null }));
  const limited = limitDish(dish, limits, new Date(0));
  return limited.available ? limited : { ...limited, left: undefined };
};

/** The dishes that a change is about; null where it is of a kind that is not known here. */
export const dishesChangedBy = (change: MenuChange): Set<string> | null => {
  if ('offers' in change) return new Set(change.offers.map(({ dishId }) => dishId));
  return 'left' in change ? new Set(change.left.map(({ dishId }) => dishId)) : null;
};

/** A dish after a change; null when the whole menu is needed. `toPrice` turns shekels into what its prices are in. */
export const changeDish = <D extends OfferedDish>(
  dish: D,
  dishId: string,
  change: MenuChange,
  toPrice: (shekels: number) => number = (shekels) => shekels,
): D | null => {
  if ('left' in change)
    return withLess(
      dish,
      change.left.filter((count) => count.dishId === dishId),
    );
  const offer = change.offers.find((each) => each.dishId === dishId);
  return offer ? withOffer(dish, offer, toPrice) : dish;
};

/** Whether nothing of a dish but its offer has changed. */
export const isOnlyOffer = <D extends OfferedDish>(before: D, after: D): boolean =>
  JSON.stringify(withOffer(before, offerOf('', after), (price) => price)) === JSON.stringify(after);
