import type { LiveEvent } from '#core/live/live-events.ts';
import { planJobs } from '#core/printing/jobs/job-plan.ts';
import type { DataScope } from '#server/access/owner-scope.ts';
import type { Transaction } from '#server/db/engine/database.ts';
import type { Clock } from '#server/system/clock.ts';
import { presentJobEvent } from './print-jobs.presenter.ts';
import { insertJobs, lockJobsOfOrders, withdrawJobs } from './print-jobs.queries.ts';
import { findSetup } from './printing-setup.queries.ts';
import { type PrintedOrder, toPlannedOrder, toPlannedRows } from './tickets.mapper.ts';

export type OrderJobsService = ReturnType<typeof createOrderJobsService>;

/** How an order stood and stands. */
type Moved = { readonly before: PrintedOrder; readonly after: PrintedOrder };

/** Keeps the print jobs of orders true to them. */
export const createOrderJobsService = ({ clock }: { clock: Clock }) => {
  /**
   * In the transaction of any change of orders of one shift, which are locked: writes the tickets that it means and withdraws
   * those that it makes wrong. Gives the events to log with it.
   */
  const followAll = async (
    tx: Transaction,
    scope: DataScope,
    shiftId: string,
    changed: readonly Moved[],
  ): Promise<LiveEvent[]> => {
    const setup = await findSetup(tx, scope.ownerId, shiftId);
    if (!setup) return [];
    const jobs = await lockJobsOfOrders(
      tx,
      changed.map(({ after }) => after.order.id),
    );
    const plans = changed.map(({ before, after }) => {
      const moved = { before: toPlannedOrder(before), after: toPlannedOrder(after) };
      const own = jobs.filter(({ orderId }) => orderId === after.order.id);
      const { withdrawn, written } = planJobs(moved, setup.printers, own, setup.areas);
      return { withdrawn, rows: toPlannedRows(scope.ownerId, after, written, setup, clock.now()) };
    });
    const withdrawn = await withdrawJobs(
      tx,
      plans.flatMap((plan) => plan.withdrawn),
    );
    await insertJobs(
      tx,
      plans.flatMap(({ rows }) => rows),
    );
    // Boards know only of those that rang.
    return withdrawn.filter(({ overdueAt }) => overdueAt !== null).map(presentJobEvent);
  };

  return {
    followAll,

    follow: (tx: Transaction, scope: DataScope, before: PrintedOrder, after: PrintedOrder) =>
      followAll(tx, scope, after.order.shiftId, [{ before, after }]),
  };
};
