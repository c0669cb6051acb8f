import { describe, expect, it } from 'vitest';
import { limits } from '#core/values/limits.ts';
import { buildDish } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { openStreams } from '#server/testing/open-streams.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const breakfast = [{ days: everyDay, from: '08:00', to: '11:30' }];
const moveTo = (moment: string) => test.clock.advance(Date.parse(moment) - test.clock.now().getTime());

/** An open restaurant whose only section has these hours. */
const buildRestaurant = async (hours: unknown = breakfast) => {
  const built = await buildOpenRestaurant(test);
  const path = `/menus/${built.menu._id}/sections`;
  const setHours = (sent: unknown, more: object = {}) =>
    built.owner.put(path, { update: [{ _id: built.section._id, hours: sent, ...more }] });
  await setHours(hours);
  const guestSection = async () => {
    const { body } = await test.visitor().get(`/public-menu/${built.owner.id}`);
    return { ...body.menu.sections[0], validUntil: body.validUntil, timeZone: body.restaurant.timeZone };
  };
  const order = (more: Record<string, unknown> = {}) =>
    test.visitor().post('/orders', orderBodyFor(built.owner, built.dish, more));
  return { ...built, path, setHours, guestSection, order };
};

describe('the hours of a section', () => {
  it('are saved, listed, and told to guests with what they mean now', async () => {
    moveTo('2026-03-02T09:00:00+02:00');
    const { owner, path, setHours, guestSection } = await buildRestaurant([]);
    expect(await guestSection()).toMatchObject({ hours: [], serving: null, validUntil: null });
    const sent = [{ days: [4, 1, 1], from: '08:00', to: '11:30' }];
    const saved = [{ days: [1, 4], from: '08:00', to: '11:30' }];
    const { body } = await setHours(sent);
    expect(body.sections[0].hours).toEqual(saved);
    expect((await test.visitor().get(path)).body[0].hours).toEqual(saved);
    expect(await guestSection()).toMatchObject({
      timeZone: 'Asia/Jerusalem',
      hours: saved,
      serving: { isServed: true, changesAt: '2026-03-02T09:30:00.000Z', to: '11:30' },
      validUntil: '2026-03-02T09:30:00.000Z',
    });
    await owner.put(path, { update: [{ _id: body.sections[0]._id, newName: 'Breakfast' }] });
    expect((await guestSection()).hours).toEqual(saved);
    await setHours([]);
    expect(await guestSection()).toMatchObject({ hours: [], serving: null, validUntil: null });
  });

  it('are refused when they are none', async () => {
    const { setHours, guestSection } = await buildRestaurant();
    const window = breakfast[0];
    const bad = [
      'always',
      [{}],
      [{ ...window, days: [] }],
      [{ ...window, days: [7] }],
      [{ ...window, days: [1.5] }],
      [{ ...window, from: '8:00' }],
      [{ ...window, to: '24:00' }],
      [{ ...window, to: null }],
      Array(limits.windowsPerSection + 1).fill(window),
    ];
    for (const hours of bad) expect((await setHours(hours)).status).toBe(400);
    expect((await guestSection()).hours).toEqual(breakfast);
  });

  it('are not overwritten by a screen that knows older ones', async () => {
    const { setHours } = await buildRestaurant();
    const late = [{ days: [5], from: '09:00', to: '13:00' }];
    const refused = await setHours(late, { hoursWere: [] });
    expect([refused.status, refused.body.code]).toEqual([409, 'changed_meanwhile']);
    expect(refused.body.details.section.hours).toEqual(breakfast);
    expect((await setHours(late, { hoursWere: breakfast })).body.sections[0].hours).toEqual(late);
  });

  it('are told to open pages as they change, and by the clock to those that come back', async () => {
    moveTo('2026-03-03T09:00:00+02:00');
    const { owner, setHours } = await buildRestaurant();
    const streams = openStreams(test);
    const open = (known = '') =>
      streams.open(`/public-menu/${owner.id}/stream?known=${encodeURIComponent(known)}`);
    const first = await open();
    const { tag, menu } = (await first.nextOf('snapshot')).data.snapshot;
    expect(menu.menu.sections[0].serving.isServed).toBe(true);
    const again = await open(tag);
    expect((await again.nextOf('snapshot')).data.snapshot.menu).toBeNull();
    moveTo('2026-03-03T11:30:00+02:00');
    const later = await open(tag);
    const snapshot = (await later.nextOf('snapshot')).data.snapshot;
    expect(snapshot.menu.menu.sections[0].serving.isServed).toBe(false);
    await setHours([]);
    expect((await later.nextOf('menu')).data.event).toEqual({ kind: 'menu' });
  });
});

