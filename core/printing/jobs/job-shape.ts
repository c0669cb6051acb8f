import { z } from 'zod';
import { dateTime, id } from '../../values/wire.ts';
import { ticketKinds } from '../ticket/ticket.ts';
import { jobProblems, jobStates, jobTroubles } from './job-lifecycle.ts';

/** A print job as board and stations see it. What it prints is a picture of its own (`getJobTicket`). */
export const printJob = z.object({
  _id: id,
  /** Null on a test, and on the bill of a table. */
  orderId: id.nullable(),
  orderNumber: z.number().nullable(),
  tableNumber: z.number().nullable(),
  /** Null when its printer is gone. */
  printerId: id.nullable(),
  printerName: z.string(),
  kind: z.enum(ticketKinds),
  state: z.enum(jobStates),
  /** Rings until somebody handles it; null when all is well. */
  trouble: z.enum(jobTroubles).nullable(),
  /** Why it failed, if the printer said. */
  problem: z.enum(jobProblems).nullable(),
  /** Printed again, and says so. */
  isCopy: z.boolean(),
  createdAt: dateTime,
  /** When it was handed to the printer. */
  takenAt: dateTime.nullable(),
  printedAt: dateTime.nullable(),
});
export type PrintJob = z.output<typeof printJob>;

/** What a board knows of paper: the rest follows as `print` events. */
export const boardPrints = z.object({
  /** In trouble and not handled, the oldest first. */
  troubles: z.array(printJob),
  /** Unfinished orders of which every ticket came out. */
  printed: z.array(id),
});
export type BoardPrints = z.output<typeof boardPrints>;
