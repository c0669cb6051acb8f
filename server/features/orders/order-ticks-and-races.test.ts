import { describe, expect, it } from 'vitest';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { readEventsAfter } from '#server/live/event-log.ts';
import { buildDish } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { buildPerson, buildStation } from '#server/testing/build-station.ts';
import { holdOrder } from '#server/testing/hold-rows.ts';
import { raceInTurn } from '#server/testing/race-in-turn.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

/** A restaurant with a kitchen and a bar, and an order in process of a dish and two drinks. */
const build = async () => {
  const place = await buildOpenRestaurant(test);
  const { owner, menu, dish } = place;
  const { body: kitchen } = await owner.post('/areas', { name: 'מטבח' });
  const { body: bar } = await owner.post('/areas', { name: 'בר' });
  const { body: added } = await owner.put(`/menus/${menu._id}/sections`, { add: [{ sectionName: 'שתייה' }] });
  await owner.put(`/areas/sections/${added.id}`, { area: bar._id });
  const drink = await buildDish(owner, { name: 'תה', menuId: menu._id, sectionName: 'שתייה', price: 10 });
  const lineOf = ({ _id }: { _id: string }, note = '') => ({ dishId: _id, quantity: 1, note });
  const { body: sent } = await test.visitor().post(
    '/orders',
    orderBodyFor(owner, dish, {
      dishes: [lineOf(dish), lineOf(drink), lineOf(drink, 'בלי סוכר')],
      totalPrice: dish.price + 20,
    }),
  );
  const path = `/orders/${sent._id}`;
  const read = async (): Promise<ManagedOrder> => (await owner.get('/orders/mine')).body[0];
  const { body: order } = await owner.patch(path, { status: 'inProcess' });
  return {
    ...place,
    kitchen,
    bar,
    drink,
    sent,
    order: order as ManagedOrder,
    path,
    read,
    tick: async (lines: number[], done = true, revision?: number) =>
      owner.post(`${path}/ticks`, { lines, done, revision: revision ?? (await read()).revision }),
    undo: async () => owner.post(`${path}/undo`, { revision: (await read()).revision }),
    ticked: async () => (await read()).dishes.flatMap(({ doneAt }, line) => (doneAt ? [line] : [])),
    trail: async (): Promise<string[]> =>
      (await owner.get(`${path}/trail`)).body.map(({ action }: { action: string }) => action),
  };
};

