import { noAllergens } from '#core/menus/dishes/declared-allergens.ts';
import { type CartLine, cartLineFor } from '#core/orders/cart/cart.ts';
import { noChoices } from '#core/orders/lines/choices.ts';
import { agorot } from '#core/values/money.ts';
import type { GuestDish, GuestMenu } from '../guest-menu/guest-menu.ts';

/** A dish for tests: a soda for ten shekels, without choices. */
export const buildDish = (overrides: Partial<GuestDish> = {}): GuestDish => ({
  id: 'b'.repeat(24),
  name: 'Soda',
  description: '',
  price: agorot(1000),
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

/** A pizza in two sizes with a side to choose and up to two extras. */
export const buildPizza = (overrides: Partial<GuestDish> = {}): GuestDish =>
  buildDish({
    id: 'a'.repeat(24),
    name: 'Pizza',
    price: agorot(5000),
    sizes: [
      { name: 'Small', price: agorot(0), isBase: true },
      { name: 'Large', price: agorot(1250), isBase: false },
    ],
    changes: [
      {
        name: 'Side',
        type: 'single',
        required: true,
        maxSelections: null,
        options: [
          { name: 'Chips', price: agorot(0) },
          { name: 'Salad', price: agorot(400) },
        ],
      },
      {
        name: 'Extras',
        type: 'multiple',
        required: false,
        maxSelections: 2,
        options: [
          { name: 'Olives', price: agorot(300) },
          { name: 'Egg', price: agorot(600) },
          { name: 'Onion', price: agorot(0) },
        ],
      },
    ],
    ...overrides,
  });

/** A bowl with two or three toppings; corn may be chosen twice. */
export const buildBowl = (): GuestDish =>
  buildDish({
    name: 'Bowl',
    changes: [
      {
        name: 'Toppings',
        type: 'multiple',
        required: false,
        minSelections: 2,
        maxSelections: 3,
        options: [
          { name: 'Corn', price: agorot(300), maxTimes: 2 },
          { name: 'Tuna', price: agorot(800) },
          { name: 'Nuts', price: agorot(0) },
        ],
      },
    ],
  });

export const buildLine = (dish: GuestDish = buildDish(), quantity = 1, note = ''): CartLine => {
  const line = cartLineFor(dish, noChoices, quantity, note);
  if (!line) throw new Error(`${dish.name} cannot be ordered without choosing`);
  return line;
};

/** An open restaurant with these dishes in one section. */
export const buildGuestMenu = (
  dishes: readonly GuestDish[],
  overrides: Partial<GuestMenu> = {},
): GuestMenu => ({
  restaurant: {
    _id: 'c'.repeat(24),
    name: 'Harbour',
    plan: 'pro',
    address: '',
    phoneNumber: '',
    description: '',
    tables: 0,
    timeZone: 'Asia/Jerusalem',
  },
  isOpen: true,
  validUntil: null,
  description: '',
  mainLanguage: 'en',
  logo: null,
  layout: 'classic',
  style: { primaryColor: '#2563eb', layoutStyle: 'classic', fontStyle: 'modern-sans' },
  menuId: 'd'.repeat(24),
  sections: [{ id: 'e'.repeat(24), name: 'Everything', showImages: true, serving: null, dishes }],
  ...overrides,
});
