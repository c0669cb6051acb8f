import type { Page } from '@playwright/test';

/** The first button of this name. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();
