import { describe, expect, it } from 'vitest';
import { buildMenu } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

describe('starting a shift', () => {
  const test = setUpTestApp();

  it('makes one shift of twenty starts at once', async () => {
    const owner = await test.owner();
    await buildMenu(owner);
    await owner.confirmPassword();
    const answers = await Promise.all(Array.from({ length: 20 }, () => owner.post('/services/start', {})));
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([201, ...Array(19).fill(409)]);
    expect((await owner.get('/services')).body).toHaveLength(1);
  });

  it("uses the server's clock and shows an open shift as ending when it starts", async () => {
    const owner = await test.owner();
    const { menu } = await buildMenu(owner);
    await owner.confirmPassword();
    const { body } = await owner.post('/services/start', {
      startTime: '1999-01-01T00:00:00Z',
      owner: owner.id,
    });
    expect(body.startTime).toBe(test.clock.now().toISOString());
    expect(body.endTime).toBe(body.startTime);
    expect(body.activeMenu).toEqual({ _id: menu._id, name: menu.name });
    const open = await test.visitor().get(`/services/user/${owner.id}/has-active`);
    expect(open.body).toEqual({
      hasActiveService: true,
      service: { _id: body._id, startTime: body.startTime, endTime: body.endTime },
      isWatched: false,
    });
  });

  it('is refused without an active menu, on the basic plan, and for another owner', async () => {
    const owner = await test.owner();
    await owner.confirmPassword();
    expect(await owner.post('/services/start', {})).toMatchObject({
      status: 400,
      body: { code: 'no_active_menu_to_open' },
    });
    const basic = await test.owner({ plan: 'basic' });
    await basic.confirmPassword();
    expect(await basic.post('/services/start', {})).toMatchObject({
      status: 403,
      body: { code: 'plan_required' },
    });
    expect(await owner.post('/services/start', { owner: basic.id })).toMatchObject({
      status: 403,
      body: { code: 'not_yours' },
    });
  });
});

describe('ending a shift', () => {
  const test = setUpTestApp();

  it('is refused while an order is unfinished, and names it', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const order = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    const refused = await owner.post('/services/end', {});
    expect(refused).toMatchObject({ status: 409, body: { code: 'unfinished_orders' } });
    expect(refused.body.details.orders).toEqual([
      { _id: order.body._id, displayOrderNumber: 1, status: 'waitingApproval' },
    ]);
    expect((await owner.get(`/services/check-unfinished-orders/${owner.id}`)).body.hasUnfinishedOrders).toBe(
      true,
    );

    await owner.patch(`/orders/${order.body._id}`, { status: 'done', rejected: true });
    expect((await owner.get(`/services/check-unfinished-orders/${owner.id}`)).body.hasUnfinishedOrders).toBe(
      false,
    );
    test.clock.advance(60_000);
    const ended = await owner.post('/services/end', {});
    expect(ended.status).toBe(200);
    expect(new Date(ended.body.endTime).getTime() - new Date(ended.body.startTime).getTime()).toBe(60_000);
    expect((await owner.post('/services/end', {})).body.code).toBe('no_open_shift');
  });

  it('answers with what the shift has taken', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const order = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    await owner.patch(`/orders/${order.body._id}`, { status: 'inProcess' });
    await owner.patch(`/orders/${order.body._id}`, { isPaid: true });
    await owner.patch(`/orders/${order.body._id}`, { status: 'done' });
    const ended = await owner.post('/services/end', {});
    expect(ended.body).toMatchObject({ orderCount: 1, totalPrice: dish.price });
  });

  it('never loses an order that races with it', async () => {
    const { owner, dish, shift } = await buildOpenRestaurant(test);
    const [sent, ended] = await Promise.all([
      test.visitor().post('/orders', orderBodyFor(owner, dish)),
      owner.post('/services/end', {}),
    ]);
    // Either the order came first and the shift stays open, or the shift ended and the guest was told.
    expect([
      [201, 409],
      [409, 200],
    ]).toContainEqual([sent.status, ended.status]);
    const orders = await owner.get(`/services/${shift._id}/${owner.id}/orders`);
    expect(orders.body).toHaveLength(sent.status === 201 ? 1 : 0);
  });

  it("shows a shift's orders to its owner only", async () => {
    const { owner, dish, shift } = await buildOpenRestaurant(test);
    await test.visitor().post('/orders', orderBodyFor(owner, dish));
    const other = await test.owner();
    expect((await owner.get(`/services/${shift._id}/${owner.id}/orders`)).body).toHaveLength(1);
    expect((await other.get(`/services/${shift._id}/${owner.id}/orders`)).body.code).toBe('not_yours');
    expect((await other.get(`/services/${shift._id}/${other.id}/orders`)).status).toBe(404);
    expect((await owner.get('/services')).body[0]).toMatchObject({ orderCount: 1, totalPrice: dish.price });
  });
});
