import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { defaultLocale, locales } from '#core/i18n/locale.ts';
import { jobProblems, jobStates } from '#core/printing/jobs/job-lifecycle.ts';
import { printMoments } from '#core/printing/jobs/print-moment.ts';
import { paperWidths, printerKinds, printerStatuses } from '#core/printing/printer-state.ts';
import { printingSeconds } from '#core/printing/printing-limits.ts';
import { type StoredTicket, ticketKinds } from '#core/printing/ticket/ticket.ts';
import { choice, createdAt, id, moment, oneOf, word } from './columns.ts';
import { orders } from './orders.ts';
import { ownerId } from './users.ts';

/** A process in the restaurant that reaches its network printers. */
export const printAgents = pgTable(
  'print_agents',
  {
    id: id(),
    ownerId: ownerId(),
    name: text().notNull(),
    secretHash: text().notNull().unique(),
    createdAt: createdAt(),
    lastSeenAt: moment(),
  },
  (t) => [index('print_agents_owner').on(t.ownerId)],
);

/** The code that pairs an agent. It is deleted by its first use. */
export const printAgentCodes = pgTable(
  'print_agent_codes',
  {
    codeHash: text().primaryKey(),
    ownerId: ownerId(),
    agentName: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('print_agent_codes_owner').on(t.ownerId), index('print_agent_codes_age').on(t.expiresAt)],
);

export const printers = pgTable(
  'printers',
  {
    id: id(),
    ownerId: ownerId(),
    name: text().notNull(),
    /** Null: one of a newer version, which serves it. */
    kind: word(printerKinds, null).notNull(),
    paper: choice(paperWidths, 80).notNull(),
    language: word(locales, defaultLocale).notNull(),
    /** Null: all. */
    areas: jsonb().$type<string[]>(),
    copies: integer().notNull(),
    prints: word(printMoments, 'approval').notNull(),
    printsChanges: boolean().notNull(),
    opensDrawer: boolean().notNull(),
    /** Of one that fetches its tickets: only the hash of what its address holds. */
    secretHash: text().unique(),
    /** Of a network printer. */
    agentId: text().references(() => printAgents.id, { onDelete: 'set null' }),
    host: text(),
    port: integer(),
    createdAt: createdAt(),
    lastSeenAt: moment(),
    pollSeconds: integer().notNull().default(printingSeconds.poll),
    /** When it counts as away unless it calls before; null: never called, or boards have heard that it is away. */
    awayAt: moment(),
    status: word(printerStatuses, 'error').notNull().default('ok'),
    lastTicketAt: moment(),
  },
  (t) => [
    index('printers_owner').on(t.ownerId),
    index('printers_agent').on(t.agentId),
    index('printers_away').on(t.awayAt),
    check('printers_kind', oneOf(t.kind, printerKinds)),
    check('printers_paper', oneOf(t.paper, paperWidths)),
    check('printers_language', oneOf(t.language, locales)),
    check('printers_prints', oneOf(t.prints, printMoments)),
  ],
);

/** One ticket for one printer. Written in the transaction of what it tells. */
export const printJobs = pgTable(
  'print_jobs',
  {
    id: id(),
    /** The order in which they were written. */
    seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    ownerId: ownerId(),
    /**
     * No foreign key: a printer that is removed in the moment of an order must not refuse it. A ticket written for one that is
     * gone waits until it rings.
     */
    printerId: text().notNull(),
    printerName: text().notNull(),
    /** Null on a test, and on the bill of a table. */
    orderId: text().references(() => orders.id, { onDelete: 'cascade' }),
    /** Null: a ticket that only a newer version can print. */
    kind: word(ticketKinds, null).notNull(),
    ticket: jsonb().$type<StoredTicket>().notNull(),
    copies: integer().notNull(),
    /** Printed again: the ticket says 'copy'. */
    isCopy: boolean().notNull().default(false),
    /** An unknown one is out of this version's hands, as a ticket that was printed is. */
    state: word(jobStates, 'printed').notNull().default('waiting'),
    problem: word(jobProblems, 'printer_error'),
    createdAt: createdAt(),
    takenAt: moment(),
    /** Until when whoever took it may confirm; later it counts as unconfirmed. */
    leaseUntil: moment(),
    printedAt: moment(),
    /** When it was found to wait for too long. */
    overdueAt: moment(),
    /** When somebody dealt with the trouble. */
    handledAt: moment(),
  },
  (t) => [
    // A printer has one job at a time: of many who claim at once, one does.
    uniqueIndex('print_jobs_one_taken_per_printer').on(t.printerId).where(sql`${t.state} = 'taken'`),
    index('print_jobs_waiting').on(t.printerId, t.seq).where(sql`${t.state} = 'waiting'`),
    // Scanned every second, for all owners: never more than what is under way right now.
    index('print_jobs_open').on(t.createdAt).where(sql`${t.state} in ('waiting', 'taken')`),
    index('print_jobs_troubled')
      .on(t.ownerId)
      .where(
        sql`${t.handledAt} is null and (${t.state} in ('failed', 'unconfirmed') or ${t.overdueAt} is not null)`,
      ),
    index('print_jobs_order').on(t.orderId),
    // The bills of a table: of a ticket of no order, whose it is stands in what it says.
    index('print_jobs_visit').on(sql`(${t.ticket} -> 'visit' ->> 'id')`).where(sql`${t.orderId} is null`),
    index('print_jobs_owner').on(t.ownerId),
    index('print_jobs_age').on(t.createdAt),
    check('print_jobs_state', oneOf(t.state, jobStates)),
  ],
);
