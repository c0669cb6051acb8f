import type { Locator, Page } from '@playwright/test';
import type { Translate } from '#core/i18n/text.ts';
import { boardToolsTexts } from '#web/app/pages/board/tools/board-tools.texts.ts';
import { alarmTexts } from '#web/features/alerts/alarm/order-alarm.texts.ts';
import { staffOrderTexts } from '#web/features/orders/staff-order/staff-order.texts.ts';
import { settingsTexts } from '#web/features/restaurants/settings/restaurant-settings.texts.ts';
import { shiftControlTexts } from '#web/features/shifts/control/shift-control.texts.ts';
import { staffTexts } from '#web/features/staff/settings/staff.texts.ts';
import { moveTexts, orderManagerTexts, stageTexts } from '#web/lib/texts/order-manager.texts.ts';
import { boardOf } from '../support/board.ts';
import { expectLargeTextToFit } from '../support/fits-width.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/journey.ts';
import { countLayoutShifts, layoutShiftOf } from '../support/layout-shift.ts';
import { openRestaurant } from '../support/restaurant.ts';

const screens = [
  { width: 1024, height: 768, headerBelow: 64 },
  { width: 1280, height: 800, headerBelow: 64 },
  { width: 1440, height: 900, headerBelow: 64 },
  { width: 390, height: 844, headerBelow: 112 },
] as const;

/** The words of a label change by less than this when the typeface comes; a button that moves is ten times as much. */
const noticeableShift = 0.001;

const orderCount = 6;

const openBoard = async (page: Page, t: Translate) => {
  const board = boardOf(page, t);
  await page.goto('/order-manager');
  await expect(board.card(orderCount)).toBeVisible();
  await expect(page.getByRole('button', { name: t(alarmTexts.turnOn) })).toBeVisible();
  await expect(page.getByText(t(orderManagerTexts.live), { exact: true })).toBeVisible();
  return board;
};

/** What lies over the middle of each button and tab: itself, or something that one would press instead. */
const coveredButtons = (page: Page) =>
  page
    .getByRole('button')
    .or(page.getByRole('tab'))
    .evaluateAll((buttons) =>
      buttons
        .map((button) => ({ button, box: button.getBoundingClientRect() }))
        // Not those of an order that is just leaving, nor those that are scrolled to first.
        .filter(({ button, box }) => {
          const view = button.closest('main')?.getBoundingClientRect();
          const end = Math.min(innerHeight, view?.bottom ?? innerHeight);
          return box.width > 0 && box.bottom <= end && !button.closest('[inert]');
        })
        .filter(({ button, box }) => {
          const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          return !(top && button.contains(top));
        })
        .map(({ button }) => button.getAttribute('aria-label') ?? button.textContent),
    );

test('Six orders of three dishes are read and approved without scrolling, on whatever stands at the pass @desktop', async ({
  page,
  t,
}) => {
  const restaurant = await openRestaurant(page.request);
  for (let number = 1; number <= orderCount; number += 1)
    await restaurant.orderThreeDishes(`אורחת ${number}`);
  await countLayoutShifts(page);

  for (const { width, height, headerBelow } of screens) {
    const at = `at ${width}×${height}`;
    await page.setViewportSize({ width, height });
    const board = await openBoard(page, t);
    const isPhone = width < 640;

    expect(await layoutShiftOf(page), `nothing moves while the board loads ${at}`).toBeLessThan(
      noticeableShift,
    );
    await expect(page.getByText(t(orderManagerTexts.subtitle))).toBeVisible();
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height, `header ${at}`).toBeLessThan(headerBelow);
    const bar = await page.getByRole('alert').boundingBox();
    expect(bar?.height, `sound bar ${at}`).toBeLessThan(56);
    expect(await coveredButtons(page), `covered ${at}`).toEqual([]);

    for (let number = 1; number <= (isPhone ? 2 : orderCount); number += 1) {
      const approve = board.card(number).getByRole('button', { name: t(moveTexts.approve) });
      await expect(approve, `order ${number} ${at}`).toBeInViewport({ ratio: 1 });
      const box = await board.card(number).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), `order ${number} ${at}`).toBeLessThanOrEqual(bar?.y ?? 0);
      const dishes = await board.card(number).getByRole('listitem').all();
      expect(dishes).toHaveLength(3);
      for (const dish of dishes) await expect(dish).toBeInViewport({ ratio: 1 });
    }
  }

  await page.setViewportSize({ width: 320, height: 640 });
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(sideways).toBeLessThanOrEqual(0);
});

