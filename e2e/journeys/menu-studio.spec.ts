import type { Locator, Page } from '@playwright/test';
import type { Translate } from '#core/i18n/text.ts';
import { fontTexts } from '#core/theme/font.texts.ts';
import { designTexts } from '#web/features/menus/editor/design/design.texts.ts';
import { menuSettingsTexts } from '#web/features/menus/editor/menu-settings.texts.ts';
import { editorTexts, orderingTexts } from '#web/features/menus/editor/texts/editor.texts.ts';
import { dishPanelTexts } from '#web/features/menus/editor/texts/menu-editor.texts.ts';
import { structureTexts } from '#web/features/menus/editor/texts/structure.texts.ts';
import { menusTexts } from '#web/features/menus/list/menus.texts.ts';
import { menuTexts } from '#web/guest/texts/menu.texts.ts';
import { conflictTexts } from '#web/lib/texts/conflict.texts.ts';
import { layoutTexts, presetColorTexts } from '#web/lib/texts/style.texts.ts';
import { unsavedTexts } from '#web/ui/overlay/unsaved-guard.texts.ts';
import { buildMenu } from '../support/built-menu.ts';
import { dishRow } from '../support/dish-row.ts';
import { expect, test } from '../support/journey.ts';
import { addSection } from '../support/owner.ts';
import { signUpByCalls } from '../support/owner-calls.ts';

const press = async (target: Locator, key = 'Enter'): Promise<void> => {
  await target.focus();
  await target.press(key);
};

const menuOf = (page: Page): string => page.url().split('/').at(-1) ?? '';

/** Dish names by section, as the server keeps them. */
const savedOrder = async (page: Page): Promise<[string, string[]][]> => {
  const read = async (path: string) => (await page.request.get(`/api/menus/${menuOf(page)}${path}`)).json();
  const sections: { _id: string; sectionName: string }[] = await read('/sections');
  const groups: { sectionId: string; dishes: { name: string }[] }[] = await read('/dishes');
  return sections.map(({ _id, sectionName }) => [
    sectionName,
    groups.find(({ sectionId }) => sectionId === _id)?.dishes.map(({ name }) => name) ?? [],
  ]);
};

const addDishByKeyboard = async (page: Page, t: Translate, index: number, name: string, price: string) => {
  await press(page.getByRole('button', { name: t(structureTexts.addDish) }).nth(index));
  await expect(page.getByLabel(t(structureTexts.dishName))).toBeFocused();
  await page.keyboard.type(name);
  await page.getByLabel(t(structureTexts.dishPrice)).focus();
  await page.keyboard.type(price);
  await page.keyboard.press('Control+s');
  await dishRow(page, t, name).waitFor();
};

/** Presses an arrow until the announcement for the screen reader says so. */
const arrowUntil = async (page: Page, key: string, announcement: string): Promise<void> => {
  const live = page.locator('[id^="DndLiveRegion"]');
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(live).toHaveText(announcement, { timeout: 250 });
  }).toPass({ intervals: [0] });
};

test('I build a menu of three sections and eight dishes with the keyboard alone @desktop', async ({
  page,
  t,
}) => {
  await signUpByCalls(page.request);
  await page.goto('/dashboard');
  await press(page.getByRole('button', { name: t(menusTexts.create) }).first());
  await press(page.getByRole('link', { name: t(menusTexts.edit) }));
  await page.waitForURL(/\/menu-builder\//);

  const names = ['Starters', 'Mains', 'Desserts'];
  for (const name of names) {
    await press(page.getByRole('button', { name: t(structureTexts.addSection) }));
    // Its field has focus at once: nobody waits for the server to type.
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name }).waitFor();
    await expect(page.getByRole('button', { name: t(structureTexts.rename, { name }) })).toBeFocused();
  }
  const dishes = [
    ['Hummus', 'Salad', 'Soup'],
    ['Burger', 'Pasta', 'Fish'],
    ['Cake', 'Ice cream'],
  ];
  for (const [index, inSection] of dishes.entries()) {
    for (const dish of inSection) await addDishByKeyboard(page, t, index, dish, '32.50');
  }
  expect(await savedOrder(page)).toEqual(names.map((name, index) => [name, dishes[index]]));

  const save = page.getByRole('button', { name: t(orderingTexts.save) });
  await expect(save).toBeDisabled();
  await press(page.getByRole('button', { name: t(orderingTexts.dragDish, { name: 'Hummus' }) }), 'Space');
  await arrowUntil(
    page,
    'ArrowDown',
    t(orderingTexts.overDish, { name: 'Hummus', position: 2, count: 3, section: 'Starters' }),
  );
  await page.keyboard.press('Escape');
  await expect(save).toBeDisabled();

  await press(page.getByRole('button', { name: t(orderingTexts.dragDish, { name: 'Hummus' }) }), 'Space');
  await arrowUntil(
    page,
    'ArrowDown',
    t(orderingTexts.overDish, { name: 'Hummus', position: 2, count: 3, section: 'Starters' }),
  );
  await page.keyboard.press('Space');
  await press(page.getByRole('button', { name: t(orderingTexts.foldAll) }));
  await press(
    page.getByRole('button', { name: t(orderingTexts.dragSection, { name: 'Desserts' }) }),
    'Enter',
  );
  await arrowUntil(
    page,
    'ArrowUp',
    t(orderingTexts.overSection, { name: 'Desserts', position: 1, count: 3 }),
  );
  await page.keyboard.press('Enter');
  await expect(save).toBeEnabled();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(t(orderingTexts.saved))).toBeVisible();
  await expect(save).toBeDisabled();
  expect(await savedOrder(page)).toEqual([
    ['Desserts', ['Cake', 'Ice cream']],
    ['Starters', ['Salad', 'Hummus', 'Soup']],
    ['Mains', ['Burger', 'Pasta', 'Fish']],
  ]);
  // The guest's page beside it follows what is saved.
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 2 })).toHaveText([
    'Desserts',
    'Starters',
    'Mains',
  ]);
});

