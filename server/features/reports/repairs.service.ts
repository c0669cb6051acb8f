import type { FastifyBaseLogger } from 'fastify';
import { monthOf } from '#core/reports/spans.ts';
import { takeAway } from '#core/reports/totals.ts';
import type { OwnId } from '#server/access/own-id.ts';
import { type Batches, pauseBetween } from '#server/db/batches.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { createItemGuard } from '#server/leader/item-guard.ts';
import {
  insertStockLogOf,
  lastOfEach,
  listItems,
  listLastOfGone,
  type OwnedStockLogRow,
  type StockItem,
} from '#server/stock-log/stock-history.queries.ts';
import type { Clock } from '#server/system/clock.ts';
import {
  dropNextBaselessMonths,
  emptyMonth,
  findShiftAt,
  listTotalsOfShifts,
  lockClosedShiftsSince,
  lockRepairOf,
  type Month,
  replaceTotalsOfShift,
} from './repairs.queries.ts';

const itemsAtOnce = 500;
const monthsAtOnce = 500;
const shiftsAtOnce = 100;

const nothing: StockItem = { ownerId: '', dishId: '', groupName: '', optionName: '' };

type Closing = OwnedStockLogRow & { isOut: false };

type Needs = { db: Database; clock: Clock; log: Pick<FastifyBaseLogger, 'error'> };

/**
 * Repairs report data that earlier versions got wrong. An older process may still run beside this one, so each repair
 * runs again every day; correct data is left unchanged.
 */
export const createRepairsService = ({ db, clock, log }: Needs) => {
  const guard = createItemGuard({ task: 'close outages of dishes that are gone', clock, log });

  /** When the dish was deleted is unknown: at the latest by the end of the shift in which it sold out. */
  const endOf = async (tx: Transaction, { ownerId, at }: OwnedStockLogRow): Promise<Date> => {
    const shift = await findShiftAt(tx, ownerId, at);
    return shift ? (shift.endedAt ?? clock.now()) : at;
  };

  const listClosings = async (tx: Transaction, ownerId: OwnId<'account'>): Promise<Closing[]> => {
    const closings: Closing[] = [];
    for (const row of lastOfEach(await listLastOfGone(tx, ownerId)))
      if (row.isOut) closings.push({ ...row, isOut: false, at: await endOf(tx, row) });
    return closings;
  };

  /** Such an item was sold out in every later shift from beginning to end, once. */
  const subtractFromTotals = async (
    tx: Transaction,
    ownerId: OwnId<'account'>,
    closings: Closing[],
  ): Promise<void> => {
    const since = new Date(Math.min(...closings.map(({ at }) => at.getTime())));
    const shifts = await lockClosedShiftsSince(tx, ownerId, since);
    for (let first = 0; first < shifts.length; first += shiftsAtOnce) {
      const some = new Map(
        shifts.slice(first, first + shiftsAtOnce).map((shift) => [shift.id, shift.startedAt]),
      );
      for (const { id, day, totals } of await listTotalsOfShifts(tx, [...some.keys()])) {
        const began = some.get(id) ?? since;
        const wrong = closings.filter(({ at }) => at <= began);
        const taken = wrong.filter(({ dishName, optionName }) =>
          takeAway(totals, 'soldOut', [dishName, optionName, began.toISOString(), '']),
        );
        if (taken.length === 0) continue;
        await emptyMonth(tx, ownerId, monthOf(day));
        await replaceTotalsOfShift(tx, id, totals);
      }
    }
  };

  const closeOutagesOf = (ownerId: OwnId<'account'>): Promise<void> =>
    db.transaction(async (tx) => {
      await lockRepairOf(tx, ownerId);
      const closings = await listClosings(tx, ownerId);
      if (closings.length === 0) return;
      await subtractFromTotals(tx, ownerId, closings);
      await insertStockLogOf(tx, closings);
    });

  return {
    /** Dishes that were sold out when an import replaced them stayed sold out for ever. */
    closeOutagesOfGoneDishes: async (batches: Batches = {}): Promise<void> => {
      let after: StockItem | undefined = nothing;
      while (after && !batches.signal?.aborted) {
        const page: Awaited<ReturnType<typeof listItems>> = await listItems(db, after, itemsAtOnce);
        const owners = new Set(page.filter(({ isGone }) => isGone).map(({ ownerId }) => ownerId));
        for (const ownerId of owners) await guard.run(ownerId, () => closeOutagesOf(ownerId));
        after = page.length === itemsAtOnce ? page.at(-1) : undefined;
        if (after) await pauseBetween(batches);
      }
    },

    /** A trial that became an account kept its takings in the totals of the month. */
    dropBaselessMonths: async (batches: Batches = {}): Promise<void> => {
      let after: Month | undefined = { ownerId: '', month: '' };
      while (after && !batches.signal?.aborted) {
        const page: Month[] = await dropNextBaselessMonths(db, after, monthsAtOnce);
        after = page.length === monthsAtOnce ? page.at(-1) : undefined;
        if (after) await pauseBetween(batches);
      }
    },
  };
};
