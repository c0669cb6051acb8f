import { alarmTexts } from '#web/features/alerts/alarm/order-alarm.texts.ts';
import { orderPrintingTexts } from '#web/features/printing/texts/order-printing.texts.ts';
import { printTexts, problemTexts } from '#web/features/printing/texts/print-job.texts.ts';
import { troublesTexts } from '#web/features/printing/troubles/troubles.texts.ts';
import { printerStatusTexts } from '#web/lib/texts/printer-status.texts.ts';
import { boardOf } from '../support/board.ts';
import { expect, test } from '../support/journey.ts';
import { listenTo, timesPlayed } from '../support/listen.ts';
import { addPrinter, addStarPrinter } from '../support/printers.ts';
import { openRestaurant } from '../support/restaurant.ts';

test('The kitchen is out of paper: the card says so and rings, and the ticket comes out at the bar @desktop', async ({
  page,
  t,
}) => {
  await listenTo(page);
  const restaurant = await openRestaurant(page.request);
  const kitchen = await addPrinter(restaurant.send, 'Kitchen', 'arrival');
  const bar = await addPrinter(restaurant.send, 'Bar', 'approval');
  const board = boardOf(page, t);
  await page.goto('/order-manager');
  await board.turnOnSound();
  const first = await restaurant.order('Noa');
  await expect(board.card(first.number)).toBeVisible();

  await kitchen.take('failed', 'paper_out');
  const foot = page.getByRole('contentinfo');
  await expect(board.card(first.number)).toContainText(t(problemTexts.paper_out));
  await expect(foot).toContainText(t(problemTexts.paper_out));
  await expect.poll(() => timesPlayed(page, 'print')).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: t(alarmTexts.quiet) })).toBeVisible();

  await foot.getByRole('button', { name: t(printTexts.elsewhere) }).click();
  await board.dialog.getByRole('button', { name: t(printTexts.elsewhere) }).click();
  await board.dialog.getByRole('button', { name: /Bar/ }).click();
  await expect(board.dialog).not.toContainText('Kitchen');
  await page.keyboard.press('Escape');
  await expect(foot).not.toContainText(t(problemTexts.paper_out));
  await expect(board.card(first.number)).not.toContainText(t(problemTexts.paper_out));
  expect(await bar.take('printed')).toMatchObject({ kind: 'order' });

  // The next one comes out, and its card says so.
  const printed = await restaurant.order('Maya');
  await kitchen.take('printed');
  await expect(board.card(printed.number).getByRole('img', { name: t(printTexts.printed) })).toBeVisible();

  // One more is dealt with by hand.
  const second = await restaurant.order('Dan');
  await expect(board.card(second.number)).toBeVisible();
  await kitchen.take('failed', 'cover_open');
  await foot.getByRole('button', { name: t(printTexts.handled) }).click();
  await expect(board.card(second.number)).not.toContainText(t(problemTexts.cover_open));

  // The bill's printer runs out of paper while nothing waits: I know it before the next guest asks.
  const bills = await addStarPrinter(restaurant.send, 'Bills');
  await bills.ask('200 OK');
  await bills.ask('410 Paper Out');
  await expect(foot).toContainText(
    t(troublesTexts.blocked, { printer: 'Bills', status: t(printerStatusTexts.paper_out) }),
  );
  await bills.ask('200 OK');
  await expect(foot).not.toContainText('Bills');
});

test('A guest asks for the bill: I print it from the order, without a printer of its own @desktop', async ({
  page,
  t,
}) => {
  const restaurant = await openRestaurant(page.request);
  const board = boardOf(page, t);
  await page.addInitScript(() => {
    window.print = () =>
      document.body.setAttribute(
        'data-printed',
        document.querySelector('[data-print-paper] style')?.textContent ?? '',
      );
  });
  await page.goto('/order-manager');
  const { number } = await restaurant.order('Noa');
  await board.open(number);
  await page.getByRole('button', { name: t(orderPrintingTexts.bill) }).click();
  const view = page.getByRole('dialog', { name: t(orderPrintingTexts.bill) });
  const picture = view.getByRole('img', { name: t(orderPrintingTexts.picture) });
  await expect(picture).toBeVisible();
  await view.getByRole('button', { name: t(orderPrintingTexts.print) }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', /@page \{ size: 80mm \d+mm/);

  // On paper there is nothing but the picture, as wide as the printer prints.
  await page.emulateMedia({ media: 'print' });
  await expect(picture).toBeHidden();
  const onPaper = page.locator('[data-print-paper] img');
  await expect(onPaper).toBeVisible();
  expect((await onPaper.boundingBox())?.width).toBeCloseTo((72 / 25.4) * 96, 0);
});
