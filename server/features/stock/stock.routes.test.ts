import { describe, expect, it } from 'vitest';
import type { StockDish, StockSection } from '#core/stock/stock.contract.ts';
import { readEventsAfter, readLastSeq } from '#server/live/event-log.ts';
import { buildDish } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import type { TestOwner } from '#server/testing/build-owner.ts';
import { breadGroup as bread, extrasGroup as extras } from '#server/testing/change-groups.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const build = async (dish: Record<string, unknown> = {}) => {
  const place = await buildOpenRestaurant(test, { name: 'Hummus', price: 30, ...dish });
  const { owner, dish: created } = place;
  const stockOf = async (dishId = created._id): Promise<StockDish> => {
    const { body } = await owner.get('/stock');
    const found = (body as StockSection[]).flatMap(({ dishes }) => dishes).find(({ _id }) => _id === dishId);
    if (!found) throw new Error('the dish is not on the stock board');
    return found;
  };
  const limit = (limit: object | null, option: object | null = null, dishId = created._id) =>
    owner.put(`/stock/${dishId}`, { limit, option });
  const order = (quantity = 1, overrides: Record<string, unknown> = {}) =>
    test.visitor().post(
      '/orders',
      orderBodyFor(owner, created, {
        dishes: [{ dishId: created._id, quantity, note: '', size: null, customizations: [] }],
        totalPrice: created.price * quantity,
        ...overrides,
      }),
    );
  return { ...place, stockOf, limit, order };
};

const guestDish = async (owner: TestOwner, dishId: string) => {
  const { body } = await test.visitor().get(`/public-menu/${owner.id}`);
  return {
    validUntil: body.validUntil as string | null,
    ...body.menu.sections
      .flatMap(({ dishes }: { dishes: { _id: string }[] }) => dishes)
      .find(({ _id }: { _id: string }) => _id === dishId),
  };
};

describe('the stock board', () => {
  it('sets a count that names itself once, however often it is sent', async () => {
    const { owner, dish, order, stockOf } = await build();
    const count = { limit: { kind: 'counted', left: 5 }, countId: 'ab'.repeat(12) };
    await owner.put(`/stock/${dish._id}`, count);
    await order(2);
    expect(await owner.put(`/stock/${dish._id}`, count)).toMatchObject({ body: { limit: { left: 3 } } });
    expect((await stockOf()).limit).toMatchObject({ left: 3 });
    await owner.put(`/stock/${dish._id}`, { ...count, countId: 'cd'.repeat(12) });
    expect((await stockOf()).limit).toMatchObject({ left: 5 });
  });

  it('says what a change replaced, as it was at that moment', async () => {
    const { limit, order } = await build({ changes: [extras] });
    const egg = { groupName: 'Extras', optionName: 'Egg' };
    expect((await limit({ kind: 'counted', left: 5 })).body.was).toBeNull();
    await order(3);
    expect((await limit({ kind: 'off' })).body.was).toEqual({ kind: 'counted', endsAt: null, left: 2 });
    expect((await limit({ kind: 'off' }, egg)).body.was).toBeNull();
    expect((await limit(null, egg)).body.was).toMatchObject({ kind: 'off' });
    expect((await limit({ kind: 'untilTime', minutes: 10 })).body.was).toMatchObject({ kind: 'off' });
    test.clock.advance(10 * 60_000);
    // Its time is over: nothing limited it any more.
    expect((await limit({ kind: 'untilNextShift' })).body.was).toBeNull();
  });

  it('lists every dish and option of the active menu, limited by nothing', async () => {
    const { owner, dish, section } = await build({ changes: [bread, extras] });
    const { status, body } = await owner.get('/stock');
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        _id: section._id,
        name: section.sectionName,
        dishes: [
          {
            _id: dish._id,
            name: 'Hummus',
            limit: null,
            exhaustedGroup: null,
            options: [
              { groupName: 'Bread', optionName: 'Pita', limit: null },
              { groupName: 'Bread', optionName: 'Laffa', limit: null },
              { groupName: 'Extras', optionName: 'Egg', limit: null },
            ],
          },
        ],
      },
    ]);
  });

  it('agrees with the editor about what is switched off', async () => {
    const { owner, dish, menu, stockOf, limit } = await build();
    await owner.put(`/dishes/${dish._id}/stock`, { available: false });
    expect((await stockOf()).limit).toEqual({ kind: 'off', endsAt: null, left: null });
    expect((await limit(null)).body.limit).toBeNull();
    await limit({ kind: 'off' });
    const { body } = await owner.get(`/menus/${menu._id}/dishes`);
    expect(body[0].dishes[0].available).toBe(false);
    expect((await limit({ kind: 'counted', left: 4 })).body.limit).toMatchObject({
      kind: 'counted',
      left: 4,
    });
    expect((await guestDish(owner, dish._id)).available).toBe(true);
  });

  it('is not for the basic plan, another owner or a dish that is not there', async () => {
    const { dish, limit, owner } = await build({ changes: [bread] });
    const basic = await test.owner({ plan: 'basic' });
    expect((await basic.get('/stock')).body.code).toBe('plan_required');
    expect((await basic.put(`/stock/${dish._id}`, { limit: null })).body.code).toBe('plan_required');
    const other = await test.owner();
    expect((await other.put(`/stock/${dish._id}`, { limit: { kind: 'off' } })).status).toBe(404);
    expect((await limit({ kind: 'off' }, { groupName: 'Bread', optionName: 'Bagel' })).status).toBe(404);
    for (const bad of [
      { kind: 'counted' },
      { kind: 'counted', left: -1 },
      { kind: 'untilTime', minutes: 0 },
      {},
    ])
      expect((await owner.put(`/stock/${dish._id}`, { limit: bad })).status).toBe(400);
  });
});

