import { z } from 'zod';
import { locales } from '../i18n/locale.ts';
import { limits } from '../values/limits.ts';
import { dateTime, id, requiredLine } from '../values/wire.ts';
import { printMoments } from './jobs/print-moment.ts';
import { paperWidths, printerKinds, seenPrinterKinds, seenStatuses } from './printer-state.ts';
import { printingLimits } from './printing-limits.ts';

const paper = z.literal(paperWidths);
const port = z.int().min(1).max(65_535);
/** A name or an address in the restaurant's network, as its printer shows it. */
const host = z
  .string()
  .trim()
  .max(printingLimits.host)
  .regex(/^[\w.:-]+$/);

/** What is set for a printer, whatever its kind. */
const settings = {
  name: requiredLine(limits.name),
  paper,
  /** Of its tickets' fixed words. */
  language: z.enum(locales),
  /** The areas whose lines it prints; null: all of them, also those that are added later. */
  areas: z.array(id).max(limits.sectionsPerMenu).nullable(),
  copies: z.int().min(1).max(printingLimits.copies),
  moment: z.enum(printMoments),
  /** Whether it prints what changed in an order, and that one was cancelled. */
  printsChanges: z.boolean(),
  /** The drawer opens with a bill. */
  opensDrawer: z.boolean(),
};

/** Where an agent finds a network printer; null for the other kinds. */
const network = z.object({ agentId: id, host, port });

export const printerBody = z
  .object({ kind: z.enum(printerKinds), ...settings, network: network.nullable().default(null) })
  .refine(({ kind, network: at }) => (kind === 'network') === (at !== null), { path: ['network'] });
export type PrinterBody = z.output<typeof printerBody>;

/** Its kind stays: another one is another printer. */
export const printerChanges = z.object({ ...settings, network: network.nullable().default(null) });
export type PrinterChanges = z.output<typeof printerChanges>;

/** What a board may know of a printer. */
export const printerState = z.object({
  _id: id,
  name: z.string(),
  kind: z.enum(seenPrinterKinds),
  paper,
  areas: z.array(id).nullable(),
  status: z.enum(seenStatuses),
  lastSeenAt: dateTime.nullable(),
  /** When it last printed. */
  lastTicketAt: dateTime.nullable(),
  /** Jobs that it has not printed yet. */
  waiting: z.number(),
});
export type PrinterState = z.output<typeof printerState>;

export const printer = printerState.extend({
  language: z.enum(locales),
  copies: z.number(),
  moment: z.enum(printMoments),
  printsChanges: z.boolean(),
  opensDrawer: z.boolean(),
  /** As the printer said; 5 until then. */
  pollSeconds: z.number(),
  network: z.object({ agentId: id, agentName: z.string(), host: z.string(), port: z.number() }).nullable(),
});
export type Printer = z.output<typeof printer>;

export const printAgent = z.object({
  _id: id,
  name: z.string(),
  isOnline: z.boolean(),
  lastSeenAt: dateTime.nullable(),
  createdAt: dateTime,
});
export type PrintAgent = z.output<typeof printAgent>;

/** The whole address to type into a printer, or to scan. It is shown once: only a hash of its secret is stored. */
export const printerAddress = z.object({ address: z.string() });

export const paperQuery = z.enum(['58', '80']).transform((width) => Number(width) as 58 | 80);
