import type { Locator, Page } from '@playwright/test';
import type { Translate } from '#core/i18n/text.ts';
import { partTexts } from '#core/reports/report-tables.texts.ts';
import { chartTexts } from '#web/features/reports/texts/chart.texts.ts';
import { reportTexts } from '#web/features/reports/texts/report.texts.ts';
import { presetTexts, shiftReportTexts, spanTexts } from '#web/features/reports/texts/report-page.texts.ts';
import { shiftControlTexts } from '#web/features/shifts/control/shift-control.texts.ts';
import { shiftDialogTexts } from '#web/features/shifts/control/shift-dialog.texts.ts';
import { shiftsTexts } from '#web/features/shifts/list/shifts.texts.ts';
import { dashboardTexts } from '#web/lib/texts/dashboard.texts.ts';
import { passwordCheckTexts } from '#web/lib/texts/password-check.texts.ts';
import { expectToFit } from '../support/fits-width.ts';
import { expect, test } from '../support/journey.ts';
import { ownerPassword } from '../support/owner.ts';
import { openRestaurant } from '../support/restaurant.ts';

const hummus = 'חומוס של הבית';

const partOf = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
/** On a phone the rarer parts are only titles at first. */
const openPart = async (page: Page, name: string): Promise<Locator> => {
  const part = partOf(page, name);
  const title = part.getByRole('button', { name, exact: true, expanded: false });
  await expect(part).toBeVisible();
  if (await title.isVisible()) await title.click();
  return part;
};
const figure = (page: Page, name: string): Locator =>
  page.locator('dl > div', { has: page.getByText(name, { exact: true }) }).first();

/** The answers of an address are held back until they are released. */
const holdAnswers = async (page: Page, address: string) => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return release;
};

const endShift = async (page: Page, t: Translate) => {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: t(shiftControlTexts.end) }).click();
  await dialog.getByRole('textbox', { name: t(passwordCheckTexts.label) }).fill(ownerPassword);
  await dialog.getByRole('button', { name: t(shiftControlTexts.end) }).click();
};

/** An evening: three orders served and paid, one that nobody could make. */
const runEvening = async (page: Page) => {
  const restaurant = await openRestaurant(page.request);
  const { order, orderThreeDishes, send } = restaurant;
  const served = [await order('דנה'), await orderThreeDishes('יוסי'), await order('רות')];
  for (const { id } of served) {
    await send('PATCH', `/orders/${id}`, { status: 'inProcess', rejected: false });
    await send('PATCH', `/orders/${id}`, { status: 'waitingPayment' });
    await send('PATCH', `/orders/${id}`, { status: 'done', isPaid: true });
  }
  const { id } = await order('גיל');
  await send('PATCH', `/orders/${id}`, { status: 'done', rejected: true, rejectionReason: 'אזל הלחם' });
  return { ...restaurant, served };
};

