import type { BrowserContext, Page } from '@playwright/test';
import { menuTexts } from '#web/guest/texts/menu.texts.ts';
import { orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { boardOf } from '../support/board.ts';
import { expect, test } from '../support/journey.ts';
import { openRestaurant } from '../support/restaurant.ts';

/** A browser holds six connections to a server that speaks HTTP/1.1, as the one of the journeys does. */
const count = 7;

const openTabs = async (context: BrowserContext, address: string, isThere: (tab: Page) => Promise<void>) => {
  const tabs: Page[] = [];
  while (tabs.length < count) {
    const tab = await context.newPage();
    tabs.push(tab);
    await tab.goto(address);
    await isThere(tab);
  }
  return tabs;
};

test('I have seven boards and seven menus open in one browser: each shows every order, and goes on when others are closed @desktop', async ({
  page,
  context,
  t,
}) => {
  const restaurant = await openRestaurant(page.request);
  const boards = await openTabs(context, '/order-manager', (tab) =>
    expect(tab.getByText(t(orderManagerTexts.live), { exact: true })).toBeVisible(),
  );
  const menus = await openTabs(context, `/public-menu/${restaurant.ownerId}`, (tab) =>
    expect(tab.getByText('תה נענע')).toBeVisible(),
  );
  const card = (tab: Page, number: number) => boardOf(tab, t).card(number);
  const tea = (tab: Page) => tab.getByRole('listitem').filter({ hasText: 'תה נענע' });
  const setTea = (available: boolean) =>
    restaurant.send('PUT', `/dishes/${restaurant.teaId}/stock`, { available });

  await restaurant.order('אורחת ראשונה');
  await setTea(false);
  for (const tab of boards) await expect(card(tab, 1)).toBeVisible();
  for (const tab of menus) await expect(tea(tab)).toContainText(t(menuTexts.soldOut));

  // A button still reaches the server, and what it did every other board: the order waits for approval no more.
  await boardOf(boards.at(-1) ?? page, t).press(1, 'approve');
  for (const tab of boards) await expect(card(tab, 1)).toBeHidden();

  // The first of each holds the stream of the others.
  await boards.shift()?.close();
  await menus.shift()?.close();
  await setTea(true);
  const { number } = await restaurant.order('אורחת שנייה');
  for (const tab of boards) await expect(card(tab, number)).toBeVisible();
  for (const tab of menus) await expect(tea(tab)).not.toContainText(t(menuTexts.soldOut));
});
