import { localTime, minuteMs } from '../hours/zone-clock.ts';
import { lineTotal, type PricedLine } from '../orders/lines/order-pricing.ts';
import type { OrderSource } from '../orders/order-source.ts';
import type { SoldOutSpan } from '../stock/sold-out-spans.ts';
import { type Agorot, addAgorot, timesAgorot } from '../values/money.ts';
import type { RefusalKind } from './report-shape.ts';
import { add, type Sums } from './sums.ts';

type SummedLine = Omit<PricedLine, 'dishId' | 'total' | 'note'> & {
  readonly dishId: string | null;
  readonly section: string;
};
/** Why an order did not happen; `by` is null when nobody of the restaurant did it. */
type Refused = { kind: RefusalKind; reason: string; by: string | null; at: Date };

/** An order as it is now, with what decides where it is counted. */
export type SummedOrder = {
  number: number;
  source: OrderSource;
  total: Agorot;
  isPaid: boolean;
  tableNumber: number | null;
  createdAt: Date;
  approvedAt: Date | null;
  readyAt: Date | null;
  refused: Refused | null;
  lines: readonly SummedLine[];
};

export type SummedShift = {
  /** On which it began. */
  day: string;
  timeZone: string;
  /** Null while it is open. */
  endedAt: Date | null;
};

const hourMs = 60 * minuteMs;
const hourOf = (zone: string, moment: Date): string =>
  String(new Date(Math.floor(localTime(zone, moment.getTime()) / hourMs) * hourMs).getUTCHours());
/** Whole minutes, and never less than none: a clock may have been set back meanwhile. */
const minutesBetween = (from: Date, to: Date): string =>
  String(Math.max(0, Math.floor((to.getTime() - from.getTime()) / minuteMs)));

const addLine = (sums: Sums, line: SummedLine): void => {
  const { dishId, name, section, size, customizations, quantity } = line;
  const price = size ? addAgorot(line.price, size.price) : line.price;
  const total = lineTotal(price, customizations, quantity);
  add(sums, 'dish', [dishId ?? '', name, section], [quantity, total]);
  if (size) add(sums, 'size', [name, size.name], [quantity, total]);
  for (const option of customizations) {
    const paid = timesAgorot(option.price, quantity);
    add(sums, 'option', [option.groupName, option.optionName], [quantity, paid]);
  }
};

const addRefused = (
  sums: Sums,
  shift: SummedShift,
  { number, total }: SummedOrder,
  refused: Refused,
): void => {
  const { kind, reason, by, at } = refused;
  add(sums, 'refused', [kind, reason, by ?? ''], [1, total]);
  const isCorrection = shift.endedAt !== null && at > shift.endedAt;
  const told = [shift.day, String(number), kind, reason, by ?? '', at.toISOString()];
  if (isCorrection) add(sums, 'correction', told, [1, total]);
};

const addSold = (sums: Sums, { day, timeZone }: SummedShift, order: SummedOrder): void => {
  const { total, createdAt, approvedAt, readyAt } = order;
  add(sums, 'day', [day], [1, total]);
  add(sums, 'hour', [hourOf(timeZone, createdAt)], [1, total]);
  add(sums, 'payment', [order.isPaid ? 'paid' : 'unpaid'], [1, total]);
  add(sums, 'table', [String(order.tableNumber ?? '')], [1, total]);
  // Staff agree to an order as they take it: nobody waited for that.
  if (approvedAt && order.source === 'guest') {
    add(sums, 'approval', [minutesBetween(createdAt, approvedAt)], [1, 0]);
  }
  if (approvedAt && readyAt) add(sums, 'making', [minutesBetween(approvedAt, readyAt)], [1, 0]);
  for (const line of order.lines) addLine(sums, line);
};

/** What a shift is before its orders are added: it was there, and this was sold out. */
export const beginSums = ({ day }: SummedShift, soldOut: readonly SoldOutSpan[]): Sums => {
  const sums: Sums = {};
  add(sums, 'shift', [], [1, 0]);
  add(sums, 'day', [day], [0, 0]);
  for (const { dish, option, from, to } of soldOut) {
    add(sums, 'soldOut', [dish, option ?? '', from.toISOString(), to?.toISOString() ?? ''], [1, 0]);
  }
  return sums;
};

export const addOrder = (sums: Sums, shift: SummedShift, order: SummedOrder): void => {
  if (order.refused) addRefused(sums, shift, order, order.refused);
  else addSold(sums, shift, order);
};
