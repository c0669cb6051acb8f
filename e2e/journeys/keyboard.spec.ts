import { paymentKindTexts } from '#core/payments/payment-kind.texts.ts';
import { restaurantTexts } from '#core/restaurants/restaurant.texts.ts';
import { boardToolsTexts } from '#web/app/pages/board/tools/board-tools.texts.ts';
import { settingsPageTexts } from '#web/app/pages/dashboard/settings/settings-page-name.texts.ts';
import { settingsListTexts } from '#web/app/pages/dashboard/settings/settings-pages.texts.ts';
import { callsTexts as boardCallsTexts } from '#web/features/calls/board/calls.texts.ts';
import { importTexts, reviewTexts, saveTexts } from '#web/features/menu-files/screen/menu-import.texts.ts';
import { languagesTexts, textKindTexts } from '#web/features/menus/editor/languages/languages.texts.ts';
import { editorTexts } from '#web/features/menus/editor/texts/editor.texts.ts';
import { dishPanelTexts } from '#web/features/menus/editor/texts/menu-editor.texts.ts';
import { structureTexts } from '#web/features/menus/editor/texts/structure.texts.ts';
import { menusTexts } from '#web/features/menus/list/menus.texts.ts';
import { dishChoiceTexts } from '#web/features/orders/dish-choice/dish-choice.texts.ts';
import { staffOrderTexts } from '#web/features/orders/staff-order/staff-order.texts.ts';
import { presetTexts, shiftReportTexts, spanTexts } from '#web/features/reports/texts/report-page.texts.ts';
import { settingsTexts } from '#web/features/restaurants/settings/restaurant-settings.texts.ts';
import { shiftControlTexts } from '#web/features/shifts/control/shift-control.texts.ts';
import { shiftDialogTexts } from '#web/features/shifts/control/shift-dialog.texts.ts';
import { preflightDialogTexts } from '#web/features/shifts/preflight/preflight-dialog.texts.ts';
import { orderBillTexts } from '#web/features/visits/bill/order-bill.texts.ts';
import { payTexts } from '#web/features/visits/pay/pay.texts.ts';
import { visitsTexts } from '#web/features/visits/visits.texts.ts';
import { callsTexts as guestCallsTexts } from '#web/guest/calls/calls.texts.ts';
import { dishTexts, menuTexts } from '#web/guest/texts/menu.texts.ts';
import { cartTexts, checkoutTexts, orderTexts } from '#web/guest/texts/order.texts.ts';
import { settingsPages } from '#web/lib/site/settings-addresses.ts';
import { dashboardTexts } from '#web/lib/texts/dashboard.texts.ts';
import { moveTexts, orderManagerTexts, stageTexts } from '#web/lib/texts/order-manager.texts.ts';
import { passwordCheckTexts } from '#web/lib/texts/password-check.texts.ts';
import { sessionTexts } from '#web/lib/texts/session.texts.ts';
import { signInTexts } from '#web/lib/texts/sign-in.texts.ts';
import { tableCallTexts } from '#web/lib/texts/table-calls.texts.ts';
import { boardOf } from '../support/board.ts';
import { dishRow } from '../support/dish-row.ts';
import { expect, test } from '../support/journey.ts';
import { keyboardOf } from '../support/keyboard.ts';
import { openRestaurant as openWithPizza } from '../support/open-restaurant.ts';
import { ownerPassword } from '../support/owner.ts';
import { signUpByCalls } from '../support/owner-calls.ts';
import { openRestaurant } from '../support/restaurant.ts';

/*
 * Every journey without a mouse: Tab, Enter, Space, Escape and the arrows reach everything, and after each step the focus
 * stands somewhere (`keyboardOf` looks before each).
 */

