import { type APIRequestContext, expect } from '@playwright/test';
import { ownerPassword } from './owner.ts';
import { newAccount } from './owner-calls.ts';

type Answer = { status: number; body: Record<string, unknown> };

/** Calls as the person whose browser it is: cookies are shared with the page. */
const caller = (request: APIRequestContext, base: string) => {
  const send = async (method: string, path: string, data?: unknown): Promise<Answer> => {
    const answer = await request.fetch(`${base}/api${path}`, { method, ...(data ? { data } : {}) });
    // A server that has just started sheds load for a moment; whoever calls tries again.
    if (answer.status() === 503) return send(method, path, data);
    return { status: answer.status(), body: await answer.json() };
  };
  return send;
};

/** A signed-up restaurant with two dishes and an open shift; set up by calls, for journeys about what comes after. */
export const openRestaurant = async (request: APIRequestContext, base = '', hasShift = true) => {
  const send = caller(request, base);
  const wanted = newAccount();
  const { body: account } = await send('POST', '/users', wanted);
  const { body: menu } = await send('POST', '/users/menus');
  await send('PUT', `/menus/${menu._id}/sections`, { add: [{ sectionName: 'ראשונות' }] });
  const section = { menuId: menu._id, sectionName: 'ראשונות' };
  const { body: hummus } = await send('POST', '/dishes', {
    ...section,
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
  });
  const { body: tea } = await send('POST', '/dishes', { ...section, name: 'תה נענע', price: 12 });
  if (hasShift) {
    await send('POST', '/users/verify-password', { password: ownerPassword });
    const started = await send('POST', '/services/start', {});
    expect(started.status).toBe(201);
  }

  const place = async (customerName: string, dishes: unknown, totalPrice: number) => {
    const { status, body } = await send('POST', '/orders', {
      owner: account._id,
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
        { dishId: hummus._id, quantity: 1, size: { name: 'רגיל' } },
        { dishId: tea._id, quantity: 2, note: 'בלי סוכר' },
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
      dishId: hummus._id,
      quantity,
      size: { name: 'גדול' },
      customizations: [{ groupName: 'תוספות', optionName }],
    }));
    return place(customerName, Array.from({ length: times }, () => dishes).flat(), times * 181);
  };
  return {
    email: wanted.email,
    send,
    order,
    orderThreeDishes,
    ownerId: String(account._id),
    hummusId: String(hummus._id),
    teaId: String(tea._id),
    menuId: String(menu._id),
  };
};
