import { minuteMs } from '#core/hours/zone-clock.ts';
import type { OrderProblem } from '#core/orders/lines/order-pricing.ts';
import { Refusal } from '#core/refusal.ts';
import type { ChangedStock, StockLimitIn, StockSection } from '#core/stock/stock.contract.ts';
import { displayedLeft, type StockLimit } from '#core/stock/stock-limit.ts';
import { stockMoves } from '#core/stock/stock-needs.ts';
import { requireOrderingPlan } from '#server/access/ordering-plan.ts';
import type { OwnId, PublicOwnerId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { type Batches, inBatches, pauseBetween, sweptAtOnce } from '#server/db/batches.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { offersEvent } from '#server/features/menus/dishes/dish-offers.service.ts';
import type { DishesService } from '#server/features/menus/dishes/dishes.service.ts';
import type { OrdersHook } from '#server/hooks/orders-hook.ts';
import type { ShiftHook } from '#server/hooks/shift-hook.ts';
import { logStockChanges } from '#server/stock-log/log-stock-changes.ts';
import { listOwnersLoggedBefore, trimStockLog } from '#server/stock-log/stock-history.queries.ts';
import { lockLimitsOf, logCounts } from '#server/stock-log/stock-log.queries.ts';
import { stockLogRetainedSince } from '#server/stock-log/stock-log-retention.ts';
import { toLimit } from '#server/stock-log/stored-limit.ts';
import type { Clock } from '#server/system/clock.ts';
import { newId } from '#server/system/ids.ts';
import { toStockOrder } from './held-stock.mapper.ts';
import { presentReplaced, presentStock, presentStockDish } from './stock.presenter.ts';
import {
  deleteLimit,
  deleteLimitsUntilShift,
  findLimitForChange,
  listDishesOffUntilShift,
  listLimits,
  listStockRows,
  lockCounts,
  saveLimit,
  setLeft,
} from './stock.queries.ts';

type Needs = { db: Database; clock: Clock; dishes: DishesService };

export type StockService = ReturnType<typeof createStockService>;
type Option = { groupName: string; optionName: string };
type Change = { option: Option | null; limit: StockLimitIn | null; countId?: string };

const ownersAtOnce = 100;
const itself: Option = { groupName: '', optionName: '' };

const listByDish = async (db: Database | Transaction, ownerId: PublicOwnerId) => {
  const rows = await listLimits(db, ownerId);
  const grouped = Map.groupBy(rows, ({ dishId }) => dishId);
  return new Map([...grouped].map(([dishId, own]): [string, StockLimit[]] => [dishId, own.map(toLimit)]));
};

/** What was off until the next shift is there again when it begins. */
export const stockShiftHook: ShiftHook = {
  locks: 'stock',
  begins: async (tx, scope, now) => {
    const dishIds = await listDishesOffUntilShift(tx, scope);
    await logStockChanges(tx, scope, dishIds, now, async () => {
      await deleteLimitsUntilShift(tx, scope, dishIds);
    });
    return dishIds.length > 0 ? [{ kind: 'menu' }] : [];
  },
};

/**
 * Takes and gives back what orders that change hold more or less than before. One rule for every change: an order that
 * happens holds what its lines took, another one nothing. So what is undone takes again, and nothing is given back twice.
 */
export const stockOrdersHook: OrdersHook = {
  locks: 'stock',
  changed: async (tx, scope, orders, now) => {
    const before = orders.map((order) => toStockOrder(order.before));
    const after = orders.map((order) => toStockOrder(order.after));
    const moves = stockMoves(before, after);
    if (moves.length === 0) return [];
    const dishIds = [...new Set(moves.map(({ dishId }) => dishId))];
    // All of their dishes and in one go: what guests are told depends on the others too, and locks have an order.
    await lockLimitsOf(tx, scope, dishIds);
    const counts = await lockCounts(tx, scope, moves);
    const shortages = counts.flatMap((count): OrderProblem[] => {
      if (count.left >= count.quantity) return [];
      const { dishId, optionName, left } = count;
      const short = after.find(({ lines }) => lines.some((line) => line.dishId === dishId));
      const line = short?.lines.findIndex((each) => each.dishId === dishId) ?? -1;
      const name = short?.lines[line]?.name ?? '';
      return [{ line, dishId, why: 'not_enough_left', name, option: optionName || null, left }];
    });
    if (shortages.length > 0) throw new Refusal('order_refused', { problems: shortages });
    for (const count of counts) await setLeft(tx, scope, count, count.left - count.quantity);
    const crossed = counts.filter(({ left, quantity }) => (left === 0) !== (left === quantity));
    const released = crossed.map((count) => ({ ...count, isOut: count.left > 0 }));
    if (released.length > 0) await logCounts(tx, scope, released, now);
    const isSeen = counts.some(({ left, quantity }) => Math.min(left, left - quantity) <= displayedLeft);
    return isSeen ? [await offersEvent(tx, scope, dishIds, now)] : [];
  },
};

export const createStockService = ({ db, clock, dishes }: Needs) => {
  const columnsOf = (limit: StockLimitIn, countId = newId()) => ({
    kind: limit.kind,
    endsAt: limit.kind === 'untilTime' ? new Date(clock.now().getTime() + limit.minutes * minuteMs) : null,
    left: limit.kind === 'counted' ? limit.left : null,
    // Each time it is set is a counting of its own: what an older order gives back belongs to the older one.
    countId: limit.kind === 'counted' ? countId : null,
  });

  return {
    list: async (scope: OwnerScope): Promise<StockSection[]> => {
      requireOrderingPlan(scope);
      const [rows, limits] = await Promise.all([listStockRows(db, scope), listByDish(db, scope.ownerId)]);
      return presentStock(rows, limits, clock.now());
    },

    /** What limits the dishes of an owner, for those who show or price them. */
    listByDish: (ownerId: PublicOwnerId) => listByDish(db, ownerId),

    limit: async (
      scope: OwnerScope,
      dishId: string,
      { option, limit, countId }: Change,
    ): Promise<ChangedStock> => {
      requireOrderingPlan(scope);
      const item = { dishId, ...(option ?? itself) };
      // A dish that is off is switched off as the editor does it, so that both screens agree.
      const isSwitch = !option && (!limit || limit.kind === 'off');
      return dishes.changeStock(scope, dishId, async (tx, dish) => {
        const isKnown =
          !option ||
          dish.changes.some(
            (group) =>
              group.name === option.groupName && group.options.some(({ name }) => name === option.optionName),
          );
        if (!isKnown) throw new Refusal('not_found');
        const now = clock.now();
        const replaced = await findLimitForChange(tx, scope, item);
        const was = presentReplaced(replaced, option !== null || dish.available, now);
        // Sent again because its answer was lost: what was sold since stays sold.
        const isRepeated =
          limit?.kind === 'counted' && countId !== undefined && replaced?.countId === countId;
        if (isSwitch || !limit) await deleteLimit(tx, scope, item);
        else if (!isRepeated) await saveLimit(tx, scope, item, columnsOf(limit, countId));
        const available = option ? dish.available : limit?.kind !== 'off';
        const limits = (await listByDish(tx, scope.ownerId)).get(dishId) ?? [];
        return { available, answer: { ...presentStockDish({ ...dish, available }, limits, now), was } };
      });
    },

    /** What no report needs any more, of one owner after the other. */
    trimLog: async (batches: Batches = {}): Promise<void> => {
      const before = stockLogRetainedSince(clock.now());
      let after: string | undefined = '';
      while (after !== undefined && !batches.signal?.aborted) {
        const owners: OwnId<'account'>[] = await listOwnersLoggedBefore(db, after, before, ownersAtOnce);
        for (const ownerId of owners)
          await inBatches(sweptAtOnce, (limit) => trimStockLog(db, ownerId, before, limit), batches);
        after = owners.at(-1);
        if (after !== undefined) await pauseBetween(batches);
      }
    },
  };
};
