import { describe, expect, it } from 'vitest';
import { shifts } from '#server/db/schema.ts';
import { createOperatorService } from '#server/features/accounts/operator.service.ts';
import { buildMenu } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import type { TestOwner } from '#server/testing/build-owner.ts';
import { refuseChange } from '#server/testing/refuse-change.ts';
import { runIfDue } from '#server/testing/run-if-due.ts';
import { listStoredOrders } from '#server/testing/stored-orders.ts';
import { listOpenShifts, listTablesNaming } from '#server/testing/stored-rows.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();
const serveDue = () => runIfDue(test, 'serve simulated guests');
const endOverdue = () => runIfDue(test, 'end overdue practices');
const minuteMs = 60_000;

const listBoard = async (owner: TestOwner) => (await owner.get('/orders/mine')).body;

/** A restaurant that is closed to its guests and practises, with an order on its board. */
const practise = async () => {
  const owner = await test.owner();
  const { menu, dish } = await buildMenu(owner);
  const { status, body: practice } = await owner.post('/practice');
  expect(status).toBe(201);
  test.clock.advance(minuteMs);
  await serveDue();
  const [order] = await listBoard(owner);
  expect(order).toMatchObject({ displayOrderNumber: 1, status: 'waitingApproval' });
  return { owner, menu, dish, practice, order };
};

