import type { Views } from '#core/views/views.ts';
import { paymentKinds } from '../payments/payment-kinds.ts';
import { knownWord } from '../values/known-words.ts';
import { agorot, toShekels } from '../values/money.ts';
import { refusalKinds } from './refusal-kinds.ts';
import type { Minutes, Report } from './report-shape.ts';
import { rowsOf, type TotalKind, type TotalRow, type Totals } from './totals.ts';

/** What a report needs besides the totals. */
export type ReportFacts = {
  views: Views;
  /** The last day on which the code of a table was scanned. */
  lastScans: ReadonlyMap<number, string>;
  /** How many tables the restaurant has. */
  tables: number;
  /** The dishes as they are called now. */
  dishes: readonly { id: string; name: string; isOnMenu: boolean }[];
};

/** Longer ones are counted as this one. */
export const longestMinute = 60;

const money = (amount: number): number => toShekels(agorot(amount));
const sold = ({ count, amount }: Pick<TotalRow, 'count' | 'amount'>) => ({
  orders: count,
  takings: money(amount),
});
const served = ({ count, amount }: TotalRow) => ({ portions: count, takings: money(amount) });
const byTakings = (a: { takings: number }, b: { takings: number }): number => b.takings - a.takings;
const byPortions = (a: { portions: number }, b: { portions: number }): number => b.portions - a.portions;
const total = (rows: readonly TotalRow[]) => ({
  count: rows.reduce((sum, row) => sum + row.count, 0),
  amount: rows.reduce((sum, row) => sum + row.amount, 0),
});
const nameless = (part: string | undefined): string | null => part || null;

/** Merges rows with equal keys. */
const merge = (rows: readonly TotalRow[], keyOf: (row: TotalRow) => readonly string[]): TotalRow[] =>
  [...Map.groupBy(rows, (row) => JSON.stringify(keyOf(row))).values()].map((same) => ({
    parts: same.flatMap((row, index) => (index === 0 ? keyOf(row) : [])),
    ...total(same),
  }));

const hoursOfDay = 24;

/**
 * The hours from the first to the last, as an evening runs: they begin after the longest time of the day without orders,
 * so that what was ordered after midnight comes last.
 */
const presentHours = (totals: Totals): Report['hours'] => {
  const byHour = new Map(rowsOf(totals, 'hour').map((row) => [Number(row.parts[0]), row]));
  if (byHour.size === 0) return [];
  const busy = [...byHour.keys()].sort((a, b) => a - b);
  const gaps = busy.map((hour, index) => {
    const before = busy.at(index - 1) ?? hour;
    return { hour, empty: (hour - before + hoursOfDay - 1) % hoursOfDay };
  });
  const { hour: first, empty } = gaps.reduce((longest, gap) => (gap.empty > longest.empty ? gap : longest));
  return Array.from({ length: hoursOfDay - empty }, (_, index) => {
    const hour = (first + index) % hoursOfDay;
    return { hour, ...sold(byHour.get(hour) ?? { count: 0, amount: 0 }) };
  });
};

const presentMinutes = (totals: Totals, kind: TotalKind): Minutes => {
  const rows = rowsOf(totals, kind)
    .map((row) => ({ minute: Number(row.parts[0]), orders: row.count }))
    .sort((a, b) => a.minute - b.minute);
  const middle = rows.reduce((sum, row) => sum + row.orders, 0) / 2;
  let counted = 0;
  const median = rows.find((row) => {
    counted += row.orders;
    return counted >= middle;
  });
  const byMinute = new Map<number, number>();
  for (const { minute, orders } of rows) {
    const bucket = Math.min(minute, longestMinute);
    byMinute.set(bucket, (byMinute.get(bucket) ?? 0) + orders);
  }
  return {
    median: median?.minute ?? null,
    slowest: rows.at(-1)?.minute ?? null,
    byMinute: [...byMinute].map(([minute, orders]) => ({ minute, orders })),
  };
};

const presentViews = (totals: Totals, { views, lastScans, tables, dishes }: ReportFacts): Report['looks'] => {
  const ordered = new Map<string, { name: string; count: number }>();
  for (const { parts, count } of rowsOf(totals, 'dish')) {
    const [dishId = '', name = ''] = parts;
    ordered.set(dishId, { name, count: (ordered.get(dishId)?.count ?? 0) + count });
  }
  const { menu = {}, dish: opened = {}, cart: inCart = {} } = views;
  const names = new Map([...ordered].map(([dishId, { name }]) => [dishId, name]));
  for (const { id, name, isOnMenu } of dishes) {
    if (isOnMenu || names.has(id) || opened[id] || inCart[id]) names.set(id, name);
  }
  names.delete('');
  return {
    menu: Object.values(menu).reduce((sum, count) => sum + count, 0),
    tables: Array.from({ length: tables }, (_, index) => ({
      table: index + 1,
      opened: menu[index + 1] ?? 0,
      lastDay: lastScans.get(index + 1) ?? null,
    })),
    dishes: [...names]
      .map(([dishId, name]) => ({
        dishId,
        name,
        opened: opened[dishId] ?? 0,
        inCart: inCart[dishId] ?? 0,
        ordered: ordered.get(dishId)?.count ?? 0,
      }))
      .sort((a, b) => b.opened - a.opened || b.ordered - a.ordered || (a.dishId < b.dishId ? -1 : 1)),
  };
};