test('I end the evening and read what it was; what I change later does not change it', async ({
  page,
  t,
}) => {
  const { send, menuId, hummusId, served } = await runEvening(page);
  await page.goto('/order-manager');

  // What is in the drawer comes late: the button that I am about to press stays where it is.
  const release = await holdAnswers(page, '**/api/services/closing');
  await page.getByRole('button', { name: t(shiftControlTexts.end) }).click();
  const dialog = page.getByRole('dialog');
  const button = dialog.getByRole('button', { name: t(shiftControlTexts.end) });
  await button.click({ trial: true });
  const before = await button.boundingBox();
  release();
  await expect(dialog).toContainText('₪0.00');
  expect(await button.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');

  await endShift(page, t);
  await page.getByRole('link', { name: t(shiftDialogTexts.toReport) }).click();

  // The numbers, the charts and their tables.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t(shiftReportTexts.title));
  await expect(figure(page, t(reportTexts.takings))).toContainText('₪293.00');
  await expect(figure(page, t(reportTexts.orders))).toContainText('3');
  await expect(figure(page, t(reportTexts.average))).toContainText('₪97.67');
  const dishes = partOf(page, t(partTexts.dishes));
  await expect(dishes.getByRole('listitem').first()).toContainText(hummus);
  await expect(dishes.getByRole('listitem').first()).toContainText('₪245.00');
  await dishes.getByRole('button', { name: t(chartTexts.table) }).click();
  const table = dishes.getByRole('table', { name: t(partTexts.dishes) });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByRole('row', { name: hummus })).toContainText('6');
  const refused = await openPart(page, t(partTexts.refused));
  await expect(refused).toContainText('אזל הלחם');
  await expect(refused).toContainText('נועה לוי');

  // By keyboard: one stop for the chart, its columns by the arrows.
  const approved = await openPart(page, t(partTexts.toApprove));
  await approved.getByRole('button', { name: t(chartTexts.table) }).focus();
  await page.keyboard.press('Tab');
  await expect(approved.getByRole('img').first()).toBeFocused();
  await expect(approved.getByRole('img').first()).toHaveAccessibleName(/: 3 /);

  await expectToFit(page, 'the report of a shift');

  // The menu changes: the evening does not.
  const renamed = await send('PUT', `/dishes/${hummusId}`, {
    menuId,
    sectionName: 'ראשונות',
    name: 'חומוס אחר',
    price: 99,
  });
  expect(renamed.status).toBe(200);
  const numbers = await page.locator('dl').first().innerText();
  await page.reload();
  await expect(figure(page, t(reportTexts.takings))).toContainText('₪293.00');
  expect(await page.locator('dl').first().innerText()).toBe(numbers);
  await expect(partOf(page, t(partTexts.dishes)).getByRole('listitem').first()).toContainText(hummus);

  // An order is deleted after closing: a correction, with name and time.
  await send('POST', '/users/verify-password', { password: ownerPassword });
  const { status } = await send('DELETE', `/orders/${served[0]?.id}`, { reason: 'נשלחה פעמיים' });
  expect(status).toBe(200);
  await page.reload();
  const corrections = partOf(page, t(partTexts.corrections));
  await expect(corrections).toContainText(t(reportTexts.atClosing, { closing: '₪293.00', now: '₪237.00' }));
  const correction = corrections.getByRole('row').nth(1);
  await expect(correction).toContainText('נשלחה פעמיים');
  await expect(correction).toContainText(/נועה לוי · .*\d\d:\d\d/);
  await expect(correction).toContainText('₪56.00');
  await expect(figure(page, t(reportTexts.takings))).toContainText('₪237.00');

  // On paper there is one page, black on white, and nothing but the report.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const paper = page.locator('[data-print-report]');
  await expect(paper).toContainText('₪237.00');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(paper).toHaveCSS('color', 'rgb(0, 0, 0)');
  const isWhole = await paper.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);
  expect(isWhole).toBe(true);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });

  // The shift's own row leads here too, with the same hours.
  const hours = page.getByText(/\d\d:\d\d – \d\d:\d\d/).first();
  const reported = await hours.innerText();
  await page.getByRole('link', { name: t(shiftReportTexts.showOrders) }).click();
  await expect(page.getByRole('heading', { name: t(shiftsTexts.ordersTitle) })).toBeVisible();
  await expect(hours).toHaveText(reported);
  await page.getByRole('link', { name: t(shiftsTexts.showReport) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t(shiftReportTexts.title));
});

test('I look at days: presets, days of my own, and nothing is compared with no days @english', async ({
  page,
  t,
}) => {
  await runEvening(page);
  await page.goto('/order-manager');
  await endShift(page, t);
  await page.getByRole('button', { name: t(shiftDialogTexts.stay) }).click();

  await page.goto('/dashboard');
  await page.getByRole('link', { name: t(dashboardTexts.reports) }).click();
  await expect(page.getByRole('heading', { level: 1, name: t(spanTexts.title) })).toBeVisible();
  await expect(figure(page, t(reportTexts.takings))).toContainText('₪293.00');
  // Nothing was ordered before: there is nothing to compare with.
  await expect(figure(page, t(reportTexts.takings))).not.toContainText(
    t(spanTexts.more, { amount: '₪293.00' }),
  );
  await expect(partOf(page, t(partTexts.days))).not.toContainText(t(chartTexts.spanBefore));
  // Charts fill their cards, though they were drawn while the page was being switched.
  const chart = page.locator('svg[role=group]').first();
  const widths = await chart.evaluate((svg) => [
    svg.getBoundingClientRect().width,
    svg.parentElement?.clientWidth,
  ]);
  expect(widths[0]).toBe(widths[1]);
  await expectToFit(page, 'the report of a span');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectToFit(page, 'the report in large letters', [640, 1280]);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));

  await page.getByRole('link', { name: t(presetTexts.today) }).click();
  await expect(page).toHaveURL(/from=(\d{4}-\d\d-\d\d)&to=\1$/);
  await expect(figure(page, t(reportTexts.orders))).toContainText('3');

  await page.getByLabel(t(spanTexts.from), { exact: true }).fill('2026-03-31');
  await page.getByLabel(t(spanTexts.to), { exact: true }).fill('2026-03-01');
  await page.getByRole('button', { name: t(spanTexts.show) }).click();
  await expect(page.getByText(t(spanTexts.reversed))).toBeVisible();
  await page.getByLabel(t(spanTexts.from), { exact: true }).fill('2020-03-01');
  await page.getByLabel(t(spanTexts.to), { exact: true }).fill('2020-03-31');
  await page.getByRole('button', { name: t(spanTexts.show) }).click();
  await expect(page).toHaveURL(/from=2020-03-01&to=2020-03-31$/);
  await expect(page.getByText(t(spanTexts.noShifts))).toBeVisible();
  await page.goBack();
  await expect(figure(page, t(reportTexts.orders))).toContainText('3');
});
