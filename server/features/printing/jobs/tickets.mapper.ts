import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '#core/i18n/locale.ts';
import { translatorFor } from '#core/i18n/text.ts';
import { allergyMark } from '#core/orders/lines/allergy-notes.ts';
import { listOptions } from '#core/orders/lines/listed-options.ts';
import { lineTotal } from '#core/orders/lines/order-pricing.ts';
import { addStatements, statementOf } from '#core/orders/statement.ts';
import {
  areasOf,
  type MadeLine,
  type PlannedJob,
  type PlannedOrder,
  planJobs,
} from '#core/printing/jobs/job-plan.ts';
import { completeTicket } from '#core/printing/jobs/stored-ticket.ts';
import { ticketDocument } from '#core/printing/ticket/document/ticket-document.ts';
import { plainTicket } from '#core/printing/ticket/plain-ticket.ts';
import { ticketTexts } from '#core/printing/ticket/ticket.texts.ts';
import type { StoredTicket, TicketKind, TicketLine } from '#core/printing/ticket/ticket.ts';
import { type Agorot, addAgorot, agorot } from '#core/values/money.ts';
import type { orderLines, orders, printJobs } from '#server/db/schema.ts';
import { newId } from '#server/system/ids.ts';
import type { PrintedVisit } from './printed-orders.queries.ts';
import type { PrintingSetup, SetPrinter } from './printing-setup.queries.ts';

type OrderRow = typeof orders.$inferSelect;
type LineRow = typeof orderLines.$inferSelect;
/** Without the place that the database gives it. */
export type NewJobRow = Omit<typeof printJobs.$inferSelect, 'seq'>;

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

type PaidOrder = { order: Omit<OrderRow, 'number'>; paid: Agorot };

type OnTicket = {
  kind: Extract<TicketKind, 'order' | 'changes' | 'cancelled'>;
  lines: readonly TicketLine[];
  linesElsewhere: number;
  isCopy: boolean;
};
type Reader = Pick<SetPrinter, 'language' | 'areas'>;
type Place = Omit<PrintingSetup, 'printers'>;

const whyCancelled = ({ withdrawn, rejectionReason }: PrintedOrder['order'], language: Locale): string =>
  withdrawn ? translatorFor(language)(ticketTexts.withdrawn) : rejectionReason;

/** All that the kitchen gets of an order, but its number and word. */
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
  // A change is read beside the order's own ticket: which of two came later must be seen.
  createdAt: (kind === 'order' ? order.createdAt : now).toISOString(),
  promisedAt: order.promisedAt?.toISOString() ?? null,
  areaName:
    areasOf(reader, place.areas)
      ?.map(({ name }) => name)
      .join(' · ') || null,
  linesElsewhere,
  avoids: order.avoids,
  lines: [...lines],
  reason: kind === 'cancelled' ? whyCancelled(order, reader.language) : '',
  total: order.total,
  isPaid: order.isPaid,
  copiedAt: isCopy ? now.toISOString() : null,
});

type Billed = {
  orders: readonly PaidOrder[];
  lines: readonly LineRow[];
  /** Of its guest; of a table there are several. */
  customerName?: string;
  tableNumber: number | null;
  createdAt: Date;
  visit?: StoredTicket['visit'];
};

/** The bill of an order or of a table: all its lines as one list, what was paid, and what is left to pay. */
const toBill = (
  { orders, lines, createdAt, ...whose }: Billed,
  { language }: Pick<Reader, 'language'>,
  { restaurantName, timeZone }: Place,
): StoredTicket => {
  // Asked for before the order was approved, it says what will be owed then.
  const statusOf = ({ status }: PaidOrder['order']) => (status === 'waitingApproval' ? 'inProcess' : status);
  const { total, owed } = addStatements(
    orders.map(({ order, paid }) => statementOf({ ...order, status: statusOf(order), paid })),
  );
  return plainTicket({
    ...whose,
    kind: 'bill',
    language,
    restaurantName,
    timeZone,
    createdAt: createdAt.toISOString(),
    lines: lines.map(toTicketLine),
    total,
    // What goes back pays for nothing else.
    alreadyPaid: agorot(total - owed),
    isPaid: owed === 0,
  });
};

export const toOrderBill = (
  { order, lines, paid }: PrintedOrder & PaidOrder,
  reader: Pick<Reader, 'language'>,
  place: Place,
): StoredTicket => {
  const { customerName, tableNumber, createdAt } = order;
  return toBill({ orders: [{ order, paid }], lines, customerName, tableNumber, createdAt }, reader, place);
};

export const toVisitBill = (
  { id, shiftId, openedAt, tableNumber, orders, lines }: PrintedVisit,
  reader: Pick<Reader, 'language'>,
  place: Place,
): StoredTicket =>
  toBill({ orders, lines, tableNumber, createdAt: openedAt, visit: { id, shiftId } }, reader, place);

/** On whatever paper, in whatever language: without saying that it is a copy. */
const wordsOn = (bill: StoredTicket) =>
  ticketDocument(
    { ...completeTicket(bill, null), language: 'en', copiedAt: null },
    { paper: 80, isDense: false, shown: bill.lines.length },
  );

/** Whether two bills say the same to their guest. */
export const isSameBill = (one: StoredTicket, other: StoredTicket): boolean =>
  isDeepStrictEqual(wordsOn(one), wordsOn(other));

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

type NewJob = Pick<NewJobRow, 'ownerId' | 'orderId' | 'ticket' | 'isCopy'> & {
  kind: TicketKind;
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
): NewJobRow[] => {
  const plan = planJobs({ before: null, after: toPlannedOrder(stored) }, setup.printers, [], setup.areas);
  return toPlannedRows(ownerId, stored, plan.written, setup, now);
};
