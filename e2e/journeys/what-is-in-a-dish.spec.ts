import { avoidedWarningTexts } from '#web/guest/contents/avoided-warning.texts.ts';
import { contentsTexts } from '#web/guest/contents/contents.texts.ts';
import { menuTexts } from '#web/guest/texts/menu.texts.ts';
import { checkoutTexts } from '#web/guest/texts/order.texts.ts';
import { allergenTexts } from '#web/lib/texts/dish-contents/allergen.texts.ts';
import { warningTexts } from '#web/lib/texts/order-warnings.texts.ts';
import { boardOf } from '../support/board.ts';
import { addToCart, openCart, sendOrder } from '../support/guest.ts';
import { expect, test } from '../support/journey.ts';
import { onPhone, openRestaurant } from '../support/open-restaurant.ts';

test('I must not eat sesame: the menu hides it, asks before I add it, and the kitchen knows @phone', async ({
  page,
  t,
  newPerson,
}) => {
  const owner = await newPerson();
  const restaurant = await openRestaurant(owner.page.request);
  const { hummus, lemonade, menuId, send, ownerId } = restaurant;
  await send('put', '/restaurants/kosher', { isKosher: true });
  const declare = (dish: typeof hummus, sectionName: string, parts: object) =>
    send('put', `/dishes/${dish._id}`, { name: dish.name, price: dish.price, menuId, sectionName, ...parts });
  await declare(hummus, 'ראשונות', {
    allergens: { contains: ['sesame'], mayContain: ['nuts'] },
    kosherKind: 'meat',
  });
  await declare(lemonade, 'שתייה', { kosherKind: 'dairy' });

  await onPhone(page);
  await page.goto(`/public-menu/${ownerId}`);
  await page.getByRole('button', { name: t(menuTexts.allergies) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t(allergenTexts.sesame)).check();
  await dialog.getByRole('button', { name: t(contentsTexts.done) }).click();
  const add = page.getByRole('button', { name: `${t(menuTexts.add)} ${hummus.name}` });
  await expect(add).toBeHidden();
  // Remembered by the phone.
  await page.reload();
  const hidden = page.getByText(t(contentsTexts.hidden, { count: 1, names: hummus.name }));
  await expect(hidden).toBeVisible();
  await expect(add).toBeHidden();
  await page.getByRole('button', { name: t(contentsTexts.show), exact: true }).click();
  await add.click();
  await expect(dialog).toContainText(t(avoidedWarningTexts.warningHint));
  await dialog.getByRole('button', { name: t(avoidedWarningTexts.addAnyway) }).click();
  await addToCart(page, t, lemonade.name);
  await openCart(page, t);
  await expect(dialog).toContainText(t(contentsTexts.meatMeetsDairy));
  await sendOrder(page, t, 'דנה כהן', '0501234567');
  await expect(page.getByRole('heading', { name: t(checkoutTexts.received) })).toBeVisible();

  await owner.page.goto('/order-manager');
  const card = boardOf(owner.page, t).card(1);
  await expect(card).toContainText(t(warningTexts.allergy, { list: t(allergenTexts.sesame) }));
  await expect(card).toContainText(t(warningTexts.meatAndDairy));
});
