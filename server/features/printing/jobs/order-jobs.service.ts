import type { LiveEvent } from '#core/live/live-events.ts';
import { planJobs } from '#core/printing/jobs/job-plan.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Transaction } from '#server/db/engine/database.ts';
import type { Clock } from '#server/system/clock.ts';
import { presentJobEvent } from './print-jobs.presenter.ts';
import { insertJobs, lockJobsOfOrder, withdrawJobs } from './print-jobs.queries.ts';
import { findSetup } from './printing-setup.queries.ts';
import { type PrintedOrder, toPlannedOrder, toPlannedRows } from './tickets.mapper.ts';

export { printingSetup } from './printing-setup.queries.ts';

export type OrderJobsService = ReturnType<typeof createOrderJobsService>;

/** Keeps the print jobs of an order true to it. */
export const createOrderJobsService = ({ clock }: { clock: Clock }) => ({
  /**
   * In the transaction of any change of an order, which is locked: writes the tickets that it means and withdraws those that it
   * makes wrong. Gives the events to log with it.
   */
  follow: async (
    tx: Transaction,
    scope: OwnerScope,
    before: PrintedOrder,
    after: PrintedOrder,
  ): Promise<LiveEvent[]> => {
    const setup = await findSetup(tx, scope.ownerId, after.order.shiftId);
    if (!setup) return [];
    const jobs = await lockJobsOfOrder(tx, after.order.id);
    const moved = { before: toPlannedOrder(before), after: toPlannedOrder(after) };
    const plan = planJobs(moved, setup.printers, jobs, setup.areas);
    const withdrawn = await withdrawJobs(tx, plan.withdrawn);
    await insertJobs(tx, toPlannedRows(scope.ownerId, after, plan.written, setup, clock.now()));
    // Boards know only of those that rang.
    return withdrawn.filter(({ overdueAt }) => overdueAt !== null).map(presentJobEvent);
  },
});
