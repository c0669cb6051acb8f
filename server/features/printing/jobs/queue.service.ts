import { dayMs } from '#core/hours/zone-clock.ts';
import {
  eventOfResult,
  type JobEvent,
  type JobProblem,
  type JobResult,
  jobAfter,
} from '#core/printing/jobs/job-lifecycle.ts';
import { completeTicket } from '#core/printing/jobs/stored-ticket.ts';
import {
  awayAfter,
  type FetchingKind,
  isBlocked,
  type PrinterStatus,
  seenStatus,
} from '#core/printing/printer-state.ts';
import { jobDays, printingSeconds } from '#core/printing/printing-limits.ts';
import type { PaperWidth, Ticket } from '#core/printing/ticket/ticket.ts';
import { type Batches, inBatches, sweptAtOnce } from '#server/db/batches.ts';
import { violates } from '#server/db/constraint.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { logEvents, logEventsOfOwners } from '#server/live/event-log.ts';
import type { Clock } from '#server/system/clock.ts';
import { hashSecret } from '#server/system/ids.ts';
import {
  findAgentBySecret,
  findOpensDrawer,
  findPrinterBySecret,
  hasNewlyAway,
  type KnownAgent,
  type KnownPrinter,
  listPrintersOfAgent,
  type Seen,
  seeAgent,
  seePrinter,
  takeNewlyAway,
} from './known-printers.queries.ts';
import { presentJobEvent } from './print-jobs.presenter.ts';
import {
  deleteOldJobs,
  findNextJobId,
  findTakenJob,
  hasTroubles,
  type JobRow,
  lockEndedLeases,
  lockJobOfPrinter,
  lockOverdue,
  prolongLease,
  type StoredJob,
  takeJob,
  updateJob,
  updateJobs,
  waitForNextJob,
} from './print-jobs.queries.ts';

export type { KnownAgent, KnownPrinter } from './known-printers.queries.ts';

export type ClaimedJob = {
  /** At most 30 letters and digits, as Epson's printers want them. */
  readonly id: string;
  readonly ticket: Ticket;
  readonly paper: PaperWidth;
  /** How often it comes out of this one claim. */
  readonly copies: number;
  readonly opensDrawer: boolean;
};

/** What the wires to printers need of the queue. Several processes share it. */
export type PrintQueue = {
  findPrinter: (kind: FetchingKind, secret: string) => Promise<KnownPrinter | null>;
  findAgent: (secret: string) => Promise<KnownAgent | null>;
  /** The printers that an agent reaches, with where they are. */
  listPrintersOf: (agent: KnownAgent) => Promise<(KnownPrinter & { host: string; port: number })[]>;
  /** The job that `claim` would take, without taking it; null while another one is out. */
  peek: (printer: KnownPrinter) => Promise<string | null>;
  /**
   * Takes the next job, or this one if it is the next. A printer has one at a time: null while another is out, and of many
   * who ask at once one gets it.
   */
  claim: (printer: KnownPrinter, jobId?: string) => Promise<ClaimedJob | null>;
  /** The job that is out, for a printer that fetches the same one again; null once its lease has ended. */
  findClaimed: (printer: KnownPrinter, jobId?: string) => Promise<ClaimedJob | null>;
  /**
   * What became of a job; without an id, of the one that is out. Idempotent, and a success that comes late still lands.
   * Whether there was such a job of this printer.
   */
  confirm: (
    printer: KnownPrinter,
    jobId: string | null,
    result: JobResult,
    problem?: JobProblem | null,
  ) => Promise<boolean>;
  /**
   * What a printer says of itself, which also proves that it is there. While it has no paper or an open cover it keeps the
   * job that it has: it fetches it again by itself.
   */
  report: (printer: KnownPrinter, status: PrinterStatus, pollSeconds?: number) => Promise<void>;
  /** That a printer, or an agent, is there. */
  heartbeat: (known: KnownPrinter) => Promise<void>;
  heartbeatOfAgent: (agent: KnownAgent) => Promise<void>;
};

type Needs = { db: Database; clock: Clock };

/** In one transaction; more wait for the next second. */
const atOnce = 200;

export const ticketOf = ({ ticket, number, shiftId }: StoredJob): Ticket =>
  completeTicket(ticket, number === null || shiftId === null ? null : { number, shiftId });

/** Null where what is stored cannot be read: it has failed, instead of keeping its printer until its lease ends. */
const makeTicket = (job: StoredJob): Ticket | null => {
  try {
    return ticketOf(job);
  } catch {
    return null;
  }
};

/** What becomes of a job that was locked; null when nothing does. */
const applyToJob = async (
  tx: Transaction,
  job: StoredJob,
  event: JobEvent,
  change: Partial<JobRow>,
): Promise<StoredJob | null> => {
  const state = jobAfter(job.state, event);
  return state && updateJob(tx, job, { ...change, state });
};

