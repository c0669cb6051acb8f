import { planJobs } from '#core/printing/jobs/job-plan.ts';
import type { OrdersHook } from '#server/hooks/orders-hook.ts';
import { presentJobEvent } from './print-jobs.presenter.ts';
import { insertJobs, lockJobsOfOrders, withdrawJobs } from './print-jobs.queries.ts';
import { findSetup } from './printing-setup.queries.ts';
import { toPlannedOrder, toPlannedRows } from './tickets.mapper.ts';

/** Keeps the print jobs of orders true to them: writes the tickets that a change means and withdraws those that it makes wrong. */
export const orderJobsHook: OrdersHook = {
  locks: 'printJobs',
  changed: async (tx, scope, orders, now) => {
    const setup = await findSetup(tx, scope.ownerId, orders[0].after.order.shiftId);
    if (!setup) return [];
    const jobs = await lockJobsOfOrders(
      tx,
      orders.map(({ after }) => after.order.id),
    );
    const plans = orders.map(({ before, after }) => {
      const moved = { before: toPlannedOrder(before), after: toPlannedOrder(after) };
      const own = jobs.filter(({ orderId }) => orderId === after.order.id);
      const { withdrawn, written } = planJobs(moved, setup.printers, own, setup.areas);
      return { withdrawn, rows: toPlannedRows(scope.ownerId, after, written, setup, now) };
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
  },
};
