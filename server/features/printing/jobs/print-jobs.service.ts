import type { Area } from '#core/areas/areas.contract.ts';
import type { Locale } from '#core/i18n/locale.ts';
import type { JobProblem, JobResult, JobState } from '#core/printing/jobs/job-lifecycle.ts';
import { linesOn } from '#core/printing/jobs/job-plan.ts';
import type { BoardPrints, PrintJob } from '#core/printing/jobs/job-shape.ts';
import { completeTicket } from '#core/printing/jobs/stored-ticket.ts';
import type { PaperWidth, StoredTicket, Ticket, TicketKind } from '#core/printing/ticket/ticket.ts';
import { Refusal } from '#core/refusal.ts';
import { requireOrderingPlan } from '#server/access/ordering-plan.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { logEvents } from '#server/live/event-log.ts';
import type { Clock } from '#server/system/clock.ts';
import { findOwnPrinter, holdPrinter } from './known-printers.queries.ts';
import { presentJob, presentJobEvent } from './print-jobs.presenter.ts';
import {
  findJob,
  insertJobs,
  listBillsOfVisit,
  listJobsOfOrder,
  listPrintedOrders,
  listTroubles,
  lockJob,
  lockJobsOfOrders,
  type StoredJob,
  updateJob,
  withdrawJobs,
} from './print-jobs.queries.ts';
import {
  findPrintedVisit,
  type HeldOrder,
  holdOrderToPrint,
  isOfOpenShift,
  withPaidAmount,
} from './printed-orders.queries.ts';
import { findPlace } from './printing-setup.queries.ts';
import { type PrintQueue, ticketOf } from './queue.service.ts';
import {
  isSameBill,
  toJobRow,
  toMadeLines,
  toOrderBill,
  toTestTicket,
  toTicket,
  toVisitBill,
} from './tickets.mapper.ts';

type Needs = { db: Database; clock: Clock; printQueue: PrintQueue };
type HeldPrinter = NonNullable<Awaited<ReturnType<typeof holdPrinter>>>;

type NewBill = Pick<StoredJob, 'orderId' | 'number' | 'shiftId'> & {
  bill: StoredTicket;
  /** What was printed of the same before. */
  before: readonly StoredJob[];
};

/** Paper may have come out, even if it failed: another one of it is a copy. */
const hasLeftQueue = (state: JobState): boolean => state !== 'waiting' && state !== 'withdrawn';

/** More than anybody reads on a board. */
const troublesAtOnce = 200;

export type PrintJobsService = ReturnType<typeof createPrintJobsService>;

