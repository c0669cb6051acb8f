import { paymentKindTexts } from '#core/payments/payment-kind.texts.ts';
import { boardTablesTexts } from '#web/app/pages/board/tables/board-tables.texts.ts';
import { boardToolsTexts } from '#web/app/pages/board/tools/board-tools.texts.ts';
import { toolsDialogTexts } from '#web/app/pages/board/tools/tools-dialog.texts.ts';
import { laneTexts } from '#web/features/visits/lanes/lane.texts.ts';
import { payTexts, voidTexts } from '#web/features/visits/pay/pay.texts.ts';
import { unansweredTexts } from '#web/features/visits/unanswered/unanswered.texts.ts';
import { visitStepTexts, visitsTexts } from '#web/features/visits/visits.texts.ts';
import { orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { passwordCheckTexts } from '#web/lib/texts/password-check.texts.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { boardOf } from '../../support/board.ts';
import { expectLargeTextOnPhone } from '../../support/fits-width.ts';
import { expectSeenInForcedColors } from '../../support/forced-colors.ts';
import { expect, test } from '../../support/journey.ts';
import { ownerPassword } from '../../support/owner.ts';
import { press } from '../../support/press.ts';
import { openRestaurant as openBoard } from '../../support/restaurant.ts';

test('The bill of a table can be used by everyone @english', async ({ page, t }) => {
  const restaurant = await openBoard(page.request);
  const board = boardOf(page, t);
  const { dialog } = board;
  const password = dialog.getByRole('textbox', { name: t(passwordCheckTexts.label) });
  const openTool = async (name: string) => {
    await press(page, t(boardToolsTexts.open));
    await press(page, new RegExp(`^${name}`));
  };
  // What a table has to pay.
  await restaurant.send('PUT', '/restaurants/settings', {
    restaurantName: 'מסעדת הדקל',
    address: 'הנמל 1, יפו',
    hasTableNumbers: true,
    tableNumbersCount: 12,
  });
  const { body: atTable } = await restaurant.send('POST', '/orders/staff', {
    tableNumber: 7,
    customerName: 'תמר',
    dishes: [{ dishId: restaurant.teaId, quantity: 2 }],
    totalPrice: 24,
    clientOrderToken: crypto.randomUUID(),
  });
  await restaurant.send('PATCH', `/orders/${atTable._id}`, { status: 'waitingPayment' });
  await page.goto('/order-manager');
  await press(page, t(boardTablesTexts.group));
  await board.showStage('waitingPayment');
  const tableName = t(orderManagerTexts.table, { number: 7 });
  await expect(page.getByRole('region', { name: tableName })).toContainText('₪24.00');
  await expectAccessible(page, 'a board by tables');
  await press(page, t(laneTexts.open, { table: tableName }));
  await dialog.getByText(t(visitsTexts.noPayments)).waitFor();
  await expectAccessible(page, 'the bill of a table');
  await expectSeenInForcedColors(page, 'the bill of a table');
  const inBill = (name: string) => dialog.getByRole('button', { name, exact: true });
  await inBill(t(visitsTexts.moveTable)).click();
  await inBill(t(visitStepTexts.move)).click();
  await expect(dialog.getByText(t(visitStepTexts.tableMissing))).toBeVisible();
  await expectAccessible(page, 'a table that moves');
  await inBill(t(visitsTexts.back)).click();
  await inBill(t(visitsTexts.closeTable)).click();
  await expectAccessible(page, 'a table that has not paid and is closed');
  await inBill(t(visitsTexts.back)).click();
  await inBill(t(visitsTexts.takeMoney)).click();
  await dialog.getByText(t(payTexts.amount), { exact: true }).click();
  await inBill(t(visitsTexts.takeWith, { kind: t(paymentKindTexts.cash), amount: '₪24.00' })).click();
  await expectAccessible(page, 'a payment without its amount');
  await dialog.getByText(t(payTexts.split), { exact: true }).click();
  await expectAccessible(page, 'a bill that is divided');
  await expectSeenInForcedColors(page, 'a bill that is divided');
  await dialog.getByText(t(payTexts.all), { exact: true }).click();
  const takeAll = inBill(t(visitsTexts.takeWith, { kind: t(paymentKindTexts.cash), amount: '₪24.00' }));
  await page.route('**/api/payments', (route) => route.abort(), { times: 1 });
  await takeAll.click();
  await dialog.getByText(t(unansweredTexts.title)).waitFor();
  await expectAccessible(page, 'a payment without an answer');
  const screen = page.viewportSize();
  await expectLargeTextOnPhone(page, 'a payment without an answer');
  if (screen) await page.setViewportSize(screen);
  await page.reload();
  await page.getByRole('button', { name: t(unansweredTexts.toBill) }).waitFor();
  await expectAccessible(page, 'a board that asks about a payment');
  await press(page, t(unansweredTexts.toBill));
  await inBill(t(unansweredTexts.forget)).click();
  await inBill(t(visitsTexts.takeMoney)).click();
  await takeAll.click();
  await expect(dialog.getByText(t(visitsTexts.allPaid))).toBeVisible();
  await inBill(t(voidTexts.voidOf, { what: `${t(paymentKindTexts.cash)}, ₪24.00` })).click();
  await password.fill(ownerPassword);
  await inBill(t(voidTexts.continue)).click();
  await inBill(t(voidTexts.void)).click();
  await expect(dialog.getByText(t(voidTexts.reasonMissing))).toBeVisible();
  await expectAccessible(page, 'a payment that is voided');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await press(page, t(boardTablesTexts.group));
  await openTool(t(toolsDialogTexts.tables));
  await expect(dialog.getByRole('switch', { name: t(boardTablesTexts.group) })).toBeVisible();
  await expectAccessible(page, 'the tables of the evening');
});
