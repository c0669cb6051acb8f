import type { FastifyBaseLogger } from 'fastify';
import { addOrder, addPayment, emptyTotals } from '#core/reports/shift-totals.ts';
import { momentsAround, monthsWithin, type Span } from '#core/reports/spans.ts';
import { addTotals, hasUnknownTotals, type Totals, unknownTotals } from '#core/reports/totals.ts';
import { soldOutSpans } from '#core/stock/sold-out-spans.ts';
import type { OwnId } from '#server/access/own-id.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { retryTransaction } from '#server/db/retry-transaction.ts';
import { createItemGuard } from '#server/leader/item-guard.ts';
import { listStockLog } from '#server/stock-log/stock-history.queries.ts';
import { stockLogStandsSince } from '#server/stock-log/stock-log-retention.ts';
import type { Clock } from '#server/system/clock.ts';
import { toCountedOrder, toCountedPayment, toCountedShift } from './totals.presenter.ts';
import {
  deleteTotals,
  findOpenShiftToTotal,
  findShiftTotals,
  hasShiftWithoutTotals,
  listMonthTotals,
  listOrdersToTotal,
  listPaymentsToTotal,
  listShiftsWithoutTotals,
  listShiftsWithoutTotalsOf,
  listShiftTotals,
  lockMonth,
  lockShiftWithoutTotals,
  type ShiftToTotal,
  saveMonthTotals,
  saveShiftTotals,
} from './totals.queries.ts';

type Needs = { db: Database; clock: Clock; log: Pick<FastifyBaseLogger, 'error'> };

export type TotalsService = ReturnType<typeof createTotalsService>;

/** In one statement, and in memory at once: others have their turn before the next one. */
const ordersAtATime = 200;
/** Per second on the leader: its other work must not wait long. */
const shiftsAtATime = 3;

/**
 * A correction does not change what was sold out. So a shift whose stock log may have been trimmed since its totals were
 * first computed keeps that part.
 */
const findStoredSoldOut = async (
  db: Database | Transaction,
  shift: ShiftToTotal,
  now: Date,
): Promise<Totals['soldOut'] | null> => {
  if (shift.startedAt >= stockLogStandsSince(now)) return null;
  const stored = await findShiftTotals(db, shift.ownerId, shift.id);
  return stored && (stored.soldOut ?? {});
};

const emptyTotalsOf = async (db: Database | Transaction, shift: ShiftToTotal, now: Date): Promise<Totals> => {
  const summed = toCountedShift(shift);
  const soldOut = await findStoredSoldOut(db, shift, now);
  if (soldOut) return { ...emptyTotals(summed, []), soldOut };
  const [from, to] = [shift.startedAt, shift.endedAt ?? now];
  const log = await listStockLog(db, shift.ownerId, from, to, shift.menuId);
  return emptyTotals(summed, soldOutSpans(log, from, to));
};

const computeTotalsOf = async (
  db: Database | Transaction,
  shift: ShiftToTotal,
  now: Date,
): Promise<Totals> => {
  const summed = toCountedShift(shift);
  const totals = await emptyTotalsOf(db, shift, now);
  let page = await listOrdersToTotal(db, shift, 0, ordersAtATime);
  while (page.length > 0) {
    for (const stored of page) addOrder(totals, summed, toCountedOrder(stored));
    const last = page.at(-1)?.order.number ?? 0;
    page = page.length < ordersAtATime ? [] : await listOrdersToTotal(db, shift, last, ordersAtATime);
  }
  for (const payment of await listPaymentsToTotal(db, shift))
    addPayment(totals, summed, toCountedPayment(payment));
  return totals;
};

/**
 * The totals of a closed shift are computed once, and again after a correction of one of its orders, which marks them
 * stale in its own transaction (`shifts.totalledAt`). The leader does it, or the first reader, so reads are always up
 * to date, and placing an order costs nothing extra.
 */
