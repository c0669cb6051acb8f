import { describe, expect, it } from 'vitest';
import { soldOutSpans } from '#core/stock/sold-out-spans.ts';
import { buildMenu } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import { listStockLog } from './stock-history.queries.ts';

const test = setUpTestApp();
const minutes = (count: number) => count * 60_000;

const extras = {
  name: 'Extras',
  type: 'multiple',
  required: false,
  options: [{ name: 'Egg', price: 3, maxTimes: 3 }],
};
const egg = { groupName: 'Extras', optionName: 'Egg' };

const build = async () => {
  const place = await buildOpenRestaurant(test, { name: 'Hummus', price: 30, changes: [extras] });
  const { owner, dish, menu } = place;
  const began = test.clock.now();
  const wait = (count: number) => test.clock.advance(minutes(count));
  const limit = async (limit: object | null, option: object | null = null) =>
    expect((await owner.put(`/stock/${dish._id}`, { limit, option })).status).toBe(200);
  const order = async (quantity: number, eggs = 0) => {
    const dishes = [{ dishId: dish._id, quantity, customizations: Array(eggs).fill(egg) }];
    const body = orderBodyFor(owner, dish, { dishes, totalPrice: quantity * (30 + 3 * eggs) });
    const { status, body: placed } = await test.visitor().post('/orders', body);
    expect(status).toBe(201);
    return placed._id as string;
  };
  /** Since so many minutes after the beginning, as minutes after it. */
  const spans = async (since = 0) => {
    const from = new Date(began.getTime() + minutes(since));
    const to = test.clock.now();
    const rows = await listStockLog(test.engine.db, owner.id, from, to, menu._id);
    const minuteOf = (at: Date | null) => at && (at.getTime() - began.getTime()) / minutes(1);
    return soldOutSpans(rows, from, to)
      .map((span) => ({ name: span.option ?? span.dish, from: minuteOf(span.from), to: minuteOf(span.to) }))
      .map(({ name, from, to }) => `${name} ${from}–${to ?? ''}`)
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  };
  return { ...place, wait, limit, order, spans };
};

