import { openingHoursTexts } from '#web/features/opening-hours/opening-hours.texts.ts';
import { hoursSheetTexts } from '#web/guest/hours/hours-sheet.texts.ts';
import { openingTexts } from '#web/guest/hours/opening.texts.ts';
import { windowTexts } from '#web/ui/form/hours/window.texts.ts';
import { expect, test } from '../support/journey.ts';
import { openRestaurant } from '../support/restaurant.ts';

/** A day of the restaurant's calendar, from today on. */
const dayIn = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jerusalem' }).format(Date.now() + days * 86_400_000);

test('I say when my restaurant is open, and a guest of a holiday reads when it opens next @phone', async ({
  page,
  t,
  newPerson,
}) => {
  const owner = await newPerson();
  const { ownerId } = await openRestaurant(owner.page.request, '', false);
  await page.goto(`/public-menu/${ownerId}`);
  const hours = page.getByRole('button', { name: t(openingTexts.title) });
  await expect(page.locator('.closed')).toBeVisible();
  await expect(hours).toHaveCount(0);

  await owner.page.goto('/dashboard/settings/opening-hours');
  const press = (name: string) => owner.page.getByRole('button', { name, exact: true }).click();
  await press(t(windowTexts.add));
  await owner.page.getByLabel(t(windowTexts.from)).fill('12:00');
  await owner.page.getByLabel(t(windowTexts.to)).fill('23:30');
  await press(t(openingHoursTexts.addException));
  await owner.page.getByLabel(t(openingHoursTexts.day)).fill(dayIn(0));
  await owner.page.getByLabel(t(openingHoursTexts.name)).fill('יום כיפור');
  await press(t(openingHoursTexts.save));
  await expect(owner.page.getByText(t(openingHoursTexts.saved))).toBeVisible();

  // The open page hears of it.
  await page.mouse.move(10, 10);
  await expect(page.locator('.closed')).toContainText('יום כיפור');
  await expect(page.locator('.closed')).toContainText('12:00');
  await hours.click();
  const sheet = page.getByRole('dialog', { name: t(openingTexts.title) });
  await expect(sheet.getByRole('listitem')).toHaveCount(7);
  const today = sheet.getByRole('listitem').first();
  await expect(today).toContainText('יום כיפור');
  await expect(today).toContainText(t(hoursSheetTexts.closed));
  await expect(sheet.getByRole('listitem').nth(1)).toContainText('12:00–23:30');
});