type Point = { x: number; y: number };

const middleOf = async (target: Locator): Promise<Point> => {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to drag');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Down on the handle, moved in steps, lifted: with a finger on a phone, with the pointer elsewhere. */
const drag = async (page: Page, from: Locator, to: Locator, isTouch: boolean): Promise<void> => {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await middleOf(from), await middleOf(to)];
  const path = Array.from({ length: 10 }, (_, step) => ({
    x: start.x,
    y: start.y + ((end.y - start.y) * (step + 1)) / 10,
  }));
  if (!isTouch) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (const { x, y } of path) await page.mouse.move(x, y);
    await page.mouse.up();
    return;
  }
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [start]);
  for (const point of path) await touch('touchMove', [point]);
  await touch('touchEnd', []);
};

test('I drag a dish to another category by hand', async ({ page, t, isMobile }) => {
  const { menuId } = await buildMenu(page.request, ['חומוס', 'סלט']);
  await page.clock.install();
  await page.goto(`/menu-builder/${menuId}`);
  await addSection(page, t, 'עיקריות');
  await drag(
    page,
    page.getByRole('button', { name: t(orderingTexts.dragDish, { name: 'חומוס' }) }),
    page.getByText(t(structureTexts.noDishes)),
    isMobile,
  );
  // For a moment after a drop, clicks belong to the hand that dropped; no hand is as quick as this one.
  await page.clock.runFor(100);
  await page.getByRole('button', { name: t(orderingTexts.save) }).click();
  await expect(page.getByText(t(orderingTexts.saved))).toBeVisible();
  expect(await savedOrder(page)).toEqual([
    ['ראשונות', ['סלט']],
    ['עיקריות', ['חומוס']],
  ]);
});

test('I change colour, font and layout, and sell out a dish, and an open guest page follows @phone', async ({
  page,
  t,
  newPerson,
}) => {
  const { ownerId, menuId } = await buildMenu(page.request, ['חומוס']);
  await page.goto(`/menu-builder/${menuId}`);
  const guest = await newPerson();
  await guest.page.goto(`/public-menu/${ownerId}`);
  await expect(guest.page.getByRole('heading', { name: 'חומוס' })).toBeVisible();
  await guest.page.evaluate(() => document.body.setAttribute('data-same-page', ''));

  await page.getByRole('tab', { name: t(editorTexts.design) }).click();
  await page.getByRole('button', { name: t(presetColorTexts.red) }).click();
  await page.getByRole('radio', { name: t(fontTexts['david-libre']) }).click();
  await page.getByRole('radio', { name: t(layoutTexts.minimal) }).click();
  await page.getByRole('button', { name: t(designTexts.save) }).click();
  await expect(page.getByText(t(designTexts.saved))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('fontStyle'))).toBe('david-libre');
  const root = guest.page.locator('html');
  await expect(root).toHaveCSS('--primary', '#dc2626');
  await expect(root).toHaveCSS('--font', /David Libre/);
  await expect(guest.page.locator('.list')).toHaveClass(/minimal/);

  await page.getByRole('tab', { name: t(editorTexts.structure) }).click();
  await dishRow(page, t, 'חומוס').click();
  await page.getByRole('switch', { name: t(dishPanelTexts.outOfStock) }).click();
  await expect(guest.page.getByText(t(menuTexts.soldOut))).toBeVisible();
  await expect(guest.page.locator('.dish.out')).toContainText('חומוס');
  expect(await guest.page.locator('body[data-same-page]').count()).toBe(1);
});

