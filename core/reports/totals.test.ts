import fc from 'fast-check';
import { expect, it } from 'vitest';
import { agorot } from '../values/money.ts';
import { reportOf } from './report-of-totals.ts';
import { addOrder, addPayment, type CountedOrder, type CountedPayment, emptyTotals } from './shift-totals.ts';
import { addTotals, type Totals } from './totals.ts';

const shift = {
  day: '2026-03-01',
  timeZone: 'Asia/Jerusalem',
  endedAt: new Date('2026-03-01T23:00:00Z'),
  cash: { expected: agorot(5_000), counted: agorot(4_950) },
};
const moment = (minutes: number) => new Date(Date.parse('2026-03-01T10:00:00Z') + minutes * 60_000);
const price = fc.nat({ max: 20_000 }).map(agorot);

const line = fc.record({
  dishId: fc.constantFrom('pizza', 'soup', null),
  name: fc.constantFrom('Pizza', 'Soup', '["a","b"]'),
  section: fc.constantFrom('Mains', 'Starters'),
  price,
  quantity: fc.integer({ min: 1, max: 5 }),
  size: fc.option(fc.record({ name: fc.constantFrom('Large', 'Small'), price })),
  customizations: fc.array(
    fc.record({ groupName: fc.constant('Extras'), optionName: fc.constantFrom('Olives', 'Feta'), price }),
    { maxLength: 2 },
  ),
});
const order: fc.Arbitrary<CountedOrder> = fc.record({
  number: fc.integer({ min: 1, max: 500 }),
  source: fc.constantFrom('guest', 'staff'),
  total: price,
  isPaid: fc.boolean(),
  paid: price,
  tableNumber: fc.option(fc.integer({ min: 1, max: 9 })),
  createdAt: fc.nat({ max: 700 }).map(moment),
  approvedAt: fc.option(fc.nat({ max: 800 }).map(moment)),
  readyAt: fc.option(fc.nat({ max: 900 }).map(moment)),
  refused: fc.option(
    fc.record({
      kind: fc.constantFrom('rejected', 'cancelled', 'withdrawn', 'deleted'),
      reason: fc.constantFrom('', 'full'),
      by: fc.option(fc.constantFrom('Noa', 'Dan')),
      at: fc.nat({ max: 2_000 }).map(moment),
    }),
    { freq: 4 },
  ),
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
});

const totalsOf = (orders: readonly CountedOrder[]): Totals => {
  const totals = emptyTotals(shift, []);
  for (const each of orders) addOrder(totals, shift, each);
  return totals;
};
const noFacts = { views: {}, lastScans: new Map<number, string>(), tables: 0, dishes: [] };
const present = (totals: Totals) => ({ ...reportOf(totals, noFacts), shifts: 0 });

it('added totals are the totals of all orders, however they were divided', () => {
  fc.assert(
    fc.property(fc.array(order), fc.array(order), fc.array(order), (a, b, c) => {
      const whole = totalsOf([...a, ...b, ...c]);
      expect(addTotals([totalsOf(a), totalsOf(b), totalsOf(c)])).toEqual({
        ...whole,
        shift: { '[]': [3, 0] },
        cash: { '["expected"]': [3, 15_000], '["counted"]': [3, 14_850] },
      });
      const nested = addTotals([totalsOf(a), addTotals([totalsOf(b), totalsOf(c)])]);
      expect(nested).toEqual(addTotals([addTotals([totalsOf(a), totalsOf(b)]), totalsOf(c)]));
    }),
  );
});

it('a report is the same in whatever order its totals were added and stored', () => {
  fc.assert(
    fc.property(fc.array(order), (orders) => {
      expect(present(totalsOf(orders.toReversed()))).toEqual(present(totalsOf(orders)));
    }),
  );
});

it('every table of a report adds up to the same orders', () => {
  fc.assert(
    fc.property(fc.array(order), (orders) => {
      const report = present(totalsOf(orders));
      const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
        rows.reduce((total, row) => total + Math.round(of(row) * 100), 0);
      const happened = orders.filter(({ refused }) => !refused);
      expect(report.orders).toBe(happened.length);
      const takings = sum(happened, ({ total }) => total / 100);
      for (const rows of [report.days, report.hours, report.tables, [report.paid, report.unpaid]])
        expect(sum(rows, (row) => row.takings)).toBe(takings);
      expect(sum(report.sections, (row) => row.takings)).toBe(sum(report.dishes, (row) => row.takings));
      const refused = orders.length - happened.length;
      expect(report.refused.reduce((count, row) => count + row.orders, 0)).toBe(refused);
    }),
  );
});

const payment: fc.Arbitrary<CountedPayment> = fc.record({
  kind: fc.constantFrom('cash', 'card', 'bit', 'other'),
  amount: fc.integer({ min: 1, max: 20_000 }).map(agorot),
  voided: fc.option(
    fc.record({
      reason: fc.constantFrom('', 'twice'),
      by: fc.option(fc.constantFrom('Noa', 'Dan')),
      at: fc.nat({ max: 2_000 }).map(moment),
    }),
  ),
});