describe('a limit', () => {
  it('for an hour ends by itself, on the page and at the till', async () => {
    const { owner, dish, limit, order, stockOf } = await build();
    const { body } = await limit({ kind: 'untilTime', minutes: 60 });
    const ends = new Date(test.clock.now().getTime() + 3_600_000).toISOString();
    expect(body.limit).toEqual({ kind: 'untilTime', endsAt: ends, left: null });
    expect(await guestDish(owner, dish._id)).toMatchObject({ available: false, validUntil: ends });
    expect((await order()).body.details.problems).toMatchObject([
      { why: 'dish_unavailable', name: 'Hummus' },
    ]);
    test.clock.advance(3_600_000);
    await owner.confirmPassword();
    expect(await guestDish(owner, dish._id)).toMatchObject({ available: true, validUntil: null });
    expect((await stockOf()).limit).toBeNull();
    expect((await order()).status).toBe(201);
  });

  it('until the next shift ends when it begins', async () => {
    const { owner, dish, limit, shift, stockOf } = await build({ changes: [bread] });
    await limit({ kind: 'untilNextShift' });
    await limit({ kind: 'untilNextShift' }, { groupName: 'Bread', optionName: 'Pita' });
    await limit({ kind: 'off' }, { groupName: 'Bread', optionName: 'Laffa' });
    await owner.confirmPassword();
    await owner.post('/services/end', { id: shift._id });
    expect((await stockOf()).limit?.kind).toBe('untilNextShift');
    await owner.post('/services/start', {});
    expect(await stockOf()).toMatchObject({
      limit: null,
      options: [{ limit: null }, { optionName: 'Laffa', limit: { kind: 'off' } }],
    });
    expect((await guestDish(owner, dish._id)).available).toBe(true);
  });

  it('of an option keeps it from being chosen, and of the last one that must be chosen sells out the dish', async () => {
    const { owner, dish, limit, order, stockOf } = await build({ changes: [bread] });
    const withBread = (optionName: string, price = 0) =>
      order(1, {
        dishes: [{ dishId: dish._id, quantity: 1, customizations: [{ groupName: 'Bread', optionName }] }],
        totalPrice: 30 + price,
      });
    await limit({ kind: 'off' }, { groupName: 'Bread', optionName: 'Pita' });
    expect((await withBread('Pita')).body.details.problems).toEqual([
      { line: 0, dishId: dish._id, why: 'not_enough_left', name: 'Hummus', option: 'Pita', left: 0 },
    ]);
    const seen = await guestDish(owner, dish._id);
    expect(seen.available).toBe(true);
    expect(seen.changes[0].options.map(({ maxTimes }: { maxTimes: number }) => maxTimes)).toEqual([0, 1]);
    expect((await withBread('Laffa', 4)).status).toBe(201);
    await limit({ kind: 'counted', left: 0 }, { groupName: 'Bread', optionName: 'Laffa' });
    expect((await guestDish(owner, dish._id)).available).toBe(false);
    expect((await stockOf()).exhaustedGroup).toBe('Bread');
    expect((await withBread('Laffa', 4)).body.details.problems).toMatchObject([{ why: 'dish_unavailable' }]);
  });

  it('is told to guests with the last five alone', async () => {
    const { owner, dish, limit, order } = await build();
    await limit({ kind: 'counted', left: 7 });
    expect(await guestDish(owner, dish._id)).not.toHaveProperty('left');
    await order(2);
    expect(await guestDish(owner, dish._id)).toMatchObject({ available: true, left: 5 });
    await order(5);
    expect(await guestDish(owner, dish._id)).toMatchObject({ available: false });
  });

  it('calls guests to read the menu again with the last five alone, and numbers no order twice', async () => {
    const { owner, limit, order } = await build();
    await limit({ kind: 'counted', left: 9 });
    const before = await readLastSeq(test.engine.db, owner.id);
    const numbers = [];
    for (const quantity of [1, 2, 1, 5]) numbers.push((await order(quantity)).body.displayOrderNumber);
    expect(numbers).toEqual([1, 2, 3, 4]);
    const events = await readEventsAfter(test.engine.db, owner.id, before);
    expect(events?.map(({ event }) => event.kind)).toEqual([
      'order',
      'order',
      'order',
      'menu',
      'order',
      'menu',
    ]);
  });

  it('survives the switch of the editor and a save of the dish', async () => {
    const { owner, dish, menu, section, limit, stockOf } = await build();
    await limit({ kind: 'counted', left: 3 });
    await owner.put(`/dishes/${dish._id}/stock`, { available: false });
    await owner.put(`/dishes/${dish._id}/stock`, { available: true });
    const inSection = { menuId: menu._id, sectionName: section.sectionName };
    expect((await owner.put(`/dishes/${dish._id}`, { name: 'Hummus', price: 33, ...inSection })).status).toBe(
      200,
    );
    expect((await stockOf()).limit).toMatchObject({ kind: 'counted', left: 3 });
  });
});

