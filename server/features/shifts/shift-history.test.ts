import { describe, expect, it } from 'vitest';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { shiftsPerPage } from '#core/shifts/shift-page.ts';
import type { Shift } from '#core/shifts/shift-shape.ts';
import { shifts } from '#server/db/schema.ts';
import { createOperatorService } from '#server/features/accounts/operator.service.ts';
import { newId } from '#server/system/ids.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import type { TestOwner } from '#server/testing/build-owner.ts';
import { countWaiting, holdEvents } from '#server/testing/hold-rows.ts';
import { storeManyOrders } from '#server/testing/stored-orders.ts';
import { listOpenShifts } from '#server/testing/stored-rows.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import { testEngine } from '#server/testing/test-database.ts';

const test = setUpTestApp();

const minute = 60_000;
const start = (owner: TestOwner) => owner.post('/services/start', {});
const end = (owner: TestOwner, body: object = {}) => owner.post('/services/end', body);
const listShifts = async (owner: TestOwner): Promise<Shift[]> => (await owner.get('/services')).body;

describe('the shifts of a restaurant', () => {
  it('list every order of a long one, by number and with its lines', async () => {
    const { owner, shift } = await buildOpenRestaurant(test);
    const mine = { ownerId: owner.id, shiftId: shift._id };
    await storeManyOrders(test.engine.db, mine, 450);
    const numbers = Array.from({ length: 450 }, (_, at) => [at + 100, `Dish ${at + 100}`]);
    for (const address of [`/services/${shift._id}/${owner.id}/orders`, '/orders/mine']) {
      const orders: ManagedOrder[] = (await owner.get(address)).body;
      const listed = orders.map(({ displayOrderNumber, dishes }) => [
        displayOrderNumber,
        dishes[0]?.dishId.name,
      ]);
      expect(listed).toEqual(numbers);
    }
  });

  it('are listed newest first, each with its own orders and takings', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    for (const orders of [1, 2, 0]) {
      for (let sent = 0; sent < orders; sent++) {
        const { body } = await test.visitor().post('/orders', orderBodyFor(owner, dish));
        await owner.patch(`/orders/${body._id}`, { status: 'inProcess' });
        await owner.patch(`/orders/${body._id}`, { isPaid: true });
        await owner.patch(`/orders/${body._id}`, { status: 'done' });
      }
      expect((await end(owner)).body).toMatchObject({ orderCount: orders, totalPrice: orders * dish.price });
      test.clock.advance(minute);
      expect((await start(owner)).status).toBe(201);
    }
    const listed = await listShifts(owner);
    expect(listed.map(({ orderCount }) => orderCount)).toEqual([0, 0, 2, 1]);
    expect(listed.map(({ totalPrice }) => totalPrice)).toEqual([0, 0, 2 * dish.price, dish.price]);
    const times = listed.map(({ startTime }) => startTime);
    expect(times).toEqual(times.toSorted().reverse());
  });

  it('come a page at a time, each after the last of the one before, and open one by one', async () => {
    const { owner } = await buildOpenRestaurant(test);
    const [newest] = await listShifts(owner);
    if (!newest) throw new Error('the restaurant is open');
    // Two began in the same moment, at the edge of a page.
    const past = Array.from({ length: shiftsPerPage + 1 }, (_, at) => ({
      id: newId(),
      ownerId: owner.account._id,
      menuName: 'Evening',
      restaurantName: 'Palm',
      startedAt: new Date(Date.UTC(2020, 0, 400 - Math.floor(at / 2))),
      endedAt: new Date(Date.UTC(2020, 0, 400 - Math.floor(at / 2), 6)),
    }));
    await test.engine.db.insert(shifts).values(past);
    const first = await listShifts(owner);
    expect(first).toHaveLength(shiftsPerPage);
    expect(first[0]?._id).toBe(newest._id);
    const rest: Shift[] = (await owner.get(`/services?before=${first.at(-1)?._id}`)).body;
    const ids = [...first, ...rest].map(({ _id }) => _id);
    expect(ids.toSorted()).toEqual([newest._id, ...past.map(({ id }) => id)].toSorted());
    expect((await owner.get(`/services?before=${rest.at(-1)?._id}`)).body).toEqual([]);
    expect((await owner.get(`/services/${rest[0]?._id}`)).body).toEqual(rest[0]);

    const stranger = await buildOpenRestaurant(test);
    for (const url of [`/services?before=${newest._id}`, `/services/${newest._id}`])
      expect((await stranger.owner.get(url)).body).toMatchObject({ code: 'not_found' });
  });

  it('count a rejected order as an order and not as takings', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const [accepted, rejected] = [1, 2].map(() => test.visitor().post('/orders', orderBodyFor(owner, dish)));
    await owner.patch(`/orders/${(await rejected)?.body._id}`, { status: 'done', rejected: true });
    expect((await accepted)?.status).toBe(201);
    expect((await listShifts(owner))[0]).toMatchObject({ orderCount: 2, totalPrice: dish.price });
  });

  it('keep the names of their day when menu and restaurant are renamed', async () => {
    const { owner, menu } = await buildOpenRestaurant(test);
    await owner.put(`/menus/${menu._id}`, { name: 'Renamed' });
    await owner.put('/restaurants/settings', { restaurantName: 'Renamed', address: 'x' });
    const [shift] = await listShifts(owner);
    expect(shift).toMatchObject({
      restaurantName: owner.account.restaurantName,
      activeMenu: { _id: menu._id, name: menu.name },
    });
  });

  it('outlive their menu: another may become active and the first be deleted meanwhile', async () => {
    const { owner, menu, dish } = await buildOpenRestaurant(test);
    const { body: order } = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    const { body: evening } = await owner.post('/users/menus');
    await owner.patch('/users/active-menu', { menuId: evening._id });
    const late = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    expect(late.body.details.problems[0].why).toBe('dish_gone');
    expect((await owner.delete(`/menus/${menu._id}`)).status).toBe(200);
    expect((await owner.delete(`/menus/${evening._id}`)).body.code).toBe('menu_in_use');
    expect((await listShifts(owner))[0]?.activeMenu).toEqual({ _id: null, name: menu.name });
    const [stored] = (await owner.get('/orders/mine')).body;
    expect(stored).toMatchObject({ _id: order._id, totalPrice: dish.price });
    expect(stored.dishes[0].dishId).toMatchObject({ _id: null, name: dish.name });
  });

  it('belong to Pro: on Basic they are neither listed nor opened, and an open one can still be ended', async () => {
    const { owner } = await buildOpenRestaurant(test);
    const operator = createOperatorService({ db: test.engine.db, ...test, ...test.services });
    await expect(operator.setPlan(owner.id, 'basic')).rejects.toMatchObject({ code: 'shift_already_open' });
    expect((await end(owner)).status).toBe(200);
    await operator.setPlan(owner.id, 'basic');
    expect((await owner.get('/services')).body.code).toBe('plan_required');
    expect((await start(owner)).body.code).toBe('plan_required');
    await operator.setPlan(owner.id, 'pro');
    expect(await listShifts(owner)).toHaveLength(1);
  });
});

