import { noAllergens } from '#core/menus/dishes/declared-allergens.ts';
import type { Dish } from '#core/menus/dishes/dish-shape.ts';
import type { Menu, Section } from '#core/menus/menus.contract.ts';

export const menuId = 'd'.repeat(24);

export const buildSection = (mark: string, sectionName: string): Section => ({
  _id: mark.repeat(24),
  sectionName,
  showImages: true,
  hours: [],
  translations: {},
});

export const buildEditorDish = (mark: string, overrides: Partial<Dish> = {}): Dish => ({
  _id: mark.repeat(24),
  name: `Dish ${mark}`,
  description: '',
  price: 40,
  available: true,
  hasAddOns: false,
  customAddOns: [],
  image: null,
  imageColor: null,
  ingredients: [],
  prepTime: null,
  dietaryInfo: [],
  allergens: noAllergens,
  kosherKind: null,
  changes: [],
  sizes: [],
  owner: 'c'.repeat(24),
  menuId,
  sectionName: 'Starters',
  revision: 1,
  translations: {},
  ...overrides,
});

export const buildMenuOf = (overrides: Partial<Menu> = {}): Menu => ({
  _id: menuId,
  name: 'Evening menu',
  description: 'From the fire',
  owner: 'c'.repeat(24),
  logo: null,
  primaryColor: '#2563eb',
  layoutStyle: 'classic',
  fontStyle: 'modern-sans',
  isActive: true,
  revision: 3,
  mainLanguage: 'he',
  translations: {},
  ...overrides,
});