describe('what was sold out', () => {
  it('is known of a dish that is switched off and on, here or there, once however often it is said', async () => {
    const { owner, dish, wait, limit, spans } = await build();
    await owner.put(`/dishes/${dish._id}/stock`, { available: false });
    wait(5);
    await limit({ kind: 'off' });
    await owner.put(`/dishes/${dish._id}/stock`, { available: false });
    wait(5);
    await limit(null);
    wait(5);
    const { body: sections } = await owner.get(`/menus/${dish.menuId}/dishes`);
    const saved = { ...sections[0].dishes[0], image: undefined };
    expect((await owner.put(`/dishes/${dish._id}`, { ...saved, available: false })).status).toBe(200);
    wait(5);
    expect(await spans()).toEqual(['Hummus 0–10', 'Hummus 15–']);
    expect(await spans(12)).toEqual(['Hummus 15–']);
  });

  it('ends with its time, and with whatever is said before that', async () => {
    const { owner, dish, wait, limit, spans } = await build();
    await limit({ kind: 'untilTime', minutes: 10 });
    await limit({ kind: 'untilTime', minutes: 60 }, egg);
    wait(20);
    expect(await spans()).toEqual(['Egg 0–', 'Hummus 0–10']);
    await limit({ kind: 'off' }, egg);
    await limit({ kind: 'untilTime', minutes: 60 });
    wait(10);
    // Switched off meanwhile: its time brings nothing back, until it is switched on again.
    await owner.put(`/dishes/${dish._id}/stock`, { available: false });
    wait(60);
    await owner.put(`/dishes/${dish._id}/stock`, { available: true });
    wait(10);
    expect(await spans()).toEqual(['Egg 0–', 'Hummus 0–10', 'Hummus 20–90']);
    expect(await spans(95)).toEqual(['Egg 95–']);
  });

  it('is a count that was taken to its end, until it is given back, taken again or counted anew', async () => {
    const { owner, wait, limit, order, spans } = await build();
    await limit({ kind: 'counted', left: 2 });
    await limit({ kind: 'counted', left: 3 }, egg);
    wait(5);
    await order(1, 1);
    const last = await order(1, 2);
    wait(5);
    const { body: rejected } = await owner.patch(`/orders/${last}`, { status: 'done', rejected: true });
    wait(0.5);
    const undone = await owner.post(`/orders/${last}/undo`, { revision: rejected.revision });
    expect(undone.status).toBe(200);
    wait(5);
    await limit({ kind: 'counted', left: 9 });
    await limit({ kind: 'counted', left: 0 }, egg);
    wait(5);
    expect(await spans()).toEqual(['Egg 5–10', 'Egg 10.5–', 'Hummus 5–10', 'Hummus 10.5–15.5']);
  });

  it('is not brought back by a count while the dish is switched off', async () => {
    const { owner, dish, wait, limit, order, spans } = await build();
    await limit({ kind: 'counted', left: 1 });
    const only = await order(1);
    wait(5);
    await owner.put(`/dishes/${dish._id}/stock`, { available: false });
    await owner.patch(`/orders/${only}`, { status: 'done', rejected: true });
    wait(5);
    expect(await spans()).toEqual(['Hummus 0–']);
    await owner.put(`/dishes/${dish._id}/stock`, { available: true });
    wait(5);
    expect(await spans()).toEqual(['Hummus 0–10']);
  });

  it('is there again with the next shift, a practice aside', async () => {
    const { owner, dish, wait, limit, spans } = await build();
    await limit({ kind: 'untilNextShift' }, egg);
    await limit({ kind: 'counted', left: 1 });
    wait(5);
    await owner.confirmPassword();
    expect((await owner.post('/services/end', {})).status).toBe(200);
    expect((await owner.post('/practice')).status).toBe(201);
    const taken = await owner.post('/orders/staff', {
      dishes: [{ dishId: dish._id, quantity: 1 }],
      totalPrice: 30,
      clientOrderToken: 'practised-order-1',
    });
    expect(taken.status).toBe(201);
    wait(5);
    await owner.confirmPassword();
    expect((await owner.post('/services/start', {})).status).toBe(201);
    wait(5);
    expect(await spans()).toEqual(['Egg 0–10']);
  });

  it('goes with its name, and ends with what is taken off the menu', async () => {
    const { owner, dish, menu, section, wait, limit, spans } = await build();
    await limit({ kind: 'untilNextShift' }, egg);
    await limit({ kind: 'off' });
    wait(5);
    const { body: sections } = await owner.get(`/menus/${menu._id}/dishes`);
    const saved = { ...sections[0].dishes[0], image: undefined };
    const renamed = { ...extras, options: [{ name: 'Boiled egg', price: 3, maxTimes: 3 }] };
    expect((await owner.put(`/dishes/${dish._id}`, { ...saved, changes: [renamed] })).status).toBe(200);
    wait(5);
    expect(await spans()).toEqual(['Boiled egg 5–', 'Egg 0–5', 'Hummus 0–']);
    const removed = await owner.put(`/menus/${menu._id}/sections`, { remove: [section._id] });
    expect(removed.status).toBe(200);
    wait(40);
    expect(await spans(5)).toEqual(['Boiled egg 5–10', 'Hummus 5–10']);
    expect(await spans(15)).toEqual([]);
  });

  it('ends with whatever way it goes: alone, with its menu, or when an import takes its place', async () => {
    const ways: ((place: Awaited<ReturnType<typeof build>>) => Promise<{ status: number }>)[] = [
      ({ owner, dish }) => owner.delete(`/dishes/${dish._id}/remove-from-menu`, { menuId: dish.menuId }),
      async ({ owner, menu }) => {
        await buildMenu(owner, { name: 'Soup' });
        await owner.confirmPassword();
        await owner.post('/services/end', {});
        return owner.delete(`/menus/${menu._id}`);
      },
      ({ owner, menu }) =>
        owner.post('/menus/import', {
          menuId: menu._id,
          mode: 'replace',
          sections: [{ sectionName: 'New', dishes: [{ name: 'Soup', price: 20 }] }],
        }),
    ];
    for (const goes of ways) {
      const place = await build();
      const { limit, wait, spans } = place;
      await limit({ kind: 'off' });
      await limit({ kind: 'untilNextShift' }, egg);
      wait(10);
      expect((await goes(place)).status).toBeLessThan(300);
      wait(30);
      expect(await spans(5)).toEqual(['Egg 5–10', 'Hummus 5–10']);
      expect(await spans(15)).toEqual([]);
    }
  });

  it('leaves out what was off all the time on a menu that nobody was offered', async () => {
    const { owner, wait, spans } = await build();
    const other = await buildMenu(owner, { name: 'Soup' });
    wait(1);
    await owner.put(`/dishes/${other.dish._id}/stock`, { available: false });
    wait(5);
    expect(await spans()).toEqual(['Soup 1–']);
    expect(await spans(2)).toEqual([]);
  });
});
