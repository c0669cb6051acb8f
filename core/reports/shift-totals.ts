import { hourMs, localTime, minuteMs } from '../hours/zone-clock.ts';
import { lineTotal, type PricedLine } from '../orders/lines/order-pricing.ts';
import type { OrderSource } from '../orders/order-source.ts';
import { statementOf } from '../orders/statement.ts';
import type { PaymentKind } from '../payments/payment-kinds.ts';
import type { SoldOutSpan } from '../stock/sold-out-spans.ts';
import { type Agorot, addAgorot, timesAgorot } from '../values/money.ts';
import type { RefusalKind } from './refusal-kinds.ts';
import { add, type Totals } from './totals.ts';

type CountedLine = Omit<PricedLine, 'dishId' | 'total' | 'note'> & {
  readonly dishId: string | null;
  readonly section: string;
};
/** Why an order did not happen; `by` is null when nobody of the restaurant did it. */
type Refused = { kind: RefusalKind; reason: string; by: string | null; at: Date };

/** An order as it is now, with what decides where it is counted. */
export type CountedOrder = {
  number: number;
  source: OrderSource;
  total: Agorot;
  isPaid: boolean;
  /** By payments that were not voided. */
  paid: Agorot;
  tableNumber: number | null;
  createdAt: Date;
  approvedAt: Date | null;
  readyAt: Date | null;
  refused: Refused | null;
  lines: readonly CountedLine[];
};

export type CountedShift = {
  /** On which it began. */
  day: string;
  timeZone: string;
  /** Null while it is open. */
  endedAt: Date | null;
  /** Null when nobody counted the drawer. */
  cash: { expected: Agorot; counted: Agorot } | null;
};

/** Money that came in; `voided` says who took it back and why. */
export type CountedPayment = {
  kind: PaymentKind;
  amount: Agorot;
  voided: { reason: string; by: string | null; at: Date } | null;
};

const hourOf = (zone: string, moment: Date): string =>
  String(new Date(Math.floor(localTime(zone, moment.getTime()) / hourMs) * hourMs).getUTCHours());
/** Whole minutes, and never less than none: a clock may have been set back meanwhile. */
const minutesBetween = (from: Date, to: Date): string =>
  String(Math.max(0, Math.floor((to.getTime() - from.getTime()) / minuteMs)));

const addLine = (totals: Totals, line: CountedLine): void => {
  const { dishId, name, section, size, customizations, quantity } = line;
  const price = size ? addAgorot(line.price, size.price) : line.price;
  const total = lineTotal(price, customizations, quantity);
  add(totals, 'dish', [dishId ?? '', name, section], [quantity, total]);
  if (size) add(totals, 'size', [name, size.name], [quantity, total]);
  for (const option of customizations) {
    const paid = timesAgorot(option.price, quantity);
    add(totals, 'option', [option.groupName, option.optionName], [quantity, paid]);
  }
};

const addRefused = (
  totals: Totals,
  shift: CountedShift,
  { number, total }: CountedOrder,
  refused: Refused,
): void => {
  const { kind, reason, by, at } = refused;
  add(totals, 'refused', [kind, reason, by ?? ''], [1, total]);
  const isCorrection = shift.endedAt !== null && at > shift.endedAt;
  const key = [shift.day, String(number), kind, reason, by ?? '', at.toISOString()];
  if (isCorrection) add(totals, 'correction', key, [1, total]);
};

/** How far payments explain what counts as paid, and what of them goes back. */
const addPaid = (totals: Totals, { total, isPaid, paid, refused }: CountedOrder): void => {
  const rejected = refused !== null;
  const { unrecorded, toGiveBack } = statementOf({ status: 'done', isPaid, rejected, total, paid });
  if (isPaid && !rejected) add(totals, 'covered', [], [unrecorded === 0 ? 1 : 0, total - unrecorded]);
  if (toGiveBack > 0) add(totals, 'overpaid', [], [1, toGiveBack]);
};

const addSold = (totals: Totals, { day, timeZone }: CountedShift, order: CountedOrder): void => {
  const { total, createdAt, approvedAt, readyAt } = order;
  add(totals, 'day', [day], [1, total]);
  add(totals, 'hour', [hourOf(timeZone, createdAt)], [1, total]);
  add(totals, 'payment', [order.isPaid ? 'paid' : 'unpaid'], [1, total]);
  add(totals, 'table', [String(order.tableNumber ?? '')], [1, total]);
  // Staff agree to an order as they take it: nobody waited for that.
  if (approvedAt && order.source === 'guest') {
    add(totals, 'approval', [minutesBetween(createdAt, approvedAt)], [1, 0]);
  }
  if (approvedAt && readyAt) add(totals, 'making', [minutesBetween(approvedAt, readyAt)], [1, 0]);
  for (const line of order.lines) addLine(totals, line);
};

/** What a shift is before its orders are added: it was there, and this was sold out. */
export const emptyTotals = ({ day, cash }: CountedShift, soldOut: readonly SoldOutSpan[]): Totals => {
  const totals: Totals = {};
  add(totals, 'shift', [], [1, 0]);
  add(totals, 'day', [day], [0, 0]);
  if (cash) {
    add(totals, 'cash', ['expected'], [1, cash.expected]);
    add(totals, 'cash', ['counted'], [1, cash.counted]);
  }
  for (const { dish, option, from, to } of soldOut) {
    add(totals, 'soldOut', [dish, option ?? '', from.toISOString(), to?.toISOString() ?? ''], [1, 0]);
  }
  return totals;
};

export const addOrder = (totals: Totals, shift: CountedShift, order: CountedOrder): void => {
  if (order.refused) addRefused(totals, shift, order, order.refused);
  else addSold(totals, shift, order);
  addPaid(totals, order);
};

/** One that the undoing of a move voided was never meant: it is nowhere. */
export const addPayment = (
  totals: Totals,
  { day }: CountedShift,
  { kind, amount, voided }: CountedPayment,
): void => {
  if (!voided) add(totals, 'kind', [kind], [1, amount]);
  else if (voided.reason) {
    const { reason, by, at } = voided;
    add(totals, 'void', [day, kind, reason, by ?? '', at.toISOString()], [1, amount]);
  }
};
