import type { Page } from '@playwright/test';
import type { GuestTranslate } from '#core/i18n/text.ts';
import { menuTexts } from '#web/guest/texts/menu.texts.ts';
import { cartTexts, checkoutTexts } from '#web/guest/texts/order.texts.ts';

/** What a guest does on the phone, step by step. */
export const addToCart = async (page: Page, t: GuestTranslate, dish: string): Promise<void> => {
  await page.getByRole('button', { name: `${t(menuTexts.add)} ${dish}` }).click();
};

export const openCart = async (page: Page, t: GuestTranslate): Promise<void> => {
  await page.getByRole('button', { name: t(cartTexts.view) }).click();
};

export const sendOrder = async (
  page: Page,
  t: GuestTranslate,
  name: string,
  phone: string,
): Promise<void> => {
  await page.getByRole('button', { name: t(checkoutTexts.start) }).click();
  await page.getByLabel(t(checkoutTexts.name)).fill(name);
  await page.getByLabel(t(checkoutTexts.phone)).fill(phone);
  await page.getByRole('button', { name: t(checkoutTexts.send), exact: true }).click();
};
