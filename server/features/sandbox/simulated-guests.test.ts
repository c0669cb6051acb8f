import { describe, expect, it } from 'vitest';
import { shifts } from '#server/db/schema.ts';
import { buildDish, buildMenu } from '#server/testing/build-menu.ts';
import { refuseChange } from '#server/testing/refuse-change.ts';
import { runIfDue } from '#server/testing/run-if-due.ts';
import { listStoredOrders } from '#server/testing/stored-orders.ts';
import { listOpenShifts, storeNextGuest } from '#server/testing/stored-rows.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();
const serveDue = () => runIfDue(test, 'serve simulated guests');
const secondMs = 1000;

const practise = async (dish: Record<string, unknown> = {}) => {
  const owner = await test.owner();
  const built = await buildMenu(owner, dish);
  await owner.post('/practice');
  return { owner, ...built, stored: () => listStoredOrders(test.engine.db, owner.id) };
};

describe('made-up guests', () => {
  it('come within seconds, and then about every minute', async () => {
    const { stored } = await practise();
    await serveDue();
    expect(await stored()).toEqual([]);
    test.clock.advance(5 * secondMs);
    await serveDue();
    expect(await stored()).toHaveLength(1);
    for (let second = 0; second < 600; second += 5) {
      test.clock.advance(5 * secondMs);
      await serveDue();
    }
    const { length } = await stored();
    expect(length).toBeGreaterThanOrEqual(8);
    expect(length).toBeLessThanOrEqual(14);
  });

  it('order once, however many processes serve them at once', async () => {
    const { stored } = await practise();
    test.clock.advance(6 * secondMs);
    await Promise.all(Array.from({ length: 6 }, () => serveDue()));
    expect(await stored()).toHaveLength(1);
    await serveDue();
    expect(await stored()).toHaveLength(1);
  });

  it('come to every other restaurant while one cannot be served, and to that one later', async () => {
    const bad = await practise();
    const good = await practise();
    const [practice] = await listOpenShifts(test.engine.db, bad.owner.id);
    const mend = await refuseChange(test.engine, shifts, practice?.id ?? '');
    const served = async () => [(await bad.stored()).length, (await good.stored()).length];
    test.clock.advance(6 * secondMs);
    await serveDue();
    expect(await served()).toEqual([0, 1]);
    await mend();
    await serveDue();
    expect(await served()).toEqual([0, 1]);
    test.clock.advance(15 * secondMs);
    await serveDue();
    expect((await served())[0]).toBe(1);
  });

  it('do not all come at once after a time in which nobody served them', async () => {
    const { stored } = await practise();
    test.clock.advance(40 * 60 * secondMs);
    await serveDue();
    await serveDue();
    expect(await stored()).toHaveLength(1);
  });

  it('choose as the menu asks, and take only what there is', async () => {
    const { owner, menu, section, stored } = await practise({
      sizes: [
        { name: 'קטן', price: 0, isBase: true },
        { name: 'גדול', price: 8 },
      ],
      changes: [
        { name: 'לחם', type: 'single', required: true, options: [{ name: 'פיתה' }, { name: 'לאפה' }] },
        {
          name: 'תוספות',
          type: 'multiple',
          required: false,
          minSelections: 3,
          maxSelections: 3,
          options: [
            { name: 'טחינה', maxTimes: 2 },
            { name: 'ביצה', price: 4 },
          ],
        },
      ],
    });
    await buildDish(owner, {
      menuId: menu._id,
      sectionName: section.sectionName,
      name: 'אזל',
      available: false,
    });
    for (let guest = 0; guest < 10; guest += 1) {
      test.clock.advance(80 * secondMs);
      await serveDue();
    }
    const placed = await stored();
    expect(placed).toHaveLength(10);
    const { body: board } = await owner.get('/orders/mine');
    for (const { dishes, customerName, totalPrice } of board) {
      expect(customerName).not.toBe('');
      expect(totalPrice).toBeGreaterThanOrEqual(32);
      expect(dishes.map((line: { dishId: { name: string } }) => line.dishId.name)).toEqual(['חומוס']);
    }
  });

  it('wait while nothing can be ordered', async () => {
    const { owner, dish, stored } = await practise();
    await owner.put(`/dishes/${dish._id}/stock`, { available: false });
    test.clock.advance(10 * secondMs);
    await serveDue();
    expect(await stored()).toEqual([]);
    await owner.put(`/dishes/${dish._id}/stock`, { available: true });
    test.clock.advance(80 * secondMs);
    await serveDue();
    expect(await stored()).toHaveLength(1);
  });
});

describe('a process that stopped between an order and the time of the next', () => {
  it('is followed by one that finds the order and makes no second', async () => {
    const { owner, stored } = await practise();
    test.clock.advance(6 * secondMs);
    const [shift] = await listOpenShifts(test.engine.db, owner.id);
    await serveDue();
    if (!shift?.nextSimulatedAt) throw new Error('no guest was due');
    await storeNextGuest(test.engine.db, shift.id, shift.nextSimulatedAt);
    await serveDue();
    expect(await stored()).toHaveLength(1);
    test.clock.advance(80 * secondMs);
    await serveDue();
    expect(await stored()).toHaveLength(2);
  });
});
