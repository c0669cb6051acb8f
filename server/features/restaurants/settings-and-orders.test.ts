import { describe, expect, it } from 'vitest';
import { limits } from '#core/values/limits.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { settingsBody as settings } from '#server/testing/settings-body.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

describe('settings while orders are open', () => {
  it('change the name for new shifts and guests, not for what was begun', async () => {
    const { owner, dish, shift } = await buildOpenRestaurant(test);
    const { body: order } = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    await owner.put('/restaurants/settings', settings);
    const tracked = await test.visitor().get(`/orders/track/${order.trackingToken}`);
    expect(tracked.body.restaurantName).toBe('The Palm');
    const [listed] = (await owner.get('/services')).body;
    expect([listed._id, listed.restaurantName]).toEqual([shift._id, owner.account.restaurantName]);
  });

  it('may take the tables away: open orders keep theirs through every later change', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    await owner.put('/restaurants/settings', settings);
    const { body: order } = await test
      .visitor()
      .post('/orders', orderBodyFor(owner, dish, { tableNumber: 9 }));
    await owner.put('/restaurants/settings', {
      ...settings,
      hasTableNumbers: false,
      tableNumbersCount: null,
    });
    const edited = await owner.patch(`/orders/${order._id}/details`, {
      dishes: [{ dishId: dish._id, quantity: 2 }],
    });
    expect([edited.status, edited.body.order.tableNumber]).toEqual([200, 9]);
    const moved = await owner.patch(`/orders/${order._id}`, { status: 'inProcess' });
    expect(moved.body.tableNumber).toBe(9);
    expect((await test.visitor().get(`/public-menu/${owner.id}`)).body.restaurant.tables).toBe(0);
  });

  it('saved on two screens at once are those of one of them, whole', async () => {
    const owner = await test.owner();
    const versions = [1, 2, 3, 4].map((n) => ({
      ...settings,
      restaurantName: `Palm ${n}`,
      address: `Harbour ${n}`,
      tableNumbersCount: n,
    }));
    const answers = await Promise.all(versions.map((version) => owner.put('/restaurants/settings', version)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { body } = await owner.get('/restaurants/settings');
    expect(answers.map((answer) => answer.body.restaurant)).toContainEqual(body);
  });
});

describe('the limits of settings', () => {
  it('are taken to the last table and letter, and not one further', async () => {
    const owner = await test.owner();
    const statusOf = async (part: Record<string, unknown>) =>
      (await owner.put('/restaurants/settings', { ...settings, ...part })).status;
    expect(await statusOf({ tableNumbersCount: limits.tablesMax })).toBe(200);
    expect(await statusOf({ tableNumbersCount: limits.tablesMax + 1 })).toBe(400);
    expect(await statusOf({ restaurantName: 'א'.repeat(limits.name) })).toBe(200);
    expect(await statusOf({ restaurantName: 'א'.repeat(limits.name + 1) })).toBe(400);
    expect(await statusOf({ address: 'x'.repeat(limits.address + 1) })).toBe(400);
  });

  it('let a restaurant have no phone, or one of ten digits', async () => {
    const owner = await test.owner();
    const phones = [
      '',
      '0501234567',
      '050-1234567',
      '+972501234567',
      ' 0501234567',
      '05012345678',
      null,
      501234567,
    ];
    const statuses: number[] = [];
    for (const phoneNumber of phones) {
      statuses.push((await owner.put('/restaurants/settings', { ...settings, phoneNumber })).status);
    }
    expect(statuses).toEqual([200, 200, 400, 400, 400, 400, 400, 400]);
    expect((await owner.get('/restaurants/settings')).body.phoneNumber).toBe('0501234567');
  });
});
