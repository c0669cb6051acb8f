import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GuestDataMonths } from '#core/guest-data/guest-data-months.ts';
import { trimEvents } from '#server/live/event-log.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { type TestOwner, testPassword } from '#server/testing/build-owner.ts';
import { holdOrder } from '#server/testing/hold-rows.ts';
import { storeOldEdits } from '#server/testing/stored-orders.ts';
import { listTablesNaming } from '#server/testing/stored-rows.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import { testEngine } from '#server/testing/test-database.ts';

const test = setUpTestApp();
const dayMs = 24 * 60 * 60 * 1000;
/** Longer than any month. */
const monthMs = 32 * dayMs;

/** Words that no other test types. */
let guests = 0;
const newGuest = () => {
  guests += 1;
  return {
    name: `Guest-number-${guests}-of-all`,
    phone: `05${String(77_000_000 + guests)}`,
    note: `Note-number-${guests}-of-all`,
  };
};
type Restaurant = Awaited<ReturnType<typeof buildOpenRestaurant>>;

const sendOrder = async ({ owner, dish }: Restaurant, guest = newGuest()) => {
  const { status, body: order } = await test.visitor().post(
    '/orders',
    orderBodyFor(owner, dish, {
      customerName: guest.name,
      phone: guest.phone,
      // Rare enough that no other test of this file names it.
      avoids: ['lupin'],
      dishes: [{ dishId: dish._id, quantity: 1, note: guest.note }],
    }),
  );
  expect(status).toBe(201);
  return { ...guest, order, words: [guest.name, guest.phone, guest.note] as const };
};
/** After so long a session is over. */
const laterAs = async (owner: TestOwner, ms: number) => {
  test.clock.advance(ms);
  await owner.post('/users/login', { email: owner.account.email, password: testPassword });
  await owner.confirmPassword();
};
const setMonths = async (owner: TestOwner, months: GuestDataMonths) => {
  await owner.confirmPassword();
  expect((await owner.put('/restaurants/guest-data', { months })).status).toBe(200);
};
const tablesNaming = (words: readonly string[]) => listTablesNaming(test.engine.db, ...words);

describe('the period', () => {
  it('is twelve months until the owner sets another, which needs the password', async () => {
    const owner = await test.owner();
    expect((await owner.get('/restaurants/guest-data')).body).toEqual({ months: 12 });
    const refused = await owner.put('/restaurants/guest-data', { months: 1 });
    expect([refused.status, refused.body.code]).toEqual([403, 'password_required']);
    await setMonths(owner, 3);
    expect((await owner.get('/restaurants/guest-data')).body).toEqual({ months: 3 });
  });

  it('is one of the choices, and nothing else', async () => {
    const owner = await test.owner();
    await owner.confirmPassword();
    for (const months of [0, 2, -1, 12.5, '12', null, 1200, 'forever'])
      expect((await owner.put('/restaurants/guest-data', { months })).status).toBe(400);
    expect((await owner.get('/restaurants/guest-data')).body).toEqual({ months: 12 });
  });

  it('stays as it is when the restaurant’s other settings are saved', async () => {
    const owner = await test.owner();
    await setMonths(owner, 24);
    await owner.put('/restaurants/settings', { restaurantName: 'Gan', address: 'Herzl 1' });
    expect((await owner.get('/restaurants/guest-data')).body).toEqual({ months: 24 });
  });
});