it('a limit follows its option to another name', async () => {
  const { owner, dish, menu, section, limit, stockOf } = await build({ changes: [bread] });
  const laffa = { groupName: 'Bread', optionName: 'Laffa' };
  await limit({ kind: 'counted', left: 3 }, laffa);
  const { body: order } = await test.visitor().post(
    '/orders',
    orderBodyFor(owner, dish, {
      dishes: [{ dishId: dish._id, quantity: 1, customizations: [laffa] }],
      totalPrice: 34,
    }),
  );
  await owner.put(`/dishes/${dish._id}`, {
    name: 'Hummus',
    price: 30,
    menuId: menu._id,
    sectionName: section.sectionName,
    changes: [{ ...bread, name: 'Breads', options: [{ name: 'Pita' }, { name: 'Big laffa', price: 4 }] }],
  });
  expect((await stockOf()).options).toMatchObject([
    { groupName: 'Breads', optionName: 'Pita', limit: null },
    { groupName: 'Breads', optionName: 'Big laffa', limit: { kind: 'counted', left: 2 } },
  ]);
  // And gets back what was taken under the old one.
  await owner.patch(`/orders/${order._id}`, { status: 'done', rejected: true });
  expect((await stockOf()).options[1]).toMatchObject({ limit: { left: 3 } });
});