/** A dish is one row, even if it was renamed or moved; a deleted one goes by its name. */
const dishRows = (totals: Totals): Report['dishes'] =>
  [...Map.groupBy(rowsOf(totals, 'dish'), ({ parts: [id, name] }) => id || `name ${name}`).values()].map(
    (same) => {
      const { parts } = same.reduce((most, row) => (row.count > most.count ? row : most));
      return {
        dishId: nameless(parts[0]),
        name: parts[1] ?? '',
        section: parts[2] ?? '',
        ...served({ parts, ...total(same) }),
      };
    },
  );

/** A newer version may have counted others. */
const readRefusalKind = knownWord(refusalKinds, 'rejected');
const readPaymentKind = knownWord(paymentKinds, 'other');

const presentRefused = ({ parts: [kind = '', reason = '', by], count, amount }: TotalRow) => ({
  kind: readRefusalKind(kind),
  reason,
  by: nameless(by),
  orders: count,
  amount: money(amount),
});

const presentCorrection = ({ parts, amount }: TotalRow): Report['corrections'][number] => {
  const [day = '', number, kind, reason = '', by, at = ''] = parts;
  return {
    day,
    displayOrderNumber: Number(number),
    kind: readRefusalKind(kind),
    reason,
    by: nameless(by),
    at,
    amount: money(amount),
  };
};

const presentVoid = ({ parts, amount }: TotalRow): Report['voidedPayments'][number] => {
  const [day = '', kind, reason = '', by, at = ''] = parts;
  return { day, kind: readPaymentKind(kind), amount: money(amount), reason, by: nameless(by), at };
};

/** Of shifts from before payments were stored, all that is paid came in unrecorded. */
const presentKinds = (totals: Totals): Report['paymentKinds'] => {
  const recorded = rowsOf(totals, 'kind');
  const paid = total(rowsOf(totals, 'payment').filter(({ parts }) => parts[0] === 'paid'));
  const covered = total(rowsOf(totals, 'covered'));
  const unrecorded = paid.amount - covered.amount;
  return [
    ...paymentKinds.flatMap((kind) => {
      const { count, amount } = total(recorded.filter(({ parts }) => readPaymentKind(parts[0]) === kind));
      return count > 0 ? [{ kind, payments: count, amount: money(amount) }] : [];
    }),
    ...(unrecorded > 0
      ? [{ kind: null, payments: paid.count - covered.count, amount: money(unrecorded) }]
      : []),
  ];
};

const presentCash = (totals: Totals): Report['cash'] => {
  const of = (which: string) => total(rowsOf(totals, 'cash').filter(({ parts }) => parts[0] === which));
  const counted = of('counted');
  return { shifts: counted.count, expected: money(of('expected').amount), counted: money(counted.amount) };
};

export const reportOf = (totals: Totals, facts: ReportFacts): Report => {
  const all = total(rowsOf(totals, 'day'));
  const payment = (state: string) =>
    sold(total(rowsOf(totals, 'payment').filter(({ parts }) => parts[0] === state)));
  return {
    shifts: total(rowsOf(totals, 'shift')).count,
    ...sold(all),
    average: all.count === 0 ? 0 : money(Math.round(all.amount / all.count)),
    paid: payment('paid'),
    unpaid: payment('unpaid'),
    paymentKinds: presentKinds(totals),
    voidedPayments: rowsOf(totals, 'void')
      .map(presentVoid)
      .sort((a, b) => b.at.localeCompare(a.at)),
    toGiveBack: money(total(rowsOf(totals, 'overpaid')).amount),
    cash: presentCash(totals),
    corrections: rowsOf(totals, 'correction')
      .map(presentCorrection)
      .sort((a, b) => b.at.localeCompare(a.at)),
    days: rowsOf(totals, 'day')
      .map((row) => ({ day: row.parts[0] ?? '', ...sold(row) }))
      .sort((a, b) => a.day.localeCompare(b.day)),
    hours: presentHours(totals),
    sections: merge(rowsOf(totals, 'dish'), ({ parts }) => parts.slice(2))
      .map((row) => ({ name: row.parts[0] ?? '', ...served(row) }))
      .sort(byTakings),
    dishes: dishRows(totals).sort(byTakings),
    sizes: rowsOf(totals, 'size')
      .map((row) => ({ dish: row.parts[0] ?? '', size: row.parts[1] ?? '', ...served(row) }))
      .sort(byPortions),
    options: rowsOf(totals, 'option')
      .map((row) => ({ group: row.parts[0] ?? '', option: row.parts[1] ?? '', ...served(row) }))
      .sort(byPortions),
    tables: rowsOf(totals, 'table')
      .map((row) => ({ table: row.parts[0] ? Number(row.parts[0]) : null, ...sold(row) }))
      .sort((a, b) => (a.table ?? Number.MAX_SAFE_INTEGER) - (b.table ?? Number.MAX_SAFE_INTEGER)),
    toApprove: presentMinutes(totals, 'approval'),
    toMake: presentMinutes(totals, 'making'),
    refused: rowsOf(totals, 'refused')
      .map(presentRefused)
      .sort((a, b) => b.orders - a.orders),
    soldOut: rowsOf(totals, 'soldOut')
      .map(({ parts: [dish = '', option, from = '', to] }) => ({
        dish,
        option: nameless(option),
        from,
        to: nameless(to),
      }))
      .sort((a, b) => b.from.localeCompare(a.from)),
    looks: presentViews(totals, facts),
  };
};
