import type { Report } from '#core/reports/report-shape.ts';

/** Nothing happened. */
export const buildEmptyReport = (overrides: Partial<Report> = {}): Report => ({
  shifts: 1,
  orders: 0,
  takings: 0,
  average: 0,
  paid: { orders: 0, takings: 0 },
  unpaid: { orders: 0, takings: 0 },
  paymentKinds: [],
  voidedPayments: [],
  toGiveBack: 0,
  cash: { shifts: 0, expected: 0, counted: 0 },
  corrections: [],
  days: [],
  hours: [],
  sections: [],
  dishes: [],
  sizes: [],
  options: [],
  tables: [],
  toApprove: { median: null, slowest: null, byMinute: [] },
  toMake: { median: null, slowest: null, byMinute: [] },
  refused: [],
  soldOut: [],
  looks: { menu: 0, tables: [], dishes: [] },
  ...overrides,
});

const dishId = (mark: string): string => mark.repeat(24);

/** An evening with something of everything; it goes on past midnight. */
export const buildReport = (overrides: Partial<Report> = {}): Report =>
  buildEmptyReport({
    orders: 40,
    takings: 3_210.5,
    average: 80.26,
    paid: { orders: 38, takings: 3_050.5 },
    unpaid: { orders: 2, takings: 160 },
    paymentKinds: [
      { kind: 'cash', payments: 21, amount: 1_400 },
      { kind: 'card', payments: 24, amount: 1_500.5 },
      { kind: 'bit', payments: 2, amount: 180 },
    ],
    voidedPayments: [
      {
        day: '2025-03-09',
        kind: 'card',
        amount: 88,
        reason: 'Charged twice',
        by: 'Dana',
        at: '2025-03-09T18:20:00.000Z',
      },
    ],
    toGiveBack: 30,
    cash: { shifts: 1, expected: 1_400, counted: 1_392.5 },
    corrections: [
      {
        day: '2025-03-09',
        displayOrderNumber: 12,
        kind: 'deleted',
        reason: 'sent twice',
        by: 'Noa Levi',
        at: '2025-03-10T08:15:00.000Z',
        amount: 89.5,
      },
    ],
    days: [{ day: '2025-03-09', orders: 40, takings: 3_210.5 }],
    hours: [
      { hour: 18, orders: 4, takings: 280 },
      { hour: 19, orders: 9, takings: 760.5 },
      { hour: 20, orders: 14, takings: 1_150 },
      { hour: 21, orders: 8, takings: 620 },
      { hour: 22, orders: 3, takings: 250 },
      { hour: 23, orders: 0, takings: 0 },
      { hour: 0, orders: 2, takings: 150 },
    ],
    sections: [
      { name: 'Mains', portions: 52, takings: 2_450 },
      { name: 'Drinks', portions: 61, takings: 760.5 },
    ],
    dishes: [
      { dishId: dishId('1'), name: 'Margherita', section: 'Mains', portions: 30, takings: 1_620 },
      { dishId: dishId('2'), name: 'Lasagne', section: 'Mains', portions: 22, takings: 830 },
      { dishId: null, name: 'Lemonade', section: 'Drinks', portions: 61, takings: 760.5 },
    ],
    sizes: [
      { dish: 'Margherita', size: 'Large', portions: 12, takings: 740 },
      { dish: 'Margherita', size: 'Regular', portions: 18, takings: 880 },
    ],
    options: [{ group: 'Extras', option: 'Olives', portions: 9, takings: 36 }],
    tables: [
      { table: 4, orders: 21, takings: 1_700 },
      { table: 7, orders: 12, takings: 1_000 },
      { table: null, orders: 7, takings: 510.5 },
    ],
    toApprove: {
      median: 1,
      slowest: 6,
      byMinute: [
        { minute: 0, orders: 12 },
        { minute: 1, orders: 17 },
        { minute: 2, orders: 8 },
        { minute: 6, orders: 3 },
      ],
    },
    toMake: {
      median: 14,
      slowest: 95,
      byMinute: [
        { minute: 7, orders: 6 },
        { minute: 12, orders: 11 },
        { minute: 14, orders: 13 },
        { minute: 22, orders: 9 },
        { minute: 60, orders: 1 },
      ],
    },
    refused: [
      { kind: 'rejected', reason: 'kitchen is closing', by: 'Dana', orders: 3, amount: 210 },
      { kind: 'deleted', reason: 'sent twice', by: 'Noa Levi', orders: 1, amount: 89.5 },
      { kind: 'cancelled', reason: '', by: null, orders: 1, amount: 48 },
    ],
    soldOut: [
      {
        dish: 'Margherita',
        option: 'Olives',
        from: '2025-03-09T18:40:00.000Z',
        to: '2025-03-09T19:30:00.000Z',
      },
      { dish: 'Lasagne', option: null, from: '2025-03-09T18:10:00.000Z', to: null },
    ],
    looks: {
      menu: 210,
      tables: [
        { table: 4, opened: 60, lastDay: '2025-03-09' },
        { table: 7, opened: 0, lastDay: null },
      ],
      dishes: [
        { dishId: dishId('3'), name: 'Lobster', opened: 120, inCart: 9, ordered: 2 },
        { dishId: dishId('1'), name: 'Margherita', opened: 80, inCart: 41, ordered: 30 },
        { dishId: dishId('2'), name: 'Lasagne', opened: 0, inCart: 0, ordered: 22 },
      ],
    },
    ...overrides,
  });
