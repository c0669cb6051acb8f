import { describe, expect, it } from 'vitest';
import { createOperatorService } from '#server/features/accounts/operator.service.ts';
import { newId } from '#server/system/ids.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { listStoredOrders } from '#server/testing/stored-orders.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

/** An order whose answer was lost, and the same request once more. */
const buildLostAnswer = async () => {
  const place = await buildOpenRestaurant(test);
  const { owner, dish } = place;
  const body = orderBodyFor(owner, dish);
  const send = (change: Record<string, unknown> = {}) =>
    test.visitor().post('/orders', { ...body, ...change });
  const first = (await send()).body;
  const finish = () => owner.patch(`/orders/${first._id}`, { status: 'done', rejected: true });
  return { ...place, body, send, first, finish };
};

describe('a guest who lost the answer and asks again', () => {
  it('gets the first order after the price has changed', async () => {
    const { owner, dish, section, send, first } = await buildLostAnswer();
    await owner.put(`/dishes/${dish._id}`, { ...dish, price: 99, sectionName: section.sectionName });
    expect(await send()).toMatchObject({ status: 409, body: { details: { order: first } } });
  });

  it('gets the first order after its dish ran out, and after it left the menu', async () => {
    const { owner, dish, send, first } = await buildLostAnswer();
    await owner.put(`/dishes/${dish._id}/stock`, { available: false });
    expect((await send()).body.details.order).toEqual(first);
    await owner.delete(`/dishes/${dish._id}/remove-from-menu`);
    const { order } = (await send()).body.details;
    expect(order).toMatchObject({ _id: first._id, displayOrderNumber: 1, totalPrice: first.totalPrice });
    expect(order.dishes[0].dishId).toEqual({ ...first.dishes[0].dishId, _id: null });
  });

  it('gets the first order after the shift has ended, and in the next one', async () => {
    const { owner, send, first, finish } = await buildLostAnswer();
    await finish();
    expect((await owner.post('/services/end', {})).status).toBe(200);
    expect((await send()).body).toMatchObject({
      code: 'duplicate_order',
      details: { order: { _id: first._id } },
    });
    await owner.post('/services/start', {});
    expect((await send()).body.details.order._id).toBe(first._id);
    expect((await owner.get('/orders/mine')).body).toEqual([]);
  });

  it('gets the first order after the restaurant went back to the basic plan', async () => {
    const { owner, send, first, finish } = await buildLostAnswer();
    await finish();
    await owner.post('/services/end', {});
    const operator = createOperatorService({ db: test.engine.db, ...test, ...test.services });
    await operator.setPlan(owner.id, 'basic');
    expect((await send()).body.details.order._id).toBe(first._id);
    expect((await send({ clientOrderToken: `token-${newId()}` })).body.code).toBe('plan_required');
  });

  it('sees the stage that the order has reached meanwhile', async () => {
    const { owner, send, first } = await buildLostAnswer();
    await owner.patch(`/orders/${first._id}`, { status: 'inProcess' });
    expect((await send()).body.details.order).toEqual({ ...first, status: 'inProcess', revision: 2 });
  });

  it('does not make a second order of one that was deleted', async () => {
    const { owner, send, first } = await buildLostAnswer();
    await owner.delete(`/orders/${first._id}`, { reason: 'טעות' });
    expect(await send()).toMatchObject({ status: 409, body: { details: { order: { _id: first._id } } } });
    expect(await listStoredOrders(test.engine.db, owner.id)).toEqual([]);
  });

  it('gets the first order whatever else the request says by now', async () => {
    const { dish, send, first } = await buildLostAnswer();
    const changes = [
      { customerName: 'מישהי אחרת' },
      { tableNumber: 77 },
      { totalPrice: 1 },
      { dishes: [{ dishId: dish._id, quantity: 9 }] },
      { dishes: [{ dishId: newId(), quantity: 1 }] },
    ];
    for (const change of changes) expect((await send(change)).body.details?.order).toEqual(first);
  });
});

describe('a token', () => {
  it('is a restaurant’s own: another one may meet the same', async () => {
    const [one, other] = [await buildOpenRestaurant(test), await buildOpenRestaurant(test)];
    const clientOrderToken = `token-${newId()}`;
    for (const { owner, dish } of [one, other]) {
      const sent = await test.visitor().post('/orders', orderBodyFor(owner, dish, { clientOrderToken }));
      expect([sent.status, sent.body.displayOrderNumber]).toEqual([201, 1]);
    }
  });

  it('is still free after an order that was refused', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const body = orderBodyFor(owner, dish);
    expect((await test.visitor().post('/orders', { ...body, totalPrice: 1 })).status).toBe(422);
    expect((await test.visitor().post('/orders', { ...body, tableNumber: 1 })).status).toBe(422);
    const sent = await test.visitor().post('/orders', body);
    expect([sent.status, sent.body.displayOrderNumber]).toEqual([201, 1]);
  });

  it('tells apart what differs in one letter, and takes any text of its length', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const tokens = [
      'a'.repeat(16),
      'A'.repeat(16),
      `${'a'.repeat(15)}\u0430`,
      'א'.repeat(100),
      '%_\'";--\\'.repeat(3),
    ];
    for (const clientOrderToken of tokens) {
      const sent = await test.visitor().post('/orders', orderBodyFor(owner, dish, { clientOrderToken }));
      expect([clientOrderToken, sent.status]).toEqual([clientOrderToken, 201]);
    }
  });

  it('of the guest never opens the order: only the one the server gave does', async () => {
    const { body, first } = await buildLostAnswer();
    expect((await test.visitor().get(`/orders/track/${body.clientOrderToken}`)).status).toBe(404);
    expect((await test.visitor().get(`/orders/track/${first._id}`)).status).toBe(404);
    expect((await test.visitor().get(`/orders/track/${first.trackingToken}`)).body).toEqual(first);
  });
});
