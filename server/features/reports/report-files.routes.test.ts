import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import readSheets from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { localDay } from '#core/hours/local-day.ts';
import type { Report } from '#core/reports/report-shape.ts';
import { type ExportedTable, reportTables, type TableFile, tableFiles } from '#core/reports/report-tables.ts';
import { addDays } from '#core/reports/spans.ts';
import type { SecurityEntry } from '#core/security/security-log.contract.ts';
import { limits } from '#core/values/limits.ts';
import { buildDish } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { type TestOwner, testPassword } from '#server/testing/build-owner.ts';
import { storeLines } from '#server/testing/stored-orders.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();
const minute = 60_000;
const tables: readonly ExportedTable[] = [...reportTables, 'orders'];
const today = () => localDay('Asia/Jerusalem', test.clock.now());

const fetchFile = async (owner: TestOwner, path: string, query: Record<string, string>) => {
  const answer = await test.app.inject({
    url: `/api/reports${path}?${new URLSearchParams(query)}`,
    headers: { host: 'menta.test' },
    cookies: Object.fromEntries(owner.cookies),
  });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
};

const readCsv = (bytes: Buffer): string[][] => {
  const text = bytes.toString('utf8');
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  return Papa.parse<string[]>(text.slice(1, -2), { delimiter: ',', newline: '\r\n' }).data;
};
const readXlsx = async (bytes: Buffer) => {
  const [sheet] = await readSheets(bytes);
  return { name: sheet?.sheet, rows: sheet?.data ?? [] };
};

const fileOf = (
  owner: TestOwner,
  path: string,
  table: ExportedTable,
  format: TableFile,
  more: Record<string, string> = {},
) => fetchFile(owner, `${path}/export`, { table, format, language: 'he', ...more });

const hostile = '=cmd()|"/C calc"!A0, ש\u05b9ל <b>&\u200f';

/** An evening with one of everything that a report tells. */
const buildEvening = async () => {
  const place = await buildOpenRestaurant(test, {
    name: hostile,
    price: 32.5,
    sizes: [{ name: 'רגיל' }, { name: 'גדול', price: 5 }],
    changes: [
      {
        name: 'תוספות',
        type: 'multiple',
        required: false,
        options: [{ name: '+ביצה', price: 3, maxTimes: 3 }],
      },
    ],
  });
  const { owner, dish, menu, section, shift } = place;
  const water = await buildDish(owner, {
    name: 'מים',
    price: 9,
    menuId: menu._id,
    sectionName: section.sectionName,
  });
  const egg = { groupName: 'תוספות', optionName: '+ביצה' };
  const order = async (note = '', customerName = '@SUM(A1)') => {
    const body = orderBodyFor(owner, dish, {
      customerName,
      dishes: [
        { dishId: dish._id, quantity: 2, note, size: 'גדול', customizations: [egg, egg] },
        { dishId: water._id, quantity: 1 },
      ],
      totalPrice: 2 * (32.5 + 5 + 6) + 9,
    });
    const { status, body: placed } = await test.visitor().post('/orders', body);
    expect([status, placed.code]).toEqual([201, undefined]);
    return placed._id as string;
  };
  const first = await order('שורה אחת\nועוד "אחת", ;');
  test.clock.advance(3 * minute);
  await owner.patch(`/orders/${first}`, { status: 'inProcess' });
  test.clock.advance(12 * minute);
  await owner.patch(`/orders/${first}`, { status: 'waitingPayment' });
  await owner.patch(`/orders/${first}`, { status: 'done', isPaid: true });
  const rejected = await order();
  await owner.patch(`/orders/${rejected}`, { status: 'done', rejected: true, rejectionReason: '-אין לחם' });
  const deleted = await order('', 'Deleted');
  await owner.patch(`/orders/${deleted}`, { status: 'done', rejected: true });
  await owner.confirmPassword();
  expect((await owner.delete(`/orders/${deleted}`, { reason: 'twice' })).status).toBe(200);
  await owner.put(`/stock/${water._id}`, { limit: { kind: 'off' } });
  test.clock.advance(minute);
  return { ...place, water, day: today(), shiftPath: `/shifts/${shift._id}` };
};

const closeShift = async (owner: TestOwner) => {
  await owner.confirmPassword();
  expect((await owner.post('/services/end', {})).status).toBe(200);
};

