import type { APIRequestContext, Page } from '@playwright/test';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { signUpByCalls } from './owner-calls.ts';

const hummusOfTheHouse = {
  name: 'חומוס הבית',
  description: 'חם, עם שמן זית',
  price: 32.5,
  dietaryInfo: [{ type: 'vegan' }],
};
const anyPizza = {
  name: 'פיצה',
  price: 54,
  sizes: [
    { name: 'רגילה', price: 0, isBase: true },
    { name: 'גדולה', price: 12.5, isBase: false },
  ],
  changes: [
    {
      name: 'בצק',
      type: 'single',
      required: true,
      options: [
        { name: 'דק', price: 0 },
        { name: 'עבה', price: 3 },
      ],
    },
    {
      name: 'תוספות',
      type: 'multiple',
      required: false,
      maxSelections: 1,
      options: [
        { name: 'זיתים', price: 4 },
        { name: 'פטריות', price: 6 },
      ],
    },
  ],
};
const sections = [
  { name: 'ראשונות', dishes: [hummusOfTheHouse, anyPizza] },
  { name: 'שתייה', dishes: [{ name: 'לימונדה', price: 14.9 }] },
];
const settingsWith = (tables: number) => ({
  restaurantName: 'מסעדת הדקל',
  address: 'הנמל 1, יפו',
  hasTableNumbers: true,
  tableNumbersCount: tables,
});

/** A restaurant that is open, made through the owner's calls: guest journeys begin where it stands ready. */
export const openRestaurant = async (owner: APIRequestContext, { tables }: { tables?: number } = {}) => {
  const settings = tables ? settingsWith(tables) : undefined;
  const { ownerId, menu, send } = await signUpByCalls(owner, { settings, sections, isOpen: true });
  const [hummus, pizza, lemonade] = menu?.dishes ?? [];
  if (!menu || !hummus || !pizza || !lemonade) throw new Error('The restaurant has no menu.');

  const orders = async (): Promise<ManagedOrder[]> => (await owner.get('/api/orders/mine')).json();
  return {
    ownerId,
    menuId: menu.menu._id,
    hummus,
    pizza,
    lemonade,
    send,
    orders,
    /** A guest orders a lemonade. */
    order: (customerName: string) =>
      send('post', '/orders', {
        owner: ownerId,
        customerName,
        phone: '0501234567',
        dishes: [{ dishId: lemonade._id, quantity: 1 }],
        totalPrice: lemonade.price,
        clientOrderToken: crypto.randomUUID(),
      }),
    /** The newest order moves on. */
    move: async (patch: Record<string, unknown>, index = -1) => {
      const all = (await orders()).toSorted((a, b) => a.displayOrderNumber - b.displayOrderNumber);
      await send('patch', `/orders/${all.at(index)?._id}`, patch);
    },
    endShift: () => send('post', '/services/end'),
  };
};

/** The size of a phone, whatever the project: a guest has no other screen. */
export const onPhone = async (page: Page): Promise<Page> => {
  await page.setViewportSize({ width: 390, height: 844 });
  return page;
};

type Visit = {
  page: Page;
  /** Of the owner, who needs no screen here. */
  request: APIRequestContext;
  /** How many tables the restaurant has, and at which the guest sits. */
  tables?: number;
  table?: number;
};

/** A restaurant that is open, run by somebody else, and the guest's phone at its menu. */
export const enterRestaurant = async ({ page, request, tables, table }: Visit) => {
  const restaurant = await openRestaurant(request, { tables });
  const address = `/public-menu/${restaurant.ownerId}${table ? `?table=${table}` : ''}`;
  await onPhone(page);
  await page.goto(address);
  return { ...restaurant, address };
};
