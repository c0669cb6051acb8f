import { cancelReasonTexts } from '#core/orders/cancel-reason.texts.ts';
import { alarmTexts } from '#web/features/alerts/alarm/order-alarm.texts.ts';
import { finishedTexts } from '#web/features/orders/board/finished-orders.texts.ts';
import { orderCancelTexts } from '#web/features/orders/cancel/order-cancel.texts.ts';
import { shiftControlTexts } from '#web/features/shifts/control/shift-control.texts.ts';
import { shiftDialogTexts } from '#web/features/shifts/control/shift-dialog.texts.ts';
import { shiftsTexts } from '#web/features/shifts/list/shifts.texts.ts';
import { dashboardTexts } from '#web/lib/texts/dashboard.texts.ts';
import { orderEditTexts } from '#web/lib/texts/order-edit.texts.ts';
import { moveTexts, orderManagerTexts, stageTexts } from '#web/lib/texts/order-manager.texts.ts';
import { trailActionTexts, trailTexts } from '#web/lib/texts/order-trail.texts.ts';
import { passwordCheckTexts } from '#web/lib/texts/password-check.texts.ts';
import { uiTexts } from '#web/ui/ui.texts.ts';
import { boardOf } from '../support/board.ts';
import { expect, test } from '../support/journey.ts';
import {
  comeBack,
  hear,
  listenTo,
  loudnessOf,
  notificationsOf,
  timesPlayed,
  turnAway,
  wakeLocksOf,
} from '../support/listen.ts';
import { ownerPassword, startShift } from '../support/owner.ts';
import { openRestaurant } from '../support/restaurant.ts';

