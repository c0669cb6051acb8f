import type { Page } from '@playwright/test';
import { layoutStyles } from '#core/menus/menu-style.ts';
import { cancelReasonTexts } from '#core/orders/cancel-reason.texts.ts';
import { paymentKindTexts } from '#core/payments/payment-kind.texts.ts';
import { presetColors } from '#core/theme/theme-choices.ts';
import { boardTablesTexts } from '#web/app/pages/board/tables/board-tables.texts.ts';
import { boardToolsTexts } from '#web/app/pages/board/tools/board-tools.texts.ts';
import { toolsDialogTexts } from '#web/app/pages/board/tools/tools-dialog.texts.ts';
import { accountPageTexts as own } from '#web/features/accounts/settings/account.texts.ts';
import { alarmTexts } from '#web/features/alerts/alarm/order-alarm.texts.ts';
import { areasTexts } from '#web/features/areas/areas.texts.ts';
import { callsTexts as boardCallsTexts } from '#web/features/calls/board/calls.texts.ts';
import { faqTexts, siteTexts } from '#web/features/marketing/marketing.texts.ts';
import { importTexts, reviewTexts } from '#web/features/menu-files/screen/menu-import.texts.ts';
import { designTexts } from '#web/features/menus/editor/design/design.texts.ts';
import { editorTexts } from '#web/features/menus/editor/texts/editor.texts.ts';
import { dishPanelTexts } from '#web/features/menus/editor/texts/menu-editor.texts.ts';
import { structureTexts } from '#web/features/menus/editor/texts/structure.texts.ts';
import { openingHoursTexts } from '#web/features/opening-hours/opening-hours.texts.ts';
import { areaTexts } from '#web/features/orders/board/area-kit/area.texts.ts';
import { finishedTexts } from '#web/features/orders/board/finished-orders.texts.ts';
import { readyTimeTexts } from '#web/features/orders/board/ready-time/ready-time.texts.ts';
import { refusedPhonesTexts } from '#web/features/orders/board/refused-phones/refused-phones.texts.ts';
import { orderCancelTexts } from '#web/features/orders/cancel/order-cancel.texts.ts';
import { dishChoiceTexts } from '#web/features/orders/dish-choice/dish-choice.texts.ts';
import { staffOrderTexts } from '#web/features/orders/staff-order/staff-order.texts.ts';
import { pauseTexts } from '#web/features/pauses/pause.texts.ts';
import { addTexts, kindTexts } from '#web/features/printing/settings/add/add.texts.ts';
import { agentsTexts } from '#web/features/printing/settings/agents/agents.texts.ts';
import { printersTexts } from '#web/features/printing/settings/common/printers.texts.ts';
import { connectTexts } from '#web/features/printing/settings/connect/connect.texts.ts';
import { printerFieldsTexts } from '#web/features/printing/settings/fields/printer-fields.texts.ts';
import { qrAdviceTexts, qrTexts } from '#web/features/qr/texts/qr.texts.ts';
import { reissueTexts } from '#web/features/qr/texts/reissue.texts.ts';
import { readyAddressTexts } from '#web/features/ready-screen/ready-screen.texts.ts';
import { spanTexts } from '#web/features/reports/texts/report-page.texts.ts';
import { settingsTexts } from '#web/features/restaurants/settings/restaurant-settings.texts.ts';
import { practiceTexts } from '#web/features/sandbox/practice/practice.texts.ts';
import { twoStepTexts } from '#web/features/security/two-step/two-step.texts.ts';
import { shiftControlTexts } from '#web/features/shifts/control/shift-control.texts.ts';
import { shiftDialogTexts } from '#web/features/shifts/control/shift-dialog.texts.ts';
import { staffTexts } from '#web/features/staff/settings/staff.texts.ts';
import { stationTexts } from '#web/features/staff/station/station.texts.ts';
import { stockTexts } from '#web/features/stock/stock.texts.ts';
import { laneTexts } from '#web/features/visits/lanes/lane.texts.ts';
import { payTexts, voidTexts } from '#web/features/visits/pay/pay.texts.ts';
import { unansweredTexts } from '#web/features/visits/unanswered/unanswered.texts.ts';
import { visitStepTexts, visitsTexts } from '#web/features/visits/visits.texts.ts';
import { callsTexts as guestCallsTexts } from '#web/guest/calls/calls.texts.ts';
import { avoidedWarningTexts } from '#web/guest/contents/avoided-warning.texts.ts';
import { contentsTexts } from '#web/guest/contents/contents.texts.ts';
import { findTexts } from '#web/guest/find/find.texts.ts';
import { openingTexts } from '#web/guest/hours/opening.texts.ts';
import { withdrawTexts } from '#web/guest/orders/changing/withdraw.texts.ts';
import { dishTexts, menuTexts } from '#web/guest/texts/menu.texts.ts';
import { cartTexts, checkoutTexts } from '#web/guest/texts/order.texts.ts';
import { allergenTexts } from '#web/lib/texts/dish-contents/allergen.texts.ts';
import { orderEditTexts } from '#web/lib/texts/order-edit.texts.ts';
import { moveTexts, orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { trailTexts } from '#web/lib/texts/order-trail.texts.ts';
import { passwordCheckTexts } from '#web/lib/texts/password-check.texts.ts';
import { preflightTexts } from '#web/lib/texts/preflight.texts.ts';
import { sessionTexts } from '#web/lib/texts/session.texts.ts';
import { signInTexts } from '#web/lib/texts/sign-in.texts.ts';
import { presetColorTexts } from '#web/lib/texts/style.texts.ts';
import { windowTexts } from '#web/ui/form/hours/window.texts.ts';
import { unsavedTexts } from '#web/ui/overlay/unsaved-guard.texts.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { boardOf } from '../support/board.ts';
import { buildMenu } from '../support/built-menu.ts';
import { dishRow } from '../support/dish-row.ts';
import {
  browserPrinter,
  guestPages,
  isAlive,
  ownerPages,
  ownerViews,
  visitorPages,
} from '../support/every-page.ts';
import { expectLargeTextOnPhone, expectLargeTextToFit } from '../support/fits-width.ts';
import { expectSeenInForcedColors } from '../support/forced-colors.ts';
import { addToCart, openCart } from '../support/guest.ts';
import { expect, test } from '../support/journey.ts';
import { openRestaurant } from '../support/open-restaurant.ts';
import { openShift, ownerPassword, skipPreflight, startPreflight } from '../support/owner.ts';
import { openRestaurant as openBoard } from '../support/restaurant.ts';
import { openWithBar } from '../support/two-areas.ts';

/*
 * Every page and what opens on it, each once: what the other journeys do, they need not look at with these eyes. The
 * languages alternate, and with them the phone and the desktop, the light and the dark.
 */

const pastedMenu = 'עיקריות\nשיפודי פרגית ₪74\nדג היום ₪ מחיר לפי משקל';

/** Seen with letters twice as large and without colours too; the guest's menu and the board have journeys of their own. */
const seenOtherwise = /^\/(?:contact|accessibility|privacy|terms|dashboard)/;

/** The page is alive, has nothing to complain about, and can be used by everyone. */
const walk = async (page: Page, addresses: readonly string[]): Promise<void> => {
  for (const address of addresses) {
    await page.goto(address);
    await expect.poll(() => page.evaluate(isAlive), { message: `${address} is alive` }).toBe(true);
    await expectAccessible(page, address);
    if (!seenOtherwise.test(address)) continue;
    await expectSeenInForcedColors(page, address);
    const size = page.viewportSize();
    await expectLargeTextToFit(page, address);
    if (size) await page.setViewportSize(size);
  }
};

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

test('What visitors see can be used by everyone @english', async ({ page, t, isMobile }) => {
  await walk(page, visitorPages);
  await page.goto('/');
  if (isMobile) {
    await press(page, t(siteTexts.openMenu));
    await expectAccessible(page, 'the menu of the site');
  }
  await page.goto('/faq');
  await press(page, t(faqTexts.costQ));
  await expect(page.getByRole('button', { name: t(faqTexts.costQ) })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expectAccessible(page, 'an answer');
  await page.goto('/login');
  await page.getByLabel(t(signInTexts.email)).click();
  await page.locator('form[novalidate]').waitFor();
  await page.getByLabel(t(signInTexts.email)).fill('nobody@menta.test');
  await page.getByRole('textbox', { name: t(signInTexts.password) }).fill('wrong password');
  await page.getByRole('button', { name: t(signInTexts.logIn) }).click();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await expectAccessible(page, 'a refused log-in');
  await page.goto('/signup');
  await page.getByLabel(t(signInTexts.email)).click();
  await page.locator('form[novalidate]').waitFor();
  await page.getByRole('button', { name: t(signInTexts.signUp) }).click();
  await expect(page.getByText(t(signInTexts.fieldRequired)).first()).toBeVisible();
  await expectAccessible(page, 'an empty sign-up');
  await page.goto('/reset-password');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await expectAccessible(page, 'a broken link');
  await page.goto('/qr-code');
  await expect(page.getByText('Please log in to access this page.')).toBeVisible();
  await expectAccessible(page, 'a page of owners');
});

test('Changing an order and cancelling it can be done by everyone @phone', async ({ page, t, newPerson }) => {
  const owner = await newPerson();
  const restaurant = await openRestaurant(owner.page.request);
  const { trackingToken } = await restaurant.order('דנה כהן');
  await page.goto(`/order/${trackingToken}`);
  await press(page, t(withdrawTexts.cancel));
  await expectAccessible(page, 'cancelling an order');
  await press(page, t(withdrawTexts.keep));
  await page.getByRole('link', { name: t(withdrawTexts.change) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'changing an order');
});

test('What guests see can be used by everyone @hebrew', async ({ page, t, newPerson }) => {
  const owner = await newPerson();
  const restaurant = await openRestaurant(owner.page.request, { tables: 8 });
  const { hummus, lemonade, menuId, ownerId, send } = restaurant;
  await send('put', `/dishes/${hummus._id}`, {
    menuId,
    sectionName: 'ראשונות',
    name: hummus.name,
    price: hummus.price,
    dietaryInfo: [{ type: 'vegan' }],
    allergens: { contains: ['sesame'], mayContain: ['nuts'] },
  });
  const { trackingToken } = await restaurant.order('דנה כהן');
  const { secret: readySecret } = await send('put', '/restaurants/ready-screen', { was: null });
  await restaurant.move({ status: 'inProcess', rejected: false });
  const pages = guestPages({ ownerId, trackingToken, readySecret });
  await walk(page, pages);
  const declined = await restaurant.order('יוסי לוי');
  await restaurant.move({ status: 'done', rejected: true, rejectionReason: cancelReasonTexts.ranOut.he });
  await walk(page, [`/order/${declined.trackingToken}`]);

  await page.goto(pages[0] ?? '');
  for (const [index, layoutStyle] of layoutStyles.entries()) {
    await send('put', `/menus/${menuId}`, { primaryColor: presetColors[index], layoutStyle });
    await expect(page.locator(`.list.${layoutStyle}`)).toBeVisible();
    await expectAccessible(page, `the layout ${layoutStyle}`);
  }
  await press(page, t(findTexts.open));
  await page.getByRole('searchbox').fill('סושי');
  await expect(page.getByText(t(findTexts.none))).toBeVisible();
  await expectAccessible(page, 'a search that finds nothing');
  await press(page, t(findTexts.close));

  const dialog = page.getByRole('dialog');
  await press(page, t(menuTexts.allergies));
  await dialog.getByLabel(t(allergenTexts.sesame)).check();
  await expectAccessible(page, 'allergies');
  await dialog.getByRole('button', { name: t(contentsTexts.done) }).click();
  await page.getByRole('button', { name: t(contentsTexts.show), exact: true }).click();
  await addToCart(page, t, hummus.name);
  await expect(dialog).toContainText(t(avoidedWarningTexts.warningHint));
  await expectAccessible(page, 'the warning of an allergy');
  await dialog.getByRole('button', { name: t(avoidedWarningTexts.addAnyway) }).click();
  await addToCart(page, t, 'פיצה');
  await dialog.getByRole('button', { name: t(dishTexts.addToOrder) }).click();
  await expect(dialog.getByText(t(dishTexts.chooseSize))).toBeVisible();
  await expectAccessible(page, 'a dish that wants choices');
  await dialog.getByRole('button', { name: t(menuTexts.close) }).click();
  await addToCart(page, t, lemonade.name);

  await send('put', `/dishes/${lemonade._id}/stock`, { available: false });
  await expect(page.getByRole('alert')).toContainText(t(cartTexts.soldOut, { name: lemonade.name }));
  await expectAccessible(page, 'a dish that sold out in the cart');
  await page.getByRole('alert').getByRole('button').click();
  await expectAccessible(page, 'what the dock has to say');
  await dialog.getByRole('button', { name: t(cartTexts.understood) }).click();
  await openCart(page, t);
  await expectAccessible(page, 'the cart');
  await dialog.getByRole('button', { name: t(checkoutTexts.start) }).click();
  await dialog.getByRole('button', { name: t(checkoutTexts.send), exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText(t(checkoutTexts.incomplete));
  await expectAccessible(page, 'the checkout');
  await dialog.getByLabel(t(checkoutTexts.name)).fill('דנה כהן');
  await dialog.getByLabel(t(checkoutTexts.phone)).fill('0501234567');
  await dialog.getByRole('button', { name: t(checkoutTexts.send), exact: true }).click();
  await expect(page.getByRole('heading', { name: t(checkoutTexts.receivedAtTable) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectAccessible(page, 'the menu beside an order');

  await send('post', '/pauses', { minutes: 20, reason: 'המטבח עמוס' });
  await page.locator('.pill').getByRole('button').click();
  await expect(dialog.getByText('המטבח עמוס')).toBeVisible();
  await expectAccessible(page, 'a pause and my orders');
  await page.keyboard.press('Escape');
  // On another day, wherever the clocks of the restaurant stand.
  const [section] = await send('get', `/menus/${menuId}/sections`);
  const days = [(new Date().getUTCDay() + 3) % 7];
  await send('put', `/menus/${menuId}/sections`, {
    update: [{ _id: section._id, hours: [{ days, from: '08:00', to: '11:30' }] }],
  });
  await page.getByRole('button', { name: hummus.name, exact: true }).click();
  await expect(dialog.getByText('08:00–11:30')).toBeVisible();
  await expectAccessible(page, 'a dish that is not served now');
  const { ownerId: closed, send: tell } = await buildMenu((await newPerson()).page.request, ['חומוס']);
  await tell('put', '/restaurants/opening-hours', {
    hours: [{ days, from: '12:00', to: '02:00' }],
    exceptions: [{ day: '2031-01-31', windows: [], name: 'יום כיפור' }],
  });
  await walk(page, [`/public-menu/${closed}`]);
  await page.getByRole('button', { name: t(openingTexts.title) }).click();
  await expect(dialog.getByText('יום כיפור')).toBeVisible();
  await expectAccessible(page, 'the hours of the restaurant');
  // Last, because they choose the language of what is opened after them.
  await walk(page, ['/demo?lang=ar', '/demo?lang=ru']);
});

test('The board can be used by everyone @english', async ({ page, t }) => {
  const restaurant = await openBoard(page.request, '', false);
  const board = boardOf(page, t);
  const { dialog } = board;
  const password = dialog.getByRole('textbox', { name: t(passwordCheckTexts.label) });
  const openTool = async (name: string) => {
    await press(page, t(boardToolsTexts.open));
    await press(page, new RegExp(`^${name}`));
  };
  await walk(page, ['/order-manager']);
  await openTool(t(practiceTexts.tool));
  await expectAccessible(page, 'an offer to practise');
  await page.goto('/order-manager');
  await startPreflight(page, t);
  await expect(page.getByRole('dialog', { name: t(preflightTexts.title) })).toBeVisible();
  await expectAccessible(page, 'the pre-flight');
  await skipPreflight(page, t);
  await openShift(page, t);

  for (const name of ['דנה', 'יוסי', 'רות', 'גיל']) await restaurant.orderThreeDishes(name);
  await expect(board.card(4)).toBeVisible();
  await expectAccessible(page, 'the board');
  await restaurant.orderThreeDishes('אלון', 11);
  await expect(page.getByRole('region', { name: t(orderManagerTexts.heldGroup) })).toBeVisible();
  await expectAccessible(page, 'a board with a held order');
  await board.open(5);
  await dialog.getByRole('button', { name: t(refusedPhonesTexts.refuse) }).click();
  await dialog.getByRole('button', { name: t(refusedPhonesTexts.accept) }).waitFor();
  await expectAccessible(page, 'an order whose phone is refused');
  await dialog.getByRole('button', { name: t(refusedPhonesTexts.accept) }).click();
  await dialog.getByRole('button', { name: t(moveTexts.reject) }).click();
  await expect(board.card(5)).toBeHidden();
  await press(page, t(alarmTexts.settings));
  await dialog.getByRole('switch', { name: t(alarmTexts.mute) }).click();
  await expectAccessible(page, 'the alarm');
  await page.keyboard.press('Escape');
  await board.open(1);
  await expectAccessible(page, 'an order');
  await board.startEdit('wrong password');
  await expect(dialog.getByText('Incorrect password')).toBeVisible();
  await expectAccessible(page, 'a wrong password');
  await password.fill(ownerPassword);
  await dialog.getByRole('button', { name: t(orderEditTexts.continue) }).click();
  const remove = dialog.getByRole('button', { name: t(orderEditTexts.delete) });
  await remove.waitFor();
  await expectAccessible(page, 'the change of an order');
  await remove.click();
  await remove.click();
  await expect(dialog.getByText(t(orderEditTexts.reasonMissing))).toBeVisible();
  await expectAccessible(page, 'the deletion of an order');

  await page.goto('/order-manager');
  await board.press(1, 'approve');
  await expect(page.getByRole('button', { name: t(orderManagerTexts.undo) })).toBeVisible();
  await board.showStage('inProcess');
  await board.open(1);
  await dialog.getByText(t(readyTimeTexts.minutes, { minutes: 40 })).click();
  await dialog.getByRole('button', { name: t(trailTexts.title) }).click();
  await expectAccessible(page, 'a promise and the trail');
  await dialog.getByRole('button', { name: t(moveTexts.cancel) }).click();
  await password.fill(ownerPassword);
  await dialog.getByRole('button', { name: t(orderCancelTexts.continue) }).click();
  await dialog.getByText(t(cancelReasonTexts.notCollected)).click();
  await expectAccessible(page, 'a cancellation');
  await dialog.getByRole('button', { name: t(orderCancelTexts.cancel) }).click();
  await expect(page.getByText(t(orderCancelTexts.cancelled, { number: 1 }))).toBeVisible();
  await press(page, t(finishedTexts.show, { count: 2 }));
  await expectAccessible(page, 'what is done');

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

  await page.goto('/order-manager');
  await press(page, t(boardToolsTexts.open));
  await expectAccessible(page, 'the tools');
  await page.keyboard.press('Escape');
  await press(page, new RegExp(`^${t(boardToolsTexts.stock)}`));
  await press(page, t(stockTexts.more, { name: 'תה נענע' }));
  await expectAccessible(page, 'the stock');
  await press(page, t(stockTexts.done));
  await openTool(t(boardToolsTexts.readyScreen));
  await press(page, t(readyAddressTexts.make));
  await expect(dialog.getByRole('img', { name: t(readyAddressTexts.code) })).toBeVisible();
  await expectAccessible(page, 'the address of the ready screen');
  await page.keyboard.press('Escape');
  await press(page, new RegExp(`^${t(boardToolsTexts.staffOrder)}`));
  await dialog.getByRole('button', { name: /חומוס של הבית/ }).click();
  await dialog.locator('label', { hasText: /^גדול$/ }).click();
  await expectAccessible(page, 'the choices of an order by phone');
  await dialog.getByRole('button', { name: t(dishChoiceTexts.add) }).click();
  await dialog.getByRole('button', { name: t(staffOrderTexts.next, { count: 1 }) }).click();
  await dialog.getByRole('textbox', { name: t(staffOrderTexts.name) }).waitFor();
  await expectAccessible(page, 'the guest of an order by phone');
  await page.goto('/order-manager');
  await press(page, new RegExp(`^${t(boardToolsTexts.pause)}`));
  await dialog.getByRole('textbox').fill('המטבח עמוס');
  await expectAccessible(page, 'a pause to begin');
  await dialog.getByRole('button', { name: t(pauseTexts.minutes, { count: 20 }) }).click();
  await expect(page.getByRole('alert').filter({ hasText: t(pauseTexts.paused) })).toBeVisible();
  await expectAccessible(page, 'a board that is paused');
  await press(page, t(shiftControlTexts.end));
  await expect(dialog.getByText(t(shiftDialogTexts.unfinished))).toBeVisible();
  await dialog.getByText(t(shiftDialogTexts.finishAll), { exact: true }).click();
  await expectAccessible(page, 'unfinished orders');
  await expectSeenInForcedColors(page, 'unfinished orders');
  await dialog.getByRole('button', { name: t(shiftDialogTexts.toBoard) }).click();
  for (const number of [2, 3, 4]) {
    await board.open(number);
    await dialog.getByRole('button', { name: t(moveTexts.reject) }).click();
    await expect(board.card(number)).toBeHidden();
  }
  await press(page, t(shiftControlTexts.end));
  await password.fill(ownerPassword);
  await dialog.getByRole('button', { name: t(shiftControlTexts.end) }).click();
  await expect(page.getByRole('link', { name: t(shiftDialogTexts.toReport) })).toBeVisible();
  await expectAccessible(page, 'the end of a shift');
});

test('The office can be used by everyone @hebrew', async ({ page, t }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { send, menuId, order } = await openBoard(page.request);
  const { id } = await order('דנה');
  for (const patch of [
    { status: 'inProcess' },
    { status: 'waitingPayment' },
    { status: 'done', isPaid: true },
  ])
    await send('PATCH', `/orders/${id}`, patch);
  const { body: shifts } = await send('GET', '/services');
  const [{ _id: shiftId }] = shifts as unknown as [{ _id: string }];
  await send('POST', '/people', { name: 'Avi', color: 'red', rights: ['orders'], pin: '90352' });
  const { body: made } = await send('POST', '/printers', browserPrinter);
  const { printer } = made as unknown as { printer: { _id: string } };
  await walk(page, [...ownerPages({ menuId, printerId: printer._id }), ...ownerViews({ menuId, shiftId })]);
  await send('POST', '/services/end', {});
  await walk(page, [`/dashboard/reports/shifts/${shiftId}`]);
  await page.goto('/dashboard/reports?from=2026-03-31&to=2026-03-01');
  await expect(page.getByRole('heading', { level: 1, name: t(spanTexts.title) })).toBeVisible();
  await expectAccessible(page, 'days that run backwards');

  await send('PUT', '/restaurants/settings', {
    restaurantName: 'מסעדת הדקל',
    address: 'הנמל 1',
    hasTableNumbers: true,
    tableNumbersCount: 12,
  });
  await page.goto('/qr-code');
  await press(page, t(reissueTexts.all));
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'new codes for all tables');
  await page.keyboard.press('Escape');
  await page.getByLabel(t(qrTexts.color)).fill('#fde047');
  await expect(page.getByRole('alert').filter({ hasText: t(qrAdviceTexts.contrast) })).toBeVisible();
  await expectAccessible(page, 'advice on a code');

  const dialog = page.getByRole('dialog');
  await page.goto('/dashboard/settings/printing');
  await press(page, t(printersTexts.add));
  await expectAccessible(page, 'the kinds of printers');
  await dialog.getByText(t(kindTexts.star.label), { exact: true }).click();
  await press(page, t(addTexts.next));
  await expect(page.getByRole('heading', { name: t(addTexts.step2) })).toBeVisible();
  await expectAccessible(page, 'what a printer prints');
  await page.getByLabel(t(printerFieldsTexts.name)).fill('מטבח Kitchen');
  await press(page, t(addTexts.addNow));
  await expect(page.getByText(t(connectTexts.where))).toBeVisible();
  await expectAccessible(page, 'the address of a printer');
  await press(page, t(addTexts.done));
  await press(page, t(printersTexts.newAddressOf, { name: 'מטבח Kitchen' }));
  await expectAccessible(page, 'a question about an address');
  await page.keyboard.press('Escape');
  await press(page, t(printersTexts.add));
  // Its label lies over the radio.
  await dialog.getByText(t(kindTexts.network.label), { exact: true }).click();
  await press(page, t(addTexts.next));
  await page.getByLabel(t(printerFieldsTexts.name)).fill('Bar');
  await press(page, t(addTexts.next));
  await press(page, t(agentsTexts.makeCode));
  await expect(page.getByText(t(agentsTexts.run))).toBeVisible();
  await expectAccessible(page, 'the command of an agent');
  await page.keyboard.press('Escape');
  await page.goto('/dashboard/settings/opening-hours');
  await press(page, t(windowTexts.add));
  await press(page, t(openingHoursTexts.addException));
  await press(page, t(openingHoursTexts.save));
  await expect(page.getByText(t(openingHoursTexts.dayMissing))).toBeVisible();
  await expectAccessible(page, 'a special day without its date');
  await page.goto('/dashboard/settings/team');
  await press(page, t(staffTexts.add));
  await dialog.getByLabel(t(staffTexts.name)).fill('דנה');
  await dialog.getByLabel(t(staffTexts.pin)).fill('1234');
  await dialog.getByRole('button', { name: t(staffTexts.save) }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'a person with a PIN that is too easy');
  await page.goto('/dashboard/settings/team');
  await press(page, t(staffTexts.pairOther));
  await dialog.getByLabel(t(staffTexts.stationName)).fill('בר');
  await dialog.getByRole('button', { name: t(staffTexts.makeCode) }).click();
  await expect(dialog.getByRole('img', { name: t(staffTexts.codePicture) })).toBeVisible();
  await expectAccessible(page, 'the code of a station');

  await page.goto('/dashboard/settings/security');
  await press(page, t(twoStepTexts.switchOn));
  await dialog.getByRole('textbox', { name: t(passwordCheckTexts.label) }).fill(ownerPassword);
  await expectAccessible(page, 'a password before two-step verification');
  await dialog.getByRole('button', { name: t(twoStepTexts.goOn) }).click();
  await expect(dialog.getByRole('img', { name: t(twoStepTexts.scanImage) })).toBeVisible();
  await expectAccessible(page, 'two-step verification');
  await page.goto('/dashboard/settings/data');
  const question = page.getByRole('alertdialog');
  await press(page, t(own.delete));
  await question.getByRole('button', { name: t(own.deleteNow) }).click();
  await expect(question.getByText(t(own.deleteTypedWrong))).toBeVisible();
  await expectAccessible(page, 'the end of an account');
  await page.goto('/dashboard/settings/restaurant');
  await page.getByLabel(t(settingsTexts.address)).fill('הרצל 1, חיפה');
  await page.request.post('/api/users/logout');
  await page
    .getByRole('button', { name: t(settingsTexts.save), exact: true })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: t(sessionTexts.lostTitle) })).toBeVisible();
  await expectAccessible(page, 'a session that is over');
});

test('Areas can be used by everyone @hebrew', async ({ page, t }) => {
  const { orderOfBoth, move, kitchen } = await openWithBar(page.request, ['מטבח', 'Bar']);
  const { dialog, showStage, card, open } = boardOf(page, t);
  for (const [index, name] of ['רון כהן', 'Dana'].entries()) {
    await orderOfBoth(name);
    await move({ status: 'inProcess' }, index);
  }
  await page.goto('/order-manager');
  await showStage('inProcess');
  await expect(card(2)).toContainText('0/1');
  await expectAccessible(page, 'how far each area is');
  await open(1);
  await expectAccessible(page, 'the ticks of an order');
  await expectLargeTextOnPhone(page, 'the ticks of an order');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Bar', exact: true }).click();
  await card(1)
    .getByRole('button', { name: t(areaTexts.done, { areas: 'Bar' }) })
    .click();
  await expect(page.getByText(t(areaTexts.doneHere))).toBeVisible();
  await expectAccessible(page, 'the board of a bar');
  await expectSeenInForcedColors(page, 'the board of a bar');
  await expectLargeTextOnPhone(page, 'the board of a bar');

  await page.goto('/dashboard/settings/ordering');
  await press(page, t(areasTexts.add));
  await dialog.getByRole('textbox').fill('bar');
  await dialog.getByRole('button', { name: t(areasTexts.save) }).click();
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'an area whose name is taken');
  await page.keyboard.press('Escape');
  await press(page, t(areasTexts.removeOf, { name: kitchen.name }));
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'the end of an area');
});

test('The studio can be used by everyone @english', async ({ page, t }) => {
  const { menuId, sectionId, send } = await buildMenu(page.request, ['חומוס', 'סלט']);
  const dialog = page.getByRole('dialog');
  const open = (name: string) => dishRow(page, t, name).click();
  await page.goto(`/menu-builder/${menuId}`);
  await open('חומוס');
  await page.getByLabel(t(structureTexts.dishName)).fill('');
  await page.getByRole('button', { name: t(structureTexts.saveDish) }).click();
  await expectAccessible(page, 'a dish without a name');
  const picture = await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 400, height: 300 } });
  await page
    .getByRole('group', { name: t(dishPanelTexts.image) })
    .locator('input[type=file]')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(page.getByRole('dialog', { name: t(dishPanelTexts.crop) })).toBeVisible();
  await expectAccessible(page, 'the crop of a picture');

  await page.goto(`/menu-builder/${menuId}`);
  await press(page, t(structureTexts.hours));
  await dialog.getByRole('button', { name: t(windowTexts.add) }).click();
  await expectAccessible(page, 'the hours of a section');
  await page.goto(`/menu-builder/${menuId}`);
  await press(page, t(structureTexts.copy));
  await expect(dialog.getByRole('combobox').first()).toBeVisible();
  await expectAccessible(page, 'a copy of a section');

  await page.goto(`/menu-builder/${menuId}`);
  await page.getByRole('button', { name: t(structureTexts.rename, { name: 'ראשונות' }) }).click();
  await send('put', `/menus/${menuId}/sections`, { update: [{ _id: sectionId, newName: 'פתיחים' }] });
  const name = page.getByRole('textbox', { name: t(structureTexts.sectionName) });
  await name.fill('מנות ראשונות');
  await name.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'פתיחים' })).toBeVisible();
  await expectAccessible(page, 'a change that another tab made meanwhile');

  await page.goto(`/menu-builder/${menuId}`);
  for (const tab of [editorTexts.design, editorTexts.settings, editorTexts.languages]) {
    await page.getByRole('tab', { name: t(tab) }).click();
    await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
    await expectAccessible(page, t(tab));
  }
  await page.getByRole('tab', { name: t(editorTexts.design) }).click();
  await page.getByRole('button', { name: t(presetColorTexts.red) }).click();
  await expect(page.getByRole('button', { name: t(designTexts.save) })).toBeEnabled();
  await page.getByRole('link', { name: t(structureTexts.back) }).click();
  await expect(page.getByText(t(unsavedTexts.title))).toBeVisible();
  await expectAccessible(page, 'what is not saved yet');

  await page.goto('/menu-import');
  await page.getByRole('textbox', { name: t(importTexts.paste) }).fill(pastedMenu);
  await press(page, t(importTexts.read));
  await expect(page.getByText(t(reviewTexts.toCheck, { count: 1 }))).toBeVisible();
  await expectAccessible(page, 'an imported menu');
});