describe('a practice evening', () => {
  it('is closed to guests', async () => {
    const { owner, dish } = await practise();
    const guest = test.visitor();
    expect((await guest.get(`/services/user/${owner.id}/has-active`)).body).toEqual({
      hasActiveService: false,
      service: null,
      isWatched: false,
    });
    expect((await guest.get(`/public-menu/${owner.id}`)).body.isOpen).toBe(false);
    const sent = await guest.post('/orders', orderBodyFor(owner, dish));
    expect([sent.status, sent.body.code]).toEqual([409, 'no_open_shift']);
  });

  it('is in no list and no sum', async () => {
    const { owner, practice, order, menu } = await practise();
    const today = `from=${test.clock.now().toISOString().slice(0, 10)}T00:00:00Z`;
    expect((await owner.get('/services')).body).toEqual([]);
    expect((await owner.get(`/orders/mine?${today}`)).body).toEqual([]);
    expect((await owner.get(`/services/check-unfinished-orders/${owner.id}`)).body).toEqual({
      hasUnfinishedOrders: false,
    });
    for (const list of ['orders', 'deleted-orders']) {
      expect((await owner.get(`/services/${practice._id}/${owner.id}/${list}`)).status).toBe(404);
    }
    await owner.confirmPassword();
    expect((await owner.post('/services/end', {})).body.code).toBe('no_open_shift');
    const archive = (await owner.get('/users/me/export')).body as string;
    expect(archive).not.toContain(order._id);
    const operator = createOperatorService({ db: test.engine.db, ...test, ...test.services });
    const account = await operator.get(owner.id);
    expect(await operator.getHoldings(account.id)).toMatchObject({
      shifts: 0,
      orders: 0,
      lastOrderAt: null,
      isOpen: false,
    });
    expect((await owner.delete(`/menus/${menu._id}`)).status).toBe(200);
  });

  it('is worked like any other: orders move, and tell what happened to them', async () => {
    const { owner, order } = await practise();
    const moved = await owner.patch(`/orders/${order._id}`, { status: 'inProcess' });
    expect(moved.body).toMatchObject({ status: 'inProcess', revision: 2 });
    const { body: trail } = await owner.get(`/orders/${order._id}/trail`);
    expect(trail.map(({ action }: { action: string }) => action)).toEqual(['create', 'approve']);
  });

  it('leaves nothing when it is ended, not even a trail, and ending it again harms nobody', async () => {
    const { owner, practice, order } = await practise();
    await owner.patch(`/orders/${order._id}`, { status: 'inProcess' });
    expect((await owner.get('/practice')).body.practice).toEqual(practice);
    expect((await owner.delete('/practice')).status).toBe(200);
    expect((await owner.get('/practice')).body).toEqual({ practice: null });
    expect(await listBoard(owner)).toEqual([]);
    // What happened lately is still in the log that screens catch up from; housekeeping trims it.
    expect(await listTablesNaming(test.engine.db, practice._id, order._id)).toEqual(['events']);
    expect((await owner.delete('/practice')).status).toBe(200);
    expect((await owner.patch(`/orders/${order._id}`, { status: 'waitingPayment' })).status).toBe(404);
  });

  it('ends when the doors open, and the first guest has number one', async () => {
    const { owner, dish, practice } = await practise();
    await owner.confirmPassword();
    const { status, body: shift } = await owner.post('/services/start', {});
    expect(status).toBe(201);
    expect(await listBoard(owner)).toEqual([]);
    expect((await owner.get('/practice')).body.practice).toBeNull();
    const sent = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    expect(sent.body.displayOrderNumber).toBe(1);
    test.clock.advance(5 * minuteMs);
    await serveDue();
    expect(await listStoredOrders(test.engine.db, owner.id)).toHaveLength(1);
    expect((await owner.get('/services')).body).toMatchObject([{ _id: shift._id, orderCount: 1 }]);
    expect(await listTablesNaming(test.engine.db, practice._id)).toEqual(['events']);
  });

  it('ends by itself after two hours, and not before', async () => {
    const { owner, practice } = await practise();
    expect(Date.parse(practice.endsAt) - Date.parse(practice.startTime)).toBe(120 * minuteMs);
    test.clock.advance(118 * minuteMs);
    await endOverdue();
    expect(await listOpenShifts(test.engine.db, owner.id)).toHaveLength(1);
    test.clock.advance(minuteMs);
    await Promise.all([endOverdue(), endOverdue()]);
    expect(await listOpenShifts(test.engine.db, owner.id)).toEqual([]);
    expect(await listStoredOrders(test.engine.db, owner.id)).toEqual([]);
  });

  it('ends by itself also when another one cannot be ended, and that one later', async () => {
    const bad = await practise();
    const good = await practise();
    const mend = await refuseChange(test.engine, shifts, bad.practice._id);
    const open = async ({ owner }: typeof bad) => (await listOpenShifts(test.engine.db, owner.id)).length;
    test.clock.advance(121 * minuteMs);
    await endOverdue();
    expect([await open(bad), await open(good)]).toEqual([1, 0]);
    await mend();
    test.clock.advance(minuteMs);
    await endOverdue();
    expect(await open(bad)).toBe(0);
  });

  it('is refused on Basic, without a menu, and while guests are served or another is on', async () => {
    const basic = await test.owner({ plan: 'basic' });
    expect((await basic.post('/practice')).body.code).toBe('plan_required');
    const empty = await test.owner();
    expect((await empty.post('/practice')).body.code).toBe('no_active_menu_to_open');
    const { owner: open } = await buildOpenRestaurant(test);
    expect((await open.post('/practice')).body.code).toBe('shift_already_open');
    const { owner } = await practise();
    expect((await owner.post('/practice')).body.code).toBe('shift_already_open');
  });

  it('is one of ten that are started at once', async () => {
    const owner = await test.owner();
    await buildMenu(owner);
    const answers = await Promise.all(Array.from({ length: 10 }, () => owner.post('/practice')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  });
});

describe('what others see of a practice', () => {
  it('is nothing on the ready screen', async () => {
    const { owner, order } = await practise();
    const { body: address } = await owner.put('/restaurants/ready-screen', { was: null });
    await owner.patch(`/orders/${order._id}`, { status: 'inProcess' });
    expect((await test.visitor().get(`/ready/${address.secret}`)).body.orders).toEqual([]);
  });

  it('is no pause', async () => {
    const { owner } = await practise();
    const paused = await owner.post('/pauses', { sectionId: null, minutes: 20, reason: '' });
    expect(paused.body.code).toBe('no_open_shift');
  });

  it('is no count that goes down, by its guests, the staff or an edit', async () => {
    const { owner, dish, order } = await practise();
    await owner.put(`/stock/${dish._id}`, { limit: { kind: 'counted', left: 9 } });
    const left = async () => {
      const { body } = await test.visitor().get(`/public-menu/${owner.id}`);
      expect(body.menu.sections[0].dishes[0].available).toBe(true);
      const { body: stock } = await owner.get('/stock');
      return stock[0].dishes[0].limit.left;
    };
    test.clock.advance(2 * minuteMs);
    await serveDue();
    await owner.post('/orders/staff', {
      customerName: '',
      phone: '',
      tableNumber: null,
      dishes: [{ dishId: dish._id, quantity: 2 }],
      totalPrice: 2 * dish.price,
      clientOrderToken: `staff-${order._id}`,
    });
    expect(await listBoard(owner)).toHaveLength(3);
    await owner.confirmPassword();
    const edited = await owner.patch(`/orders/${order._id}/details`, {
      dishes: [{ dishId: dish._id, quantity: 5 }],
    });
    expect(edited.status).toBe(200);
    expect(await left()).toBe(9);
  });
});
