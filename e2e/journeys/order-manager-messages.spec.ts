import type { Page } from '@playwright/test';
import { shiftControlTexts } from '#web/features/shifts/control/shift-control.texts.ts';
import { shiftDialogTexts } from '#web/features/shifts/control/shift-dialog.texts.ts';
import { shiftsTexts } from '#web/features/shifts/list/shifts.texts.ts';
import { dashboardTexts } from '#web/lib/texts/dashboard.texts.ts';
import { orderEditTexts } from '#web/lib/texts/order-edit.texts.ts';
import { moveTexts, orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { passwordCheckTexts } from '#web/lib/texts/password-check.texts.ts';
import { boardOf } from '../support/board.ts';
import { expect, test } from '../support/journey.ts';
import { ownerPassword, skipPreflight, startPreflight } from '../support/owner.ts';
import { openRestaurant } from '../support/restaurant.ts';

/** Word for word as the contract has them, so that a reworded text fails here. */
const said = {
  noPassword: { he: 'לא הוזנה סיסמה.', en: 'no password entered' },
  wrongPassword: { he: 'סיסמה שגויה · Incorrect password', en: 'Incorrect password' },
  verifyFailed: { he: 'Server error', en: 'Server error' },
  started: { he: 'המשמרת התחילה בהצלחה', en: 'The shift has started' },
  startFailed: { he: 'שגיאה בהתחלת המשמרת', en: 'The shift could not be started' },
  ended: { he: 'המשמרת הסתיימה בהצלחה', en: 'The shift has ended' },
  endFailed: { he: 'שגיאה בסיום המשמרת', en: 'The shift could not be ended' },
  endOdd: {
    he: 'התקבלה תשובה לא צפויה מהשרת בעת סיום המשמרת',
    en: 'The server gave an unexpected answer while ending the shift',
  },
  unfinished: {
    he: 'ישנן הזמנות לא סגורות. יש לסיים את כולן לפני סיום המשמרת.',
    en: 'There are unfinished orders. Finish all of them before ending the shift.',
  },
  checkFailed: { he: 'שגיאה בבדיקת סטטוס ההזמנות.', en: 'The orders could not be checked.' },
  updateFailed: { he: 'Failed to update order details', en: 'Failed to update order details' },
  deleteFailed: { he: 'שגיאת שרת', en: 'Server error' },
  deleted: { he: '✅ ההזמנה נמחקה בהצלחה', en: '✅ The order was deleted' },
  noChanges: { he: 'לא נמצאו שינויים זמינים למנה זו', en: 'No changes are available for this dish' },
  unknownDish: { he: 'מנה לא ידועה', en: 'Unknown dish' },
  pastUnknownDish: { he: 'מנה לא ידועה', en: 'unknown dish' },
  unknownMenu: { he: 'לא ידוע', en: 'unknown' },
  ordersFailed: { he: 'שגיאה בטעינת ההזמנות', en: 'error loading orders' },
  noOrders: { he: 'אין הזמנות למשמרת זו', en: 'no orders for this shift' },
  noShifts: { he: 'אין עדיין משמרות להצגה', en: 'no shifts to show yet' },
} as const;

/** The next call to an address ends badly, without a sentence of the server's own. */
const failOnce = (page: Page, url: string, status = 500, json: unknown = {}) =>
  page.route(url, (route) => route.fulfill({ status, json }), { times: 1 });

type Order = { dishes: { dishId: object }[] };

/** Orders come as they are, but nobody knows any more what their dishes were called. */
/** Of a list of orders, or of a board. */
const loseDishNames = (page: Page, url: string) =>
  page.route(url, async (route) => {
    const answer: Order[] | { orders: Order[] } = await (await route.fetch()).json();
    const withoutName = (line: Order['dishes'][number]) => ({
      ...line,
      dishId: { ...line.dishId, name: '' },
    });
    const nameless = (orders: Order[]) =>
      orders.map((order) => ({ ...order, dishes: order.dishes.map(withoutName) }));
    await route.fulfill({
      json: Array.isArray(answer) ? nameless(answer) : { ...answer, orders: nameless(answer.orders) },
    });
  });

test('Whatever goes wrong with an order or a shift, I am told in words @phone', async ({
  page,
  t,
  language,
}) => {
  // In the dark, as in an evening kitchen: the other journeys see the light.
  await page.emulateMedia({ colorScheme: 'dark' });
  const restaurant = await openRestaurant(page.request, '', false);
  const board = boardOf(page, t);
  const { dialog } = board;
  const alert = (what: keyof typeof said) => dialog.getByRole('alert').getByText(said[what][language]);
  const shows = (what: keyof typeof said) =>
    expect(page.getByText(said[what][language], { exact: true }).first()).toBeVisible();
  const shiftsTab = async () => {
    await page.goto('/dashboard');
    await page.getByRole('tab', { name: t(dashboardTexts.shifts) }).click();
  };
  const password = dialog.getByRole('textbox', { name: t(passwordCheckTexts.label) });

  await shiftsTab();
  await shows('noShifts');

  // Starting: no password, a wrong one, a server that fails twice in different places, and then it works.
  await page.goto('/order-manager');
  await startPreflight(page, t);
  await skipPreflight(page, t);
  const start = dialog.getByRole('button', { name: t(shiftControlTexts.start) });
  await start.click();
  await expect(alert('noPassword')).toBeVisible();
  await password.fill('wrong password');
  await start.click();
  await expect(alert('wrongPassword')).toBeVisible();
  await password.fill(ownerPassword);
  await failOnce(page, '**/api/users/verify-password');
  await start.click();
  await expect(alert('verifyFailed')).toBeVisible();
  await failOnce(page, '**/api/services/start');
  await start.click();
  await expect(alert('startFailed')).toBeVisible();
  await start.click();
  await shows('started');

  // No order yet.
  await shiftsTab();
  await page.getByRole('link', { name: t(shiftsTexts.show) }).click();
  await shows('noOrders');

  // A dish whose name is lost is still a dish.
  const { id, number } = await restaurant.order('דנה');
  await loseDishNames(page, '**/api/orders/board?*');
  await page.goto('/order-manager');
  await board.open(number);
  await expect(dialog.getByText(said.unknownDish[language]).first()).toBeVisible();
  await page.unroute('**/api/orders/board?*');

  // Editing and deleting.
  await dialog.getByRole('button', { name: t(orderManagerTexts.edit), exact: true }).click();
  const proceed = dialog.getByRole('button', { name: t(orderEditTexts.continue) });
  await proceed.click();
  await expect(alert('noPassword')).toBeVisible();
  await password.fill(ownerPassword);
  await failOnce(page, '**/api/users/verify-password');
  await proceed.click();
  await expect(alert('verifyFailed')).toBeVisible();
  await proceed.click();
  await expect(dialog.getByText(said.noChanges[language])).toBeVisible();
  await failOnce(page, '**/api/orders/*/details');
  await dialog.getByRole('button', { name: t(orderEditTexts.save) }).click();
  await expect(alert('updateFailed')).toBeVisible();
  const remove = dialog.getByRole('button', { name: t(orderEditTexts.delete) });
  await remove.click();
  await dialog.getByLabel(t(orderEditTexts.reason)).fill('טעות');
  await failOnce(page, `**/api/orders/${id}`);
  await remove.click();
  await expect(alert('deleteFailed')).toBeVisible();
  await remove.click();
  await shows('deleted');

  // Ending: refused over an open order, then every way in which it can fail, then done.
  await restaurant.order('יוסי');
  await expect(board.card(2)).toBeVisible();
  await page.getByRole('button', { name: t(shiftControlTexts.end) }).click();
  await expect(alert('unfinished')).toBeVisible();
  await expect(dialog.getByText('#2', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: t(shiftDialogTexts.toBoard) }).click();
  await board.open(2);
  await dialog.getByRole('button', { name: t(moveTexts.reject) }).click();
  await expect(board.card(2)).toBeHidden();
  await page.getByRole('button', { name: t(shiftControlTexts.end) }).click();
  await password.fill(ownerPassword);
  const end = dialog.getByRole('button', { name: t(shiftControlTexts.end) });
  await failOnce(page, '**/api/services/check-unfinished-orders/*');
  await end.click();
  await expect(alert('checkFailed')).toBeVisible();
  await failOnce(page, '**/api/services/end');
  await end.click();
  await expect(alert('endFailed')).toBeVisible();
  await failOnce(page, '**/api/services/end', 202);
  await end.click();
  await expect(alert('endOdd')).toBeVisible();
  await end.click();
  await shows('ended');

  // The dashboard's view of a shift whose menu and dishes are gone, and which cannot be read.
  await page.route('**/api/services?*', async (route) => {
    const shifts = await (await route.fetch()).json();
    await route.fulfill({
      json: shifts.map((shift: object) => ({ ...shift, activeMenu: { _id: null, name: '' } })),
    });
  });
  await loseDishNames(page, '**/api/services/*/*/orders');
  await shiftsTab();
  await shows('unknownMenu');
  await page.getByRole('link', { name: t(shiftsTexts.show) }).click();
  await shows('pastUnknownDish');
  // A refusal, not a failure that is tried again.
  await page.route('**/api/services/*/*/orders', (route) => route.fulfill({ status: 400, json: {} }));
  await shiftsTab();
  await page.getByRole('link', { name: t(shiftsTexts.show) }).click();
  await expect(page.getByRole('alert').getByText(said.ordersFailed[language])).toBeVisible();
});