test('I run a shift: seven orders go every way an order can go, and nothing disappears @phone @whole', async ({
  page,
  t,
  language,
}) => {
  await listenTo(page);
  const restaurant = await openRestaurant(page.request, '', false);
  const board = boardOf(page, t);
  await page.goto('/order-manager');
  await startShift(page, t);
  await board.turnOnSound();

  // As loud as I set it. The screen stays on, and is kept on again after I was in another tab.
  await page.getByRole('button', { name: t(alarmTexts.settings) }).click();
  await board.dialog.getByRole('slider', { name: t(alarmTexts.volume) }).fill('0.3');
  await board.dialog.getByRole('button', { name: t(alarmTexts.playNew) }).click();
  expect(await loudnessOf(page)).toBeCloseTo(0.3);
  await expect(board.dialog.getByText(t(alarmTexts.notificationsOn))).toBeVisible();
  await expect(board.dialog.getByText(t(alarmTexts.screenOn))).toBeVisible();
  await page.keyboard.press('Escape');
  await turnAway(page);
  await expect(page.getByText(t(alarmTexts.screenMaySleepMark))).toBeVisible();
  // Once for the pre-flight, and once since the shift is open.
  expect(await wakeLocksOf(page)).toEqual({ taken: 2, isHeld: false });
  await comeBack(page);
  await expect(page.getByText(t(alarmTexts.screenMaySleepMark))).toBeHidden();
  // The button that got its focus back explains itself; not what is looked at here.
  await page.keyboard.press('Escape');
  expect(await wakeLocksOf(page)).toEqual({ taken: 3, isHeld: true });

  for (let number = 1; number <= 7; number += 1) await restaurant.order(`לקוח ${number}`);
  await expect(board.card(7)).toBeVisible();
  await expect(page).toHaveTitle(/^\(7\) /);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /^data:image\/svg/);
  await expect(
    page.getByRole('status').filter({ hasText: t(alarmTexts.arrived, { number: 7 }) }),
  ).toBeAttached();
  await expect.poll(() => timesPlayed(page, 'new')).toBeGreaterThan(1);
  expect(new Set(await notificationsOf(page)).size).toBe(7);

  // Rejected with a reason that its guest sees.
  await board.open(1);
  await board.dialog.getByLabel(t(orderManagerTexts.rejectionReason)).fill('נגמר החומוס');
  await board.dialog.getByRole('button', { name: t(moveTexts.reject) }).click();
  await expect(board.card(1)).toBeHidden();

  // Edited: wrong password first, then a larger size, an extra and another quantity.
  await board.open(2);
  await board.startEdit('wrong password');
  await expect(board.dialog.getByText('Incorrect password')).toBeVisible();
  if (language === 'he') await expect(board.dialog.getByText('סיסמה שגויה')).toBeVisible();
  await board.dialog.getByRole('textbox', { name: t(passwordCheckTexts.label) }).fill(ownerPassword);
  await board.dialog.getByRole('button', { name: t(orderEditTexts.continue) }).click();
  await board.dialog.locator('label', { hasText: /^גדול$/ }).click();
  await board.dialog.getByRole('checkbox', { name: 'ביצה' }).click();
  await expect(board.dialog.getByText(t(orderEditTexts.noChanges))).toBeVisible();
  await board.dialog
    .getByRole('group', { name: t(orderEditTexts.quantity, { dish: 'תה נענע' }) })
    .getByRole('button', { name: t(uiTexts.increase) })
    .click();
  await expect(board.dialog.getByText('₪81.00')).toBeVisible();
  await board.dialog.getByRole('button', { name: t(orderEditTexts.save) }).click();
  await expect(page.getByText(t(orderEditTexts.saved))).toBeVisible();

  // Deleted, with the reason that has to be given.
  await board.open(3);
  await board.startEdit(ownerPassword);
  await board.dialog.getByRole('button', { name: t(orderEditTexts.delete) }).click();
  await board.dialog.getByRole('button', { name: t(orderEditTexts.delete) }).click();
  await expect(board.dialog.getByText(t(orderEditTexts.reasonMissing))).toBeVisible();
  await board.dialog.getByLabel(t(orderEditTexts.reason)).fill('הוזמן פעמיים');
  await board.dialog.getByRole('button', { name: t(orderEditTexts.delete) }).click();
  await expect(page.getByText(t(orderEditTexts.deleted))).toBeVisible();
  await expect(board.card(3)).toBeHidden();
  expect(await timesPlayed(page, 'cancelled')).toBe(0);

  // All others are approved; two are paid before they are ready.
  for (const number of [2, 4, 5, 6, 7]) await board.press(number, 'approve');
  await expect(page).toHaveTitle(/^[^(]/);
  await board.showStage('inProcess');
  page.on('dialog', (question) => {
    expect(question.message()).toBe(t(orderManagerTexts.confirmPaidQuestion));
    expect(question.message()).toContain('Are you sure the order was paid?');
    void question.accept();
  });
  for (const number of [4, 5]) {
    await board.open(number);
    await board.dialog.getByRole('button', { name: t(moveTexts.markPaid), exact: true }).click();
    await expect(board.dialog.getByRole('button', { name: t(moveTexts.markPaid), exact: true })).toBeHidden();
    await board.dialog.getByRole('button', { name: t(moveTexts.markReady) }).click();
    await expect(board.card(number)).toBeHidden();
  }

  // The shift does not end over unfinished orders, and the dialog names them.
  await page.getByRole('button', { name: t(shiftControlTexts.end) }).click();
  await expect(board.dialog.getByText(t(shiftDialogTexts.unfinished))).toBeVisible();
  await expect(board.dialog.getByText('#7', { exact: true })).toBeVisible();
  await board.dialog.getByRole('button', { name: t(shiftDialogTexts.toBoard) }).click();

  for (const number of [2, 6, 7]) await board.press(number, 'markReady');
  await board.showStage('waitingPayment');
  await expect(board.card(2).getByText('₪81.00')).toBeVisible();
  for (const number of [2, 6]) await board.press(number, 'confirmPaid');

  // Nobody came for the last one: cancelled behind the password, with a reason that its guest reads.
  await board.open(7);
  await board.dialog.getByRole('button', { name: t(moveTexts.cancel) }).click();
  await board.dialog.getByRole('textbox', { name: t(passwordCheckTexts.label) }).fill(ownerPassword);
  await board.dialog.getByRole('button', { name: t(orderCancelTexts.continue) }).click();
  await board.dialog.getByText(t(cancelReasonTexts.notCollected)).click();
  await board.dialog.getByRole('button', { name: t(orderCancelTexts.cancel) }).click();
  await expect(page.getByText(t(orderCancelTexts.cancelled, { number: 7 }))).toBeVisible();
  await expect(board.card(7)).toBeHidden();

  // What is done is quietly within reach, with its story.
  await page.getByRole('button', { name: t(finishedTexts.show, { count: 6 }) }).click();
  await board.dialog.getByRole('button', { name: t(orderManagerTexts.openOrder, { number: 2 }) }).click();
  await board.dialog.getByRole('button', { name: t(trailTexts.title) }).click();
  await expect(board.dialog.getByText(t(trailActionTexts.edit), { exact: true })).toBeVisible();
  await expect(board.dialog.getByText(t(trailActionTexts.confirmPaid), { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: t(shiftControlTexts.end) }).click();
  await board.dialog.getByRole('textbox', { name: t(passwordCheckTexts.label) }).fill(ownerPassword);
  await board.dialog.getByRole('button', { name: t(shiftControlTexts.end) }).click();
  await expect(page.getByText(t(shiftControlTexts.ended))).toBeVisible();
  await expect(page.getByText(t(shiftControlTexts.closed))).toBeVisible();

  // The dashboard keeps the whole shift: 4 served, 1 rejected, 1 cancelled and 1 deleted with their reasons.
  await page.goto('/dashboard');
  await page.getByRole('tab', { name: t(dashboardTexts.shifts) }).click();
  await expect(page.getByText(t(shiftsTexts.orderCount, { count: 6 }))).toBeVisible();
  await page.getByRole('link', { name: t(shiftsTexts.show) }).click();
  await expect(page.getByText('הוזמן פעמיים')).toBeVisible();
  await expect(page.getByText(t(trailTexts.deletedBadge), { exact: true })).toBeVisible();
  await expect(page.getByText(t(orderManagerTexts.rejected), { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: t(shiftsTexts.cancelledTitle) })).toBeVisible();
  await expect(page.getByText(t(cancelReasonTexts.notCollected))).toBeVisible();
  await expect(page.getByText('₪249.00')).toBeVisible();
  await page.getByRole('link', { name: t(shiftsTexts.back) }).click();
  await expect(page.getByRole('link', { name: t(shiftsTexts.show) })).toBeVisible();
});

test('Two of us stand at two boards: one wins, the other sees what happened @desktop', async ({
  page,
  t,
  newPerson,
}) => {
  const restaurant = await openRestaurant(page.request);
  const board = boardOf(page, t);
  await page.goto('/order-manager');
  await restaurant.order('דנה');
  await restaurant.order('יוסי');
  await expect(board.card(2)).toBeVisible();

  const colleague = await newPerson();
  await hear(colleague.page);
  await colleague.context.request.post('/api/users/login', {
    data: { email: restaurant.email, password: ownerPassword },
  });
  const other = boardOf(colleague.page, t);
  // A browser that is taken offline keeps the streams it has: this one never gets one until it is back.
  await colleague.context.route('**/api/orders/stream*', (route) => route.abort());
  await colleague.page.goto('/order-manager');
  await other.turnOnSound();
  await expect(other.card(1)).toBeVisible();

  // The colleague's board hears nothing for a while, and acts on what it still shows.
  await colleague.context.setOffline(true);
  await expect(colleague.page.getByText(t(orderManagerTexts.offlineHint))).toBeVisible();
  await board.press(1, 'approve');
  await board.showStage('inProcess');
  await board.press(1, 'markReady');
  await restaurant.order('בזמן הניתוק');
  await board.showStage('waitingApproval');
  await board.open(2);
  await board.startEdit(ownerPassword);
  await board.dialog.getByRole('button', { name: t(orderEditTexts.delete) }).click();
  await board.dialog.getByLabel(t(orderEditTexts.reason)).fill('טעות');
  await board.dialog.getByRole('button', { name: t(orderEditTexts.delete) }).click();
  await expect(board.card(2)).toBeHidden();
  await other
    .card(1)
    .getByRole('button', { name: t(moveTexts.approve) })
    .click();
  await other.showStage('inProcess');
  await expect(other.card(1).getByText(t(orderManagerTexts.notSaved))).toBeVisible();

  // Back again: complete, told of both, and the new order rings.
  await colleague.context.unroute('**/api/orders/stream*');
  await colleague.context.setOffline(false);
  await expect(colleague.page.getByText(t(alarmTexts.cancelled, { number: 2 }))).toBeVisible();
  await expect(
    colleague.page.getByText(
      t(orderManagerTexts.movedMeanwhile, { number: 1, status: t(stageTexts.waitingPayment) }),
    ),
  ).toBeVisible();
  expect(await timesPlayed(colleague.page, 'cancelled')).toBe(1);
  await other.showStage('waitingPayment');
  await expect(other.card(1)).toBeVisible();
  await other.showStage('waitingApproval');
  await expect(other.card(3)).toBeVisible();
  await expect(other.card(2)).toBeHidden();

  // Muting is seen for as long as it lasts, and remembered. It is pressed while the orders are still coming.
  await colleague.page.reload();
  await colleague.page.getByRole('button', { name: t(alarmTexts.settings) }).click();
  await other.dialog.getByRole('switch', { name: t(alarmTexts.mute) }).click();
  await colleague.page.keyboard.press('Escape');
  await colleague.page.reload();
  await expect(colleague.page.getByText(t(alarmTexts.muted), { exact: true })).toBeVisible();
});