it('what is paid is what came in, but for what was not recorded and what goes back', () => {
  fc.assert(
    fc.property(fc.array(order), (orders) => {
      const { paymentKinds, toGiveBack, paid } = present(totalsOf(orders));
      const happened = orders.filter(({ refused }) => !refused);
      const sumOf = (list: readonly CountedOrder[], of: (order: CountedOrder) => number) =>
        list.reduce((sum, each) => sum + of(each), 0) / 100;
      const settled = happened.filter(({ isPaid }) => isPaid);
      const unrecorded = sumOf(settled, (each) => Math.max(0, each.total - each.paid));
      expect(paymentKinds.map(({ kind, amount }) => [kind, amount])).toEqual(
        unrecorded > 0 ? [[null, unrecorded]] : [],
      );
      expect(toGiveBack).toBe(
        sumOf(orders, (each) => Math.max(0, each.paid - (each.refused ? 0 : each.total))),
      );
      expect(paid.takings).toBe(sumOf(settled, ({ total }) => total));
    }),
  );
});

it('payments are listed by kind, and the voided ones apart, but for those that were undone', () => {
  fc.assert(
    fc.property(fc.array(payment), (payments) => {
      const totals = emptyTotals(shift, []);
      for (const each of payments) addPayment(totals, shift, each);
      const { paymentKinds, voidedPayments, cash } = present(totals);
      for (const kind of ['cash', 'card', 'bit', 'other'] as const) {
        const of = payments.filter((each) => each.kind === kind && !each.voided);
        const amount = of.reduce((sum, each) => sum + each.amount, 0) / 100;
        const row = of.length > 0 ? { kind, payments: of.length, amount } : undefined;
        expect(paymentKinds.find((found) => found.kind === kind)).toEqual(row);
      }
      const listed = payments.flatMap(({ amount, voided }) => (voided?.reason ? [amount] : []));
      const sum = voidedPayments.reduce((total, { amount }) => total + Math.round(amount * 100), 0);
      expect(sum).toBe(listed.reduce<number>((total, amount) => total + amount, 0));
      expect(cash).toEqual({ shifts: 1, expected: 50, counted: 49.5 });
    }),
  );
});

it('the hours run as the evening did: what was ordered after midnight comes last', () => {
  const at = (minutes: number): CountedOrder => ({
    number: 1,
    source: 'guest',
    total: agorot(1_000),
    isPaid: true,
    paid: agorot(0),
    tableNumber: null,
    createdAt: moment(minutes),
    approvedAt: null,
    readyAt: null,
    refused: null,
    lines: [],
  });
  // Noon in Jerusalem is 10:00 UTC: 22:00, 23:00 and 1:00.
  const { hours } = present(totalsOf([at(600), at(660), at(780)]));
  expect(hours.map(({ hour, orders }) => [hour, orders])).toEqual([
    [22, 1],
    [23, 1],
    [0, 0],
    [1, 1],
  ]);
});

it('the median and the slowest are told in whole minutes, and long ones share a bar', () => {
  const made = (minutes: number): CountedOrder => ({
    number: 1,
    source: 'guest',
    total: agorot(0),
    isPaid: false,
    paid: agorot(0),
    tableNumber: null,
    createdAt: moment(0),
    approvedAt: moment(1),
    readyAt: moment(1 + minutes),
    refused: null,
    lines: [],
  });
  const { toApprove, toMake } = present(totalsOf([5, 7, 7, 90, 200].map(made)));
  expect(toApprove).toEqual({ median: 1, slowest: 1, byMinute: [{ minute: 1, orders: 5 }] });
  expect(toMake).toEqual({
    median: 7,
    slowest: 200,
    byMinute: [
      { minute: 5, orders: 1 },
      { minute: 7, orders: 2 },
      { minute: 60, orders: 2 },
    ],
  });
  // A clock set back makes nobody ready before they began.
  expect(present(totalsOf([made(-3)])).toMake.slowest).toBe(0);
  expect(present(totalsOf([])).toMake).toEqual({ median: null, slowest: null, byMinute: [] });
});

it('what was looked at is told of dishes that nobody ordered too, and of tables', () => {
  const { looks } = reportOf(totalsOf([]), {
    views: { menu: { '': 4, 2: 3 }, dish: { soup: 9, gone: 1 }, cart: { soup: 2 } },
    lastScans: new Map([[2, '2026-03-01']]),
    tables: 2,
    dishes: [
      { id: 'pizza', name: 'Pizza', isOnMenu: true },
      { id: 'soup', name: 'Soup', isOnMenu: false },
      { id: 'old', name: 'Old', isOnMenu: false },
    ],
  });
  expect(looks).toEqual({
    menu: 7,
    tables: [
      { table: 1, opened: 0, lastDay: null },
      { table: 2, opened: 3, lastDay: '2026-03-01' },
    ],
    dishes: [
      { dishId: 'soup', name: 'Soup', opened: 9, inCart: 2, ordered: 0 },
      { dishId: 'pizza', name: 'Pizza', opened: 0, inCart: 0, ordered: 0 },
    ],
  });
});