// The embedded database runs one transaction at a time.
describe.runIf(testEngine === 'postgres')('a shift that opens while its plan is taken away', () => {
  it.each(['opens first', 'taken first'])('is never one of Basic: %s', async (order) => {
    const { owner } = await buildOpenRestaurant(test);
    await end(owner);
    const operator = createOperatorService({ db: test.engine.db, ...test, ...test.services });
    const release = await holdEvents(test.engine, owner.id);
    const open = async () => (await start(owner)).body.code ?? 'opened';
    const take = () =>
      operator.setPlan(owner.id, 'basic').then(
        ({ plan }) => plan,
        ({ code }) => code as string,
      );
    const calls = order === 'opens first' ? [open, take] : [take, open];
    const answers = [];
    for (const [before, call] of calls.entries()) {
      answers.push(call());
      await expect.poll(() => countWaiting(test.engine)).toBe(before + 1);
    }
    await release();
    expect(await Promise.all(answers)).toEqual(
      order === 'opens first' ? ['opened', 'shift_already_open'] : ['basic', 'plan_required'],
    );
    expect(await listOpenShifts(test.engine.db, owner.id)).toHaveLength(order === 'opens first' ? 1 : 0);
  });
});

describe('starting and ending at once', () => {
  it('ends once when two press the button, and the other is told', async () => {
    const { owner, shift } = await buildOpenRestaurant(test);
    const answers = await Promise.all(Array.from({ length: 6 }, () => end(owner)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(409)]);
    const refused = answers.filter(({ status }) => status === 409);
    for (const { body } of refused) expect(body.code).toBe('no_open_shift');
    const { body: openness } = await test.visitor().get(`/services/user/${owner.id}/has-active`);
    expect(openness).toEqual({ hasActiveService: false, service: null, isWatched: false });
    expect((await listShifts(owner)).map(({ _id }) => _id)).toEqual([shift._id]);
  });

  it('never has two open shifts, however starts and ends are mixed', async () => {
    const { owner } = await buildOpenRestaurant(test);
    for (let round = 0; round < 4; round++) {
      const answers = await Promise.all([end(owner), start(owner), end(owner), start(owner)]);
      const [started, ended] = [201, 200].map(
        (wanted) => answers.filter(({ status }) => status === wanted).length,
      );
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(4 - (started ?? 0) - (ended ?? 0));
      const open = await listOpenShifts(test.engine.db, owner.id);
      expect(open).toHaveLength(1 + (started ?? 0) - (ended ?? 0));
      const { body } = await test.visitor().get(`/services/user/${owner.id}/has-active`);
      expect(body.service?._id).toBe(open[0]?.id);
      if (open.length === 0) await start(owner);
    }
  });

  it('ends the shift that is meant: another id, or one that is over, changes nothing', async () => {
    const { owner, shift } = await buildOpenRestaurant(test);
    expect((await end(owner, { id: newId() })).body.code).toBe('no_open_shift');
    expect((await end(owner, { id: shift._id })).status).toBe(200);
    const { body: next } = await start(owner);
    expect((await end(owner, { id: shift._id })).body.code).toBe('no_open_shift');
    expect((await test.visitor().get(`/services/user/${owner.id}/has-active`)).body.service._id).toBe(
      next._id,
    );
  });

  it('is told to boards and guests in the order it happened', async () => {
    const { owner } = await buildOpenRestaurant(test);
    const guest = async () => (await test.visitor().get(`/public-menu/${owner.id}`)).body.isOpen;
    expect(await guest()).toBe(true);
    await end(owner);
    expect(await guest()).toBe(false);
    await start(owner);
    expect(await guest()).toBe(true);
  });
});

describe('whose shift it is', () => {
  it('is asked before anything else', async () => {
    const { owner, shift } = await buildOpenRestaurant(test);
    const stranger = await test.owner();
    await stranger.confirmPassword();
    const answers = [
      await stranger.get(`/services?ownerId=${owner.id}`),
      await stranger.get(`/services/check-unfinished-orders/${owner.id}`),
      await stranger.post('/services/end', { userId: owner.id }),
      await stranger.get(`/services/${shift._id}/${owner.id}/orders`),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([403, 'not_yours']);
    expect((await stranger.post('/services/end', { id: shift._id })).body.code).toBe('no_open_shift');
    expect((await test.visitor().get(`/services/user/${newId()}/has-active`)).status).toBe(404);
  });
});
