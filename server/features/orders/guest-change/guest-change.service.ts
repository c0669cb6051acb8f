import { guestChangeOf, isSameChoice, keptDishes } from '#core/orders/guest-change/guest-change.ts';
import { priceOrder } from '#core/orders/lines/order-pricing.ts';
import { isAboveCaps } from '#core/orders/order-caps.ts';
import type { GuestOrder, LineIn } from '#core/orders/order-shape.ts';
import { Refusal } from '#core/refusal.ts';
import { takeStock } from '#core/stock/stock-needs.ts';
import { toShekels } from '#core/values/money.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { toPlacedLine } from '#server/features/stock/held-stock.mapper.ts';
import type { RateLimits } from '#server/http/protection/rate-limits.ts';
import type { Clock } from '#server/system/clock.ts';
import { type LockedOrder, replaceLines } from '../order-change.queries.ts';
import type { Changer, OrderChanges } from '../order-change.service.ts';
import {
  dishIdsOf,
  isDishGone,
  limitsByDish,
  toLineRows,
  toStoredLine,
  toWanted,
  withContents,
  withStockSwitch,
} from '../order-lines.mapper.ts';
import { wasChangedSince } from '../order-trail.queries.ts';
import { canEditMore } from '../order-trail.service.ts';
import { listOrderableDishes } from '../orderable-dishes.queries.ts';
import { type OrderPlace, presentManagedOrder, presentOrderToGuest } from '../orders.presenter.ts';
import { findRestaurantOfOrder, isPractised } from '../orders.queries.ts';
import { listPausedLines, requireNoPause, requirePrice, servingOf } from '../placing-rules.service.ts';
import { findChangeRules, findOrderOfToken } from './guest-change.queries.ts';

type Needs = { db: Database; clock: Clock; rateLimits: RateLimits; orderChanges: OrderChanges };
type Wanted = { dishes: readonly LineIn[]; totalPrice: number; revision: number };

export type GuestChangeService = ReturnType<typeof createGuestChangeService>;

/**
 * A guest who changes their mind. The order is locked like for a move of the staff, so of approving and changing it one is
 * first and the other sees that.
 */
export const createGuestChangeService = ({ db, clock, rateLimits, orderChanges }: Needs) => {
  const open = async (trackingToken: string) => {
    const own = await findOrderOfToken(db, trackingToken);
    const restaurant = own && (await findRestaurantOfOrder(db, own.ownerId, own.language));
    if (!restaurant) throw new Refusal('not_found');
    const guest: Changer = { ownerId: own.ownerId, actorId: null, station: null };
    const place: OrderPlace = {
      owner: own.ownerId,
      restaurantName: restaurant.name,
      timeZone: restaurant.timeZone,
      trackingToken,
      shiftEnded: own.shiftEndedAt !== null,
    };
    return { orderId: own.id, guest, place };
  };

  /** What the refusals of both calls say besides: the order as it is now. */
  const requireWaiting = async (
    tx: Transaction,
    { order }: LockedOrder,
    current: { order: GuestOrder },
    revision: number | undefined,
  ): Promise<void> => {
    if (order.status !== 'waitingApproval') throw new Refusal('already_approved', current);
    if (revision !== undefined && (await wasChangedSince(tx, order, revision)))
      throw new Refusal<'changeTrackedOrder'>('changed_meanwhile', current);
  };

  /** Validates and prices the order as its guest wants it now. */
  const priceWanted = async (
    tx: Transaction,
    guest: Changer,
    { order, lines }: LockedOrder,
    { dishes: wanted, totalPrice }: Wanted,
  ) => {
    const rules = await findChangeRules(tx, guest, order);
    if (!rules) throw new Refusal('not_found');
    const now = clock.now();
    const kept = keptDishes(lines, wanted);
    const isMore = ({ dishId }: LineIn): boolean => !kept.has(dishId);
    if (wanted.some(isMore)) {
      if (rules.isPhoneRefused) throw new Refusal('phone_refused');
      requireNoPause(rules.pause, now);
    }
    const menu = await listOrderableDishes(tx, guest.ownerId, dishIdsOf(wanted), order.language);
    const dishes = new Map(
      menu.map(({ hours, ...dish }) => [
        dish.id,
        kept.has(dish.id)
          ? { ...dish, available: true, pause: null }
          : { ...withStockSwitch(dish, now), ...servingOf(hours, rules.timeZone, now) },
      ]),
    );
    const paused = listPausedLines(wanted, dishes, now);
    if (paused.length > 0) throw new Refusal('order_refused', { problems: paused });
    const priced = priceOrder(wanted.map(toWanted), dishes);
    if (priced.kind === 'refused') throw new Refusal('order_refused', { problems: [...priced.problems] });
    const before = lines.map(toPlacedLine);
    const { taken, shortages } = takeStock(priced.lines, limitsByDish(menu), now, before);
    if (shortages.length > 0) throw new Refusal('order_refused', { problems: shortages });
    requirePrice(totalPrice, priced);
    const guarded = { avoids: order.avoids, isKosher: rules.isKosher };
    const held = (await isPractised(tx, order)) ? [] : taken;
    const full = withContents(priced.lines, dishes, guarded);
    return {
      lines: toLineRows(order.id, full, dishes, held),
      total: priced.total,
      // Once held, it stays so until somebody has answered it.
      held: order.held || isAboveCaps(priced, rules.caps),
    };
  };

  return {
    change: async (trackingToken: string, wanted: Wanted, address: string): Promise<GuestOrder> => {
      await rateLimits.consume('orderPerAddress', address);
      await rateLimits.consume('changePerOrder', trackingToken);
      const { orderId, guest, place } = await open(trackingToken);
      const changed = await orderChanges
        .change(
          guest,
          orderId,
          async (tx, locked) => {
            const before = presentManagedOrder(locked);
            const current = { order: presentOrderToGuest(before, place) };
            // Sent again because its answer was lost, even if somebody approved it since.
            if (!locked.order.rejected && isSameChoice(locked.lines.map(toStoredLine), wanted.dishes))
              return null;
            await requireWaiting(tx, locked, current, wanted.revision);
            if (!(await canEditMore(tx, locked)))
              throw new Refusal<'changeTrackedOrder'>('too_many_changes', current);
            const { lines, total, held } = await priceWanted(tx, guest, locked, wanted);
            const { dishes } = presentManagedOrder({ order: locked.order, lines });
            const guestChange = guestChangeOf(locked.order.guestChange, before, {
              dishes,
              totalPrice: toShekels(total),
            });
            await replaceLines(tx, locked.order.id, lines);
            return { change: { total, guestChange, held }, lines, action: 'guestChange' };
          },
          { addsBytes: Buffer.byteLength(JSON.stringify(wanted.dishes)) },
        )
        .catch((error: unknown) => {
          throw isDishGone(error) ? new Refusal('order_refused', { problems: [] }) : error;
        });
      return presentOrderToGuest(changed, place);
    },

    withdraw: async (
      trackingToken: string,
      revision: number | undefined,
      address: string,
    ): Promise<GuestOrder> => {
      await rateLimits.consume('orderPerAddress', address);
      const { orderId, guest, place } = await open(trackingToken);
      const withdrawn = await orderChanges.change(guest, orderId, async (tx, locked) => {
        if (locked.order.withdrawn) return null;
        const current = { order: presentOrderToGuest(presentManagedOrder(locked), place) };
        await requireWaiting(tx, locked, current, revision);
        return { change: { status: 'done', rejected: true, withdrawn: true }, action: 'withdraw' };
      });
      return presentOrderToGuest(withdrawn, place);
    },
  };
};
