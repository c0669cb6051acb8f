import { describe, expect, it } from 'vitest';
import { readEventsAfter } from '#server/live/event-log.ts';
import { buildDish } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();
const minuteMs = 60_000;

const build = async () => {
  const place = await buildOpenRestaurant(test, { name: 'Hummus', price: 30 });
  const { owner, dish } = place;
  const order = (of = dish, overrides: Record<string, unknown> = {}) =>
    test.visitor().post('/orders', orderBodyFor(owner, of, overrides));
  const guestMenu = async () => (await test.visitor().get(`/public-menu/${owner.id}`)).body;
  const pause = (body: object) => owner.post('/pauses', body);
  return { ...place, order, guestMenu, pause };
};
const inMinutes = (minutes: number) =>
  new Date(test.clock.now().getTime() + minutes * minuteMs).toISOString();

describe('a pause of the whole restaurant', () => {
  it('refuses orders with its end and reason, tells guests, and ends by itself', async () => {
    const { owner, order, guestMenu, pause } = await build();
    const until = inMinutes(20);
    const { status, body } = await pause({ minutes: 20, reason: 'The kitchen is full' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ sectionId: null, sectionName: null, until, reason: 'The kitchen is full' });
    expect(await order()).toMatchObject({
      status: 409,
      body: { code: 'ordering_paused', details: { until, reason: 'The kitchen is full' } },
    });
    expect(await guestMenu()).toMatchObject({
      isOpen: true,
      validUntil: until,
      pauses: [{ sectionId: null, until, reason: 'The kitchen is full' }],
    });
    test.clock.advance(20 * minuteMs - 1);
    expect((await order()).status).toBe(409);
    test.clock.advance(1);
    expect((await order()).status).toBe(201);
    expect(await guestMenu()).not.toHaveProperty('pauses');
    expect((await owner.get('/pauses')).body).toEqual([]);
  });

  it('without an end lasts until it is resumed, and a repeated order still gets its answer', async () => {
    const { owner, order, guestMenu, pause, dish } = await build();
    const sent = orderBodyFor(owner, dish);
    const { body: first } = await test.visitor().post('/orders', sent);
    const { body } = await pause({ minutes: null });
    expect(body).toMatchObject({ until: null, reason: '' });
    test.clock.advance(12 * 60 * minuteMs);
    expect((await order()).body.details).toEqual({ until: null, reason: '' });
    expect(await guestMenu()).toMatchObject({ validUntil: null, pauses: [{ until: null }] });
    expect((await test.visitor().post('/orders', sent)).body.details.order._id).toBe(first._id);
    expect(await owner.delete(`/pauses/${body._id}`)).toMatchObject({ status: 200, body: [] });
    expect((await owner.delete(`/pauses/${body._id}`)).status).toBe(404);
    expect((await order()).status).toBe(201);
  });

  it('gives way to the next one, also when two boards press at once', async () => {
    const { owner, pause } = await build();
    const answers = await Promise.all([10, 30, 60].map((minutes) => pause({ minutes })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { body } = await owner.get('/pauses');
    expect(body).toHaveLength(1);
    expect(answers.map((answer) => answer.body._id)).toContain(body[0]._id);
  });

  it('is told in the log, and does not outlive its shift', async () => {
    const { owner, pause, shift, guestMenu } = await build();
    const eventsOf = async () => (await readEventsAfter(test.engine.db, owner.id, 0)) ?? [];
    const before = (await eventsOf()).length;
    await pause({ minutes: null });
    expect((await eventsOf()).slice(before).map(({ event }) => event)).toEqual([{ kind: 'menu' }]);
    await owner.post('/services/end', { id: shift._id });
    expect((await pause({ minutes: 10 })).body.code).toBe('no_open_shift');
    await owner.post('/services/start', {});
    expect(await guestMenu()).not.toHaveProperty('pauses');
    expect((await eventsOf()).slice(-2).map(({ event }) => event.kind)).toEqual(['shift', 'menu']);
  });
});

describe('a pause of one section', () => {
  it('refuses its dishes alone, each with the reason', async () => {
    const { owner, menu, section, order, pause, guestMenu, dish } = await build();
    const { body: added } = await owner.put(`/menus/${menu._id}/sections`, {
      add: [{ sectionName: 'Grill' }],
    });
    const kebab = await buildDish(owner, {
      name: 'Kebab',
      price: 60,
      menuId: menu._id,
      sectionName: 'Grill',
    });
    const until = inMinutes(30);
    const { body } = await pause({ sectionId: added.id, minutes: 30, reason: 'No charcoal' });
    expect(body).toMatchObject({ sectionId: added.id, sectionName: 'Grill', until });
    expect((await order(kebab)).body).toMatchObject({
      code: 'order_refused',
      details: {
        problems: [
          {
            line: 0,
            dishId: kebab._id,
            why: 'section_paused',
            name: 'Kebab',
            section: 'Grill',
            until,
            reason: 'No charcoal',
          },
        ],
      },
    });
    expect((await order(dish)).status).toBe(201);
    expect((await guestMenu()).pauses).toEqual([{ sectionId: added.id, until, reason: 'No charcoal' }]);
    await pause({ sectionId: section._id, minutes: null });
    expect((await owner.get('/pauses')).body).toHaveLength(2);
    // A section that is deleted takes its pause along.
    await owner.delete(`/dishes/${kebab._id}/remove-from-menu`);
    await owner.put(`/menus/${menu._id}/sections`, { remove: [added.id] });
    expect((await owner.get('/pauses')).body).toMatchObject([{ sectionId: section._id }]);
  });
});

it('is not for the basic plan, a section of somebody else, or any number of minutes', async () => {
  const { owner, pause } = await build();
  const other = await build();
  const basic = await test.owner({ plan: 'basic' });
  expect((await basic.get('/pauses')).body.code).toBe('plan_required');
  expect((await basic.post('/pauses', { minutes: 10 })).body.code).toBe('plan_required');
  expect((await pause({ sectionId: other.section._id, minutes: 10 })).status).toBe(404);
  for (const bad of [{ minutes: 15 }, {}, { minutes: 10, reason: 'x'.repeat(81) }, { minutes: '10' }])
    expect((await pause(bad)).status).toBe(400);
  const { body } = await other.pause({ minutes: 10 });
  expect((await owner.delete(`/pauses/${body._id}`)).status).toBe(404);
});
