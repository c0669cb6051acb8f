import { describe, expect, it } from 'vitest';
import { readEventsAfter } from '#server/live/event-log.ts';
import { buildDish, buildMenu } from '#server/testing/build-menu.ts';
import type { TestOwner } from '#server/testing/build-owner.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const eventsOf = async (owner: TestOwner) =>
  ((await readEventsAfter(test.engine.db, owner.id, 0)) ?? []).map(({ event }) => event);

/** The events that one call adds. */
const during = async (owner: TestOwner, call: () => Promise<{ status: number }>) => {
  const before = (await eventsOf(owner)).length;
  const { status } = await call();
  return { status, events: (await eventsOf(owner)).slice(before) };
};

const build = async () => {
  const owner = await test.owner();
  const { menu, section, dish } = await buildMenu(owner);
  const inSection = { menuId: menu._id, sectionName: section.sectionName };
  const sections = `/menus/${menu._id}/sections`;
  return { owner, menu, section, dish, inSection, sections };
};

describe('what guests are told', () => {
  it('is that the menu changed, once for each change to what they see', async () => {
    const { owner, menu, section, dish, inSection, sections } = await build();
    const spare = (await owner.post('/users/menus')).body._id;
    const second = await buildDish(owner, { name: 'Tahini', ...inSection });
    const settings = { restaurantName: 'Palm', address: 'Harbour 4' };
    const calls = [
      () => owner.put(`/menus/${menu._id}`, { name: 'Lunch' }),
      () => owner.put(`/menus/${menu._id}/logo`, { logo: null }),
      () => owner.put(sections, { add: [{}] }),
      () => owner.put(`${sections}/${section._id}/order`, { order: [second._id, dish._id] }),
      () => owner.put(`/dishes/${dish._id}`, { name: 'Hummus', price: 30, ...inSection }),
      () => owner.post('/dishes/delete-dish-image', { dishId: dish._id }),
      () => owner.delete(`/dishes/${second._id}/remove-from-menu`),
      () => owner.put('/restaurants/settings', settings),
      () => owner.patch('/users/active-menu', { menuId: spare }),
      () => owner.delete(`/menus/${spare}`),
    ];
    for (const call of calls) {
      expect(await during(owner, call)).toEqual({ status: 200, events: [{ kind: 'menu' }] });
    }
  });

  it('is which dish ran out', async () => {
    const { owner, dish } = await build();
    const received = await during(owner, () => owner.put(`/dishes/${dish._id}/stock`, { available: false }));
    expect(received.events).toEqual([{ kind: 'stock', dishId: dish._id, available: false }]);
  });

  it('is nothing about a menu they cannot see', async () => {
    const { owner, menu, section, dish, inSection, sections } = await build();
    const spare = (await owner.post('/users/menus')).body._id;
    await owner.patch('/users/active-menu', { menuId: spare });
    const calls = [
      () => owner.put(`/menus/${menu._id}`, { name: 'Dinner' }),
      () => owner.put(sections, { update: [{ _id: section._id, newName: 'Soups' }] }),
      () => owner.put(`/dishes/${dish._id}/stock`, { available: false }),
      () => owner.put(`/dishes/${dish._id}`, { name: 'X', price: 1, ...inSection, sectionName: section._id }),
      () => owner.delete(`/dishes/${dish._id}/remove-from-menu`),
      () => owner.delete(`/menus/${menu._id}`),
    ];
    for (const call of calls) expect(await during(owner, call)).toEqual({ status: 200, events: [] });
  });

  it('is nothing when a change was refused', async () => {
    const { owner, section, dish, inSection, sections } = await build();
    const calls = [
      () => owner.put(sections, { add: [{ sectionName: section.sectionName }] }),
      () => owner.put(`${sections}/order`, { order: [] }),
      () => owner.put(`/dishes/${dish._id}`, { name: 'X', price: 1, ...inSection, sectionName: 'None' }),
      () => owner.delete(`/dishes/${dish._id}/remove-from-menu?menuId=${dish._id}`),
    ];
    for (const call of calls) {
      const { status, events } = await during(owner, call);
      expect([status >= 400, events]).toEqual([true, []]);
    }
  });
});
