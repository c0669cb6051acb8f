import { describe, expect, it } from 'vitest';
import { translatorFor } from '../i18n/text.ts';
import { describeHint } from './describe-hint.ts';
import { findHints, type Hint } from './hints.ts';
import type { Report } from './report-shape.ts';
import { addDays } from './spans.ts';

const today = '2026-11-16';
const nothing = { median: null, slowest: null, byMinute: [] };

/** A report of a restaurant that was open on the last so many days, today included. */
const buildReport = (looks: Partial<Report['looks']>, openDays = 7): Report => ({
  shifts: openDays,
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
  days: Array.from({ length: openDays }, (_, ago) => ({
    day: addDays(today, -ago),
    orders: 9,
    takings: 900,
  })),
  hours: [],
  sections: [],
  dishes: [],
  sizes: [],
  options: [],
  tables: [],
  toApprove: nothing,
  toMake: nothing,
  refused: [],
  soldOut: [],
  looks: { menu: 0, tables: [], dishes: [], ...looks },
});

const dish = (name: string, opened: number, ordered: number) => ({
  dishId: name.padEnd(24, '0'),
  name,
  opened,
  inCart: ordered,
  ordered,
});
const hummus = dish('hummus', 200, 180);
const names = (hints: readonly Hint[]) =>
  hints.map((hint) => (hint.kind === 'notScanned' ? hint.table : hint.name));
const ofDishes = (...dishes: Report['looks']['dishes']) => names(findHints(buildReport({ dishes }), today));

describe('a dish that is looked at and not ordered', () => {
  it('is told with both numbers', () => {
    expect(findHints(buildReport({ dishes: [hummus, dish('lobster', 120, 2)] }), today)).toEqual([
      { kind: 'rarelyOrdered', dishId: 'lobster'.padEnd(24, '0'), name: 'lobster', opened: 120, ordered: 2 },
    ]);
  });

  it('was opened thirty times at least, and ordered once in twenty times at most', () => {
    expect(ofDishes(hummus, dish('few', 29, 0), dish('enough', 30, 0))).toEqual(['enough']);
    expect(ofDishes(hummus, dish('often', 100, 6), dish('rare', 100, 5))).toEqual(['rare']);
  });

  it('stands out: where nothing is ordered from the page, or little of everything, there is none', () => {
    expect(ofDishes(dish('a', 100, 0), dish('b', 100, 0))).toEqual([]);
    expect(ofDishes(dish('a', 100, 2), dish('b', 100, 2), dish('c', 100, 2))).toEqual([]);
  });
});

describe('a table whose code is not scanned any more', () => {
  const table = (lastDay: string | null, openDays = 7) =>
    findHints(buildReport({ tables: [{ table: 7, opened: 0, lastDay }] }, openDays), today);

  it('is told from the third open day on', () => {
    expect(table(addDays(today, -3))).toEqual([{ kind: 'notScanned', table: 7, days: 3 }]);
    expect(table(addDays(today, -2))).toEqual([]);
  });

  it('was scanned before, and guests were there to scan it', () => {
    expect(table(null)).toEqual([]);
    expect(table(addDays(today, -30), 2)).toEqual([]);
    expect(table(addDays(today, -30), 3)).toEqual([{ kind: 'notScanned', table: 7, days: 30 }]);
  });
});

describe('hints', () => {
  it('are five at most, the weightiest first', () => {
    const dishes = [hummus, ...[40, 400, 90, 50, 60].map((opened) => dish(`opened ${opened}`, opened, 0))];
    const tables = [{ table: 3, opened: 0, lastDay: addDays(today, -5) }];
    const report = buildReport({ dishes: [...dishes, dish('much', 900, 800)], tables });
    expect(names(findHints(report, today))).toEqual(['opened 400', 3, 'opened 90', 'opened 60', 'opened 50']);
  });

  it.each([
    [0, 'Soup: opened 120 times, never ordered', 'Soup: נפתחה 120 פעמים, לא הוזמנה אף פעם'],
    [1, 'Soup: opened 120 times, ordered once', 'Soup: נפתחה 120 פעמים, הוזמנה פעם אחת'],
    [2, 'Soup: opened 120 times, ordered twice', 'Soup: נפתחה 120 פעמים, הוזמנה פעמיים'],
    [3, 'Soup: opened 120 times, ordered 3 times', 'Soup: נפתחה 120 פעמים, הוזמנה 3 פעמים'],
  ])('are told in plain words, of %i orders', (ordered, en, he) => {
    const hint: Hint = { kind: 'rarelyOrdered', dishId: 'x', name: 'Soup', opened: 120, ordered };
    expect([describeHint(translatorFor('en'), hint), describeHint(translatorFor('he'), hint)]).toEqual([
      en,
      he,
    ]);
  });

  it('are told of a table', () => {
    const hint: Hint = { kind: 'notScanned', table: 7, days: 3 };
    expect(describeHint(translatorFor('en'), hint)).toBe('Table 7: not scanned for 3 days');
    expect(describeHint(translatorFor('he'), hint)).toBe('שולחן 7: הקוד לא נסרק כבר 3 ימים');
  });
});