test('A card shows its whole order; one longer than the screen says how much is missing, and opens with a tap @desktop', async ({
  page,
  t,
}) => {
  const restaurant = await openRestaurant(page.request);
  await restaurant.orderThreeDishes('שולחן של ארבעה', 2);
  await page.setViewportSize({ width: 1024, height: 768 });
  const board = boardOf(page, t);
  await page.goto('/order-manager');
  const dishes = board.card(1).getByRole('listitem');
  await expect(dishes).toHaveCount(6);
  for (const dish of await dishes.all()) await expect(dish).toBeInViewport({ ratio: 1 });
  const moreLines = (number: number) =>
    board.card(number).getByRole('button', { name: /more line|עוד .*שור/ });
  await expect(moreLines(1)).toHaveCount(0);

  await restaurant.orderThreeDishes('שולחן של עשרים', 6);
  await expect(board.card(2).getByRole('button', { name: t(moveTexts.approve) })).toBeInViewport({
    ratio: 1,
  });
  await expect(board.card(2).getByRole('listitem').last()).not.toBeInViewport();
  await moreLines(2).click();
  await expect(board.dialog.getByRole('listitem')).toHaveCount(18);
});

test('Where there is room I see all stages side by side, and the tablet remembers it @desktop', async ({
  page,
  t,
}) => {
  const restaurant = await openRestaurant(page.request);
  for (let number = 1; number <= orderCount; number += 1)
    await restaurant.orderThreeDishes(`אורחת ${number}`);
  await page.setViewportSize({ width: 1440, height: 900 });
  const board = await openBoard(page, t);
  const choice = page.getByRole('button', { name: t(orderManagerTexts.sideBySide) });
  const stage = (name: 'waitingApproval' | 'inProcess') =>
    page.getByRole('region', { name: t(stageTexts[name]) });

  await expect(choice).toHaveAttribute('aria-pressed', 'false');
  await choice.focus();
  await page.keyboard.press('Enter');
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await board.press(1, 'approve');
  await expect(stage('inProcess').getByRole('article')).toHaveCount(1);
  await expect(stage('waitingApproval').getByRole('article')).toHaveCount(orderCount - 1);

  await page.reload();
  await expect(stage('inProcess').getByRole('article')).toHaveCount(1);
  // No room: tabs, and nothing to choose. With room again, what was chosen.
  await page.setViewportSize({ width: 1000, height: 768 });
  await expect(page.getByRole('tab')).toHaveCount(3);
  await expect(choice).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.getByRole('tab')).toHaveCount(0);
  await choice.click();
  await page.reload();
  await expect(page.getByRole('tab')).toHaveCount(3);
});

test('A press that begins before the orders are here is not lost when they come @hebrew', async ({
  page,
  t,
}) => {
  const restaurant = await openRestaurant(page.request);
  await restaurant.order('דנה');
  const orders = await holdRequests(page, '**/api/orders/board?*');
  const shift = await holdRequests(page, '**/has-active');
  await page.goto('/order-manager');
  const settings = page.getByRole('button', { name: t(alarmTexts.settings) });
  const before = await settings.boundingBox();
  if (!before) throw new Error('the button is on the screen');

  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  shift.letGo();
  orders.letGo();
  await expect(boardOf(page, t).card(1)).toBeVisible();
  await expect(page.getByText(t(shiftControlTexts.open))).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: t(alarmTexts.settings) })).toBeVisible();
  await page.keyboard.press('Escape');
  // The button grows back from the press for a moment.
  await expect.poll(() => settings.boundingBox()).toEqual(before);
});

