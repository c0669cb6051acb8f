import { describe, expect, it } from 'vitest';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const build = async (ordering: object = { maxPortions: 10, maxOrderTotal: 300 }) => {
  const restaurant = await buildOpenRestaurant(test, { name: 'Hummus', price: 20 });
  const { owner, dish } = restaurant;
  if (Object.keys(ordering).length > 0) await owner.put('/restaurants/ordering', ordering);
  const bodyOf = (quantity: number, more: object = {}) =>
    orderBodyFor(owner, dish, {
      dishes: [{ dishId: dish._id, quantity }],
      totalPrice: 20 * quantity,
      ...more,
    });
  return {
    ...restaurant,
    bodyOf,
    order: async (quantity: number, more: object = {}) =>
      (await test.visitor().post('/orders', bodyOf(quantity, more))).body,
    tracked: async ({ trackingToken }: { trackingToken: string }) =>
      (await test.visitor().get(`/orders/track/${trackingToken}`)).body,
    ofBoard: async (orderId: string) =>
      (await owner.get('/orders/mine')).body.find(({ _id }: { _id: string }) => _id === orderId),
    move: async (orderId: string, body: object) => (await owner.patch(`/orders/${orderId}`, body)).body,
  };
};

describe('an order larger than the restaurant takes without a word', () => {
  it('is held by its portions or its total, and says so to its guest and the board', async () => {
    const { order, tracked, ofBoard, owner } = await build();
    for (const quantity of [1, 10]) {
      const sent = await order(quantity);
      expect(sent).not.toHaveProperty('held');
      expect(await ofBoard(sent._id)).not.toHaveProperty('held');
    }
    const large = await order(11);
    expect([large.status, large.held]).toEqual(['waitingApproval', true]);
    expect((await tracked(large)).held).toBe(true);
    expect((await ofBoard(large._id)).held).toBe(true);
    await owner.put('/restaurants/ordering', { maxPortions: 9_900, maxOrderTotal: 199.99 });
    expect((await order(9)).held).toBeUndefined();
    expect((await order(10)).held).toBe(true);
  });

  it('is by the restaurant’s own choice forty portions, or 1,500 shekels', async () => {
    const { order, owner } = await build({});
    expect((await owner.get('/restaurants/settings')).body).toMatchObject({
      maxPortions: 40,
      maxOrderTotal: 1_500,
    });
    expect((await order(40)).held).toBeUndefined();
    expect((await order(41)).held).toBe(true);
  });

  it('is approved like others, and taking that back holds it again', async () => {
    const { order, tracked, move, owner } = await build();
    const large = await order(11);
    const approved = await move(large._id, { status: 'inProcess' });
    expect([approved.status, approved.held]).toEqual(['inProcess', undefined]);
    expect((await tracked(large)).held).toBeUndefined();
    const { body: back } = await owner.post(`/orders/${large._id}/undo`, { revision: approved.revision });
    expect([back.status, back.held]).toEqual(['waitingApproval', true]);
    const rejected = await move(large._id, { status: 'done', rejected: true });
    expect([rejected.rejected, rejected.held]).toEqual([true, undefined]);
  });

  it('is never approved by itself, and its repeat gets the same answer', async () => {
    const { order, bodyOf, owner } = await build();
    await owner.put('/restaurants/ordering', { autoApprove: true });
    expect((await order(10)).status).toBe('inProcess');
    const body = bodyOf(11);
    const { body: first } = await test.visitor().post('/orders', body);
    expect([first.status, first.held]).toEqual(['waitingApproval', true]);
    const again = await test.visitor().post('/orders', body);
    expect([again.status, again.body.details.order]).toMatchObject([409, { _id: first._id, held: true }]);
  });

  it('is taken by staff without being held', async () => {
    const { bodyOf, owner } = await build();
    const { status, body } = await owner.post('/orders/staff', bodyOf(50));
    expect([status, body.status, body.held]).toEqual([201, 'inProcess', undefined]);
  });

  it('stays held whatever the caps become, and when staff make it smaller', async () => {
    const { order, ofBoard, owner, dish } = await build();
    const large = await order(11);
    await owner.put('/restaurants/ordering', { maxPortions: 100 });
    expect((await ofBoard(large._id)).held).toBe(true);
    const { body } = await owner.patch(`/orders/${large._id}/details`, {
      dishes: [{ line: 0, dishId: dish._id, quantity: 2 }],
    });
    expect([body.order.totalPrice, body.order.held]).toEqual([40, true]);
  });
});

describe('the caps', () => {
  it('are saved one by one, and are refused where they make no sense', async () => {
    const { owner } = await build();
    const saved = await owner.put('/restaurants/ordering', { maxOrderTotal: 99.9 });
    expect(saved.body).toMatchObject({ maxPortions: 10, maxOrderTotal: 99.9, autoApprove: false });
    for (const bad of [
      {},
      { maxPortions: 0 },
      { maxPortions: 9_901 },
      { maxPortions: 1.5 },
      { maxOrderTotal: 0 },
      { maxOrderTotal: 1_000_001 },
      { maxOrderTotal: '80' },
      { maxPortions: null },
    ])
      expect([bad, (await owner.put('/restaurants/ordering', bad)).status]).toEqual([bad, 400]);
    expect((await owner.get('/restaurants/settings')).body).toMatchObject({
      maxPortions: 10,
      maxOrderTotal: 99.9,
    });
  });
});
