import type { LiveEvent } from '#core/live/live-events.ts';
import { isOnlyOffer, offerOf } from '#core/stock/dish-offer.ts';
import { limitDish } from '#core/stock/limited-dish.ts';
import type { DataScope } from '#server/access/owner-scope.ts';
import type { Transaction } from '#server/db/engine/database.ts';
import { lockLimitsOf } from '#server/stock-log/stock-log.queries.ts';
import { toLimit } from '#server/stock-log/stored-limit.ts';
import { type DishRow, listOwnDishes } from './dishes.queries.ts';
import { presentGuestDish } from './guest-dish.presenter.ts';

type MenuEvent = Extract<LiveEvent, { kind: 'menu' }>;

/** An event is stored and sent many times: beyond this many dishes it is better to reload. */
const mostOffers = 20;

/**
 * Tells guests how dishes are offered after a change that touched nothing else of them. Their limits are locked, as by
 * whoever changes them or the dish, so that what a later event says is never older. A limit that the clock ends is not
 * told: the page would not know until when the whole menu is valid.
 */
export const offersEvent = async (
  tx: Transaction,
  scope: DataScope,
  dishIds: readonly string[],
  now: Date,
): Promise<MenuEvent> => {
  const limits = await lockLimitsOf(tx, scope, dishIds);
  const dishes = await listOwnDishes(tx, scope, dishIds);
  const canList =
    dishes.length === dishIds.length &&
    dishes.length <= mostOffers &&
    limits.every(({ endsAt }) => endsAt === null);
  if (!canList) return { kind: 'menu' };
  const offers = dishes.map((dish) => {
    const own = limits.filter(({ dishId }) => dishId === dish.id).map(toLimit);
    return offerOf(dish.id, limitDish(presentGuestDish(dish, null), own, now));
  });
  return { kind: 'menu', change: { offers } };
};

/** Whether a dish that was saved is the same to guests but for its offer. */
export const isOfferChange = (before: DishRow, after: DishRow): boolean =>
  before.dish.sectionId === after.dish.sectionId &&
  JSON.stringify(before.dish.translations) === JSON.stringify(after.dish.translations) &&
  isOnlyOffer(
    presentGuestDish(before.dish, before.imageColor),
    presentGuestDish(after.dish, after.imageColor),
  );
