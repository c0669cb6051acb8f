import { describe, expect, it } from 'vitest';
import { limits } from '#core/values/limits.ts';
import { buildDish } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { listStoredOrders } from '#server/testing/stored-orders.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const settings = { restaurantName: 'The Palm', address: 'Harbour 4', hasTableNumbers: true };

describe('the table of an order', () => {
  const buildTables = async (tableNumbersCount: number) => {
    const place = await buildOpenRestaurant(test);
    await place.owner.put('/restaurants/settings', { ...settings, tableNumbersCount });
    const send = (tableNumber: unknown) =>
      test.visitor().post('/orders', orderBodyFor(place.owner, place.dish, { tableNumber }));
    return { ...place, send };
  };

  it('is a number of the restaurant, written as a number or as in an address', async () => {
    const { send } = await buildTables(12);
    const tables = [
      [1, 1],
      [12, 12],
      ['3', 3],
      ['012', 12],
      [null, null],
    ];
    for (const [sent, stored] of tables) {
      const { status, body } = await send(sent);
      expect([sent, status, body.tableNumber]).toEqual([sent, 201, stored]);
    }
  });

  it('is refused when there is no such table, and nothing is saved', async () => {
    const { owner, send } = await buildTables(12);
    const unknown = [13, '13', 10_000];
    const nonsense = [0, '0', '0000', -1, 1.5, '1.5', '', ' 3', '3x', '١', true, [3], '99999'];
    for (const sent of unknown) expect([sent, (await send(sent)).body.code]).toEqual([sent, 'invalid_table']);
    for (const sent of nonsense)
      expect([sent, (await send(sent)).body.code]).toEqual([sent, 'invalid_input']);
    expect(await listStoredOrders(test.engine.db, owner.id)).toEqual([]);
  });

  it('follows the settings at once, and a sent order keeps the table it had', async () => {
    const { owner, send } = await buildTables(12);
    expect((await send(12)).status).toBe(201);
    await owner.put('/restaurants/settings', { ...settings, tableNumbersCount: 11 });
    expect((await send(12)).body).toMatchObject({ code: 'invalid_table', details: { tables: 11 } });
    await owner.put('/restaurants/settings', { ...settings, hasTableNumbers: false });
    expect((await send(1)).body).toMatchObject({ code: 'invalid_table', details: { tables: 0 } });
    expect((await send(null)).status).toBe(201);
    const board = (await owner.get('/orders/mine')).body;
    expect(board.map((order: { tableNumber: number }) => order.tableNumber)).toEqual([12, null]);
  });
});

