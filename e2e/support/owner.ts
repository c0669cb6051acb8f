import type { Page } from '@playwright/test';
import type { Translate } from '#core/i18n/text.ts';
import { structureTexts } from '#web/features/menus/editor/texts/structure.texts.ts';
import { menusTexts } from '#web/features/menus/list/menus.texts.ts';
import { shiftControlTexts } from '#web/features/shifts/control/shift-control.texts.ts';
import { preflightDialogTexts } from '#web/features/shifts/preflight/preflight-dialog.texts.ts';
import { passwordCheckTexts } from '#web/lib/texts/password-check.texts.ts';
import { signInTexts } from '#web/lib/texts/sign-in.texts.ts';

export const ownerPassword = 'correct horse';

/** What an owner does on screen, step by step. */
export const signUp = async (page: Page, t: Translate): Promise<void> => {
  await page.goto('/signup');
  await page.getByLabel(t(signInTexts.firstName)).fill('נועה');
  await page.getByLabel(t(signInTexts.lastName)).fill('לוי');
  await page.getByLabel(t(signInTexts.restaurantName)).fill('מסעדת הדקל');
  await page.getByLabel(t(signInTexts.email)).fill(`noa-${crypto.randomUUID()}@menta.test`);
  await page.getByRole('textbox', { name: t(signInTexts.password) }).fill(ownerPassword);
  await page.getByText(t(signInTexts.pro), { exact: true }).click();
  await page.getByRole('button', { name: t(signInTexts.signUp) }).click();
  await page.waitForURL('/dashboard');
};

export const createMenu = async (page: Page, t: Translate): Promise<void> => {
  await page
    .getByRole('button', { name: t(menusTexts.create) })
    .first()
    .click();
  await page.getByRole('link', { name: t(menusTexts.edit) }).click();
  await page.waitForURL(/\/menu-builder\//);
};

/** A new category comes with a name of its own; the owner gives it a better one. */
export const addSection = async (page: Page, t: Translate, name: string): Promise<void> => {
  await page.getByRole('button', { name: t(structureTexts.addSection) }).click();
  await page.getByRole('textbox', { name: t(structureTexts.sectionName) }).fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name }).waitFor();
};

export const addDish = async (page: Page, t: Translate, name: string, price: string): Promise<void> => {
  await page
    .getByRole('button', { name: t(structureTexts.addDish) })
    .first()
    .click();
  await page.getByLabel(t(structureTexts.dishName)).fill(name);
  await page.getByLabel(t(structureTexts.dishPrice)).fill(price);
  await page.getByRole('button', { name: t(structureTexts.saveDish) }).click();
  await page.getByText(name).first().waitFor();
};

/** After the pre-flight: the password, and the restaurant opens. */
export const openShift = async (page: Page, t: Translate): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t(passwordCheckTexts.label) }).fill(ownerPassword);
  await dialog.getByRole('button', { name: t(shiftControlTexts.start) }).click();
  await page.getByText(t(shiftControlTexts.open)).waitFor();
};

/** The start was pressed: the pre-flight comes before guests can order. */
export const startPreflight = (page: Page, t: Translate): Promise<void> =>
  page.getByRole('button', { name: t(shiftControlTexts.start) }).click();

export const skipPreflight = (page: Page, t: Translate): Promise<void> =>
  page.getByRole('button', { name: t(preflightDialogTexts.skip) }).click();

export const startShift = async (page: Page, t: Translate): Promise<void> => {
  await startPreflight(page, t);
  await skipPreflight(page, t);
  await openShift(page, t);
};

export const ownerIdOf = async (page: Page): Promise<string> => {
  const answer = await page.request.get('/api/users/me');
  return (await answer.json())._id;
};
