import type { GuestLocale } from '#core/i18n/locale.ts';
import type { PaperChoice } from '#core/paper-menu/lay-out-menu.ts';

export const allergenWays = ['numbers', 'words', 'off'] as const;
export type AllergenWay = (typeof allergenWays)[number];

/** What the owner chooses; the menu's own style is not chosen here. */
export type PaperOptions = PaperChoice & {
  readonly language: GuestLocale;
  readonly second: GuestLocale | null;
  readonly allergens: AllergenWay;
  readonly options: boolean;
  readonly code: boolean;
};

export const firstOptions = (language: GuestLocale): PaperOptions => ({
  sheet: 'a4',
  columns: 2,
  language,
  second: null,
  allergens: 'numbers',
  options: false,
  code: true,
});
