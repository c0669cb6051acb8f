import { describe, expect, it } from 'vitest';
import { buildDish } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

/** An order of two dishes, the second of which can be taken off the menu. */
const buildTwoDishOrder = async () => {
  const restaurant = await buildOpenRestaurant(test, {
    price: 40,
    sizes: [
      { name: 'רגיל', price: 0, isBase: true },
      { name: 'גדול', price: 8, isBase: false },
    ],
  });
  const { owner, dish, menu, section } = restaurant;
  const cake = await buildDish(owner, {
    menuId: menu._id,
    sectionName: section.sectionName,
    name: 'עוגה',
    price: 20,
  });
  const dishes = [
    { dishId: dish._id, quantity: 1, size: { name: 'רגיל' } },
    { dishId: cake._id, quantity: 1 },
  ];
  const { body: order } = await test
    .visitor()
    .post('/orders', orderBodyFor(owner, dish, { dishes, totalPrice: 60 }));
  const removeCake = () => owner.delete(`/dishes/${cake._id}/remove-from-menu?menuId=${menu._id}`);
  const setPrice = (price: number) =>
    owner.put(`/dishes/${dish._id}`, { ...dish, price, sectionName: section.sectionName });
  return { ...restaurant, cake, order, removeCake, setPrice };
};

describe('editing an order', () => {
  it('does not fail because another dish of it left the menu, and keeps what was agreed', async () => {
    const { owner, dish, order, removeCake, setPrice } = await buildTwoDishOrder();
    await setPrice(45);
    await removeCake();
    const [current] = (await owner.get('/orders/mine')).body;
    expect(current.dishes[1].dishId).toMatchObject({ _id: null, name: 'עוגה' });
    const edited = await owner.patch(`/orders/${order._id}/details`, {
      revision: current.revision,
      dishes: [
        { line: 0, dishId: dish._id, quantity: 2, size: { name: 'רגיל' }, note: 'בלי מלח' },
        { line: 1, dishId: null, quantity: 1 },
      ],
    });
    expect(edited.status).toBe(200);
    expect(edited.body.order).toMatchObject({
      totalPrice: 100,
      dishes: [{ quantity: 2, note: 'בלי מלח' }, { dishId: { _id: null, name: 'עוגה', price: 20 } }],
    });
    const larger = await owner.patch(`/orders/${order._id}/details`, {
      dishes: [{ line: 0, dishId: dish._id, quantity: 1, size: { name: 'גדול' } }],
    });
    expect(larger.body.order.totalPrice).toBe(53);
  });

  it('tells the second of two editors that the order changed, and saves nothing of theirs', async () => {
    const { owner, dish, order } = await buildTwoDishOrder();
    const edit = (quantity: number, revision: number) =>
      owner.patch(`/orders/${order._id}/details`, {
        revision,
        dishes: [{ line: 0, dishId: dish._id, quantity, size: { name: 'רגיל' } }],
      });
    const [{ revision }] = (await owner.get('/orders/mine')).body;
    const answers = await Promise.all([edit(2, revision), edit(3, revision)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const [now] = (await owner.get('/orders/mine')).body;
    expect(answers.find((answer) => answer.status === 200)?.body.order).toEqual(now);
    expect(answers.find((answer) => answer.status === 409)?.body).toMatchObject({
      code: 'changed_meanwhile',
      details: { order: now },
    });
  });

  it('is offered only until the order is ready', async () => {
    const { owner, dish, order } = await buildTwoDishOrder();
    await owner.patch(`/orders/${order._id}`, { status: 'done', rejected: true });
    const dishes = [{ dishId: dish._id, quantity: 2, size: { name: 'רגיל' } }];
    expect((await owner.patch(`/orders/${order._id}/details`, { dishes })).body.code).toBe('illegal_move');
  });

  it('shows what can be chosen for its dishes, to its owner alone', async () => {
    const { owner, dish, cake, order, removeCake } = await buildTwoDishOrder();
    const { body } = await owner.get(`/orders/${order._id}/choices`);
    expect(body.map(({ _id }: { _id: string }) => _id).sort()).toEqual([dish._id, cake._id].sort());
    await removeCake();
    const left = (await owner.get(`/orders/${order._id}/choices`)).body;
    expect(left).toMatchObject([{ _id: dish._id, price: 40, sizes: [{ name: 'רגיל' }, { price: 8 }] }]);
    const stranger = await test.owner();
    expect((await stranger.get(`/orders/${order._id}/choices`)).status).toBe(404);
  });
});

describe('the trail of an order', () => {
  it('keeps every change with who, when, before and after', async () => {
    const { owner, dish, order } = await buildTwoDishOrder();
    test.clock.advance(60_000);
    await owner.patch(`/orders/${order._id}`, { status: 'inProcess', rejected: false });
    await owner.patch(`/orders/${order._id}/details`, {
      dishes: [{ dishId: dish._id, quantity: 3, size: { name: 'רגיל' } }],
    });
    const { body: trail } = await owner.get(`/orders/${order._id}/trail`);
    expect(trail.map(({ action, by }: { action: string; by: string }) => [action, by])).toEqual([
      ['create', null],
      ['approve', 'Noa Levi'],
      ['edit', 'Noa Levi'],
    ]);
    expect(Date.parse(trail[1].at) - Date.parse(trail[0].at)).toBe(60_000);
    expect(trail[1]).toMatchObject({
      before: { status: 'waitingApproval' },
      after: { status: 'inProcess' },
    });
    expect(trail[2]).toMatchObject({ before: { totalPrice: 60 }, after: { totalPrice: 120 } });
  });

  it('outlives the order: the shift shows it as it was, with the reason', async () => {
    const { owner, order, shift } = await buildTwoDishOrder();
    const [asItWas] = (await owner.get('/orders/mine')).body;
    await owner.delete(`/orders/${order._id}`, { reason: 'הוזמן פעמיים' });
    const ofShift = `/services/${shift._id}/${owner.id}`;
    expect((await owner.get(`${ofShift}/orders`)).body).toEqual([]);
    expect((await owner.get(`${ofShift}/deleted-orders`)).body).toMatchObject([
      { order: asItWas, reason: 'הוזמן פעמיים', by: 'Noa Levi' },
    ]);
    const { body: trail } = await owner.get(`/orders/${order._id}/trail`);
    expect(trail.at(-1)).toMatchObject({ action: 'delete', before: asItWas, after: null });
  });

  it('is nobody else’s', async () => {
    const { owner, order, shift } = await buildTwoDishOrder();
    const stranger = await test.owner();
    expect((await stranger.get(`/orders/${order._id}/trail`)).status).toBe(404);
    expect((await stranger.get(`/services/${shift._id}/${stranger.id}/deleted-orders`)).status).toBe(404);
    expect((await stranger.get(`/services/${shift._id}/${owner.id}/deleted-orders`)).status).toBe(403);
  });
});