test('Two tabs edit the same menu: the later is told, and both texts are kept @desktop', async ({
  page,
  t,
  context,
}) => {
  const { menuId, sectionId, dishIds, send } = await buildMenu(page.request, ['חומוס', 'סלט', 'מרק']);
  await page.goto(`/menu-builder/${menuId}`);
  const second = await context.newPage();
  await second.goto(page.url());
  const open = (tab: Page) => dishRow(tab, t, 'חומוס').click();
  await open(page);
  await open(second);
  await second.getByLabel(t(structureTexts.dishDescription)).fill('עם טחינה');
  await second.getByRole('button', { name: t(structureTexts.saveDish) }).click();
  await expect(second.getByText(t(dishPanelTexts.saved))).toBeVisible();

  await page.getByLabel(t(structureTexts.dishDescription)).fill('עם פטריות');
  await page.getByRole('button', { name: t(structureTexts.saveDish) }).click();
  const notice = page.getByRole('alert').filter({ hasText: t(conflictTexts.title) });
  await expect(notice).toContainText('עם טחינה');
  await expect(notice).toContainText('עם פטריות');
  await expect(page.getByLabel(t(structureTexts.dishDescription))).toHaveValue('עם פטריות');
  await notice.getByRole('button', { name: t(conflictTexts.keepMine) }).click();
  await expect(page.getByText(t(dishPanelTexts.saved))).toBeVisible();
  await expect(page.getByLabel(t(structureTexts.dishDescription))).toBeHidden();
  await second.close();

  // The other tab's calls, from here on.
  await page.getByRole('button', { name: t(structureTexts.rename, { name: 'ראשונות' }) }).click();
  await send('put', `/menus/${menuId}/sections`, { update: [{ _id: sectionId, newName: 'פתיחים' }] });
  const name = page.getByRole('textbox', { name: t(structureTexts.sectionName) });
  await name.fill('מנות ראשונות');
  await name.press('Enter');
  await expect(notice).toContainText('פתיחים');
  await expect(notice).toContainText('מנות ראשונות');
  await expect(name).toHaveValue('מנות ראשונות');
  await notice.getByRole('button', { name: t(conflictTexts.keepMine) }).click();
  await expect(page.getByRole('heading', { name: 'מנות ראשונות' })).toBeVisible();

  await press(page.getByRole('button', { name: t(orderingTexts.dragDish, { name: 'חומוס' }) }), 'Space');
  const over = { name: 'חומוס', position: 2, count: 3, section: 'מנות ראשונות' };
  await arrowUntil(page, 'ArrowDown', t(orderingTexts.overDish, over));
  await page.keyboard.press('Space');
  await send('put', `/menus/${menuId}/sections/${sectionId}/order`, { order: dishIds.toReversed() });
  await page.getByRole('button', { name: t(orderingTexts.save) }).click();
  await expect(notice).toContainText('סלט · חומוס · מרק');
  await expect(notice).toContainText('מרק · סלט · חומוס');
  await notice.getByRole('button', { name: t(conflictTexts.keepMine) }).click();
  await expect(page.getByText(t(orderingTexts.saved))).toBeVisible();
  expect(await savedOrder(page)).toEqual([['מנות ראשונות', ['סלט', 'חומוס', 'מרק']]]);
});

test('I almost leave with unsaved changes, and read what a save answers @phone', async ({ page, t }) => {
  const { menuId } = await buildMenu(page.request);
  await page.goto(`/menu-builder/${menuId}`);
  await page.getByRole('tab', { name: t(editorTexts.settings) }).click();
  const name = page.getByLabel(t(menuSettingsTexts.name));
  await name.fill('');
  await page.getByRole('button', { name: t(menuSettingsTexts.save) }).click();
  await expect(page.getByText(t(menuSettingsTexts.atLeastOne))).toBeVisible();
  await name.fill('תפריט ערב');
  await page.getByRole('link', { name: t(structureTexts.back) }).click();
  await expect(page.getByText(t(unsavedTexts.title))).toBeVisible();
  await page.getByRole('button', { name: t(unsavedTexts.stay) }).click();
  await expect(name).toHaveValue('תפריט ערב');
  await page.getByRole('button', { name: t(menuSettingsTexts.save) }).click();
  await expect(page.getByText(t(menuSettingsTexts.saved))).toBeVisible();
  await page.route('**/api/menus/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '{}' }) : route.fallback(),
  );
  await page.getByRole('button', { name: t(menuSettingsTexts.save) }).click();
  await expect(page.getByText(t(menuSettingsTexts.failed))).toBeVisible();
  await page.getByRole('link', { name: t(structureTexts.back) }).click();
  await page.waitForURL('/dashboard');
});
