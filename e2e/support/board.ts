import { expect, type Locator, type Page } from '@playwright/test';
import type { Translate } from '#core/i18n/text.ts';
import type { Move, OrderStatus } from '#core/orders/order-lifecycle.ts';
import { alarmTexts } from '#web/features/alerts/alarm/order-alarm.texts.ts';
import { orderEditTexts } from '#web/lib/texts/order-edit.texts.ts';
import { moveTexts, stageTexts, orderManagerTexts as t } from '#web/lib/texts/order-manager.texts.ts';
import { passwordCheckTexts } from '#web/lib/texts/password-check.texts.ts';

/** What the staff does on the board, step by step. */
export const boardOf = (page: Page, text: Translate) => {
  const card = (number: number): Locator =>
    page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: nameOf(number), exact: true }) });
  const nameOf = (number: number): string => text(t.openOrder, { number });
  const dialog = page.getByRole('dialog');
  return {
    card,
    dialog,
    turnOnSound: async () => {
      await page.getByRole('button', { name: text(alarmTexts.turnOn) }).click();
      await page.getByRole('button', { name: text(alarmTexts.yes) }).click();
      await expect(page.getByText(text(alarmTexts.heard))).toBeHidden();
    },
    showStage: (stage: Exclude<OrderStatus, 'done'>) =>
      page.getByRole('tab', { name: text(stageTexts[stage]) }).click(),
    press: (number: number, move: Move) =>
      card(number)
        .getByRole('button', { name: text(moveTexts[move]) })
        .click(),
    open: async (number: number) => {
      await card(number)
        .getByRole('button', { name: nameOf(number), exact: true })
        .click();
      await expect(dialog).toBeVisible();
    },
    startEdit: async (password: string) => {
      await dialog.getByRole('button', { name: text(t.edit), exact: true }).click();
      await dialog.getByRole('textbox', { name: text(passwordCheckTexts.label) }).fill(password);
      await dialog.getByRole('button', { name: text(orderEditTexts.continue) }).click();
    },
  };
};