describe('an order at the edge of what can be ordered', () => {
  it('is priced to the agora when it is the dearest there can be', async () => {
    const price = limits.priceShekels - 0.01;
    const option = { name: 'Gold leaf', price };
    const { owner, dish, shift } = await buildOpenRestaurant(test, {
      price,
      sizes: [{ name: 'Small' }, { name: 'Large', price }],
      changes: [{ name: 'Extras', type: 'multiple', options: [option] }],
    });
    const line = {
      dishId: dish._id,
      quantity: limits.lineQuantity,
      size: 'Large',
      customizations: [{ groupName: 'Extras', optionName: 'Gold leaf' }],
    };
    const dishes = Array.from({ length: limits.orderLines }, () => line);
    const totalPrice = (3 * 9_999_999 * limits.lineQuantity * limits.orderLines) / 100;
    const sent = await test.visitor().post('/orders', orderBodyFor(owner, dish, { dishes, totalPrice }));
    expect([sent.status, sent.body.totalPrice]).toEqual([201, totalPrice]);
    const [listed] = (await owner.get('/services')).body;
    expect(listed).toMatchObject({ _id: shift._id, orderCount: 1, totalPrice });
    const oneMore = [...dishes, line];
    expect(
      (await test.visitor().post('/orders', orderBodyFor(owner, dish, { dishes: oneMore }))).status,
    ).toBe(400);
  });

  it('costs nothing when its dishes do', async () => {
    const { owner, dish } = await buildOpenRestaurant(test, { price: 0 });
    const sent = await test.visitor().post('/orders', orderBodyFor(owner, dish, { totalPrice: 0 }));
    expect([sent.status, sent.body.totalPrice]).toEqual([201, 0]);
  });

  it('keeps lines in the order they were sent, also two of the same dish', async () => {
    const { owner, dish, menu, section } = await buildOpenRestaurant(test);
    const soup = await buildDish(owner, {
      name: 'Soup',
      price: 1.1,
      menuId: menu._id,
      sectionName: section._id,
    });
    const notes = ['b', 'a', 'c', ''];
    const dishes = notes.map((note, index) => ({
      dishId: index % 2 ? soup._id : dish._id,
      quantity: index + 1,
      note,
    }));
    const totalPrice = 32 * 4 + 1.1 * 6;
    const sent = await test.visitor().post('/orders', orderBodyFor(owner, dish, { dishes, totalPrice }));
    expect(sent.status).toBe(201);
    const [managed] = (await owner.get('/orders/mine')).body;
    expect(managed.dishes.map(({ note }: { note: string }) => note)).toEqual(notes);
    expect(sent.body.dishes).toEqual(managed.dishes);
  });

  it('takes any letters a guest types, and trims what surrounds them', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const note = 'בלי 🧅 & <b>"extra"</b> \\ %00 רוטב';
    const body = orderBodyFor(owner, dish, {
      customerName: '  ד׳ “O’Neil” 👩🏽‍🍳  ',
      dishes: [{ dishId: dish._id, quantity: 1, note: ` ${note}\n` }],
    });
    expect((await test.visitor().post('/orders', body)).status).toBe(201);
    const [managed] = (await owner.get('/orders/mine')).body;
    expect(managed.customerName).toBe('ד׳ “O’Neil” 👩🏽‍🍳');
    expect(managed.dishes[0].note).toBe(note);
  });

  it('needs what the dish needs: a size, a choice, no more than its maximum', async () => {
    const { owner, dish } = await buildOpenRestaurant(test, {
      sizes: [{ name: 'Small' }, { name: 'Large', price: 5 }],
      changes: [
        {
          name: 'Bread',
          type: 'multiple',
          required: true,
          maxSelections: 1,
          options: [{ name: 'Pita' }, { name: 'Rye' }],
        },
      ],
    });
    const reasonsFor = async (line: Record<string, unknown>) => {
      const dishes = [{ dishId: dish._id, quantity: 1, ...line }];
      const { body } = await test.visitor().post('/orders', orderBodyFor(owner, dish, { dishes }));
      return body.details?.problems?.map(({ why }: { why: string }) => why) ?? body.code ?? 'sent';
    };
    const bread = (...names: string[]) => names.map((optionName) => ({ groupName: 'Bread', optionName }));
    expect(await reasonsFor({})).toEqual(['size_required', 'group_required']);
    expect(await reasonsFor({ size: 'Huge', customizations: bread('Pita') })).toEqual(['size_unknown']);
    expect(await reasonsFor({ size: 'Small', customizations: bread('Pita', 'Rye') })).toEqual([
      'too_many_options',
    ]);
    expect(await reasonsFor({ size: 'Small', customizations: bread('Cake') })).toEqual(['option_unknown']);
    expect(await reasonsFor({ size: { name: 'Small' }, customizations: bread('Rye') })).toBe('sent');
  });
});

describe('orders of a span of time', () => {
  const minute = 60_000;

  it('are those from its first to its last moment, of every shift, without the deleted', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const at: string[] = [];
    const ids: string[] = [];
    for (let sent = 0; sent < 4; sent++) {
      test.clock.advance(minute);
      at.push(test.clock.now().toISOString());
      ids.push((await test.visitor().post('/orders', orderBodyFor(owner, dish))).body._id);
    }
    await owner.delete(`/orders/${ids[2]}`);
    const span = async (from: string | undefined, to?: string) =>
      (await owner.get(`/orders/mine?from=${from}${to ? `&to=${to}` : ''}`)).body.map(
        (order: { _id: string }) => order._id,
      );
    expect(await span(at[1], at[3])).toEqual([ids[1], ids[3]]);
    expect(await span(at[0], at[0])).toEqual([ids[0]]);
    expect(await span(at[3])).toEqual([ids[3]]);
    expect(await span(at[3], at[0])).toEqual([]);
    const stranger = await test.owner();
    expect((await stranger.get(`/orders/mine?from=${at[0]}`)).body).toEqual([]);
  });

  it('cannot begin at what is no moment', async () => {
    const owner = await test.owner();
    const nonsense = ['yesterday', '2026-02-30T00:00:00Z', '2026-03-01', '', '1', '0000-01-01T00:00:00Z'];
    for (const from of nonsense) {
      const { status, body } = await owner.get(`/orders/mine?from=${from}`);
      expect([from, status, body.code]).toEqual([from, 400, 'invalid_input']);
    }
  });

  it('may begin before there were orders', async () => {
    const owner = await test.owner();
    expect((await owner.get('/orders/mine?from=0001-01-01T00:00:00Z&to=9999-12-31T23:59:59Z')).status).toBe(
      200,
    );
  });
});
