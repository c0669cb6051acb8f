import type { Page } from '@playwright/test';
import type { Translate } from '#core/i18n/text.ts';
import { orderingTexts } from '#web/features/menus/editor/texts/editor.texts.ts';

/** The button that opens a dish in the editor. Its name is markup, so it holds no isolating marks. */
export const dishRow = (page: Page, t: Translate, name: string) =>
  page.getByRole('button', { name: t(orderingTexts.editDish, { name: '' }) + name });
