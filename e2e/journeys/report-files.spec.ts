import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import readSheets from 'read-excel-file/node';
import { fileColumnTexts, fileTitleTexts } from '#core/reports/files/report-file.texts.ts';
import { partTexts } from '#core/reports/report-tables.texts.ts';
import { reportTexts } from '#web/features/reports/texts/report.texts.ts';
import { shiftReportAddress } from '#web/lib/site/report-addresses.ts';
import { expect, test } from '../support/journey.ts';
import { openRestaurant } from '../support/restaurant.ts';

const download = async (page: Page, name: string) => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name, exact: true }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
};

test('I take the dishes of the evening and all its orders to my spreadsheet @hebrew', async ({ page, t }) => {
  const { order } = await openRestaurant(page.request);
  await order('דנה');
  await order('=יוסי');
  const shifts = await (await page.request.get('/api/services')).json();
  await page.goto(shiftReportAddress(shifts[0]._id));

  const dishes = await download(
    page,
    t(reportTexts.download, { what: t(partTexts.dishes), format: 'Excel' }),
  );
  expect(dishes.name).toMatch(/^menta-.+-\d{4}-\d\d-\d\d\.xlsx$/);
  const [sheet] = await readSheets(dishes.bytes);
  expect(sheet?.sheet).toBe(t(fileTitleTexts.dishes));
  expect(sheet?.data).toEqual([
    [
      t(fileColumnTexts.dish),
      t(fileColumnTexts.section),
      t(fileColumnTexts.portions),
      t(fileColumnTexts.takings),
    ],
    ['חומוס של הבית', 'ראשונות', 2, 64],
    ['תה נענע', 'ראשונות', 4, 48],
  ]);

  const orders = await download(
    page,
    t(reportTexts.download, { what: t(reportTexts.allOrders), format: 'CSV' }),
  );
  expect(orders.name).toMatch(/\.csv$/);
  const { data } = Papa.parse<Record<string, string>>(orders.bytes.toString('utf8').trim(), {
    header: true,
    delimiter: ',',
  });
  expect(data.map((row) => [row[t(fileColumnTexts.customer)], row[t(fileColumnTexts.orderTotal)]])).toEqual([
    ['דנה', '56.00'],
    ['דנה', ''],
    ["'=יוסי", '56.00'],
    ["'=יוסי", ''],
  ]);
});