describe('the lines of an order', () => {
  it('carry the area of their section, to the staff alone', async () => {
    const { order, kitchen, bar, sent } = await build();
    expect(order.dishes.map(({ area }) => area)).toEqual([kitchen._id, bar._id, bar._id]);
    const { body } = await test.visitor().get(`/orders/track/${sent.trackingToken}`);
    expect(body.dishes[1]).not.toHaveProperty('area');
  });

  it('keep it when the section moves, and in an edit; what is added goes where it is made now', async () => {
    const { owner, path, order, bar, kitchen, drink } = await build();
    const [{ sections }] = (await owner.get('/areas/sections')).body;
    await owner.put(`/areas/sections/${sections[1]._id}`, { area: kitchen._id });
    await owner.confirmPassword();
    const kept = order.dishes.map(({ dishId, quantity, note }, line) => ({
      line,
      dishId: dishId._id,
      quantity,
      note,
    }));
    const added = { line: null, dishId: drink._id, quantity: 1 };
    const { body } = await owner.patch(`${path}/details`, { dishes: [...kept, added] });
    expect(body.order.dishes.map(({ area }: { area?: string }) => area)).toEqual([
      kitchen._id,
      bar._id,
      bar._id,
      kitchen._id,
    ]);
  });

  it('stay where they are made, as their sections do, when another area becomes the first', async () => {
    const { owner, read, kitchen, bar, order, dish } = await build();
    await owner.put('/areas/order', { order: [bar._id, kitchen._id] });
    const areasOf = ({ dishes }: ManagedOrder) => dishes.map(({ area }) => area);
    expect(areasOf(await read())).toEqual(areasOf(order));
    const [{ sections }] = (await owner.get('/areas/sections')).body;
    expect(sections.map(({ area }: { area: string | null }) => area)).toEqual([kitchen._id, bar._id]);
    const { body: next } = await owner.post('/orders/staff', {
      ...orderBodyFor(owner, dish),
      owner: undefined,
    });
    expect(areasOf(next)).toEqual([kitchen._id]);
  });

  it('are ticked one by one, and unticked; boards and the trail hear of it', async () => {
    const { tick, ticked, trail, owner, read } = await build();
    const before = (await readEventsAfter(test.engine.db, owner.id, 0))?.at(-1)?.seq ?? 0;
    expect((await tick([1])).body).toEqual(await read());
    expect((await tick([2])).status).toBe(200);
    expect(await ticked()).toEqual([1, 2]);
    expect((await read()).status).toBe('inProcess');
    expect((await tick([1], false)).status).toBe(200);
    expect(await ticked()).toEqual([2]);
    expect(await trail()).toEqual(['create', 'approve', 'tick', 'tick', 'untick']);
    const events = (await readEventsAfter(test.engine.db, owner.id, before)) ?? [];
    expect(events.map(({ event }) => event.kind)).toEqual(['order', 'order', 'order']);
    expect(events.at(-1)?.event).toMatchObject({ order: { revision: (await read()).revision } });
  });

  it('make the order ready with the last one, for its guest too; undo opens what was ticked last', async () => {
    const { tick, ticked, trail, read, undo, sent } = await build();
    await tick([1, 2]);
    test.clock.advance(60_000);
    const { body } = await tick([0]);
    expect(body).toMatchObject({ status: 'waitingPayment', readyAt: test.clock.now().toISOString() });
    expect((await test.visitor().get(`/orders/track/${sent.trackingToken}`)).body.status).toBe(
      'waitingPayment',
    );
    expect(await trail()).toEqual(['create', 'approve', 'tick', 'markReady']);
    expect((await undo()).body).toMatchObject({ status: 'inProcess', readyAt: null });
    expect(await ticked()).toEqual([1, 2]);
    expect((await tick([0])).body.status).toBe('waitingPayment');
    expect(await read()).toMatchObject({ status: 'waitingPayment' });
  });

  it("stay as they are when 'ready' is pressed for the whole order, and when that is undone", async () => {
    const { tick, ticked, undo, owner, path } = await build();
    await tick([1]);
    test.clock.advance(60_000);
    await owner.patch(path, { status: 'waitingPayment' });
    expect((await tick([0])).body.status).toBe('waitingPayment');
    await undo();
    expect(await ticked()).toEqual([1]);
  });

  it('are repeated without a change, and refused where nothing is made', async () => {
    const { tick, read, owner, path, sent } = await build();
    await tick([1]);
    const { revision } = await read();
    expect((await tick([1])).body.revision).toBe(revision);
    expect((await tick([1], true, 1)).body.revision).toBe(revision);
    expect((await tick([7])).body).toMatchObject({ code: 'illegal_move', details: { order: { revision } } });
    await owner.patch(path, { status: 'done', rejected: true, rejectionReason: 'נגמר' });
    expect(await tick([0])).toMatchObject({ status: 409, body: { code: 'illegal_move' } });
    const { body: waiting } = await test
      .visitor()
      .post('/orders', orderBodyFor(owner, { ...sent.dishes[0].dishId, price: sent.dishes[0].dishId.price }));
    const press = { lines: [0], done: true, revision: waiting.revision };
    expect((await owner.post(`/orders/${waiting._id}/ticks`, press)).body.code).toBe('illegal_move');
  });

  it('may have been edited since they were pressed: then nothing is ticked', async () => {
    const { tick, owner, path, dish, read, ticked } = await build();
    const { revision } = await read();
    await owner.patch(path, { isPaid: true });
    expect((await tick([1], true, revision)).status).toBe(200);
    await owner.confirmPassword();
    const dishes = [{ line: 0, dishId: dish._id, quantity: 1 }];
    await owner.patch(`${path}/details`, { dishes });
    expect(await tick([0], true, revision)).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', details: { order: { revision: (await read()).revision } } },
    });
    expect(await ticked()).toEqual([]);
  });

  it('do not hold up a move that was pressed meanwhile', async () => {
    const { tick, owner, path, read } = await build();
    const { revision } = await read();
    await tick([1]);
    expect((await owner.patch(path, { isPaid: true, revision })).status).toBe(200);
  });

  it('are ticked by the person at the station, whose name the trail says', async () => {
    const { owner, path, order } = await build();
    const tablet = await buildStation(test, owner);
    const person = await buildPerson(owner, ['orders'], { name: 'נועה' });
    const press = { lines: [1], done: true, revision: order.revision };
    expect((await tablet.post(`${path}/ticks`, press)).body.code).toBe('pin_required');
    await tablet.type(person);
    expect((await tablet.post(`${path}/ticks`, press)).status).toBe(200);
    expect((await owner.get(`${path}/trail`)).body.at(-1)).toMatchObject({ action: 'tick', by: 'נועה' });
  });

  it('end with one of two stations that tick the last two at the same moment', async () => {
    const { path, owner, order, trail, read } = await build();
    const press = (lines: number[]) => () =>
      owner.post(`${path}/ticks`, { lines, done: true, revision: order.revision });
    const answers = await raceInTurn(test.engine, () => holdOrder(test.engine, order._id), [
      press([0]),
      press([1, 2]),
    ]);
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual([
      [200, 'inProcess'],
      [200, 'waitingPayment'],
    ]);
    expect(await trail()).toEqual(['create', 'approve', 'tick', 'markReady']);
    expect((await read()).dishes.every(({ doneAt }) => doneAt)).toBe(true);
  });

  it("make it ready once when the last tick meets 'ready' for the whole order", async () => {
    const { path, owner, order, trail } = await build();
    const answers = await raceInTurn(test.engine, () => holdOrder(test.engine, order._id), [
      () => owner.patch(path, { status: 'waitingPayment', revision: order.revision }),
      () => owner.post(`${path}/ticks`, { lines: [0, 1, 2], done: true, revision: order.revision }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await trail()).toEqual(['create', 'approve', 'markReady']);
  });
});