describe('a guest whose time has come', () => {
  let restaurant: Restaurant;
  beforeAll(async () => {
    restaurant = await buildOpenRestaurant(test, { allergens: { contains: ['lupin'] } });
    await setMonths(restaurant.owner, 1);
  });

  it('is in no table any more, whatever happened to the order; sums, dishes and numbers stay', async () => {
    const { owner, shift } = restaurant;
    const done = await sendOrder(restaurant);
    const deleted = await sendOrder(restaurant);
    const edited = await sendOrder(restaurant);
    for (const status of ['inProcess', 'waitingPayment', 'done'])
      await owner.patch(`/orders/${done.order._id}`, { status, isPaid: status === 'done' });
    await owner.confirmPassword();
    await owner.delete(`/orders/${deleted.order._id}`, { reason: 'twice' });
    await owner.patch(`/orders/${edited.order._id}/details`, {
      dishes: [{ dishId: restaurant.dish._id, quantity: 2, note: edited.note }],
    });
    const ordersOf = async () => (await owner.get(`/services/${shift._id}/${owner.id}/orders`)).body;
    const after = (await ordersOf())[1];
    const before = { ...after, dishes: [{ ...after.dishes[0], quantity: 1 }] };
    await storeOldEdits(test.engine.db, owner.id, { before, after });
    await owner.post('/refused-phones', { orderId: edited.order._id });
    const words = [done, deleted, edited].flatMap((sent) => sent.words);
    const allergy = ['"lupin"'];
    expect(await tablesNaming(allergy)).toEqual(['dishes', 'events', 'order_lines', 'order_trail', 'orders']);
    expect(await tablesNaming(words)).toEqual([
      'events',
      'order_lines',
      'order_trail',
      'orders',
      'refused_phones',
    ]);
    const [{ avoids, ...doneBefore }] = await ordersOf();
    expect(avoids).toEqual(['lupin']);

    await laterAs(owner, monthMs);
    // Changed on the day it is forgotten, so that the event log holds it.
    await owner.patch(`/orders/${edited.order._id}`, { status: 'inProcess' });
    expect(await test.services.guestData.forget()).toBe(3);

    expect(await tablesNaming(edited.words)).toEqual([]);
    // The events of the others are a month old: they were trimmed long ago, were the database's clock the test's.
    await trimEvents(test.engine.db, new Date(Date.now() + dayMs));
    expect(await tablesNaming(words)).toEqual([]);
    // What is in the dish is no secret of a guest's.
    expect(await tablesNaming(allergy)).toEqual(['dishes']);
    const [doneAfter, editedAfter] = await ordersOf();
    expect(doneAfter).toEqual({
      ...doneBefore,
      customerName: '',
      phone: '',
      revision: doneBefore.revision + 1,
      dishes: doneBefore.dishes.map((line: object) => ({ ...line, note: '', avoided: undefined })),
    });
    expect(editedAfter).toMatchObject({ customerName: '', totalPrice: 2 * restaurant.dish.price });
    const trail = (await owner.get(`/orders/${edited.order._id}/trail`)).body;
    expect(trail.map(({ action }: { action: string }) => action)).toEqual([
      'create',
      'edit',
      'edit',
      'approve',
    ]);
    for (const { before, after } of trail.slice(1, 3)) {
      expect(before.dishes).toMatchObject([{ quantity: 1, note: '' }]);
      expect(after.dishes).toMatchObject([{ quantity: 2, note: '' }]);
    }
    const gone = (await owner.get(`/services/${shift._id}/${owner.id}/deleted-orders`)).body;
    expect(gone).toMatchObject([{ reason: 'twice', order: { customerName: '', phone: '' } }]);
    expect(await test.services.guestData.forget()).toBe(0);
  });

  it('is not in what a guest changed either', async () => {
    const { owner, dish } = restaurant;
    const sent = await sendOrder(restaurant);
    const dishes = [{ dishId: dish._id, quantity: 2, note: `${sent.note}-changed` }];
    const path = `/orders/track/${sent.order.trackingToken}`;
    const answer = await test.visitor().put(path, { dishes, totalPrice: 2 * dish.price, revision: 1 });
    expect(answer.status).toBe(200);
    expect(await tablesNaming(sent.words)).toEqual(['events', 'order_lines', 'order_trail', 'orders']);
    await laterAs(owner, monthMs);
    // Rejected on the day it is forgotten, so that the event log holds it.
    await owner.patch(`/orders/${sent.order._id}`, { status: 'done', rejected: true });
    await test.services.guestData.forget();
    await trimEvents(test.engine.db, new Date(Date.now() + dayMs));
    expect(await tablesNaming(sent.words)).toEqual([]);
  });

  it('finds the order by its link as before, without the note', async () => {
    const sent = await sendOrder(restaurant);
    test.clock.advance(monthMs);
    await test.services.guestData.forget();
    const { status, body } = await test.visitor().get(`/orders/track/${sent.order.trackingToken}`);
    expect([status, body.displayOrderNumber, body.totalPrice]).toEqual([
      200,
      sent.order.displayOrderNumber,
      sent.order.totalPrice,
    ]);
    expect(JSON.stringify(body)).not.toContain(sent.note);
  });

  it('is not in the export', async () => {
    const { owner } = restaurant;
    const sent = await sendOrder(restaurant);
    await laterAs(owner, monthMs);
    await test.services.guestData.forget();
    const answer = await test.app.inject({
      url: '/api/users/me/export',
      headers: { host: 'menta.test' },
      cookies: Object.fromEntries(owner.cookies),
    });
    const texts = Object.values(unzipSync(answer.rawPayload))
      .map((file) => strFromU8(file))
      .join('\n');
    expect(texts).toContain(sent.order._id);
    for (const word of sent.words) expect(texts).not.toContain(word);
  });

  it('takes the name of who paid along', async () => {
    const { owner } = restaurant;
    const sent = await sendOrder(restaurant);
    await owner.patch(`/orders/${sent.order._id}`, { status: 'inProcess' });
    const payerName = `Payer of ${sent.name}`;
    const paid = await owner.post('/payments', {
      clientToken: `payment-of-${sent.order._id}`,
      kind: 'cash',
      orderIds: [sent.order._id],
      amount: 5,
      payerName,
    });
    expect(paid.body.payment.payerName).toBe(payerName);
    expect(await tablesNaming([payerName])).toEqual(['payments']);
    await laterAs(owner, monthMs);
    await test.services.guestData.forget();
    expect(await tablesNaming([payerName])).toEqual([]);
    const { body } = await owner.get(`/payments?orderId=${sent.order._id}`);
    expect(body.payments).toEqual([{ ...paid.body.payment, payerName: '' }]);
  });

  it('keeps the token of the order: sending it again is still no second order', async () => {
    const { owner, dish } = restaurant;
    const body = orderBodyFor(owner, dish);
    const first = await test.visitor().post('/orders', body);
    test.clock.advance(monthMs);
    await test.services.guestData.forget();
    const again = await test.visitor().post('/orders', body);
    expect([again.status, again.body.details.order._id]).toEqual([409, first.body._id]);
  });

  it('does not come back by a form that was opened before', async () => {
    const { owner, dish } = restaurant;
    const sent = await sendOrder(restaurant);
    await laterAs(owner, monthMs);
    await test.services.guestData.forget();
    const edit = {
      dishes: [{ dishId: dish._id, quantity: 1, note: sent.note }],
      revision: sent.order.revision,
    };
    const saved = await owner.patch(`/orders/${sent.order._id}/details`, edit);
    expect([saved.status, saved.body.code]).toEqual([409, 'changed_meanwhile']);
  });
});