test('A station can be used by everyone @hebrew', async ({ page, t, newPerson }) => {
  const office = await newPerson();
  const restaurant = await openRestaurant(office.page.request);
  const person = { name: 'דנה', color: 'blue', rights: ['orders'], pin: '4071' };
  await restaurant.send('post', '/people', person);
  await restaurant.send('post', '/people', { ...person, name: 'Avi', pin: '90352' });
  const { code } = await restaurant.send('post', '/stations/codes', { name: 'מטבח' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/station?code=${code}`);
  await page.waitForURL('**/order-manager');
  await restaurant.order('רון כהן');
  await boardOf(page, t).press(1, 'approve');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'דנה' })).toBeVisible();
  await expectAccessible(page, 'who is at the station');
  await dialog.getByRole('button', { name: 'דנה' }).click();
  await page.keyboard.type('9999');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t(stationTexts.wrong))).toBeVisible();
  await expectAccessible(page, 'a wrong PIN');
  await page.keyboard.type('4071');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: t(stationTexts.bar) })).toContainText('דנה');
  await expectAccessible(page, 'a station');
});

test('A table that calls, and the board that hears it, have no accessibility problem @hebrew', async ({
  page,
  t,
  newPerson,
}) => {
  const { ownerId } = await openRestaurant(page.request, { tables: 12 });
  const guest = (await newPerson()).page;
  await guest.goto(`/public-menu/${ownerId}?table=7`);
  await guest.getByRole('button', { name: t(guestCallsTexts.open) }).click();
  const sheet = guest.getByRole('dialog', { name: t(guestCallsTexts.open) });
  await sheet.getByRole('button', { name: t(guestCallsTexts.bill) }).click();
  await expectAccessible(guest, 'what a table may call for');
  await sheet.getByRole('button', { name: t(guestCallsTexts.bill) }).click();
  await sheet.getByRole('button', { name: t(guestCallsTexts.waiter) }).click();
  await expect(sheet.getByText(t(guestCallsTexts.waiterCalled))).toBeVisible();
  await expectAccessible(guest, 'a call that is open');
  await guest.keyboard.press('Escape');
  await expectAccessible(guest, 'a menu at a table that calls');

  await page.goto('/order-manager');
  const strip = page.getByRole('region', { name: t(boardCallsTexts.title) });
  await expect(strip).toBeVisible();
  await expectAccessible(page, 'a board that tables call');
  await strip.getByRole('button', { name: t(boardCallsTexts.all, { count: 2 }) }).click();
  await expectAccessible(page, 'all calls');
});