describe('an order outside the hours', () => {
  it('is refused with the dish and the instant at which it is served next', async () => {
    moveTo('2026-03-04T11:29:59.999+02:00');
    const { owner, menu, dish, order } = await buildRestaurant();
    await owner.put(`/menus/${menu._id}/sections`, { add: [{ sectionName: 'Always' }] });
    const soda = await buildDish(owner, { name: 'Soda', menuId: menu._id, sectionName: 'Always' });
    const sent = { clientOrderToken: 'the-last-breakfast-order' };
    expect((await order(sent)).status).toBe(201);
    moveTo('2026-03-04T11:30:00+02:00');
    const line = { quantity: 1, note: '', size: null, customizations: [] };
    const refused = await order({
      dishes: [
        { ...line, dishId: soda._id },
        { ...line, dishId: dish._id },
      ],
    });
    expect([refused.status, refused.body.code]).toEqual([422, 'order_refused']);
    expect(refused.body.details.problems).toEqual([
      {
        why: 'dish_not_served',
        line: 1,
        dishId: dish._id,
        name: dish.name,
        servedAgainAt: '2026-03-05T06:00:00.000Z',
      },
    ]);
    // What arrived in time and lost its answer is not asked for the time again.
    expect((await order(sent)).body.code).toBe('duplicate_order');
  });

  it('may still be changed by the staff', async () => {
    moveTo('2026-03-06T10:00:00+02:00');
    const { owner, dish, order } = await buildRestaurant();
    const { body: sent } = await order();
    moveTo('2026-03-06T12:00:00+02:00');
    await owner.confirmPassword();
    const line = { dishId: dish._id, quantity: 2, note: '', size: null, customizations: [] };
    const edited = await owner.patch(`/orders/${sent._id}/details`, {
      dishes: [line, { ...line, note: 'one more', quantity: 1 }],
    });
    expect(edited.status).toBe(200);
  });

  it('goes by the clocks of the restaurant, wherever it is', async () => {
    moveTo('2026-03-09T09:00:00Z');
    const { owner, order, guestSection } = await buildRestaurant();
    expect((await order()).status).toBe(201);
    const settings = { restaurantName: 'Harbour', address: 'Pier 12' };
    await owner.put('/restaurants/settings', { ...settings, timeZone: 'America/New_York' });
    const refused = await order();
    expect(refused.body.details.problems[0].servedAgainAt).toBe('2026-03-09T12:00:00.000Z');
    expect(await guestSection()).toMatchObject({ timeZone: 'America/New_York', serving: { inDays: 0 } });
  });
});

describe('the time zone of a restaurant', () => {
  const settings = { restaurantName: 'Harbour', address: 'Pier 12' };

  it('is Israel’s until another is saved, and stays when nothing is said of it', async () => {
    const owner = await test.owner();
    const read = async () => (await owner.get('/restaurants/settings')).body.timeZone;
    expect(await read()).toBe('Asia/Jerusalem');
    const { timeZone: _, ownerId: __, ...was } = (await owner.get('/restaurants/settings')).body;
    const saved = await owner.put('/restaurants/settings', { ...settings, timeZone: 'Asia/Kolkata', was });
    expect(saved.body.restaurant.timeZone).toBe('Asia/Kolkata');
    expect((await owner.put('/restaurants/settings', settings)).body.restaurant.timeZone).toBe(
      'Asia/Kolkata',
    );
    const late = { ...saved.body.restaurant, timeZone: 'Asia/Jerusalem' };
    const refused = await owner.put('/restaurants/settings', { ...settings, timeZone: 'UTC', was: late });
    expect(refused.body.code).toBe('changed_meanwhile');
    expect(await read()).toBe('Asia/Kolkata');
  });

  it('must be one that there is', async () => {
    const owner = await test.owner();
    for (const timeZone of ['', 'Mars/Olympus', '+02:00', 7, null, 'A'.repeat(200)])
      expect((await owner.put('/restaurants/settings', { ...settings, timeZone })).status).toBe(400);
  });
});
