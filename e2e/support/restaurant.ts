import { type APIRequestContext, expect } from '@playwright/test';
import { signUpByCalls } from './owner-calls.ts';

const hummusOfTheHouse = {
  name: 'חומוס של הבית',
  price: 32,
  sizes: [
    { name: 'רגיל', price: 0, isBase: true },
    { name: 'גדול', price: 8, isBase: false },
  ],
  changes: [
    {
      name: 'תוספות',
      type: 'multiple',
      required: false,
      options: [
        { name: 'ביצה', price: 5 },
        { name: 'פטריות', price: 6 },
      ],
    },
  ],
};

/** A signed-up restaurant with two dishes and an open shift; set up by calls, for journeys about what comes after. */
export const openRestaurant = async (request: APIRequestContext, base = '', hasShift = true) => {
  const sections = [{ name: 'ראשונות', dishes: [hummusOfTheHouse, { name: 'תה נענע', price: 12 }] }];
  const described = { sections, isOpen: hasShift };
  const { ownerId, email, menu, answer: send } = await signUpByCalls(request, described, base);
  const [hummusId = '', teaId = ''] = menu?.dishes.map(({ _id }) => _id) ?? [];

  const place = async (customerName: string, dishes: unknown, totalPrice: number) => {
    const { status, body } = await send('POST', '/orders', {
      owner: ownerId,
      customerName,
      phone: '0501234567',
      dishes,
      totalPrice,
      clientOrderToken: crypto.randomUUID(),
    });
    expect(status).toBe(201);
    return { id: String(body._id), number: Number(body.displayOrderNumber) };
  };

  /** A guest sends an order; answers its number and id. */
  const order = (customerName: string) =>
    place(
      customerName,
      [
        { dishId: hummusId, quantity: 1, size: { name: 'רגיל' } },
        { dishId: teaId, quantity: 2, note: 'בלי סוכר' },
      ],
      56,
    );

  /** Three dishes with a size and an option each, or a multiple of it. */
  const orderThreeDishes = (customerName: string, times = 1) => {
    const choices = [
      { optionName: 'ביצה', quantity: 1 },
      { optionName: 'פטריות', quantity: 1 },
      { optionName: 'ביצה', quantity: 2 },
    ];
    const dishes = choices.map(({ optionName, quantity }) => ({
      dishId: hummusId,
      quantity,
      size: { name: 'גדול' },
      customizations: [{ groupName: 'תוספות', optionName }],
    }));
    return place(customerName, Array.from({ length: times }, () => dishes).flat(), times * 181);
  };
  return { email, send, order, orderThreeDishes, ownerId, hummusId, teaId, menuId: menu?.menu._id ?? '' };
};
