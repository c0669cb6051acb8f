import { describe, expect, it } from 'vitest';
import { readEventsAfter } from '#server/live/event-log.ts';
import { addColumnsToOrders } from '#server/testing/add-columns.ts';
import { buildDish } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

describe('sending an order', () => {
  const test = setUpTestApp();

  it('is priced by the server, numbered from 1 and waits for approval', async () => {
    const { owner, dish, shift } = await buildOpenRestaurant(test, {
      price: 40.1,
      sizes: [
        { name: 'רגיל', price: 0, isBase: true },
        { name: 'גדול', price: 8.2, isBase: false },
      ],
      changes: [{ name: 'תוספות', type: 'multiple', required: false, options: [{ name: 'ביצה', price: 6 }] }],
    });
    const line = {
      dishId: dish._id,
      quantity: 3,
      note: 'בלי בצל',
      size: { name: 'גדול', price: 0 },
      customizations: [{ groupName: 'תוספות', optionName: 'ביצה', price: 0 }],
    };
    const { status, body } = await test
      .visitor()
      .post(
        '/orders',
        orderBodyFor(owner, dish, { dishes: [line], totalPrice: 162.9, isPaid: true, rejected: true }),
      );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      displayOrderNumber: 1,
      status: 'waitingApproval',
      isPaid: false,
      rejected: false,
      totalPrice: 162.9,
    });
    const [managed] = (await owner.get('/orders/mine')).body;
    expect(managed).toMatchObject({ service: shift._id, customerName: 'דנה כהן', phone: '0501234567' });
    expect(managed.dishes).toEqual([
      {
        dishId: { _id: dish._id, name: dish.name, price: 40.1 },
        quantity: 3,
        size: { name: 'גדול', price: 8.2 },
        customizations: [{ groupName: 'תוספות', optionName: 'ביצה', price: 6 }],
        note: 'בלי בצל',
      },
    ]);
    const events = await readEventsAfter(test.engine.db, owner.id, 0);
    // Its words depend on the number, which the statement gives: the stream adds them.
    const { words: _, ...placed } = managed;
    expect(events?.at(-1)?.event).toEqual({ kind: 'order', order: placed });
  });

  it('is one order when the same order is sent fifty times at once; the others carry its number', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const body = orderBodyFor(owner, dish);
    const answers = await Promise.all(Array.from({ length: 50 }, () => test.visitor().post('/orders', body)));
    const created = answers.filter((answer) => answer.status === 201);
    const repeated = answers.filter((answer) => answer.status === 409);
    expect(created).toHaveLength(1);
    expect(repeated).toHaveLength(49);
    for (const answer of repeated) {
      expect(answer.body.code).toBe('duplicate_order');
      expect(answer.body.details.order).toEqual(created[0]?.body);
    }
    expect((await owner.get('/orders/mine')).body).toHaveLength(1);
    const next = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    expect(next.body.displayOrderNumber).toBe(2);
  });

  it('goes on while a newer process has already added a column', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const send = async () => (await test.visitor().post('/orders', orderBodyFor(owner, dish))).status;
    expect(await send()).toBe(201);
    await addColumnsToOrders(test.engine);
    expect(await send()).toBe(201);
  });

  it('numbers forty concurrent orders 1 to 40', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => test.visitor().post('/orders', orderBodyFor(owner, dish))),
    );
    const numbers = answers.map((answer) => answer.body.displayOrderNumber).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });

  it('tells the true total when the price differs, and saves nothing', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const { status, body } = await test
      .visitor()
      .post('/orders', orderBodyFor(owner, dish, { totalPrice: 1 }));
    expect(status).toBe(422);
    expect(body.code).toBe('price_changed');
    expect(body.details).toEqual({
      totalPrice: dish.price,
      lines: [{ dishId: dish._id, name: dish.name, quantity: 1, total: dish.price }],
    });
    expect((await owner.get('/orders/mine')).body).toEqual([]);
  });

  it('names each line that cannot be ordered', async () => {
    const { owner, dish, menu, section } = await buildOpenRestaurant(test);
    const soldOut = await buildDish(owner, {
      menuId: menu._id,
      sectionName: section.sectionName,
      name: 'פלאפל',
      available: false,
    });
    const other = await buildOpenRestaurant(test);
    const dishes = [dish._id, soldOut._id, other.dish._id].map((dishId) => ({ dishId, quantity: 1 }));
    const { status, body } = await test.visitor().post('/orders', orderBodyFor(owner, dish, { dishes }));
    expect(status).toBe(422);
    expect(body.code).toBe('order_refused');
    expect(body.details.problems.map(({ line, why }: { line: number; why: string }) => [line, why])).toEqual([
      [1, 'dish_unavailable'],
      [2, 'dish_gone'],
    ]);
  });

  it.each([
    ['no name', { customerName: ' ' }],
    ['a short phone', { phone: '050123' }],
    ['letters in the phone', { phone: '05012345ab' }],
    ['no dishes', { dishes: [] }],
    ['quantity zero', { dishes: [{ dishId: '0'.repeat(24), quantity: 0 }] }],
    ['half a dish', { dishes: [{ dishId: '0'.repeat(24), quantity: 1.5 }] }],
    ['a huge quantity', { dishes: [{ dishId: '0'.repeat(24), quantity: 1e9 }] }],
    ['a short token', { clientOrderToken: 'abc' }],
    ['a negative total', { totalPrice: -1 }],
  ])('refuses %s with 400', async (_, change) => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const { status, body } = await test.visitor().post('/orders', orderBodyFor(owner, dish, change));
    expect([status, body.code]).toEqual([400, 'invalid_input']);
  });

  it('is refused when closed, on the basic plan, at an unknown restaurant and at an unknown table', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const send = (change: Record<string, unknown>) =>
      test.visitor().post('/orders', orderBodyFor(owner, dish, change));
    expect((await send({ owner: 'a'.repeat(24) })).body.code).toBe('not_found');
    expect((await send({ tableNumber: 3 })).body.code).toBe('invalid_table');
    const basic = await test.owner({ plan: 'basic' });
    expect((await send({ owner: basic.id })).body.code).toBe('plan_required');
    await owner.post('/services/end', {});
    const closed = await send({});
    expect(closed).toMatchObject({ status: 409, body: { code: 'no_open_shift' } });
    expect(closed.body.message).toBe('no open shift right now, please try later');
  });

  it('keeps names and prices when the dish changes or goes', async () => {
    const { owner, dish, menu, section } = await buildOpenRestaurant(test);
    await test.visitor().post('/orders', orderBodyFor(owner, dish));
    const before = (await owner.get('/orders/mine')).body[0];
    await owner.put(`/dishes/${dish._id}`, {
      name: 'אחר',
      price: 99,
      menuId: menu._id,
      sectionName: section.sectionName,
    });
    expect((await owner.get('/orders/mine')).body[0]).toEqual(before);
    await owner.delete(`/dishes/${dish._id}/remove-from-menu?menuId=${menu._id}`);
    const after = (await owner.get('/orders/mine')).body[0];
    expect(after.dishes[0].dishId).toEqual({ ...before.dishes[0].dishId, _id: null });
    expect(after.totalPrice).toBe(before.totalPrice);
  });
});