test('What I am told lies over nothing that I press next @english', async ({ page, t }) => {
  const restaurant = await openRestaurant(page.request);
  const gone = [await restaurant.order('דנה'), await restaurant.order('נועה')];
  await restaurant.order('יוסי');
  const board = boardOf(page, t);
  await page.goto('/order-manager');
  await expect(board.card(3)).toBeVisible();
  for (const { id } of gone) await restaurant.send('DELETE', `/orders/${id}`, { reason: 'טעות' });
  const told = [1, 2].map((number) => page.getByText(t(alarmTexts.cancelled, { number })));
  for (const message of told) await expect(message).toBeVisible();
  // Once they have come to rest, and before they go by themselves.
  await expect
    .poll(async () => ({ covered: await coveredButtons(page), told: await told[1]?.isVisible() }))
    .toEqual({ covered: [], told: true });
});

test('By keyboard I go from order to order; the focus never falls to the top @hebrew', async ({
  page,
  t,
}) => {
  const restaurant = await openRestaurant(page.request);
  for (const name of ['דנה', 'נועה', 'יוסי']) await restaurant.order(name);
  const board = boardOf(page, t);
  await page.goto('/order-manager');
  const approve = (number: number) => board.card(number).getByRole('button', { name: t(moveTexts.approve) });
  await approve(1).focus();
  await page.keyboard.press('Enter');
  await expect(approve(2)).toBeFocused();

  // From the dialog of an order that leaves with its card.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await board.dialog.getByRole('button', { name: t(moveTexts.approve) }).focus();
  await page.keyboard.press('Enter');
  await expect(approve(3)).toBeFocused();

  // What is taken back comes back, and so does the keyboard.
  await page.getByRole('button', { name: t(orderManagerTexts.undo) }).focus();
  await page.keyboard.press('Enter');
  await expect(approve(2)).toBeFocused();

  const soldOut = page.getByRole('button', { name: t(boardToolsTexts.stock) });
  if (await soldOut.isVisible()) {
    await soldOut.focus();
    await page.keyboard.press('Enter');
    await expect(board.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(soldOut).toBeFocused();
  }
});

test('The board is read with letters twice as large, and in forced colours @desktop', async ({ page, t }) => {
  const restaurant = await openRestaurant(page.request);
  for (let number = 1; number <= orderCount; number += 1) await restaurant.orderThreeDishes('דנה');
  await openBoard(page, t);
  await expectLargeTextToFit(page, 'the board');

  await page.emulateMedia({ forcedColors: 'active' });
  const lineBelow = (selected: boolean) =>
    page
      .getByRole('tab', { selected })
      .first()
      .evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  expect(await lineBelow(true)).not.toBe(await lineBelow(false));
  const borderless = await page.getByRole('button').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.closest('article, footer') && !button.closest('h3'))
      .filter((button) => getComputedStyle(button).borderTopWidth === '0px')
      .map((button) => button.textContent),
  );
  expect(borderless).toEqual([]);
});

test('Turning the tablet keeps what I am typing @hebrew', async ({ page, t }) => {
  const restaurant = await openRestaurant(page.request);
  await restaurant.order('דנה');
  const lying = { width: 1024, height: 768 };
  const { dialog, open } = boardOf(page, t);
  const typeAndTurn = async (field: Locator, typed: string) => {
    await field.fill(typed);
    for (const size of [{ width: 768, height: 1024 }, lying]) {
      await page.setViewportSize(size);
      await expect(field).toHaveValue(typed);
      await expect(field).toBeFocused();
    }
  };
  await page.setViewportSize(lying);
  await page.goto('/order-manager');
  await page.getByRole('button', { name: t(orderManagerTexts.sideBySide) }).click();
  await open(1);
  await typeAndTurn(dialog.getByLabel(t(orderManagerTexts.rejectionReason)), 'נגמר החומוס');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t(boardToolsTexts.staffOrder) }).click();
  await dialog.getByRole('button', { name: /תה נענע/ }).click();
  await dialog.getByRole('button', { name: t(staffOrderTexts.next, { count: 1 }) }).click();
  await typeAndTurn(dialog.getByRole('textbox', { name: t(staffOrderTexts.name) }), 'רות');

  await page.goto('/dashboard/settings/restaurant');
  await typeAndTurn(page.getByLabel(t(settingsTexts.address)), 'הרצל 1, חיפה');
  await page.goto('/dashboard/settings/team');
  await page
    .getByRole('button', { name: t(staffTexts.add) })
    .first()
    .click();
  await typeAndTurn(dialog.getByLabel(t(staffTexts.name)), 'דנה');
});
