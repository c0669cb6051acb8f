import { describe, expect, it } from 'vitest';
import { locales } from '../../i18n/locale.ts';
import { type ReportFacts, reportOf } from '../report-of-totals.ts';
import type { Report } from '../report-shape.ts';
import { type ReportTable, reportTables } from '../report-tables.ts';
import { reportRows } from './report-rows.ts';

const facts: ReportFacts = { views: {}, lastScans: new Map(), tables: 0, dishes: [] };
const empty = reportOf({}, facts);
const full: Report = {
  ...empty,
  days: [{ day: '2026-11-16', orders: 2, takings: 64.5 }],
  hours: [{ hour: 19, orders: 2, takings: 64.5 }],
  sections: [{ name: 'Starters', portions: 3, takings: 60 }],
  dishes: [{ dishId: null, name: 'Hummus', section: 'Starters', portions: 3, takings: 60 }],
  sizes: [{ dish: 'Hummus', size: 'Large', portions: 1, takings: 20 }],
  options: [{ group: 'Extras', option: 'Egg', portions: 2, takings: 6 }],
  tables: [
    { table: 4, orders: 1, takings: 30 },
    { table: null, orders: 1, takings: 34.5 },
  ],
  paymentKinds: [
    { kind: 'cash', payments: 2, amount: 44.5 },
    { kind: null, payments: 1, amount: 20 },
  ],
  voidedPayments: [
    { day: '2026-11-16', kind: 'bit', amount: 9, reason: 'twice', by: 'Noa', at: '2026-11-16T18:15:00.000Z' },
  ],
  toApprove: {
    median: 3,
    slowest: 75,
    byMinute: [
      { minute: 3, orders: 4 },
      { minute: 60, orders: 1 },
    ],
  },
  refused: [
    { kind: 'rejected', reason: 'no bread', by: null, orders: 1, amount: 20 },
    { kind: 'cancelled', reason: 'ההזמנה לא נאספה', by: null, orders: 1, amount: 15 },
  ],
  corrections: [
    {
      day: '2026-11-15',
      displayOrderNumber: 9,
      kind: 'deleted',
      reason: 'twice',
      by: 'Noa',
      at: '2026-11-16T22:30:00.000Z',
      amount: 20,
    },
  ],
  soldOut: [
    { dish: 'Hummus', option: 'Egg', from: '2026-11-16T17:00:00.000Z', to: null },
    { dish: 'Soup', option: null, from: '2026-11-16T17:00:00.000Z', to: '2026-11-16T18:15:00.000Z' },
  ],
  looks: {
    menu: 5,
    tables: [{ table: 1, opened: 0, lastDay: null }],
    dishes: [{ dishId: 'a', name: 'Hummus', opened: 12, inCart: 3, ordered: 2 }],
  },
};
const rowsOf = (table: ReportTable) => reportRows(full, table, 'en', 'Asia/Jerusalem').rows;

describe('a table of a report as a file', () => {
  it('says each thing in a cell of its own', () => {
    expect(Object.fromEntries(reportTables.map((table) => [table, rowsOf(table)]))).toEqual({
      days: [['2026-11-16', 2, 64.5]],
      hours: [[19, 2, 64.5]],
      sections: [['Starters', 3, 60]],
      dishes: [['Hummus', 'Starters', 3, 60]],
      sizes: [['Hummus', 'Large', 1, 20]],
      options: [['Extras', 'Egg', 2, 6]],
      tables: [
        [4, 1, 30],
        ['Without a table', 1, 34.5],
      ],
      paymentKinds: [
        ['Cash', 2, 44.5],
        ['Not recorded', 1, 20],
      ],
      voidedPayments: [['2026-11-16', 'Bit', 'twice', 'Noa', '2026-11-16T20:15:00', 9]],
      toApprove: [
        [3, 4],
        ['60+', 1],
      ],
      toMake: [],
      refused: [
        ['Rejected', 'no bread', null, 1, 20],
        ['Cancelled', 'The order was not collected', null, 1, 15],
      ],
      corrections: [['2026-11-15', 9, 'Deleted', 'twice', 'Noa', '2026-11-17T00:30:00', 20]],
      soldOut: [
        ['Hummus', 'Egg', '2026-11-16T19:00:00', null],
        ['Soup', null, '2026-11-16T19:00:00', '2026-11-16T20:15:00'],
      ],
      looksOfDishes: [['Hummus', 12, 3, 2]],
      looksOfTables: [[1, 0, null]],
    });
  });

  it('has a title and a heading for every cell in both languages, and none twice', () => {
    for (const language of locales) {
      for (const table of reportTables) {
        const { title, columns, rows } = reportRows(full, table, language, 'Asia/Jerusalem');
        const headings = columns.map(({ heading }) => heading);
        expect(new Set([title, ...headings]).has('')).toBe(false);
        expect(new Set(headings).size).toBe(headings.length);
        for (const row of rows) expect(row).toHaveLength(columns.length);
      }
    }
  });

  it('is its headings alone when nothing happened', () => {
    for (const table of reportTables)
      expect(reportRows(empty, table, 'he', 'Asia/Jerusalem')).toMatchObject({ rows: [] });
  });
});
