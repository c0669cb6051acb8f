import { callsTexts as boardCallsTexts } from '#web/features/calls/board/calls.texts.ts';
import { callsTexts as guestCallsTexts } from '#web/guest/calls/calls.texts.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { expect, test } from '../../support/journey.ts';
import { openRestaurant } from '../../support/open-restaurant.ts';

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
  await sheet.getByRole('button', { name: t(guestCallsTexts.change) }).click();
  await expectAccessible(guest, 'a bill that is asked for otherwise');
  await guest.keyboard.press('Escape');
  await expectAccessible(guest, 'a menu at a table that calls');

  await page.goto('/order-manager');
  const strip = page.getByRole('region', { name: t(boardCallsTexts.title) });
  await expect(strip).toBeVisible();
  await expectAccessible(page, 'a board that tables call');
  await strip.getByRole('button', { name: t(boardCallsTexts.all, { count: 2 }) }).click();
  await expectAccessible(page, 'all calls');
});
