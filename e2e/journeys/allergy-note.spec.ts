import { allergyQuestionTexts } from '#web/features/orders/board/allergy/allergy-question.texts.ts';
import { allergyNoteTexts } from '#web/guest/cart/allergy-note.texts.ts';
import { dishTexts } from '#web/guest/texts/menu.texts.ts';
import { checkoutTexts } from '#web/guest/texts/order.texts.ts';
import { moveTexts } from '#web/lib/texts/order-manager.texts.ts';
import { boardOf } from '../support/board.ts';
import { openCart, sendOrder } from '../support/guest.ts';
import { expect, test } from '../support/journey.ts';
import { addPrinter } from '../support/printers.ts';
import { openRestaurant } from '../support/restaurant.ts';

const dish = 'תה נענע';
const note = 'בוטנים ואגוזים, גם לא שאריות';

test('A guest must not eat nuts: the cook approves only after reading it, and it is on the ticket in white on black @phone', async ({
  page,
  t,
  newPerson,
}) => {
  const restaurant = await openRestaurant(page.request);
  const kitchen = await addPrinter(restaurant.send, 'Kitchen', 'approval');
  const board = boardOf(page, t);
  await page.goto('/order-manager');

  const { page: phone } = await newPerson();
  await phone.goto(`/public-menu/${restaurant.ownerId}`);
  await phone.getByRole('button', { name: dish, exact: true }).click();
  await phone.getByLabel(t(dishTexts.note)).fill(note);
  await phone.getByRole('switch', { name: t(allergyNoteTexts.about) }).tap();
  await expect(phone.getByText(t(allergyNoteTexts.kitchen))).toBeVisible();
  await phone.getByRole('button', { name: t(dishTexts.addToOrder) }).click();
  await openCart(phone, t);
  await phone.reload();
  await openCart(phone, t);
  await expect(phone.getByText(t(allergyNoteTexts.note, { note }))).toBeVisible();
  await sendOrder(phone, t, 'דנה כהן', '0501234567');
  await expect(phone.getByRole('heading', { name: t(checkoutTexts.received) })).toBeVisible();

  await expect(board.card(1)).toContainText(note);
  await board.press(1, 'approve');
  const seen = board.card(1).getByRole('button', { name: t(allergyQuestionTexts.seen) });
  await expect(seen).toContainText(note);
  await expect(seen).toContainText(dish);
  await expect(seen).toBeFocused();
  await board
    .card(1)
    .getByRole('button', { name: t(allergyQuestionTexts.back) })
    .click();
  await expect(board.card(1).getByRole('button', { name: t(moveTexts.approve) })).toBeFocused();
  await board.press(1, 'approve');
  await seen.click();
  await expect(board.card(1)).toBeHidden();
  await board.showStage('inProcess');
  await expect(board.card(1)).toContainText(note);

  const job = await kitchen.take('printed');
  // The box of the note: row after row nearly all black, where a rule has but a few.
  const blackRows = await page.evaluate(async (address) => {
    const picture = await createImageBitmap(await (await fetch(address)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const { data, width, height } = context?.getImageData(0, 0, picture.width, picture.height) ?? {
      data: [],
      width: 0,
      height: 0,
    };
    const blackIn = (row: number) =>
      Array.from({ length: width }, (_, x) => data[(row * width + x) * 4] ?? 255).filter((dot) => dot < 128)
        .length;
    return Array.from({ length: height }, (_, row) => blackIn(row)).filter((black) => black > width * 0.6)
      .length;
  }, `/api/print-jobs/${job._id}/ticket`);
  expect(blackRows).toBeGreaterThan(60);

  // Its guest reads it on the order's own page. The dialog of the order that was sent closes by itself.
  await expect(phone.getByRole('dialog')).toBeHidden();
  await phone.getByRole('status').getByRole('link').click();
  await expect(phone.getByText(t(allergyNoteTexts.note, { note }))).toBeVisible();
});