describe('moving an order', () => {
  const test = setUpTestApp();
  const buildOrder = async () => {
    const { owner, dish, shift } = await buildOpenRestaurant(test);
    const { body } = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    return { owner, dish, shift, order: body };
  };

  it('follows the table to done; repeating a move changes nothing, an illegal one is 409', async () => {
    const { owner, order } = await buildOrder();
    const move = (patch: object) => owner.patch(`/orders/${order._id}`, patch);
    const approved = await move({ status: 'inProcess', rejected: false });
    expect(approved).toMatchObject({ status: 200, body: { status: 'inProcess', revision: 2 } });
    expect((await move({ status: 'inProcess', rejected: false })).body.revision).toBe(2);
    const illegal = await move({ status: 'waitingApproval' });
    expect(illegal).toMatchObject({ status: 409, body: { code: 'illegal_move' } });
    expect(illegal.body.details.order.status).toBe('inProcess');
    expect((await move({ status: 'waitingPayment' })).body.status).toBe('waitingPayment');
    expect((await move({ status: 'done', isPaid: true })).body).toMatchObject({
      status: 'done',
      isPaid: true,
    });
  });

  it('lets one of two staff win: approve and reject at once end in one of the two', async () => {
    const { owner, order } = await buildOrder();
    // Within the window a rejection with a reason that comes second cancels what the first approved.
    test.clock.advance(6 * 60_000);
    const answers = await Promise.all([
      owner.patch(`/orders/${order._id}`, { status: 'inProcess', rejected: false }),
      owner.patch(`/orders/${order._id}`, { status: 'done', rejected: true, rejectionReason: 'נגמר' }),
    ]);
    const [won, lost] = answers.map((answer) => answer.status).sort();
    expect(won).toBe(200);
    expect([403, 409]).toContain(lost);
  });

  it('shows the guest the stage and the reason, by the unguessable token only', async () => {
    const { owner, order } = await buildOrder();
    await owner.patch(`/orders/${order._id}`, {
      status: 'done',
      rejected: true,
      rejectionReason: 'נגמר החומוס',
    });
    const { body } = await test.visitor().get(`/orders/track/${order.trackingToken}`);
    expect(body).toMatchObject({ status: 'done', rejected: true, rejectionReason: 'נגמר החומוס' });
    expect(Object.keys(body)).not.toContain('phone');
    expect(Object.keys(body)).not.toContain('customerName');
    expect((await test.visitor().get(`/orders/track/${'x'.repeat(32)}`)).status).toBe(404);
  });

  it('cancels an approved order only behind the password, with a reason that the guest sees; it is no takings', async () => {
    const { owner, order, shift } = await buildOrder();
    const cancel = { status: 'done', rejected: true, rejectionReason: 'לא נאספה' };
    await owner.patch(`/orders/${order._id}`, { status: 'inProcess', rejected: false });
    await owner.patch(`/orders/${order._id}`, { status: 'waitingPayment' });
    expect((await owner.post('/services/end', {})).body.code).toBe('unfinished_orders');

    test.clock.advance(6 * 60_000);
    const late = await owner.patch(`/orders/${order._id}`, cancel);
    expect(late).toMatchObject({
      status: 403,
      body: { code: 'password_required', details: { order: { status: 'waitingPayment', rejected: false } } },
    });
    await owner.confirmPassword();
    const { rejectionReason: _, ...withoutReason } = cancel;
    expect((await owner.patch(`/orders/${order._id}`, withoutReason)).body.code).toBe('illegal_move');
    const cancelled = await owner.patch(`/orders/${order._id}`, cancel);
    expect([cancelled.status, cancelled.body]).toMatchObject([200, { ...cancel, cancelled: true }]);
    test.clock.advance(6 * 60_000);
    expect((await owner.patch(`/orders/${order._id}`, cancel)).status).toBe(200);

    const tracked = await test.visitor().get(`/orders/track/${order.trackingToken}`);
    expect(tracked.body).toMatchObject({ ...cancel, cancelled: true });
    const { body: trail } = await owner.get(`/orders/${order._id}/trail`);
    expect(trail.at(-1)).toMatchObject({ action: 'cancel', reason: 'לא נאספה' });
    await owner.confirmPassword();
    expect((await owner.post('/services/end', {})).body).toMatchObject({ _id: shift._id, totalPrice: 0 });
    expect((await owner.get('/services')).body).toMatchObject([{ totalPrice: 0 }]);
  });

  it('rejects a waiting order without the password, and does not call that cancelled', async () => {
    const { owner, order } = await buildOrder();
    test.clock.advance(6 * 60_000);
    const { body } = await owner.patch(`/orders/${order._id}`, { status: 'done', rejected: true });
    expect(body).toMatchObject({ status: 'done', rejected: true, cancelled: false });
  });

  it('edits and deletes only behind the password; a deleted order stays in the trail and its token stays used', async () => {
    const { owner, dish, order } = await buildOrder();
    const stranger = await test.owner();
    await stranger.confirmPassword();
    expect((await stranger.delete(`/orders/${order._id}`)).status).toBe(404);

    test.clock.advance(6 * 60_000);
    const dishes = [{ dishId: dish._id, quantity: 2 }];
    expect((await owner.patch(`/orders/${order._id}/details`, { dishes })).body.code).toBe(
      'password_required',
    );
    expect((await owner.delete(`/orders/${order._id}`)).body.code).toBe('password_required');
    await owner.confirmPassword();
    const edited = await owner.patch(`/orders/${order._id}/details`, { dishes });
    expect(edited.body.order.totalPrice).toBe(dish.price * 2);
    expect((await owner.delete(`/orders/${order._id}`, { reason: 'טעות' })).status).toBe(200);
    expect((await owner.get('/orders/mine')).body).toEqual([]);
    expect((await owner.delete(`/orders/${order._id}`)).status).toBe(404);
  });
});