/** The queue of every printer, for whatever carries tickets to them; several processes share it. */
export const createQueueService = ({ db, clock }: Needs) => {
  const later = (seconds: number): Date => new Date(clock.now().getTime() + seconds * 1000);
  const leaseEnd = (): Date => later(printingSeconds.lease);
  const overdueBefore = (): Date => later(-printingSeconds.overdue);

  const findClaimed: PrintQueue['findClaimed'] = async (printer, jobId) => {
    const job = await findTakenJob(db, printer.id, jobId);
    if (!job?.kind) return null;
    const ticket = makeTicket(job);
    if (!ticket) {
      await queue.confirm(printer, job.id, 'failed', 'bad_ticket');
      return null;
    }
    return {
      id: job.id,
      ticket,
      paper: printer.paper,
      copies: job.copies,
      opensDrawer: job.kind === 'bill' && (await findOpensDrawer(db, printer.id)),
    };
  };

  /**
   * The next job, or this one if it is the next. While that is being changed, those behind it wait for a second: a kitchen
   * gets its tickets in the order of their orders.
   */
  const takeNext = async (printer: KnownPrinter, jobId: string | undefined): Promise<string | null> => {
    const take = (isInTurn: boolean) =>
      takeJob(db, printer.id, { now: clock.now(), leaseUntil: leaseEnd(), jobId, isInTurn });
    const taken = await take(true);
    if (taken !== null || (await findNextJobId(db, printer.id, jobId)) === null) return taken;
    await waitForNextJob(db, printer.id, jobId);
    return (await take(true)) ?? take(false);
  };

  /** It calls every few seconds: boards hear of it when it is otherwise than they had known it. */
  const see = async (
    printer: KnownPrinter,
    said: Pick<Seen, 'status' | 'pollSeconds'> = {},
  ): Promise<void> => {
    const now = clock.now();
    const after = {
      status: said.status ?? printer.status,
      pollSeconds: said.pollSeconds ?? printer.pollSeconds,
      lastSeenAt: now,
    };
    const seen = { ...said, lastSeenAt: now, awayAt: awayAfter(now, after.pollSeconds) };
    if (seenStatus(printer, now) === seenStatus(after, now)) return seePrinter(db, printer.id, seen);
    await db.transaction(async (tx) => {
      await seePrinter(tx, printer.id, seen);
      await logEvents(tx, printer.ownerId, { kind: 'board' });
    });
  };

  const queue: PrintQueue = {
    findPrinter: (kind, secret) => findPrinterBySecret(db, kind, hashSecret(secret)),
    findAgent: (secret) => findAgentBySecret(db, hashSecret(secret)),
    listPrintersOf: (agent) => listPrintersOfAgent(db, agent),
    peek: (printer) => findNextJobId(db, printer.id),

    claim: async (printer, jobId) => {
      const taken = await takeNext(printer, jobId).catch((error: unknown) => {
        if (violates(error, 'print_jobs_one_taken_per_printer')) return null;
        throw error;
      });
      return taken === null ? null : findClaimed(printer, taken);
    },

    findClaimed,

    confirm: (printer, jobId, result, problem = null) =>
      db.transaction(async (tx) => {
        const job = await lockJobOfPrinter(tx, printer, jobId);
        if (!job) return false;
        const now = clock.now();
        const changes = {
          printed: { printedAt: now, problem: null, leaseUntil: null },
          failed: { problem: problem ?? 'printer_error', leaseUntil: null },
          unsent: { takenAt: null, leaseUntil: null },
        } as const;
        const after = await applyToJob(tx, job, eventOfResult[result], changes[result]);
        if (!after) return true;
        if (result === 'printed') {
          const awayAt = awayAfter(now, printer.pollSeconds);
          await seePrinter(tx, printer.id, { lastTicketAt: now, lastSeenAt: now, awayAt });
        }
        if (result !== 'unsent') await logEvents(tx, printer.ownerId, presentJobEvent(after));
        return true;
      }),

    report: async (printer, status, pollSeconds) => {
      await see(printer, { status, pollSeconds });
      if (isBlocked(status)) await prolongLease(db, printer.id, leaseEnd());
    },
    heartbeat: (printer) => see(printer),
    heartbeatOfAgent: (agent) => seeAgent(db, agent.id, clock.now()),
  };

  const ring = async (tx: Transaction, jobs: readonly StoredJob[]): Promise<void> =>
    logEventsOfOwners(
      tx,
      jobs.map((job) => ({ ownerId: job.ownerId, event: presentJobEvent(job) })),
    );

  return {
    ...queue,

    hasNewlyAway: () => hasNewlyAway(clock.now()),

    /** No call of theirs says that they are away: boards hear it by the clock. A task of the leader. */
    tellAway: (): Promise<void> =>
      db.transaction(async (tx) => {
        const owners = await takeNewlyAway(tx, clock.now(), atOnce);
        await logEventsOfOwners(
          tx,
          owners.map((ownerId) => ({ ownerId, event: { kind: 'board' } as const })),
        );
      }),

    hasTroubles: () => hasTroubles(clock.now(), overdueBefore()),

    /**
     * What was handed out and not confirmed may have come out or not: it rings, and nothing sends it again by itself. Likewise
     * what is under way for too long. A task of the leader; two that meet ring for no job twice.
     */
    ringTroubles: async (): Promise<void> => {
      await db.transaction(async (tx) => {
        const ended = await lockEndedLeases(tx, clock.now(), atOnce);
        if (ended.length > 0) await ring(tx, await updateJobs(tx, ended, { state: 'unconfirmed' }));
      });
      await db.transaction(async (tx) => {
        const overdue = await lockOverdue(tx, overdueBefore(), atOnce);
        if (overdue.length > 0) await ring(tx, await updateJobs(tx, overdue, { overdueAt: clock.now() }));
      });
    },

    sweep: async (batches?: Batches): Promise<void> => {
      const before = new Date(clock.now().getTime() - jobDays * dayMs);
      await inBatches(sweptAtOnce, (limit) => deleteOldJobs(db, before, limit), batches);
    },
  };
};
