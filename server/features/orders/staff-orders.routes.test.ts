import { describe, expect, it } from 'vitest';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { newId } from '#server/system/ids.ts';
import { buildMenu } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const build = async (dishOverrides: Record<string, unknown> = {}) => {
  const place = await buildOpenRestaurant(test, dishOverrides);
  const { owner, dish, section } = place;
  const bodyFor = (overrides: Record<string, unknown> = {}) => ({
    dishes: [{ dishId: dish._id, quantity: 2 }],
    totalPrice: dish.price * 2,
    clientOrderToken: `staff-${newId()}`,
    ...overrides,
  });
  return {
    ...place,
    bodyFor,
    take: (overrides?: Record<string, unknown>) => owner.post('/orders/staff', bodyFor(overrides)),
    board: async (): Promise<ManagedOrder[]> => (await owner.get('/orders/mine')).body,
    change: (change: object) =>
      owner.put(`/dishes/${dish._id}`, { ...dish, ...change, sectionName: section.sectionName }),
  };
};

/** Half an hour later on the clock, and midnight is no day further. */
const later = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const end = hours * 60 + minutes + 30;
  return `${String(Math.floor(end / 60) % 24).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`;
};

describe('an order taken by staff', () => {
  it('begins in process, counts on from the guests’ numbers, and says who took it', async () => {
    const { owner, dish, take, board } = await build();
    await test.visitor().post('/orders', orderBodyFor(owner, dish));
    const { status, body } = await take({ customerName: 'רון', phone: '0521234567' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      displayOrderNumber: 2,
      status: 'inProcess',
      source: 'staff',
      customerName: 'רון',
      phone: '0521234567',
      isPaid: false,
      totalPrice: 64,
    });
    expect((await board())[1]).toEqual(body);
    const { body: trail } = await owner.get(`/orders/${body._id}/trail`);
    expect(trail).toMatchObject([{ action: 'take', by: 'Noa Levi' }]);
  });

  it.each(['031234567', '*2345'])('takes %s, which a guest’s own form does not', async (phone) => {
    const { take, owner, dish } = await build();
    expect((await take({ phone })).body.phone).toBe(phone);
    const sent = await test.visitor().post('/orders', orderBodyFor(owner, dish, { phone }));
    expect([sent.status, sent.body.code]).toEqual([400, 'invalid_input']);
  });

  it('needs neither name nor phone, and moves on like every other', async () => {
    const { owner, take } = await build();
    const { body } = await take();
    expect(body).toMatchObject({ customerName: '—', phone: '', tableNumber: null });
    const ready = await owner.patch(`/orders/${body._id}`, { status: 'waitingPayment' });
    expect(ready.body).toMatchObject({ status: 'waitingPayment', source: 'staff' });
  });

  it('sent again after a lost answer is one order, at once or later', async () => {
    const { owner, bodyFor, board } = await build();
    const body = bodyFor();
    const answers = await Promise.all(Array.from({ length: 8 }, () => owner.post('/orders/staff', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    const [order] = await board();
    const later = await owner.post('/orders/staff', body);
    expect(later.body).toMatchObject({ code: 'duplicate_order', details: { order } });
    expect(await board()).toHaveLength(1);
  });

  it('is bound by what is there, not by the hours of a section', async () => {
    const { owner, menu, section, dish, take, change } = await build();
    const inTwoHours = new Date(test.clock.now().getTime() + 2 * 3_600_000).toISOString();
    const soon = inTwoHours.slice(11, 16);
    await owner.put('/restaurants/settings', {
      restaurantName: 'Own',
      address: 'Here 1',
      timeZone: 'UTC',
    });
    const hours = [{ days: [0, 1, 2, 3, 4, 5, 6], from: soon, to: later(soon) }];
    await owner.put(`/menus/${menu._id}/sections`, { update: [{ _id: section._id, hours }] });
    const asGuest = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    expect(asGuest.body.details.problems).toMatchObject([{ why: 'dish_not_served' }]);
    expect((await take()).status).toBe(201);
    await change({ available: false });
    const refused = await take();
    expect(refused).toMatchObject({ status: 422, body: { code: 'order_refused' } });
    expect(refused.body.details.problems).toMatchObject([{ why: 'dish_unavailable' }]);
  });

  it('is asked what guests are asked: sizes, required options, tables, and the true total', async () => {
    const { owner, take, bodyFor } = await build({
      sizes: [
        { name: 'רגיל', price: 0, isBase: true },
        { name: 'גדול', price: 8, isBase: false },
      ],
    });
    expect((await take()).body.details.problems).toMatchObject([{ why: 'size_required' }]);
    const [line] = bodyFor().dishes;
    const large = { dishes: [{ ...line, size: { name: 'גדול' } }], totalPrice: 80 };
    expect((await take({ ...large, totalPrice: 64 })).body).toMatchObject({
      code: 'price_changed',
      details: { totalPrice: 80 },
    });
    expect((await take({ ...large, tableNumber: 4 })).body.code).toBe('invalid_table');
    expect((await take(large)).status).toBe(201);
    expect(await owner.get('/orders/mine')).toMatchObject({ body: [{ displayOrderNumber: 1 }] });
  });

  it('needs an open shift and a plan with orders', async () => {
    const closed = await test.owner();
    const { dish } = await buildMenu(closed);
    const body = {
      dishes: [{ dishId: dish._id, quantity: 1 }],
      totalPrice: dish.price,
      clientOrderToken: `staff-${newId()}`,
    };
    expect((await closed.post('/orders/staff', body)).body.code).toBe('no_open_shift');
    const basic = await test.owner({ plan: 'basic' });
    expect((await basic.post('/orders/staff', body)).body.code).toBe('plan_required');
    expect((await test.visitor().post('/orders/staff', body)).status).toBe(401);
  });
});
