import { withdrawTexts } from '#web/guest/orders/changing/withdraw.texts.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { expect, test } from '../../support/journey.ts';
import { openRestaurant } from '../../support/open-restaurant.ts';
import { press } from '../../support/press.ts';

test('Changing an order and cancelling it can be done by everyone @phone', async ({ page, t, request }) => {
  const restaurant = await openRestaurant(request);
  const { trackingToken } = await restaurant.order('דנה כהן');
  await page.goto(`/order/${trackingToken}`);
  await press(page, t(withdrawTexts.cancel));
  await expectAccessible(page, 'cancelling an order');
  await press(page, t(withdrawTexts.keep));
  await page.getByRole('link', { name: t(withdrawTexts.change) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'changing an order');
});