describe('a count', () => {
  it('goes down with each order and refuses what is more than is left, saving nothing', async () => {
    const { owner, dish, limit, order, stockOf } = await build({ changes: [extras] });
    await limit({ kind: 'counted', left: 3 });
    await limit({ kind: 'counted', left: 4 }, { groupName: 'Extras', optionName: 'Egg' });
    const egg = { groupName: 'Extras', optionName: 'Egg' };
    const line = (quantity: number, eggs: number) => ({
      dishId: dish._id,
      quantity,
      customizations: Array(eggs).fill(egg),
    });
    const two = await order(1, { dishes: [line(1, 3), line(1, 0)], totalPrice: 69 });
    expect(two.status).toBe(201);
    expect(await stockOf()).toMatchObject({ limit: { left: 1 }, options: [{ limit: { left: 1 } }] });
    const dear = await order(1, { dishes: [line(1, 2)], totalPrice: 36 });
    expect(dear).toMatchObject({ status: 422, body: { code: 'order_refused' } });
    expect(dear.body.details.problems).toEqual([
      { line: 0, dishId: dish._id, why: 'not_enough_left', name: 'Hummus', option: 'Egg', left: 1 },
    ]);
    expect((await order(2)).body.details.problems).toEqual([
      { line: 0, dishId: dish._id, why: 'not_enough_left', name: 'Hummus', option: null, left: 1 },
    ]);
    expect(await stockOf()).toMatchObject({ limit: { left: 1 }, options: [{ limit: { left: 1 } }] });
    expect((await owner.get('/orders/mine')).body).toHaveLength(1);
  });

  it('of six portions gives six to forty guests who order at once, and tells the others which dish', async () => {
    const { owner, limit, order, stockOf } = await build();
    await limit({ kind: 'counted', left: 6 });
    const answers = await Promise.all(Array.from({ length: 40 }, () => order()));
    const refused = answers.filter(({ status }) => status === 422);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
    expect(refused).toHaveLength(34);
    for (const { body } of refused)
      expect(body.details.problems).toMatchObject([{ why: 'not_enough_left', name: 'Hummus', left: 0 }]);
    expect((await stockOf()).limit).toMatchObject({ left: 0 });
    const { body: orders } = await owner.get('/orders/mine');
    expect(orders.map((each: { displayOrderNumber: number }) => each.displayOrderNumber)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
  });

  it('takes several things in any order of the lines without standing in its own way', async () => {
    const { owner, dish, limit, menu, section, order, stockOf } = await build();
    const inSection = { menuId: menu._id, sectionName: section.sectionName };
    const others = [];
    for (const name of ['Labneh', 'Salad', 'Fish'])
      others.push(await buildDish(owner, { name, price: 30, ...inSection }));
    const all = [dish, ...others];
    for (const each of all) await limit({ kind: 'counted', left: 30 }, null, each._id);
    const lines = (list: typeof all) =>
      list.map(({ _id }) => ({ dishId: _id, quantity: 1, customizations: [] }));
    const placed = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        order(1, { dishes: lines(index % 2 ? all : [...all].reverse()), totalPrice: 120 }),
      ),
    );
    expect(placed.map(({ status }) => status)).toEqual(Array(12).fill(201));
    await Promise.all([
      ...placed
        .slice(0, 6)
        .map(({ body }) => owner.patch(`/orders/${body._id}`, { status: 'done', rejected: true })),
      ...Array.from({ length: 6 }, () => order(1, { dishes: lines([...all].reverse()), totalPrice: 120 })),
    ]);
    for (const each of all) expect((await stockOf(each._id)).limit).toMatchObject({ left: 18 });
  });

  it('gets back what is rejected, cancelled or deleted, once', async () => {
    const { owner, limit, order, stockOf } = await build();
    await limit({ kind: 'counted', left: 9 });
    const left = async () => (await stockOf()).limit?.left;
    const ids = [];
    for (const quantity of [1, 2, 3]) ids.push((await order(quantity)).body._id);
    expect(await left()).toBe(3);
    const reject = { status: 'done', rejected: true, rejectionReason: 'ran out' };
    await owner.patch(`/orders/${ids[0]}`, reject);
    await owner.patch(`/orders/${ids[0]}`, reject);
    expect(await left()).toBe(4);
    await owner.delete(`/orders/${ids[0]}`, {});
    expect(await left()).toBe(4);
    await owner.patch(`/orders/${ids[1]}`, { status: 'inProcess', rejected: false });
    await owner.patch(`/orders/${ids[1]}`, reject);
    expect(await left()).toBe(6);
    await owner.delete(`/orders/${ids[2]}`, {});
    expect(await left()).toBe(9);
  });

  it('is taken from again when a rejection is undone, and what others took since refuses that', async () => {
    const { owner, limit, order, stockOf } = await build();
    await limit({ kind: 'counted', left: 2 });
    const left = async () => (await stockOf()).limit?.left;
    const { _id } = (await order(2)).body;
    const reject = async () => (await owner.patch(`/orders/${_id}`, { status: 'done', rejected: true })).body;
    const undo = (revision: number) => owner.post(`/orders/${_id}/undo`, { revision });
    expect((await undo((await reject()).revision)).status).toBe(200);
    expect(await left()).toBe(0);
    const { revision } = await reject();
    expect((await order(1)).status).toBe(201);
    const refused = await undo(revision);
    expect(refused).toMatchObject({ status: 422, body: { code: 'order_refused' } });
    expect(refused.body.details.problems).toMatchObject([
      { why: 'not_enough_left', name: 'Hummus', left: 1 },
    ]);
    expect(await left()).toBe(1);
  });

  it('follows an edit: more is taken or refused, less is given back', async () => {
    const { owner, dish, limit, order, stockOf } = await build();
    const before = (await order(2)).body._id;
    await limit({ kind: 'counted', left: 4 });
    const { _id } = (await order(2)).body;
    const edit = (id: string, quantity: number) =>
      owner.patch(`/orders/${id}/details`, { dishes: [{ dishId: dish._id, quantity }] });
    const left = async () => (await stockOf()).limit?.left;
    expect((await edit(_id, 4)).status).toBe(200);
    expect(await left()).toBe(0);
    const refused = await edit(_id, 5);
    expect(refused).toMatchObject({ status: 422, body: { code: 'order_refused' } });
    expect(refused.body.details.problems).toMatchObject([
      { why: 'not_enough_left', name: 'Hummus', left: 0 },
    ]);
    expect((await edit(_id, 1)).status).toBe(200);
    expect(await left()).toBe(3);
    // What was ordered before the count began is no part of it; what is added to it is.
    await edit(before, 3);
    expect(await left()).toBe(2);
    await edit(before, 1);
    expect(await left()).toBe(3);
  });

  it('that is counted anew gets nothing back from the orders before it', async () => {
    const { owner, limit, order, stockOf } = await build();
    await limit({ kind: 'counted', left: 5 });
    const { _id } = (await order(2)).body;
    await limit({ kind: 'counted', left: 10 });
    await owner.patch(`/orders/${_id}`, { status: 'done', rejected: true });
    expect((await stockOf()).limit).toMatchObject({ left: 10 });
  });
});
