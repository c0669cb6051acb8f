import type { SectionHours } from '#core/hours/section-hours.ts';
import type { GuestLocale } from '#core/i18n/locale.ts';
import type { DishAllergens } from '#core/menus/dishes/allergens.ts';
import type { DietaryTag } from '#core/menus/dishes/dietary-tags.ts';
import type { KosherKind } from '#core/menus/dishes/kosher-kinds.ts';

/** A text exists once in each language of guests; a menu is written in one of them and translated into the others. */
export type InEachLanguage = Readonly<Record<GuestLocale, string>>;

/** Prices are in shekels, as an owner would type them. */
export type DemoSize = { name: InEachLanguage; price: number; isBase: boolean };
export type DemoOption = { name: InEachLanguage; price: number; kosherKind?: KosherKind };
export type DemoChangeGroup = {
  name: InEachLanguage;
  type: 'single' | 'multiple';
  required: boolean;
  maxSelections: number | null;
  options: readonly DemoOption[];
};

export type DemoDish = {
  /** Names the dish's picture, too. */
  key: string;
  name: InEachLanguage;
  description: InEachLanguage;
  price: number;
  sizes?: readonly DemoSize[];
  changes?: readonly DemoChangeGroup[];
  dietary?: readonly DietaryTag[];
  /** What an option adds counts as "may contain": whether a guest can eat it depends on the choice. */
  allergens?: Partial<DishAllergens>;
  /** None where the dish itself is no kosher one. */
  kosherKind?: KosherKind;
  available?: boolean;
  /** Minutes. */
  prepTime?: number;
};

export type DemoSection = {
  key: string;
  name: InEachLanguage;
  /** Always, if it does not say. */
  hours?: SectionHours;
  dishes: readonly DemoDish[];
};

export type DemoRestaurant = {
  name: InEachLanguage;
  description: InEachLanguage;
  address: InEachLanguage;
  /** Ten digits. */
  phone: string;
  tables: number;
  openingHours: SectionHours;
  menuName: InEachLanguage;
  menuDescription: InEachLanguage;
  primaryColor: string;
  sections: readonly DemoSection[];
};
