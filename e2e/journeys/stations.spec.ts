import type { Page } from '@playwright/test';
import type { Translate } from '#core/i18n/text.ts';
import { freeWrongPins } from '#core/staff/pin-rules.ts';
import { stationOverTexts } from '#web/features/accounts/session/station-over.texts.ts';
import { staffTexts } from '#web/features/staff/settings/staff.texts.ts';
import { pairTexts, stationTexts } from '#web/features/staff/station/station.texts.ts';
import { orderEditTexts } from '#web/lib/texts/order-edit.texts.ts';
import { orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { passwordCheckTexts } from '#web/lib/texts/password-check.texts.ts';
import { rightTexts } from '#web/lib/texts/right.texts.ts';
import { boardOf } from '../support/board.ts';
import { expect, test } from '../support/journey.ts';
import { openRestaurant } from '../support/open-restaurant.ts';
import { ownerPassword } from '../support/owner.ts';

const tablet = { width: 1024, height: 768 };
const waiterPin = '4071';
const managerPin = '90352';

/** What stands on a shared tablet, and what one does with its keys. */
const stationOf = (page: Page, t: Translate) => {
  const bar = page.getByRole('region', { name: t(stationTexts.bar) });
  const pin = page.getByRole('textbox', { name: t(stationTexts.pin) });
  return {
    bar,
    pin,
    choose: (name: string) => page.getByRole('dialog').getByRole('button', { name }).click(),
    typeOnKeys: async (digits: string) => {
      for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click();
      await page.getByRole('button', { name: t(stationTexts.confirm), exact: true }).click();
    },
    typeOnKeyboard: async (digits: string) => {
      await expect(pin).toBeFocused();
      await page.keyboard.type(digits);
      await page.keyboard.press('Enter');
    },
  };
};

test('The owner adds people and pairs a tablet; the waiter approves, the manager deletes, both are named @hebrew', async ({
  page,
  newPerson,
  t,
}) => {
  const { page: office } = await newPerson();
  const restaurant = await openRestaurant(office.request);
  await office.goto('/dashboard/settings/team');
  await office.getByRole('button', { name: t(staffTexts.add) }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel(t(staffTexts.name)).fill('דנה');
  await dialog.getByLabel(t(staffTexts.pin)).fill('1234');
  await dialog.getByRole('button', { name: t(staffTexts.save) }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel(t(staffTexts.pin)).fill(waiterPin);
  await dialog.getByRole('button', { name: t(staffTexts.save) }).click();
  await expect(office.getByText('דנה')).toBeVisible();
  const rights = ['orders', 'orderChanges', 'shifts', 'stock'];
  await restaurant.send('post', '/people', { name: 'Avi', color: 'red', rights, pin: managerPin });

  await office.getByRole('button', { name: t(staffTexts.pairOther) }).click();
  await dialog.getByLabel(t(staffTexts.stationName)).fill('בר');
  await dialog.getByRole('button', { name: t(staffTexts.makeCode) }).click();
  await expect(dialog.getByRole('img', { name: t(staffTexts.codePicture) })).toBeVisible();
  const code = await dialog.getByText(/^[A-Z0-9]{4} [A-Z0-9]{4}$/).innerText();

  await page.setViewportSize(tablet);
  await page.goto('/station');
  await page.getByLabel(t(pairTexts.code)).fill(code.toLowerCase());
  await page.getByRole('button', { name: t(pairTexts.pair) }).click();
  await page.waitForURL('**/order-manager');
  await expect(office.getByText(t(staffTexts.connected, { name: 'בר' }))).toBeVisible();
  const station = stationOf(page, t);
  await expect(station.bar).toContainText('בר');
  // All other pages of the owner's lead back here.
  await page.goto('/dashboard/settings');
  await page.waitForURL('**/order-manager');

  const sent = await restaurant.order('רון כהן');
  const board = boardOf(page, t);
  await board.press(1, 'approve');
  await station.choose('דנה');
  await expect(station.pin).toHaveAttribute('inputmode', 'none');
  // No check of contrast reads a sign: this one was once as white as its key.
  const confirm = page.getByRole('button', { name: t(stationTexts.confirm), exact: true });
  const colors = await confirm.evaluate((key) => [
    getComputedStyle(key).color,
    getComputedStyle(key).backgroundColor,
  ]);
  expect(colors[0]).not.toBe(colors[1]);
  await station.typeOnKeys(waiterPin);
  await expect.poll(async () => (await restaurant.orders())[0]?.status).toBe('inProcess');
  await expect(station.bar).toContainText('דנה');

  // Deleting takes a right that the waiter has not.
  await board.showStage('inProcess');
  await board.open(1);
  await board.dialog.getByRole('button', { name: t(orderManagerTexts.edit), exact: true }).click();
  const missing = t(stationTexts.missing, { right: t(rightTexts.orderChanges) });
  await expect(page.getByText(missing)).toBeVisible();
  await station.choose('דנה');
  await station.typeOnKeyboard(managerPin.slice(0, 4));
  await expect(page.getByText(t(stationTexts.wrong))).toBeVisible();
  await page.getByRole('button', { name: t(stationTexts.other) }).click();
  await station.choose('Avi');
  await station.typeOnKeyboard(managerPin);
  const remove = page.getByRole('button', { name: t(orderEditTexts.delete), exact: true });
  await remove.click();
  await page.getByLabel(t(orderEditTexts.reason)).fill('נשפך');
  await remove.click();
  await expect(board.card(1)).toBeHidden();
  await expect(station.bar).toContainText('Avi');
  await station.bar.getByRole('button', { name: t(stationTexts.notMe) }).click();
  await expect(station.bar).toContainText(t(stationTexts.nobody));

  const trail = await restaurant.send('get', `/orders/${sent._id}/trail`);
  expect(trail.map(({ action, by }: { action: string; by: string | null }) => [action, by])).toEqual([
    ['create', null],
    ['approve', 'דנה'],
    ['delete', 'Avi'],
  ]);

  await station.bar.getByRole('button', { name: t(stationTexts.leave) }).click();
  await page.getByRole('textbox', { name: t(passwordCheckTexts.label) }).fill(ownerPassword);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t(stationTexts.leave) })
    .click();
  await page.waitForURL('**/dashboard');
});

test('Five wrong PINs make a station wait, and a stolen one is ended from a phone @english', async ({
  page,
  newPerson,
  t,
}) => {
  const { page: phone } = await newPerson();
  await phone.setViewportSize({ width: 390, height: 844 });
  const restaurant = await openRestaurant(phone.request);
  await restaurant.send('post', '/people', {
    name: 'דנה',
    color: 'blue',
    rights: ['orders'],
    pin: waiterPin,
  });
  const { code } = await restaurant.send('post', '/stations/codes', { name: 'מטבח' });
  await page.setViewportSize(tablet);
  // As if it had been scanned.
  await page.goto(`/station?code=${code}`);
  await page.waitForURL('**/order-manager');
  const station = stationOf(page, t);
  const board = boardOf(page, t);
  await restaurant.order('רון כהן');
  await board.press(1, 'approve');
  for (let wrong = 1; wrong < freeWrongPins; wrong += 1) {
    await station.typeOnKeyboard('9999');
    await expect(page.getByText(t(stationTexts.wrong))).toBeVisible();
  }
  await station.typeOnKeyboard('9999');
  await expect(page.getByText(t(stationTexts.wrong))).toBeVisible();
  await station.typeOnKeyboard(waiterPin);
  await expect(page.getByText(t(stationTexts.blocked, { time: '0:' }).replace(/\.$/, ''))).toBeVisible();
  await expect(station.pin).toBeDisabled();
  // Putting it aside leaves the order as it was.
  await page.keyboard.press('Escape');
  await expect(board.card(1)).toBeVisible();
  expect((await restaurant.orders())[0]?.status).toBe('waitingApproval');

  await phone.goto('/dashboard/settings/team');
  const end = phone.getByRole('button', { name: t(staffTexts.endOf, { name: 'מטבח' }) });
  await expect(end).toBeVisible();
  await end.click();
  await phone
    .getByRole('alertdialog')
    .getByRole('button', { name: t(staffTexts.end), exact: true })
    .click();
  await expect(phone.getByText(t(staffTexts.noStations))).toBeVisible();
  await expect(page.getByRole('dialog', { name: t(stationOverTexts.title) })).toBeVisible();
  expect((await page.request.get('/api/orders/mine')).status()).toBe(401);
});
