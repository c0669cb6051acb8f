import type { FastifyBaseLogger } from 'fastify';
import { momentsAround, monthsWithin, type Span } from '#core/reports/spans.ts';
import { addOrder, beginSums } from '#core/reports/sum-shift.ts';
import { addSums, type Sums } from '#core/reports/sums.ts';
import { soldOutSpans } from '#core/stock/sold-out-spans.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { retryTransaction } from '#server/db/retry-transaction.ts';
import { createItemGuard } from '#server/leader/item-guard.ts';
import { listStockLog } from '#server/stock-log/stock-history.queries.ts';
import { stockLogStandsSince } from '#server/stock-log/stock-log-kept.ts';
import type { Clock } from '#server/system/clock.ts';
import { toSummedOrder, toSummedShift } from './sums.presenter.ts';
import {
  findOpenShiftToSum,
  findShiftSums,
  forgetSums,
  keepMonthSums,
  keepShiftSums,
  listMonthSums,
  listOrdersToSum,
  listShiftSums,
  listUnsummed,
  listUnsummedOf,
  lockMonth,
  lockUnsummed,
  type ShiftToSum,
} from './sums.queries.ts';

type Needs = { db: Database; clock: Clock; log: Pick<FastifyBaseLogger, 'error'> };

export type SumsService = ReturnType<typeof createSumsService>;

/** So many orders are in memory at once. */
const ordersAtATime = 1_000;
/** Of the leader, each second: what else it has to do must not wait long. */
const shiftsAtATime = 3;

/**
 * A correction changes nothing of what was sold out. So a shift whose log may have been trimmed since it was first added up
 * keeps what it had.
 */
const findKeptSoldOut = async (
  db: Database | Transaction,
  shift: ShiftToSum,
  now: Date,
): Promise<Sums['soldOut'] | null> => {
  if (shift.startedAt >= stockLogStandsSince(now)) return null;
  const kept = await findShiftSums(db, shift.ownerId, shift.id);
  return kept && (kept.soldOut ?? {});
};

const beginSumsOf = async (db: Database | Transaction, shift: ShiftToSum, now: Date): Promise<Sums> => {
  const summed = toSummedShift(shift);
  const soldOut = await findKeptSoldOut(db, shift, now);
  if (soldOut) return { ...beginSums(summed, []), soldOut };
  const [from, to] = [shift.startedAt, shift.endedAt ?? now];
  const log = await listStockLog(db, shift.ownerId, from, to, shift.menuId);
  return beginSums(summed, soldOutSpans(log, from, to));
};

const sumOrdersOf = async (db: Database | Transaction, shift: ShiftToSum, now: Date): Promise<Sums> => {
  const summed = toSummedShift(shift);
  const sums = await beginSumsOf(db, shift, now);
  let page = await listOrdersToSum(db, shift, 0, ordersAtATime);
  while (page.length > 0) {
    for (const stored of page) addOrder(sums, summed, toSummedOrder(stored));
    const last = page.at(-1)?.order.number ?? 0;
    page = page.length < ordersAtATime ? [] : await listOrdersToSum(db, shift, last, ordersAtATime);
  }
  return sums;
};

/**
 * A closed shift is added up once, and again after a correction of one of its orders, which says so in its own
 * transaction (`shifts.summedAt`). That is done by the leader and by whoever asks first, so nothing is ever read that is
 * not up to date, and an order pays nothing for it.
 */
export const createSumsService = ({ db, clock, log }: Needs) => {
  const guard = createItemGuard({ task: 'add up closed shifts', clock, log });

  const sumShift = (shiftId: string): Promise<void> =>
    retryTransaction(() =>
      db.transaction(async (tx) => {
        const shift = await lockUnsummed(tx, shiftId);
        if (!shift) return;
        const { day } = toSummedShift(shift);
        const now = clock.now();
        await keepShiftSums(tx, shift, day, await sumOrdersOf(tx, shift, now), now);
      }),
    );

  const sumMonth = (ownerId: string, month: string): Promise<Sums> =>
    db.transaction(async (tx) => {
      await lockMonth(tx, ownerId, month);
      const sums = addSums(await listShiftSums(tx, ownerId, `${month}-01`, `${month}-31`));
      await keepMonthSums(tx, ownerId, month, sums);
      return sums;
    });

  const sumAllOf = async (ownerId: string, span: Span): Promise<void> => {
    const { from, to } = momentsAround(span);
    for (const { id } of await listUnsummedOf(db, ownerId, from, to)) await sumShift(id);
  };

  /** The open shift is no part of what is kept: its orders are read, which are those of one evening. */
  const readOpen = async (ownerId: string, { from, to }: Span): Promise<Sums[]> => {
    const open = await findOpenShiftToSum(db, ownerId);
    if (!open) return [];
    const { day } = toSummedShift(open);
    return from <= day && day <= to ? [await sumOrdersOf(db, open, clock.now())] : [];
  };

  const readMonths = async (ownerId: string, months: string[]): Promise<Sums[]> => {
    if (months.length === 0) return [];
    const known = await listMonthSums(db, ownerId, months);
    const sums: Sums[] = [];
    for (const each of known) sums.push(each.sums ?? (await sumMonth(ownerId, each.month)));
    return sums;
  };

  return {
    ofShift: async (shift: ShiftToSum): Promise<Sums> => {
      if (!shift.endedAt) return sumOrdersOf(db, shift, clock.now());
      if (!shift.summedAt) await sumShift(shift.id);
      return (await findShiftSums(db, shift.ownerId, shift.id)) ?? {};
    },

    ofSpan: async (ownerId: string, span: Span): Promise<Sums> => {
      await sumAllOf(ownerId, span);
      const { months, rest } = monthsWithin(span);
      const ofMonths = await readMonths(ownerId, months);
      const ofDays = await Promise.all(rest.map(({ from, to }) => listShiftSums(db, ownerId, from, to)));
      return addSums([...ofMonths, ...ofDays.flat(), ...(await readOpen(ownerId, span))]);
    },

    /** What was closed by a process that died before it was added up, or by an older version. */
    catchUp: async (): Promise<void> => {
      for (const { id } of await listUnsummed(db, shiftsAtATime, guard.resting()))
        await guard.run(id, () => sumShift(id));
    },

    /** From the orders, as if nothing had been kept. What a crash leaves undone is caught up with later. */
    rebuild: async (
      ownerId: string | null,
      onShifts: (done: number, all: number) => void,
    ): Promise<number> => {
      const all = await forgetSums(db, ownerId);
      const failed = new Map<string, unknown>();
      let done = 0;
      for (;;) {
        const next = await listUnsummed(db, 100, [...failed.keys()]);
        if (next.length === 0) break;
        for (const { id } of next) await sumShift(id).catch((error: unknown) => failed.set(id, error));
        done += next.length;
        onShifts(done, all);
      }
      // After the others: one that cannot be added up keeps nobody else's sums away.
      for (const error of failed.values()) throw error;
      return all;
    },
  };
};