export const createTotalsService = ({ db, clock, log }: Needs) => {
  const guard = createItemGuard({ task: 'add up closed shifts', clock, log });

  const computeShiftTotals = (shiftId: string): Promise<void> =>
    retryTransaction(() =>
      db.transaction(async (tx) => {
        const shift = await lockShiftWithoutTotals(tx, shiftId);
        if (!shift) return;
        const { day } = toCountedShift(shift);
        const now = clock.now();
        const stored = await findShiftTotals(tx, shift.ownerId, shift.id);
        const totals = { ...unknownTotals(stored ?? {}), ...(await computeTotalsOf(tx, shift, now)) };
        await saveShiftTotals(tx, shift, day, totals, now);
      }),
    );

  const computeMonthTotals = (ownerId: OwnId<'account'>, month: string): Promise<Totals> =>
    db.transaction(async (tx) => {
      await lockMonth(tx, ownerId, month);
      const ofShifts = await listShiftTotals(tx, ownerId, `${month}-01`, `${month}-31`);
      const totals = addTotals(ofShifts);
      // What a newer version counts besides would be missing: it stays to be added up by that.
      if (!ofShifts.some(hasUnknownTotals)) await saveMonthTotals(tx, ownerId, month, totals);
      return totals;
    });

  const computeAllTotals = async (ownerId: OwnId<'account'>, span: Span): Promise<void> => {
    const { from, to } = momentsAround(span);
    for (const { id } of await listShiftsWithoutTotalsOf(db, ownerId, from, to)) await computeShiftTotals(id);
  };

  /** The open shift has no stored totals: its orders are read, which are those of one evening. */
  const readOpen = async (ownerId: OwnId<'account'>, { from, to }: Span): Promise<Totals[]> => {
    const open = await findOpenShiftToTotal(db, ownerId);
    if (!open) return [];
    const { day } = toCountedShift(open);
    return from <= day && day <= to ? [await computeTotalsOf(db, open, clock.now())] : [];
  };

  const readMonths = async (ownerId: OwnId<'account'>, months: string[]): Promise<Totals[]> => {
    if (months.length === 0) return [];
    const known = await listMonthTotals(db, ownerId, months);
    const totals: Totals[] = [];
    for (const each of known) totals.push(each.totals ?? (await computeMonthTotals(ownerId, each.month)));
    return totals;
  };

  return {
    ofShift: async (shift: ShiftToTotal): Promise<Totals> => {
      if (!shift.endedAt) return computeTotalsOf(db, shift, clock.now());
      if (!shift.totalledAt) await computeShiftTotals(shift.id);
      return (await findShiftTotals(db, shift.ownerId, shift.id)) ?? {};
    },

    ofSpan: async (ownerId: OwnId<'account'>, span: Span): Promise<Totals> => {
      await computeAllTotals(ownerId, span);
      const { months, rest } = monthsWithin(span);
      const ofMonths = await readMonths(ownerId, months);
      const ofDays = await Promise.all(rest.map(({ from, to }) => listShiftTotals(db, ownerId, from, to)));
      return addTotals([...ofMonths, ...ofDays.flat(), ...(await readOpen(ownerId, span))]);
    },

    lacksAny: () => hasShiftWithoutTotals(guard.resting()),

    /** Shifts closed by a process that died before computing the totals, or by an older version. */
    catchUp: async (): Promise<void> => {
      for (const { id } of await listShiftsWithoutTotals(db, shiftsAtATime, guard.resting()))
        await guard.run(id, () => computeShiftTotals(id));
    },

    /** From the orders, as if nothing were stored. What a crash leaves undone is done later. */
    rebuild: async (
      ownerId: OwnId<'account'> | null,
      onShifts: (done: number, all: number) => void,
    ): Promise<number> => {
      const all = await deleteTotals(db, ownerId);
      const failed = new Map<string, unknown>();
      let done = 0;
      for (;;) {
        const next = await listShiftsWithoutTotals(db, 100, [...failed.keys()]);
        if (next.length === 0) break;
        for (const { id } of next)
          await computeShiftTotals(id).catch((error: unknown) => failed.set(id, error));
        done += next.length;
        onShifts(done, all);
      }
      // After the others: one failure must not block everybody else's totals.
      for (const error of failed.values()) throw error;
      return all;
    },
  };
};