test('By keyboard I choose a size and extras, order, and follow my order @hebrew', async ({
  page,
  t,
  request,
}) => {
  const { ownerId } = await openWithPizza(request);
  const keyboard = keyboardOf(page);
  const dialog = page.getByRole('dialog');
  await keyboard.open(`/public-menu/${ownerId}`);
  const pizza = page.getByRole('button', { name: `${t(menuTexts.add)} פיצה` });
  await keyboard.press(pizza);
  await keyboard.press(dialog.getByRole('button', { name: 'גדולה' }));
  await keyboard.press(dialog.getByLabel('דק'), 'ArrowDown');
  await expect(dialog.getByLabel('עבה')).toBeChecked();
  await keyboard.press(dialog.getByLabel('זיתים'), 'Space');
  await keyboard.press(dialog.getByRole('button', { name: t(dishTexts.addToOrder) }));
  await expect(dialog).toBeHidden();
  await expect(pizza).toBeFocused();

  await keyboard.press(page.getByRole('button', { name: t(cartTexts.view) }));
  await keyboard.press(dialog.getByRole('button', { name: t(checkoutTexts.start) }));
  await keyboard.type(dialog.getByLabel(t(checkoutTexts.name)), 'דנה כהן');
  await keyboard.type(dialog.getByLabel(t(checkoutTexts.phone)), '0501234567');
  await keyboard.press(dialog.getByRole('button', { name: t(checkoutTexts.send), exact: true }));
  await expect(page.getByRole('heading', { name: t(checkoutTexts.received) })).toBeVisible();
  await keyboard.expectFocus();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await keyboard.press(page.getByRole('link', { name: t(orderTexts.waitingApproval) }));
  await page.waitForURL(/\/order\//);
  await expect(page.getByRole('status')).toContainText(t(orderTexts.waitingApproval));
});

test('By keyboard I sign up, log out, and log in again @english', async ({ page, t }) => {
  const keyboard = keyboardOf(page);
  const email = `noa-${crypto.randomUUID()}@menta.test`;
  const password = page.getByRole('textbox', { name: t(signInTexts.password) });
  await keyboard.open('/signup');
  await keyboard.type(page.getByLabel(t(signInTexts.firstName)), 'נועה');
  await keyboard.type(page.getByLabel(t(signInTexts.lastName)), 'לוי');
  await keyboard.type(page.getByLabel(t(signInTexts.restaurantName)), 'מסעדת הדקל');
  await keyboard.type(page.getByLabel(t(signInTexts.email)), email);
  await keyboard.type(password, ownerPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('/dashboard');
  await keyboard.press(page.getByRole('button', { name: t(sessionTexts.logOut) }).first());
  await page.waitForURL((address) => address.pathname !== '/dashboard');
  await keyboard.expectFocus();

  await keyboard.open('/login');
  await keyboard.type(page.getByLabel(t(signInTexts.email)), email);
  await keyboard.type(password, 'wrong password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await keyboard.type(password, ownerPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('/dashboard');
  await keyboard.expectFocus();
});

test('By keyboard I run a shift: from its start to its report @hebrew', async ({ page, t }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const restaurant = await openRestaurant(page.request, '', false);
  const keyboard = keyboardOf(page);
  const board = boardOf(page, t);
  const { dialog } = board;
  const password = dialog.getByRole('textbox', { name: t(passwordCheckTexts.label) });
  await keyboard.open('/order-manager');
  await keyboard.press(page.getByRole('button', { name: t(shiftControlTexts.start) }));
  await keyboard.press(dialog.getByRole('button', { name: t(preflightDialogTexts.skip) }));
  await expect(password).toBeFocused();
  await page.keyboard.type(ownerPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t(shiftControlTexts.open))).toBeVisible();
  await expect(dialog).toBeHidden();
  await keyboard.expectFocus();

  await restaurant.order('דנה');
  const move = (number: number, name: string) => board.card(number).getByRole('button', { name });
  await keyboard.press(move(1, t(moveTexts.approve)));
  await expect(board.card(1)).toBeHidden();
  await keyboard.openTab(t(stageTexts.inProcess));
  await keyboard.press(move(1, t(moveTexts.markReady)));
  await expect(board.card(1)).toBeHidden();
  await keyboard.openTab(t(stageTexts.waitingPayment));
  page.on('dialog', (question) => void question.accept());
  await keyboard.press(move(1, t(moveTexts.confirmPaid)));
  await expect(board.card(1)).toBeHidden();

  await keyboard.press(page.getByRole('button', { name: t(boardToolsTexts.staffOrder) }));
  await keyboard.press(dialog.getByRole('button', { name: /חומוס של הבית/ }));
  await keyboard.press(dialog.getByRole('radio', { name: 'רגיל' }), 'Space');
  await keyboard.press(dialog.getByRole('button', { name: t(dishChoiceTexts.add) }));
  await keyboard.press(dialog.getByRole('button', { name: t(staffOrderTexts.next, { count: 1 }) }));
  await keyboard.type(dialog.getByRole('textbox', { name: t(staffOrderTexts.name) }), 'רות');
  await keyboard.press(dialog.getByRole('button', { name: t(staffOrderTexts.send) }));
  await expect(dialog).toBeHidden();
  await keyboard.openTab(t(stageTexts.inProcess));
  await expect(board.card(2)).toBeVisible();

  await keyboard.press(page.getByRole('button', { name: t(shiftControlTexts.end) }));
  await keyboard.press(dialog.getByRole('radio', { name: t(shiftDialogTexts.finishAll) }), 'Space');
  await keyboard.type(password, ownerPassword);
  await page.keyboard.press('Enter');
  await keyboard.press(page.getByRole('link', { name: t(shiftDialogTexts.toReport) }));
  await page.waitForURL(/\/reports\/shifts\//);
  // Its heading has the day when the numbers have come, and is the one that was there before them.
  await expect(
    page.getByRole('heading', { level: 1, name: `${t(shiftReportTexts.title)} · ` }),
  ).toBeFocused();
});

test('By keyboard I make a menu, rename, translate and delete what is in it @english', async ({
  page,
  t,
}) => {
  await signUpByCalls(page.request);
  const keyboard = keyboardOf(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const yes = (name: string) => page.getByRole('alertdialog').getByRole('button', { name });
  await keyboard.open('/dashboard');
  await keyboard.press(page.getByRole('button', { name: t(menusTexts.create) }).first());
  const edit = page.getByRole('link', { name: t(menusTexts.edit) });
  await expect(edit).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/menu-builder\//);

  await keyboard.press(button(t(structureTexts.addSection)));
  await page.keyboard.type('Starters');
  await page.keyboard.press('Enter');
  const rename = (name: string) => button(t(structureTexts.rename, { name }));
  await expect(rename('Starters')).toBeFocused();
  await page.keyboard.press('Enter');
  await keyboard.type(page.getByRole('textbox', { name: t(structureTexts.sectionName) }), 'Mains');
  await page.keyboard.press('Enter');
  await expect(rename('Mains')).toBeFocused();

  const dishName = page.getByLabel(t(structureTexts.dishName));
  const dish = (name: string) => dishRow(page, t, name);
  await keyboard.press(page.getByRole('button', { name: t(structureTexts.addDish) }));
  await keyboard.type(dishName, 'Hummus');
  await keyboard.type(page.getByLabel(t(structureTexts.dishPrice)), '32');
  await page.keyboard.press('Control+s');
  await keyboard.press(dish('Hummus'));
  await keyboard.type(dishName, 'Warm hummus');
  await keyboard.press(button(t(structureTexts.saveDish)));

  await keyboard.goTo(dish('Warm hummus'));
  await keyboard.openTab(t(editorTexts.languages));
  const translation = page.getByRole('textbox', { name: `${t(textKindTexts.dish)}: Warm hummus` });
  await keyboard.type(translation, 'חומוס חם');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(t(languagesTexts.saved))).toBeVisible();
  await keyboard.expectFocus();
  await keyboard.openTab(t(editorTexts.structure));

  await keyboard.press(dish('Warm hummus'));
  await keyboard.press(button(t(dishPanelTexts.deleteDish)));
  await keyboard.press(yes(t(structureTexts.delete)));
  await expect(dish('Warm hummus')).toBeHidden();
  await keyboard.press(button(t(structureTexts.deleteSection, { name: 'Mains' })));
  await keyboard.press(yes(t(structureTexts.delete)));
  await expect(page.getByText(t(structureTexts.empty))).toBeVisible();
  await keyboard.press(page.getByRole('link', { name: t(structureTexts.back) }));
  await page.waitForURL('/dashboard');
  await keyboard.press(page.getByRole('button', { name: t(menusTexts.deleteOf, { name: '' }) }));
  await keyboard.press(yes(t(menusTexts.yes)));
  await expect(page.getByText(t(menusTexts.empty))).toBeVisible();
  await keyboard.expectFocus();
});

const pastedMenu = 'עיקריות\nשיפודי פרגית ₪74\nדג היום ₪ מחיר לפי משקל';

test('By keyboard I go through settings, reports and an import @hebrew', async ({ page, t }) => {
  await signUpByCalls(page.request);
  const keyboard = keyboardOf(page);
  await keyboard.open('/dashboard');
  await keyboard.openTab(t(dashboardTexts.settings));
  for (const name of settingsPages) {
    const back = page.getByRole('link', { name: t(settingsListTexts.back) });
    if (await back.isVisible()) await keyboard.press(back);
    const list = page.getByRole('navigation', { name: t(settingsListTexts.list) });
    await keyboard.press(list.getByRole('link', { name: t(settingsPageTexts[name]) }));
    await expect(
      page.getByRole('heading', { name: t(settingsPageTexts[name]), level: 2, exact: true }),
    ).toBeFocused();
    if (name !== 'restaurant') continue;
    await keyboard.type(page.getByLabel(t(settingsTexts.address)), 'הרצל 1, חיפה');
    await keyboard.press(page.getByRole('button', { name: t(settingsTexts.save), exact: true }).first());
    await expect(page.getByText(t(restaurantTexts.settingsSaved))).toBeVisible();
  }
  await keyboard.openTab(t(dashboardTexts.menus));
  await keyboard.press(page.getByRole('link', { name: t(dashboardTexts.reports) }));
  await expect(page.getByRole('heading', { level: 1, name: t(spanTexts.title) })).toBeFocused();
  await keyboard.press(page.getByRole('link', { name: t(presetTexts.today) }));
  await expect(page).toHaveURL(/from=(\d{4}-\d\d-\d\d)&to=\1$/);
  await keyboard.expectFocus();

  await keyboard.open('/menu-import');
  await keyboard.type(page.getByRole('textbox', { name: t(importTexts.paste) }), pastedMenu);
  await keyboard.press(page.getByRole('button', { name: t(importTexts.read) }));
  await keyboard.press(page.getByRole('button', { name: t(reviewTexts.next) }));
  const price = page.getByRole('spinbutton', { name: t(reviewTexts.dishPrice, { name: 'דג היום' }) });
  await keyboard.type(price, '89');
  await keyboard.press(page.getByRole('button', { name: t(saveTexts.save, { count: 2 }) }));
  await page.waitForURL(/\/menu-builder\//);
  await keyboard.expectFocus();
});

test('By keyboard I call the waiter from my table, and staff answer it @hebrew', async ({
  page,
  t,
  newPerson,
}) => {
  const { ownerId } = await openWithPizza(page.request, { tables: 12 });
  const guest = (await newPerson()).page;
  const atTable = keyboardOf(guest);
  await atTable.open(`/public-menu/${ownerId}?table=7`);
  const bell = guest.getByRole('button', { name: t(guestCallsTexts.open) });
  await atTable.press(bell);
  const sheet = guest.getByRole('dialog');
  await atTable.press(sheet.getByRole('button', { name: t(guestCallsTexts.waiter) }));
  await expect(sheet.getByText(t(guestCallsTexts.waiterCalled))).toBeVisible();
  await guest.keyboard.press('Escape');
  await expect(bell).toBeFocused();

  const staff = keyboardOf(page);
  await staff.open('/order-manager');
  const strip = page.getByRole('region', { name: t(boardCallsTexts.title) });
  await staff.press(strip.getByRole('button', { name: new RegExp(t(tableCallTexts.seen)) }));
  await expect(guest.getByText(t(guestCallsTexts.seen))).toBeVisible();
  await staff.press(strip.getByRole('button', { name: new RegExp(t(tableCallTexts.done)) }));
  await expect(strip).toBeHidden();
  await expect(guest.getByText(t(guestCallsTexts.seen))).toBeHidden();
});

test('By keyboard I divide the bill of a table by two, and close the table @hebrew', async ({ page, t }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const restaurant = await openRestaurant(page.request);
  await restaurant.send('PUT', '/restaurants/settings', {
    restaurantName: 'מסעדת הדקל',
    address: 'הנמל 1, יפו',
    hasTableNumbers: true,
    tableNumbersCount: 12,
  });
  const { body: order } = await restaurant.send('POST', '/orders/staff', {
    tableNumber: 7,
    dishes: [{ dishId: restaurant.teaId, quantity: 2 }],
    totalPrice: 24,
    clientOrderToken: crypto.randomUUID(),
  });
  await restaurant.send('PATCH', `/orders/${order._id}`, { status: 'waitingPayment' });
  const keyboard = keyboardOf(page);
  const { card, dialog } = boardOf(page, t);
  await keyboard.open('/order-manager');
  await keyboard.openTab(t(stageTexts.waitingPayment));
  await keyboard.press(card(1).getByRole('button', { name: t(orderManagerTexts.openOrder, { number: 1 }) }));
  await keyboard.press(dialog.getByRole('button', { name: t(orderBillTexts.ofTable, { number: 7 }) }));
  await keyboard.press(dialog.getByRole('button', { name: t(visitsTexts.takeMoney) }));
  await keyboard.press(dialog.getByRole('radio', { name: t(payTexts.all) }), 'ArrowDown');
  await expect(dialog.getByRole('radio', { name: t(payTexts.split) })).toBeChecked();
  const half = dialog.getByRole('button', {
    name: t(visitsTexts.takeWith, { kind: t(paymentKindTexts.cash), amount: '₪12.00' }),
  });
  await keyboard.press(half);
  await expect(dialog.getByText(t(payTexts.shareTaken), { exact: true })).toBeVisible();
  // The pressed button has gone with its share; the next payer's has the focus.
  await expect(half).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(t(visitsTexts.allPaid))).toBeVisible();
  await expect(dialog.getByRole('button', { name: t(visitsTexts.closeTable) })).toBeFocused();
  await page.keyboard.press('Enter');
  await keyboard.press(dialog.getByRole('button', { name: t(visitsTexts.closeTable) }));
  await expect(dialog).toBeHidden();
  await keyboard.expectFocus();
});
