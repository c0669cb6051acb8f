import type { Locale } from '#core/i18n/locale.ts';
import { translatorFor } from '#core/i18n/text.ts';
import { allergyMark } from '#core/orders/lines/allergy-notes.ts';
import { listOptions } from '#core/orders/lines/listed-options.ts';
import { lineTotal } from '#core/orders/lines/order-pricing.ts';
import {
  areasOf,
  type MadeLine,
  type PlannedJob,
  type PlannedOrder,
  planJobs,
} from '#core/printing/jobs/job-plan.ts';
import { plainTicket } from '#core/printing/ticket/plain-ticket.ts';
import { ticketTexts } from '#core/printing/ticket/ticket.texts.ts';
import type { StoredTicket, TicketKind, TicketLine } from '#core/printing/ticket/ticket.ts';
import { addAgorot, agorot } from '#core/values/money.ts';
import { visitSums } from '#core/visits/visit-sums.ts';
import type { orderLines, orders, printJobs } from '#server/db/schema.ts';
import { newId } from '#server/system/ids.ts';
import type { PrintedVisit } from './printed-orders.queries.ts';
import type { PrintingSetup, SetPrinter } from './printing-setup.queries.ts';

type OrderRow = typeof orders.$inferSelect;
type LineRow = typeof orderLines.$inferSelect;
/** Without the place that the database gives it. */
export type JobRow = Omit<typeof printJobs.$inferSelect, 'seq'>;

/** An order as it is printed; its number is written in later. */
export type PrintedOrder = { order: Omit<OrderRow, 'number'>; lines: readonly LineRow[] };

const toTicketLine = (line: LineRow): TicketLine => ({
  quantity: line.quantity,
  name: line.dishName,
  sizeName: line.sizeName,
  choices: listOptions(line.customizations).map(({ groupName, optionName, times, price }) => ({
    groupName,
    optionName,
    times,
    price,
  })),
  note: line.note,
  ...allergyMark(line),
  avoided: line.avoided,
  kosherKind: line.kosherKind,
  change: null,
  total: lineTotal(addAgorot(line.dishPrice, line.sizePrice), line.customizations, line.quantity),
});

const toMadeLine = (line: LineRow): MadeLine => ({ area: line.areaId, line: toTicketLine(line) });
export const toMadeLines = (lines: readonly LineRow[]): MadeLine[] => lines.map(toMadeLine);

export const toPlannedOrder = ({ order, lines }: PrintedOrder): PlannedOrder => ({
  status: order.status,
  rejected: order.rejected,
  isDeleted: order.deletedAt !== null,
  lines: toMadeLines(lines),
});

type OnTicket = {
  kind: Extract<TicketKind, 'order' | 'changes' | 'cancelled' | 'bill'>;
  lines: readonly TicketLine[];
  linesElsewhere: number;
  isCopy: boolean;
};
type Reader = Pick<SetPrinter, 'language' | 'areas'>;
type Place = Omit<PrintingSetup, 'printers'>;

const whyCancelled = ({ withdrawn, rejectionReason }: PrintedOrder['order'], language: Locale): string =>
  withdrawn ? translatorFor(language)(ticketTexts.withdrawn) : rejectionReason;

/** All that is printed of an order, but its number and word. */
export const toTicket = (
  { order }: Pick<PrintedOrder, 'order'>,
  { kind, lines, linesElsewhere, isCopy }: OnTicket,
  reader: Reader,
  place: Place,
  now: Date,
): StoredTicket => ({
  format: 1,
  kind,
  language: reader.language,
  restaurantName: place.restaurantName,
  timeZone: place.timeZone,
  tableNumber: order.tableNumber,
  customerName: order.customerName,
  isByStaff: order.source === 'staff',
  createdAt: order.createdAt.toISOString(),
  promisedAt: order.promisedAt?.toISOString() ?? null,
  areaName:
    kind === 'bill'
      ? null
      : areasOf(reader, place.areas)
          ?.map(({ name }) => name)
          .join(' · ') || null,
  linesElsewhere,
  avoids: kind === 'bill' ? [] : order.avoids,
  lines: [...lines],
  reason: kind === 'cancelled' ? whyCancelled(order, reader.language) : '',
  total: order.total,
  isPaid: order.isPaid,
  copiedAt: isCopy ? now.toISOString() : null,
});

/** The bill of a table: all its orders as one list, and what is left to pay. No guest's name, for there are several. */
export const toVisitBill = (
  visit: PrintedVisit,
  { language }: Pick<SetPrinter, 'language'>,
  place: Place,
): StoredTicket => {
  const sums = visitSums(visit.orders.map(({ order, paid }) => ({ ...order, paid, isDeleted: false })));
  return plainTicket({
    kind: 'bill',
    language,
    restaurantName: place.restaurantName,
    timeZone: place.timeZone,
    createdAt: visit.openedAt.toISOString(),
    tableNumber: visit.tableNumber,
    lines: toMadeLines(visit.lines).map(({ line }) => line),
    total: sums.total,
    // What goes back pays for nothing else.
    alreadyPaid: agorot(sums.total - sums.owed),
    isPaid: sums.owed === 0,
    visit: { id: visit.id, shiftId: visit.shiftId },
  });
};

/** A ticket of no order, to see that a printer prints. */
export const toTestTicket = (
  { language }: Pick<SetPrinter, 'language'>,
  place: Place,
  now: Date,
): StoredTicket =>
  plainTicket({
    kind: 'test',
    language,
    restaurantName: place.restaurantName,
    timeZone: place.timeZone,
    createdAt: now.toISOString(),
  });

type NewJob = Pick<JobRow, 'ownerId' | 'orderId' | 'kind' | 'ticket' | 'isCopy'> & {
  printer: Pick<SetPrinter, 'id' | 'name' | 'copies'>;
};

/** With every column: the statement that places an order writes it whole. */
export const toJobRow = <Row extends NewJob>({ printer, ...job }: Row, now: Date) => ({
  ...job,
  id: newId(),
  printerId: printer.id,
  printerName: printer.name,
  copies: printer.copies,
  state: 'waiting' as const,
  problem: null,
  createdAt: now,
  takenAt: null,
  leaseUntil: null,
  printedAt: null,
  overdueAt: null,
  handledAt: null,
});

export const toPlannedRows = <Owner extends string>(
  ownerId: Owner,
  stored: PrintedOrder,
  planned: readonly PlannedJob<SetPrinter>[],
  setup: PrintingSetup,
  now: Date,
) =>
  planned.map(({ printer, ...on }) =>
    toJobRow(
      {
        ownerId,
        orderId: stored.order.id,
        printer,
        kind: on.kind,
        isCopy: on.isCopy,
        ticket: toTicket(stored, on, printer, setup, now),
      },
      now,
    ),
  );

/** The jobs of an order that is being placed. */
export const jobsOfNewOrder = (
  ownerId: string,
  stored: PrintedOrder,
  setup: PrintingSetup,
  now: Date,
): JobRow[] => {
  const plan = planJobs({ before: null, after: toPlannedOrder(stored) }, setup.printers, [], setup.areas);
  return toPlannedRows(ownerId, stored, plan.written, setup, now);
};
