import type { JobProblem, JobResult } from '#core/printing/jobs/job-lifecycle.ts';
import type { FetchingKind, PrinterKind, PrinterStatus } from '#core/printing/printer-state.ts';
import type { PaperWidth, Ticket } from '#core/printing/ticket/ticket.ts';
import type { PublicOwnerId } from '#server/access/own-id.ts';

/** A printer that proved by its secret, or its agent's, who it is. */
export type KnownPrinter = {
  readonly id: string;
  readonly ownerId: PublicOwnerId;
  readonly kind: PrinterKind;
  readonly paper: PaperWidth;
};

/** With what it said last. */
export type FetchingPrinter = KnownPrinter & { readonly status: PrinterStatus };

export type KnownAgent = { readonly id: string; readonly ownerId: PublicOwnerId };

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
  findPrinter: (kind: FetchingKind, secret: string) => Promise<FetchingPrinter | null>;
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
