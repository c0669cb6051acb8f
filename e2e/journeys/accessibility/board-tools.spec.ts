import { boardToolsTexts } from '#web/app/pages/board/tools/board-tools.texts.ts';
import { dishChoiceTexts } from '#web/features/orders/dish-choice/dish-choice.texts.ts';
import { staffOrderTexts } from '#web/features/orders/staff-order/staff-order.texts.ts';
import { pauseTexts } from '#web/features/pauses/pause.texts.ts';
import { readyAddressTexts } from '#web/features/ready-screen/ready-screen.texts.ts';
import { shiftControlTexts } from '#web/features/shifts/control/shift-control.texts.ts';
import { shiftDialogTexts } from '#web/features/shifts/control/shift-dialog.texts.ts';
import { stockTexts } from '#web/features/stock/stock.texts.ts';
import { moveTexts } from '#web/lib/texts/order-manager.texts.ts';
import { passwordCheckTexts } from '#web/lib/texts/password-check.texts.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { boardOf } from '../../support/board.ts';
import { expectSeenInForcedColors } from '../../support/forced-colors.ts';
import { expect, test } from '../../support/journey.ts';
import { ownerPassword } from '../../support/owner.ts';
import { press } from '../../support/press.ts';
import { openRestaurant as openBoard } from '../../support/restaurant.ts';

test('The tools of a board can be used by everyone @english', async ({ page, t }) => {
  await openBoard(page.request);
  const { dialog } = boardOf(page, t);
  const openTool = async (name: string) => {
    await press(page, t(boardToolsTexts.open));
    await press(page, new RegExp(`^${name}`));
  };
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
});

test('A pause and the end of a shift can be used by everyone @english', async ({ page, t }) => {
  const restaurant = await openBoard(page.request);
  const board = boardOf(page, t);
  const { dialog } = board;
  const password = dialog.getByRole('textbox', { name: t(passwordCheckTexts.label) });
  for (const name of ['דנה', 'יוסי']) await restaurant.order(name);
  await page.goto('/order-manager');
  await expect(board.card(2)).toBeVisible();
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
  for (const number of [1, 2]) {
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
