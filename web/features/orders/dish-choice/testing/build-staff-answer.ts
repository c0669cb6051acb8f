import type { GuestMenuAnswer } from '#core/guest-menu/guest-menu.contract.ts';
import { noAllergens } from '#core/menus/dishes/declared-allergens.ts';
import type { GuestDishAnswer } from '#core/menus/dishes/dish-shape.ts';

const dish = (
  _id: string,
  name: string,
  price: number,
  overrides: Partial<GuestDishAnswer> = {},
): GuestDishAnswer => ({
  _id: _id.repeat(24),
  name,
  description: '',
  price,
  available: true,
  ingredients: [],
  allergens: noAllergens,
  kosherKind: null,
  image: null,
  imageColor: null,
  dietary: [],
  sizes: [],
  changes: [],
  ...overrides,
});

const labneh = dish('1', 'Labneh', 34);
const pizza = dish('2', 'Pizza', 54, {
  sizes: [
    { name: 'Regular', price: 0, isBase: true },
    { name: 'Large', price: 12, isBase: false },
  ],
  changes: [
    {
      name: 'Side',
      type: 'single',
      required: true,
      minSelections: 0,
      maxSelections: null,
      options: [
        { name: 'Chips', price: 0, maxTimes: 1 },
        { name: 'Rice', price: 4, maxTimes: 1 },
      ],
    },
  ],
});
const ossobuco = dish('3', 'Ossobuco', 118, { available: false });

const section = (_id: string, sectionName: string, dishes: GuestDishAnswer[]) => ({
  _id: _id.repeat(24),
  sectionName,
  showImages: true,
  hours: [],
  serving: null,
  dishes,
});

/** For tests: plain labneh, pizza with choices, and sold-out ossobuco; four tables. */
export const buildStaffAnswer = (): GuestMenuAnswer => ({
  restaurant: {
    _id: 'c'.repeat(24),
    name: 'Harbour',
    plan: 'pro',
    address: '',
    phoneNumber: '',
    description: '',
    tables: 4,
    timeZone: 'Asia/Jerusalem',
  },
  isOpen: true,
  validUntil: null,
  menu: {
    _id: 'd'.repeat(24),
    name: 'Evening',
    description: '',
    logo: null,
    primaryColor: '#0f766e',
    layoutStyle: 'classic',
    fontStyle: 'modern-sans',
    sections: [section('a', 'Starters', [labneh]), section('b', 'Mains', [pizza, ossobuco])],
    mainLanguage: 'en',
    languages: ['en'],
  },
});
