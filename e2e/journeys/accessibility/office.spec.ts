import { accountPageTexts as own } from '#web/features/accounts/settings/account.texts.ts';
import { openingHoursTexts } from '#web/features/opening-hours/opening-hours.texts.ts';
import { addTexts, kindTexts } from '#web/features/printing/settings/add/add.texts.ts';
import { agentsTexts } from '#web/features/printing/settings/agents/agents.texts.ts';
import { printersTexts } from '#web/features/printing/settings/common/printers.texts.ts';
import { connectTexts } from '#web/features/printing/settings/connect/connect.texts.ts';
import { printerFieldsTexts } from '#web/features/printing/settings/fields/printer-fields.texts.ts';
import { qrAdviceTexts, qrTexts } from '#web/features/qr/texts/qr.texts.ts';
import { reissueTexts } from '#web/features/qr/texts/reissue.texts.ts';
import { spanTexts } from '#web/features/reports/texts/report-page.texts.ts';
import { settingsTexts } from '#web/features/restaurants/settings/restaurant-settings.texts.ts';
import { twoStepTexts } from '#web/features/security/two-step/two-step.texts.ts';
import { staffTexts } from '#web/features/staff/settings/staff.texts.ts';
import { passwordCheckTexts } from '#web/lib/texts/password-check.texts.ts';
import { sessionTexts } from '#web/lib/texts/session.texts.ts';
import { windowTexts } from '#web/ui/form/hours/window.texts.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { expect, test } from '../../support/journey.ts';
import { ownerPassword } from '../../support/owner.ts';
import { press } from '../../support/press.ts';
import { openRestaurant as openBoard } from '../../support/restaurant.ts';

test('Advice in the office can be used by everyone @hebrew', async ({ page, t }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { send } = await openBoard(page.request);
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
});

test('A printer can be added by everyone @hebrew', async ({ page, t }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openBoard(page.request);
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
});

test('Hours, people and stations can be changed by everyone @hebrew', async ({ page, t }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openBoard(page.request);
  const dialog = page.getByRole('dialog');
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
});

test('What protects an account can be used by everyone @hebrew', async ({ page, t }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openBoard(page.request);
  const dialog = page.getByRole('dialog');
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
