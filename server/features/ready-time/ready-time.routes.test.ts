import { describe, expect, it } from 'vitest';
import { readEventsAfter } from '#server/live/event-log.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { storeAsInProcess } from '#server/testing/stored-orders.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();
const minuteMs = 60_000;
type Restaurant = Awaited<ReturnType<typeof buildOpenRestaurant>>;

const sendOrder = async ({ owner, dish }: Restaurant) => {
  const { status, body } = await test.visitor().post('/orders', orderBodyFor(owner, dish));
  expect(status).toBe(201);
  return body;
};
const inMinutes = (minutes: number): string =>
  new Date(Math.ceil(test.clock.now().getTime() / minuteMs + minutes) * minuteMs).toISOString();
const approve = { status: 'inProcess', rejected: false };

/** Sent, approved and ready, so many minutes later. */
const makeOrder = async (restaurant: Restaurant, minutes: number) => {
  const { _id } = await sendOrder(restaurant);
  await restaurant.owner.patch(`/orders/${_id}`, approve);
  test.clock.advance(minutes * minuteMs);
  expect((await restaurant.owner.patch(`/orders/${_id}`, { status: 'waitingPayment' })).status).toBe(200);
};

describe('approving an order', () => {
  it('promises the minutes that were chosen, to the guest too, once', async () => {
    const restaurant = await buildOpenRestaurant(test, { prepTime: 12 });
    const { owner } = restaurant;
    const order = await sendOrder(restaurant);
    expect(order.promisedAt).toBeNull();
    const promisedAt = inMinutes(25);
    const approvedAt = test.clock.now().toISOString();
    const approved = await owner.patch(`/orders/${order._id}`, { ...approve, promisedMinutes: 25 });
    expect(approved).toMatchObject({
      status: 200,
      body: { promisedAt, approvedAt, readyAt: null, revision: 2 },
    });
    const tracked = await test.visitor().get(`/orders/track/${order.trackingToken}`);
    expect(tracked.body).toMatchObject({ promisedAt, timeZone: 'Asia/Jerusalem' });
    expect(tracked.body).not.toHaveProperty('approvedAt');
    expect(tracked.body.dishes[0]).not.toHaveProperty('prepMinutes');

    test.clock.advance(4 * minuteMs);
    const repeated = await owner.patch(`/orders/${order._id}`, { ...approve, promisedMinutes: 25 });
    expect(repeated.body).toEqual(approved.body);
    const events = await readEventsAfter(test.engine.db, owner.id, 0);
    expect(events?.at(-1)?.event).toEqual({ kind: 'order', order: approved.body });
  });

  it('without minutes takes what the menu and the shift say', async () => {
    const restaurant = await buildOpenRestaurant(test, { prepTime: 12 });
    const order = await sendOrder(restaurant);
    const [managed] = (await restaurant.owner.get('/orders/mine')).body;
    expect(managed.dishes[0].prepMinutes).toBe(12);
    const first = await restaurant.owner.patch(`/orders/${order._id}`, approve);
    expect(first.body.promisedAt).toBe(inMinutes(15));
  });

  it('promises nothing when nothing says how long it takes, until the shift has shown it', async () => {
    const restaurant = await buildOpenRestaurant(test);
    const unknown = await sendOrder(restaurant);
    const { body } = await restaurant.owner.patch(`/orders/${unknown._id}`, approve);
    expect([body.status, body.promisedAt]).toEqual(['inProcess', null]);
    await restaurant.owner.patch(`/orders/${unknown._id}`, { status: 'waitingPayment' });
    for (let order = 0; order < 6; order++) await makeOrder(restaurant, 33);
    const known = await sendOrder(restaurant);
    const promised = await restaurant.owner.patch(`/orders/${known._id}`, approve);
    expect(promised.body.promisedAt).toBe(inMinutes(35));
  });

  it.each([0, 3, 7, 185, -5, 7.5, '20', null])('refuses %j minutes, and changes nothing', async (minutes) => {
    const restaurant = await buildOpenRestaurant(test);
    const order = await sendOrder(restaurant);
    const answer = await restaurant.owner.patch(`/orders/${order._id}`, {
      ...approve,
      promisedMinutes: minutes,
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
    expect((await restaurant.owner.get('/orders/mine')).body[0].status).toBe('waitingApproval');
  });
});

describe('a promise', () => {
  it('moves while the order is made: in the trail, in an event, and once however often it is sent', async () => {
    const restaurant = await buildOpenRestaurant(test);
    const { owner } = restaurant;
    const { _id, trackingToken } = await sendOrder(restaurant);
    await owner.patch(`/orders/${_id}`, { ...approve, promisedMinutes: 10 });
    const before = inMinutes(10);
    test.clock.advance(8 * minuteMs);
    const after = inMinutes(15);
    const moved = await owner.patch(`/orders/${_id}`, { promisedMinutes: 15 });
    expect(moved).toMatchObject({
      status: 200,
      body: { promisedAt: after, status: 'inProcess', revision: 3 },
    });
    // Its answer was lost, and it is sent again.
    test.clock.advance(minuteMs);
    const again = await owner.patch(`/orders/${_id}`, { promisedMinutes: 15 });
    expect(again.body).toEqual(moved.body);
    const { body: trail } = await owner.get(`/orders/${_id}/trail`);
    expect(trail.map(({ action }: { action: string }) => action)).toEqual(['create', 'approve', 'promise']);
    expect([trail[2].before.promisedAt, trail[2].after.promisedAt]).toEqual([before, after]);
    const events = await readEventsAfter(test.engine.db, owner.id, 0);
    expect(events?.at(-1)?.event).toEqual({ kind: 'order', order: moved.body });
    expect((await test.visitor().get(`/orders/track/${trackingToken}`)).body.promisedAt).toBe(after);
  });

  it('is not given to what is not being made, nor by another owner', async () => {
    const restaurant = await buildOpenRestaurant(test);
    const { owner } = restaurant;
    const { _id } = await sendOrder(restaurant);
    const early = await owner.patch(`/orders/${_id}`, { promisedMinutes: 15 });
    expect(early).toMatchObject({ status: 409, body: { code: 'illegal_move' } });
    expect(early.body.details.order).toMatchObject({ status: 'waitingApproval', promisedAt: null });
    await owner.patch(`/orders/${_id}`, approve);
    const other = await test.owner();
    expect((await other.patch(`/orders/${_id}`, { promisedMinutes: 15 })).status).toBe(404);
    await owner.patch(`/orders/${_id}`, { status: 'waitingPayment' });
    expect((await owner.patch(`/orders/${_id}`, { promisedMinutes: 15 })).status).toBe(409);
  });

  it('stays with the order when it is ready, which is noted once', async () => {
    const restaurant = await buildOpenRestaurant(test);
    const { owner } = restaurant;
    const { _id } = await sendOrder(restaurant);
    await owner.patch(`/orders/${_id}`, { ...approve, promisedMinutes: 20 });
    const promisedAt = inMinutes(20);
    test.clock.advance(17 * minuteMs);
    const readyAt = test.clock.now().toISOString();
    await owner.patch(`/orders/${_id}`, { status: 'waitingPayment' });
    test.clock.advance(5 * minuteMs);
    const paid = await owner.patch(`/orders/${_id}`, { status: 'done', isPaid: true });
    expect(paid.body).toMatchObject({ promisedAt, readyAt });
  });

  it('of two staff who move it at once is one of the two, and the trail knows both', async () => {
    const restaurant = await buildOpenRestaurant(test);
    const { owner } = restaurant;
    const { _id } = await sendOrder(restaurant);
    await owner.patch(`/orders/${_id}`, { ...approve, promisedMinutes: 10 });
    await Promise.all([20, 40].map((promisedMinutes) => owner.patch(`/orders/${_id}`, { promisedMinutes })));
    const [managed] = (await owner.get('/orders/mine')).body;
    expect([inMinutes(20), inMinutes(40)]).toContain(managed.promisedAt);
    expect(managed.revision).toBe(4);
  });
});

describe('a restaurant where orders approve themselves', () => {
  const openWithAutoApprove = async (dish: Record<string, unknown>) => {
    const restaurant = await buildOpenRestaurant(test, dish);
    const saved = await restaurant.owner.put('/restaurants/settings', {
      restaurantName: 'גן',
      address: 'הרצל 1',
      autoApprove: true,
    });
    expect(saved).toMatchObject({ status: 200, body: { restaurant: { autoApprove: true } } });
    return restaurant;
  };

  it('makes them at once, with a time, however often they are sent', async () => {
    const restaurant = await openWithAutoApprove({ prepTime: 18 });
    const { owner, dish } = restaurant;
    const body = orderBodyFor(owner, dish);
    const answers = await Promise.all(Array.from({ length: 5 }, () => test.visitor().post('/orders', body)));
    const [placed] = answers.filter(({ status }) => status === 201);
    expect(placed?.body).toMatchObject({ status: 'inProcess', promisedAt: inMinutes(20), revision: 1 });
    for (const { status, body: repeated } of answers.filter((answer) => answer !== placed)) {
      expect([status, repeated.details.order]).toEqual([409, placed?.body]);
    }
    const managed = (await owner.get('/orders/mine')).body;
    expect(managed).toHaveLength(1);
    expect(managed[0]).toMatchObject({ autoAccepted: true, approvedAt: test.clock.now().toISOString() });
    const events = await readEventsAfter(test.engine.db, owner.id, 0);
    const { words: _, ...logged } = managed[0];
    expect(events?.at(-1)?.event).toEqual({ kind: 'order', order: logged });
    const { body: trail } = await owner.get(`/orders/${managed[0]._id}/trail`);
    expect(trail).toMatchObject([{ action: 'create' }, { action: 'autoApprove', by: null }]);
  });

  it('promises nothing where nothing says how long it takes', async () => {
    const restaurant = await openWithAutoApprove({});
    expect(await sendOrder(restaurant)).toMatchObject({ status: 'inProcess', promisedAt: null });
  });

  it('keeps that setting when settings are saved by who does not know it', async () => {
    const { owner } = await openWithAutoApprove({});
    await owner.put('/restaurants/settings', { restaurantName: 'גן', address: 'הרצל 2' });
    expect((await owner.get('/restaurants/settings')).body).toMatchObject({
      address: 'הרצל 2',
      autoApprove: true,
    });
  });
});

describe('what a guest is told before ordering', () => {
  const waitOf = async ({ owner }: Restaurant) => test.visitor().get(`/public-menu/${owner.id}/wait`);

  it('is nothing until five orders are made, and then what they took', async () => {
    const restaurant = await buildOpenRestaurant(test, { prepTime: 15 });
    for (let order = 0; order < 4; order++) await makeOrder(restaurant, 16);
    expect(await waitOf(restaurant)).toMatchObject({ status: 200, body: { wait: null } });
    await makeOrder(restaurant, 16);
    const { body, headers } = await waitOf(restaurant);
    expect(body).toEqual({ wait: { from: 15, to: 20 } });
    expect(headers['cache-control']).toBe('public, max-age=30');
  });

  it('is nothing when the restaurant is closed, and not found when there is none', async () => {
    const restaurant = await buildOpenRestaurant(test, { prepTime: 15 });
    for (let order = 0; order < 5; order++) await makeOrder(restaurant, 16);
    for (const { _id } of (await restaurant.owner.get('/orders/mine')).body) {
      await restaurant.owner.patch(`/orders/${_id}`, { status: 'done', isPaid: true });
    }
    await restaurant.owner.confirmPassword();
    expect((await restaurant.owner.post('/services/end', {})).status).toBe(200);
    expect((await waitOf(restaurant)).body).toEqual({ wait: null });
    expect((await test.visitor().get(`/public-menu/${'0'.repeat(24)}/wait`)).status).toBe(404);
  });
});

it('orders from before there were promises are shown and can be finished', async () => {
  const restaurant = await buildOpenRestaurant(test, { prepTime: 15 });
  const { owner } = restaurant;
  const { _id } = await sendOrder(restaurant);
  const next = await sendOrder(restaurant);
  await storeAsInProcess(test.engine.db, _id);
  const [old] = (await owner.get('/orders/mine')).body;
  expect(old).toMatchObject({ status: 'inProcess', approvedAt: null, promisedAt: null });
  const approved = await owner.patch(`/orders/${next._id}`, approve);
  expect(approved.body.promisedAt).not.toBeNull();
  const ready = await owner.patch(`/orders/${_id}`, { status: 'waitingPayment' });
  expect(ready.body).toMatchObject({ approvedAt: null, readyAt: test.clock.now().toISOString() });
});