/** Print jobs as staff sees and handles them. */
export const createPrintJobsService = ({ db, clock, printQueue }: Needs) => {
  const requirePrinter = async (
    tx: Transaction,
    scope: OwnerScope,
    printerId: string | null,
  ): Promise<HeldPrinter> => {
    const printer = printerId && (await holdPrinter(tx, scope, printerId));
    if (!printer) throw new Refusal('not_found');
    return printer;
  };

  const requirePlace = async (tx: Transaction | Database, scope: OwnerScope) => {
    const place = await findPlace(tx, scope.ownerId);
    if (!place) throw new Refusal('not_found');
    return place;
  };

  const requireVisit = async (reader: Transaction | Database, scope: OwnerScope, visitId: string) => {
    const visit = await findPrintedVisit(reader, scope, visitId);
    if (!visit) throw new Refusal('not_found');
    return visit;
  };

  const requireReadable = async (
    reader: Database | Transaction,
    scope: OwnerScope,
    job: StoredJob | null,
  ): Promise<StoredJob> => {
    if (!job || (scope.station && !(await isOfOpenShift(reader, scope, job.shiftId))))
      throw new Refusal('not_found');
    return job;
  };

  const lockReadable = async (tx: Transaction, scope: OwnerScope, jobId: string): Promise<StoredJob> =>
    requireReadable(tx, scope, await lockJob(tx, scope, jobId));

  /** Of a practice nothing is printed, whoever asks. */
  const requireOrder = async (tx: Transaction, scope: OwnerScope, orderId: string): Promise<HeldOrder> => {
    const held = await holdOrderToPrint(tx, scope, orderId);
    if (!held || held.isPractice) throw new Refusal('not_found');
    return held;
  };

  const insert = async (
    tx: Transaction,
    scope: OwnerScope,
    printer: HeldPrinter,
    job: Pick<StoredJob, 'orderId' | 'ticket' | 'isCopy' | 'number' | 'shiftId'> & { kind: TicketKind },
  ): Promise<PrintJob> => {
    const { orderId, kind, ticket, isCopy, number, shiftId } = job;
    const columns = { ownerId: scope.ownerId, orderId, kind, ticket, isCopy };
    const row = toJobRow({ ...columns, printer }, clock.now());
    await insertJobs(tx, [row]);
    const written = presentJob({ ...row, number, shiftId });
    // No order has changed, so nothing else wakes the agent that waits for a ticket.
    await logEvents(tx, scope.ownerId, { kind: 'print', job: written });
    return written;
  };

  /** One that says the same as a bill that was handed out before is a copy of it. */
  const insertBill = (
    tx: Transaction,
    scope: OwnerScope,
    printer: HeldPrinter,
    { bill, before, ...job }: NewBill,
  ): Promise<PrintJob> => {
    const isCopy = before.some(
      ({ kind, state, ticket }) => kind === 'bill' && hasLeftQueue(state) && isSameBill(ticket, bill),
    );
    const ticket = { ...bill, copiedAt: isCopy ? clock.now().toISOString() : null };
    return insert(tx, scope, printer, { ...job, kind: 'bill', ticket, isCopy });
  };

  /** All of the order's lines where none is made in the printer's areas: somebody wants it there. */
  const linesFor = ({ lines }: HeldOrder, printer: HeldPrinter, areas: readonly Area[]) => {
    const made = toMadeLines(lines);
    const own = linesOn(printer, made, areas);
    return own.length > 0 ? own : made.map(({ line }) => line);
  };

  return {
    readBoard: async (scope: OwnerScope): Promise<BoardPrints> => {
      const [troubles, printed] = await Promise.all([
        listTroubles(db, scope, troublesAtOnce),
        listPrintedOrders(db, scope),
      ]);
      return { troubles: troubles.map(presentJob), printed };
    },

    listOfOrder: async (scope: OwnerScope, orderId: string): Promise<PrintJob[]> => {
      if (!(await holdOrderToPrint(db, scope, orderId))) throw new Refusal('not_found');
      return (await listJobsOfOrder(db, scope, orderId)).map(presentJob);
    },

    printTest: async (scope: OwnerScope, printerId: string): Promise<PrintJob> => {
      requireOrderingPlan(scope);
      return db.transaction(async (tx) => {
        const printer = await requirePrinter(tx, scope, printerId);
        const ticket = toTestTicket(printer, await requirePlace(tx, scope), clock.now());
        const job = {
          orderId: null,
          kind: 'test',
          ticket,
          isCopy: false,
          number: null,
          shiftId: null,
        } as const;
        return insert(tx, scope, printer, job);
      });
    },

    /**
     * What still waits moves to the new job. Of anything else paper may have come out, or something else instead of it: the
     * new one is a copy.
     */
    printAgain: (scope: OwnerScope, jobId: string, printerId: string | null): Promise<PrintJob> =>
      db.transaction(async (tx) => {
        const job = await lockReadable(tx, scope, jobId);
        const { kind } = job;
        if (kind === null) throw new Refusal('not_found');
        const printer = await requirePrinter(tx, scope, printerId ?? job.printerId);
        const now = clock.now();
        const isMoved = job.state === 'waiting';
        const isCopy = job.isCopy || !isMoved;
        const ticket = {
          ...job.ticket,
          language: printer.language,
          copiedAt: isMoved ? job.ticket.copiedAt : now.toISOString(),
        };
        const again = await insert(tx, scope, printer, { ...job, kind, ticket, isCopy });
        const settled = await updateJob(tx, job, {
          ...(isMoved && { state: 'withdrawn' }),
          handledAt: job.handledAt ?? now,
        });
        await logEvents(tx, scope.ownerId, presentJobEvent(settled));
        return again;
      }),

    withdraw: (scope: OwnerScope, jobId: string): Promise<PrintJob> =>
      db.transaction(async (tx) => {
        const job = await lockReadable(tx, scope, jobId);
        if (job.state === 'withdrawn') return presentJob(job);
        if (job.state !== 'waiting')
          throw new Refusal<'withdrawJob'>('changed_meanwhile', { job: presentJob(job) });
        const withdrawn = await updateJob(tx, job, { state: 'withdrawn' });
        await logEvents(tx, scope.ownerId, presentJobEvent(withdrawn));
        return presentJob(withdrawn);
      }),

    handle: (scope: OwnerScope, jobId: string): Promise<PrintJob> =>
      db.transaction(async (tx) => {
        const job = await lockReadable(tx, scope, jobId);
        if (presentJob(job).trouble === null) return presentJob(job);
        const handled = await updateJob(tx, job, { handledAt: clock.now() });
        await logEvents(tx, scope.ownerId, presentJobEvent(handled));
        return presentJob(handled);
      }),

    /** The order as it is now, instead of what still waits for this printer. */
    printOrder: (scope: OwnerScope, orderId: string, printerId: string): Promise<PrintJob> =>
      db.transaction(async (tx) => {
        const held = await requireOrder(tx, scope, orderId);
        const printer = await requirePrinter(tx, scope, printerId);
        const place = await requirePlace(tx, scope);
        const jobs = (await lockJobsOfOrders(tx, [orderId])).filter(
          ({ kind }) => kind === 'order' || kind === 'changes',
        );
        const stale = jobs.filter((job) => job.printerId === printerId && job.state === 'waiting');
        const withdrawn = await withdrawJobs(
          tx,
          stale.map(({ id }) => id),
        );
        const isCopy = jobs.some(({ state }) => hasLeftQueue(state));
        const lines = linesFor(held, printer, place.areas);
        const on = {
          kind: 'order',
          lines,
          linesElsewhere: held.lines.length - lines.length,
          isCopy,
        } as const;
        const job = await insert(tx, scope, printer, {
          orderId,
          kind: 'order',
          ticket: toTicket(held, on, printer, place, clock.now()),
          isCopy,
          number: held.order.number,
          shiftId: held.order.shiftId,
        });
        const rang = withdrawn.filter(({ overdueAt }) => overdueAt !== null);
        await logEvents(tx, scope.ownerId, ...rang.map(presentJobEvent));
        return job;
      }),

    printBill: (scope: OwnerScope, orderId: string, printerId: string): Promise<PrintJob> =>
      db.transaction(async (tx) => {
        const held = await withPaidAmount(tx, await requireOrder(tx, scope, orderId));
        const printer = await requirePrinter(tx, scope, printerId);
        const bill = toOrderBill(held, printer, await requirePlace(tx, scope));
        const { number, shiftId } = held.order;
        const before = await listJobsOfOrder(tx, scope, orderId);
        return insertBill(tx, scope, printer, { orderId, bill, before, number, shiftId });
      }),

    /** Of no single order: cancelling one withdraws nothing, and nobody's name is on it. */
    printVisitBill: (scope: OwnerScope, visitId: string, printerId: string): Promise<PrintJob> =>
      db.transaction(async (tx) => {
        const visit = await requireVisit(tx, scope, visitId);
        if (visit.isPractice) throw new Refusal('not_found');
        const printer = await requirePrinter(tx, scope, printerId);
        const bill = toVisitBill(visit, printer, await requirePlace(tx, scope));
        const before = await listBillsOfVisit(tx, scope, visitId);
        const { shiftId } = visit;
        return insertBill(tx, scope, printer, { orderId: null, bill, before, number: null, shiftId });
      }),

    drawVisitBill: async (scope: OwnerScope, visitId: string, language: Locale): Promise<Ticket> => {
      const visit = await requireVisit(db, scope, visitId);
      return completeTicket(toVisitBill(visit, { language }, await requirePlace(db, scope)), null);
    },

    /** The ticket of a job, with the paper it is for. */
    getTicket: async (scope: OwnerScope, jobId: string): Promise<{ ticket: Ticket; paper: PaperWidth }> => {
      const job = await findJob(db, scope, jobId);
      if (!job) throw new Refusal('not_found');
      const printer = job.printerId === null ? null : await findOwnPrinter(db, scope, job.printerId);
      // A page that prints has taken it: without its picture it would wait forever once the shift is over.
      const isPrintedHere = job.state === 'taken' && printer?.kind === 'browser';
      if (!isPrintedHere) await requireReadable(db, scope, job);
      return { ticket: ticketOf(job), paper: printer?.paper ?? 80 };
    },

    /** An order, or its bill, as it would be printed now; of a practice too, because it is only shown. */
    drawOrder: async (
      scope: OwnerScope,
      orderId: string,
      { kind, language }: { kind: 'order' | 'bill'; language: Locale },
    ): Promise<Ticket> => {
      const held = await holdOrderToPrint(db, scope, orderId);
      if (!held) throw new Refusal('not_found');
      const place = await requirePlace(db, scope);
      if (kind === 'bill')
        return completeTicket(toOrderBill(await withPaidAmount(db, held), { language }, place), held.order);
      const lines = toMadeLines(held.lines).map(({ line }) => line);
      const on = { kind, lines, linesElsewhere: 0, isCopy: false };
      return completeTicket(toTicket(held, on, { language, areas: null }, place, clock.now()), held.order);
    },

    claimForBrowser: async (
      scope: OwnerScope,
      printerId: string,
    ): Promise<{ job: PrintJob | null; copies: number }> => {
      const printer = await findOwnPrinter(db, scope, printerId);
      if (printer?.kind !== 'browser') throw new Refusal('not_found');
      // A page asks as often as a printer does: as long as it does, it is open.
      await printQueue.heartbeat(printer);
      const claimed = await printQueue.claim(printer);
      const job = claimed && (await findJob(db, scope, claimed.id));
      return { job: job && presentJob(job), copies: claimed?.copies ?? 1 };
    },

    confirmByBrowser: async (
      scope: OwnerScope,
      jobId: string,
      result: JobResult,
      problem: JobProblem | null,
    ): Promise<void> => {
      const job = await findJob(db, scope, jobId);
      const printer = job?.printerId ? await findOwnPrinter(db, scope, job.printerId) : null;
      if (printer?.kind !== 'browser') throw new Refusal('not_found');
      await printQueue.confirm(printer, jobId, result, problem);
    },
  };
};
