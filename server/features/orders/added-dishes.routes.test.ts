import { describe, expect, it } from 'vitest';
import { buildDish, buildMenu } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const build = async () => {
  const restaurant = await buildOpenRestaurant(test);
  const { owner, dish } = restaurant;
  const { body: order } = await test
    .visitor()
    .post('/orders', orderBodyFor(owner, dish, { avoids: ['sesame'] }));
  const salad = await buildDish(owner, {
    name: 'סלט',
    price: 38,
    menuId: dish.menuId,
    sectionName: dish.sectionName,
    allergens: { contains: ['sesame'] },
    sizes: [
      { name: 'קטן', price: 0, isBase: true },
      { name: 'גדול', price: 10, isBase: false },
    ],
  });
  await owner.confirmPassword();
  const own = { line: 0, dishId: dish._id, quantity: 1 };
  const edit = (...added: object[]) =>
    owner.patch(`/orders/${order._id}/details`, {
      dishes: [own, ...added.map((line) => ({ line: null, ...line }))],
    });
  return { ...restaurant, order, salad, edit };
};

const problemsOf = ({ status, body }: { status: number; body: { details: { problems: object[] } } }) => [
  status,
  body.details.problems,
];

describe('a dish that staff add to an order', () => {
  it('is priced by the server, with its choices, and warns of what the guest must not eat', async () => {
    const { order, salad, edit, dish, owner } = await build();
    const { status, body } = await edit({
      dishId: salad._id,
      quantity: 2,
      size: { name: 'גדול', price: 0 },
      note: 'בלי בצל',
    });
    expect(status).toBe(200);
    expect(body.order).toMatchObject({
      totalPrice: dish.price + 2 * 48,
      dishes: [
        { dishId: { _id: dish._id } },
        {
          dishId: { _id: salad._id, name: 'סלט', price: 38 },
          quantity: 2,
          size: { name: 'גדול', price: 10 },
          note: 'בלי בצל',
          avoided: { contains: ['sesame'], mayContain: [] },
        },
      ],
    });
    expect((await test.visitor().get(`/orders/track/${order.trackingToken}`)).body.totalPrice).toBe(
      dish.price + 96,
    );
    const trail = (await owner.get(`/orders/${order._id}/trail`)).body;
    expect(trail.at(-1)).toMatchObject({ action: 'edit' });
  });

  it('has to be on the menu, with a size that it has', async () => {
    const { salad, edit, owner } = await build();
    expect(problemsOf(await edit({ dishId: salad._id, quantity: 1, size: { name: 'ענק' } }))).toMatchObject([
      422,
      [{ line: 1, why: 'size_unknown' }],
    ]);
    const lunch = await buildMenu(owner, { name: 'Of another menu' });
    const stranger = await buildOpenRestaurant(test);
    for (const { dish } of [lunch, stranger])
      expect(problemsOf(await edit({ dishId: dish._id, quantity: 1 }))).toMatchObject([
        422,
        [{ line: 1, why: 'dish_gone' }],
      ]);
  });

  it('has to be in stock, also where the order has the dish already, and is counted', async () => {
    const { dish, edit, owner } = await build();
    const stock = (limit: object | null) => owner.put(`/stock/${dish._id}`, { limit });
    await stock({ kind: 'off' });
    expect(problemsOf(await edit({ dishId: dish._id, quantity: 1 }))).toMatchObject([
      422,
      [{ line: 1, why: 'dish_unavailable' }],
    ]);
    await stock({ kind: 'counted', left: 2, countId: 'a'.repeat(24) });
    expect(problemsOf(await edit({ dishId: dish._id, quantity: 3 }))).toMatchObject([
      422,
      [{ why: 'not_enough_left', left: 2 }],
    ]);
    expect((await edit({ dishId: dish._id, quantity: 2 })).status).toBe(200);
    const [section] = (await owner.get('/stock')).body;
    expect(section.dishes.find(({ _id }: { _id: string }) => _id === dish._id).limit.left).toBe(0);
  });
});