describe('forgetting', () => {
  it('goes by each owner’s own period, to the day', async () => {
    const [short, long] = [await buildOpenRestaurant(test), await buildOpenRestaurant(test)];
    await setMonths(short.owner, 3);
    const [one, other] = [await sendOrder(short), await sendOrder(long)];
    test.clock.advance(3 * 28 * dayMs);
    await test.services.guestData.forget();
    expect(await tablesNaming(one.words)).toContain('orders');
    test.clock.advance(9 * dayMs);
    await test.services.guestData.forget();
    expect(await tablesNaming(one.words)).not.toContain('orders');
    expect(await tablesNaming(other.words)).toContain('orders');
  });

  it('reaches all of them, however many are due', async () => {
    const restaurant = await buildOpenRestaurant(test);
    await setMonths(restaurant.owner, 1);
    const sent = await Promise.all(Array.from({ length: 101 }, () => sendOrder(restaurant)));
    test.clock.advance(monthMs);
    expect(await test.services.guestData.forget()).toBe(101);
    expect(await tablesNaming(sent.map(({ name }) => name))).not.toContain('orders');
  });

  it.runIf(testEngine === 'postgres')(
    'waits for nobody: an order that is being changed is left for later',
    async () => {
      const restaurant = await buildOpenRestaurant(test);
      await setMonths(restaurant.owner, 1);
      const [held, free] = [await sendOrder(restaurant), await sendOrder(restaurant)];
      test.clock.advance(monthMs);
      const release = await holdOrder(test.engine, held.order._id);
      expect(await test.services.guestData.forget()).toBe(1);
      expect(await tablesNaming(free.words)).not.toContain('orders');
      await release();
      expect(await test.services.guestData.forget()).toBe(1);
      expect(await tablesNaming(held.words)).not.toContain('orders');
    },
  );

  it('is done once by two processes at a time', async () => {
    const restaurant = await buildOpenRestaurant(test);
    await setMonths(restaurant.owner, 1);
    await sendOrder(restaurant);
    const { revision } = (await restaurant.owner.get('/orders/mine')).body[0];
    await laterAs(restaurant.owner, monthMs);
    const counts = await Promise.all([test.services.guestData.forget(), test.services.guestData.forget()]);
    expect(counts.toSorted()).toEqual([0, 1]);
    expect((await restaurant.owner.get('/orders/mine')).body[0].revision).toBe(revision + 1);
  });

  it('stops when it is told to, and goes on the next time', async () => {
    const restaurant = await buildOpenRestaurant(test);
    await setMonths(restaurant.owner, 1);
    await Promise.all(Array.from({ length: 3 }, () => sendOrder(restaurant)));
    test.clock.advance(monthMs);
    expect(await test.services.guestData.forget({ signal: AbortSignal.abort() })).toBe(0);
    expect(await test.services.guestData.forget()).toBe(3);
  });
});
