import type { LiveEvent } from '#core/live/live-events.ts';
import { troubleOf } from '#core/printing/jobs/job-lifecycle.ts';
import type { PrintJob } from '#core/printing/jobs/job-shape.ts';
import type { StoredJob } from './print-jobs.queries.ts';

export const presentJob = (job: Omit<StoredJob, 'seq'>): PrintJob => ({
  _id: job.id,
  orderId: job.orderId,
  orderNumber: job.number,
  // One that cannot be read must not keep the others of a board from ringing.
  tableNumber: job.ticket?.tableNumber ?? null,
  printerId: job.printerId,
  printerName: job.printerName,
  kind: job.kind ?? 'test',
  state: job.state,
  trouble: troubleOf({
    state: job.state,
    isOverdue: job.overdueAt !== null,
    isHandled: job.handledAt !== null,
  }),
  problem: job.problem,
  isCopy: job.isCopy,
  createdAt: job.createdAt.toISOString(),
  takenAt: job.takenAt?.toISOString() ?? null,
  printedAt: job.printedAt?.toISOString() ?? null,
});

export const presentJobEvent = (job: StoredJob): LiveEvent => ({ kind: 'print', job: presentJob(job) });
