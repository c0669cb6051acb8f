import type { Locale } from '#core/i18n/locale.ts';
import type { DietaryTag } from '#core/menus/dietary-tags.ts';

/** A dish text exists once in each language; a menu is built in one of them. */
export type Bilingual = Readonly<Record<Locale, string>>;

/** Prices are in shekels, as an owner would type them. */
export type DemoSize = { name: Bilingual; price: number; isBase: boolean };
export type DemoOption = { name: Bilingual; price: number };
export type DemoChangeGroup = {
  name: Bilingual;
  type: 'single' | 'multiple';
  required: boolean;
  maxSelections: number | null;
  options: readonly DemoOption[];
};

export type DemoDish = {
  /** Names the dish's picture, too. */
  key: string;
  name: Bilingual;
  description: Bilingual;
  price: number;
  sizes?: readonly DemoSize[];
  changes?: readonly DemoChangeGroup[];
  dietary?: readonly DietaryTag[];
  available?: boolean;
  /** Minutes. */
  prepTime?: number;
};

export type DemoSection = { key: string; name: Bilingual; dishes: readonly DemoDish[] };

export type DemoRestaurant = {
  name: Bilingual;
  description: Bilingual;
  address: Bilingual;
  /** Ten digits. */
  phone: string;
  tables: number;
  menuName: Bilingual;
  menuDescription: Bilingual;
  primaryColor: string;
  sections: readonly DemoSection[];
};