describe('the files of a report', () => {
  it('hold every table as the report tells it, in both formats, for the shift and its day', async () => {
    const { owner, shiftPath, day } = await buildEvening();
    await closeShift(owner);
    const { body } = await owner.get(`/reports${shiftPath}`);
    const report: Report = body.report;
    const { toApprove, toMake, looks: views, ...lists } = report;
    const rowCounts: Record<string, number> = {
      toApprove: toApprove.byMinute.length,
      toMake: toMake.byMinute.length,
      looksOfDishes: views.dishes.length,
      looksOfTables: views.tables.length,
      // Two orders of two lines each: the deleted one is in no list.
      orders: 4,
    };
    for (const table of tables) {
      const rows = lists[table as keyof typeof lists];
      const expected = rowCounts[table] ?? (Array.isArray(rows) ? rows.length : Number.NaN);
      const span = { from: day, to: day };
      const ofDay = readCsv((await fileOf(owner, '', table, 'csv', span)).bytes);
      const ofShift = readCsv((await fileOf(owner, shiftPath, table, 'csv')).bytes);
      const sheet = await readXlsx((await fileOf(owner, shiftPath, table, 'xlsx')).bytes);
      expect([table, ofShift.length - 1]).toEqual([table, expected]);
      expect(ofDay).toEqual(ofShift);
      expect(sheet.rows.length).toBe(ofShift.length);
      expect(sheet.rows[0]).toEqual(ofShift[0]);
    }
    expect(report.refused).toHaveLength(2);
    expect(report.soldOut).toHaveLength(1);
  });

  it('hold the orders line by line, whose totals add up to the takings', async () => {
    const { owner, shiftPath, day, section } = await buildEvening();
    const [headings = [], ...lines] = readCsv((await fileOf(owner, shiftPath, 'orders', 'csv')).bytes);
    const rows = lines.map((line) => Object.fromEntries(line.map((cell, index) => [headings[index], cell])));
    expect(rows[0]).toEqual({
      יום: day,
      'מספר הזמנה': '1',
      'הוזמנה בשעה': expect.stringMatching(/^2026-\d\d-\d\d \d\d:\d\d$/),
      סטטוס: 'הושלמה',
      סיבה: '',
      שולם: 'כן',
      שולחן: '',
      לקוח: "'@SUM(A1)",
      טלפון: '0501234567',
      מנה: `'${hostile}`,
      קטגוריה: section.sectionName,
      גודל: 'גדול',
      'תוספות ושינויים': '2 × +ביצה',
      הערה: 'שורה אחת\nועוד "אחת", ;',
      כמות: '2',
      'מחיר ליחידה': '43.50',
      'סך השורה': '87.00',
      'סך ההזמנה': '96.00',
      'לא נגבה': '',
      'שולם במזומן': '',
      'שולם באשראי': '',
      'שולם בביט': '',
      'שולם אחרת': '96.00',
    });
    expect(
      rows.map((row) => [row['מספר הזמנה'], row.סטטוס, row.סיבה, row['סך ההזמנה'], row['לא נגבה']]),
    ).toEqual([
      ['1', 'הושלמה', '', '96.00', ''],
      ['1', 'הושלמה', '', '', ''],
      ['2', 'נדחתה', "'-אין לחם", '', '96.00'],
      ['2', 'נדחתה', "'-אין לחם", '', ''],
    ]);
    const sheet = await readXlsx((await fileOf(owner, shiftPath, 'orders', 'xlsx')).bytes);
    const [, first = []] = sheet.rows;
    expect(sheet.name).toBe('הזמנות');
    // Nothing is added to a text of a workbook: it is one.
    expect(first.slice(7, 14)).toEqual([
      '@SUM(A1)',
      '0501234567',
      hostile,
      section.sectionName,
      'גדול',
      '2 × +ביצה',
      'שורה אחת\nועוד "אחת", ;',
    ]);
    expect(first.slice(14)).toEqual([2, 43.5, 87, 96, null, null, null, null, 96]);
    expect(first[0]).toEqual(new Date(`${day}T00:00:00Z`));
  });

  it('are of the shifts that began on the days asked for, one after the other', async () => {
    const { owner, dish, day } = await buildEvening();
    await closeShift(owner);
    test.clock.advance(24 * 60 * minute);
    await owner.confirmPassword();
    expect((await owner.post('/services/start', {})).status).toBe(201);
    const dishes = [{ dishId: dish._id, quantity: 1, size: 'רגיל' }];
    const { body } = await test.visitor().post('/orders', orderBodyFor(owner, dish, { dishes }));
    expect(body.displayOrderNumber).toBe(1);
    const numbersOf = async (from: string, to: string) => {
      const { bytes } = await fileOf(owner, '', 'orders', 'csv', { from, to });
      return readCsv(bytes)
        .slice(1)
        .map(([ofDay, number]) => `${ofDay} ${number}`);
    };
    const next = addDays(day, 1);
    const [before, after] = [
      Array(2)
        .fill(`${day} 1`)
        .concat(Array(2).fill(`${day} 2`)),
      [`${next} 1`],
    ];
    expect(await numbersOf(day, day)).toEqual(before);
    expect(await numbersOf(next, next)).toEqual(after);
    expect(await numbersOf(addDays(day, -9), addDays(day, 9))).toEqual([...before, ...after]);
    expect(await numbersOf(addDays(day, -9), addDays(day, -1))).toEqual([]);
  });

  it('are called by what they hold and the days they are about', async () => {
    const { owner, day, shiftPath } = await buildEvening();
    const ofShift = await fileOf(owner, shiftPath, 'looksOfDishes', 'csv', { language: 'en' });
    expect(ofShift.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="menta-looked-at-in-cart-ordered-${day}.csv"; filename*=UTF-8''menta-looked-at-in-cart-ordered-${day}.csv`,
    });
    const to = addDays(day, 6);
    const ofWeek = await fileOf(owner, '', 'dishes', 'xlsx', { from: day, to });
    expect(ofWeek.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename="menta-dishes-${day}-${to}.xlsx"; filename*=UTF-8''menta-${encodeURIComponent('מנות')}-${day}-${to}.xlsx`,
    });
  });

  it('stand in the direction of their language, and hold their headings alone when nothing happened', async () => {
    const owner = await test.owner();
    const span = { from: '2020-01-01', to: '2020-01-31' };
    for (const table of tables) {
      const answer = await fileOf(owner, '', table, 'xlsx', span);
      expect([table, answer.status]).toEqual([table, 200]);
      const parts = unzipSync(answer.bytes);
      expect(strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain('rightToLeft="1"');
      const { rows } = await readXlsx(answer.bytes);
      const csv = readCsv((await fileOf(owner, '', table, 'csv', { ...span, language: 'en' })).bytes);
      expect(csv[0]?.length).toBe(rows[0]?.length);
      if (table !== 'looksOfTables') expect([rows.length, csv.length]).toEqual([1, 1]);
    }
  });

  it('forget a guest with everything else', async () => {
    const { owner, shiftPath } = await buildEvening();
    test.clock.advance(400 * 24 * 60 * minute);
    await test.services.guestData.forget();
    await owner.post('/users/login', { email: owner.account.email, password: testPassword });
    const [, row = []] = readCsv((await fileOf(owner, shiftPath, 'orders', 'csv')).bytes);
    expect([row[7], row[8], row[13]]).toEqual(['', '', '']);
  });

  it('of orders are told to the owner, because they hold the names of guests', async () => {
    const { owner, shiftPath, day } = await buildEvening();
    const logged = async () => {
      const { entries }: { entries: SecurityEntry[] } = (await owner.get('/users/me/security-log')).body;
      return entries.find(({ kind }) => kind === 'orders_exported')?.count ?? 0;
    };
    await fileOf(owner, shiftPath, 'dishes', 'csv');
    expect(await logged()).toBe(0);
    await fileOf(owner, shiftPath, 'orders', 'csv');
    await fileOf(owner, '', 'orders', 'xlsx', { from: day, to: day });
    await expect.poll(logged).toBe(2);
  });

  it('of more rows than a workbook may hold are to be had as CSV alone', async () => {
    const { owner, dish, shift } = await buildOpenRestaurant(test);
    const { body: order } = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    await storeLines(test.engine.db, order._id, limits.xlsxRows + 1);
    const path = `/shifts/${shift._id}`;
    const refused = await fileOf(owner, path, 'orders', 'xlsx');
    expect(refused.status).toBe(409);
    expect(JSON.parse(refused.bytes.toString('utf8'))).toMatchObject({
      code: 'table_too_large',
      message: expect.stringContaining('CSV'),
    });
    const { bytes } = await fileOf(owner, path, 'orders', 'csv');
    expect(readCsv(bytes)).toHaveLength(limits.xlsxRows + 2);
  });

  it('are refused for a foreign shift, the basic plan, a visitor, and what there is none of', async () => {
    const { shiftPath, shift, day, owner } = await buildEvening();
    const other = await test.owner();
    const basic = await test.owner({ plan: 'basic' });
    const codeOf = ({ bytes }: { bytes: Buffer }) => JSON.parse(bytes.toString('utf8')).code;
    const span = { from: day, to: day };
    for (const table of ['dishes', 'orders'] as const) {
      for (const format of tableFiles) {
        expect((await fileOf(other, shiftPath, table, format)).status).toBe(404);
        expect(codeOf(await fileOf(basic, shiftPath, table, format))).toBe('plan_required');
        expect(codeOf(await fileOf(basic, '', table, format, span))).toBe('plan_required');
        expect((await fileOf(other, '', table, format, span)).status).toBe(200);
      }
    }
    const visitor = await test
      .visitor()
      .get(`/reports/shifts/${shift._id}/export?table=days&format=csv&language=he`);
    expect(visitor.status).toBe(401);
    for (const wrong of [
      { from: addDays(day, 1), to: day },
      { from: '2001-01-01', to: day },
      { from: '2026-02-30', to: day },
      { ...span, table: 'users' },
      { ...span, format: 'pdf' },
      { ...span, language: 'fr' },
    ])
      expect((await fileOf(owner, '', 'dishes', 'csv', wrong)).status).toBe(400);
  });
});
