import { describe, expect, it } from 'vitest';
import type { Area, MenuAreas } from '#core/areas/areas.contract.ts';
import { limits } from '#core/values/limits.ts';
import { readEventsAfter } from '#server/live/event-log.ts';
import { buildMenu } from '#server/testing/build-menu.ts';
import { buildStation } from '#server/testing/build-station.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const build = async () => {
  const owner = await test.owner();
  const { menu, section } = await buildMenu(owner);
  const add = async (name: string): Promise<Area> => (await owner.post('/areas', { name })).body;
  const areaOfSection = async () =>
    ((await owner.get('/areas/sections')).body as MenuAreas[]).map(({ sections }) => sections[0]?.area);
  return {
    owner,
    menu,
    section,
    add,
    areaOfSection,
    names: async () => ((await owner.get('/areas')).body as Area[]).map(({ name }) => name),
    assign: (area: string | null) => owner.put(`/areas/sections/${section._id}`, { area }),
  };
};

describe('areas', () => {
  it('are added in order, renamed, reordered and deleted', async () => {
    const { owner, add, names } = await build();
    expect(await names()).toEqual([]);
    const [kitchen, bar, cold] = [await add('מטבח'), await add('בר'), await add('קר')];
    expect(await names()).toEqual(['מטבח', 'בר', 'קר']);
    expect((await owner.put(`/areas/${bar._id}`, { name: 'הבר' })).body).toEqual({ ...bar, name: 'הבר' });
    const order = [cold._id, kitchen._id, bar._id];
    expect((await owner.put('/areas/order', { order })).body[0]).toEqual(cold);
    expect(await names()).toEqual(['קר', 'מטבח', 'הבר']);
    expect((await owner.delete(`/areas/${kitchen._id}`)).status).toBe(200);
    expect(await names()).toEqual(['קר', 'הבר']);
    expect((await owner.delete(`/areas/${kitchen._id}`)).status).toBe(404);
    expect((await owner.put('/areas/order', { order })).body.code).toBe('changed_meanwhile');
  });

  it('have names of their own, whatever their case', async () => {
    const { owner, add } = await build();
    await add('Bar');
    const other = await add('Kitchen');
    expect(await owner.post('/areas', { name: 'BAR' })).toMatchObject({
      status: 409,
      body: { code: 'area_name_taken' },
    });
    expect((await owner.put(`/areas/${other._id}`, { name: 'bar' })).body.code).toBe('area_name_taken');
    const another = await test.owner();
    expect((await another.post('/areas', { name: 'Bar' })).status).toBe(201);
  });

  it('are twelve at most, and only where orders are taken', async () => {
    const { owner, add } = await build();
    for (let each = 0; each < limits.areas; each += 1) await add(`Area ${each}`);
    expect((await owner.post('/areas', { name: 'One more' })).body.code).toBe('limit_reached');
    const basic = await test.owner({ plan: 'basic' });
    expect((await basic.post('/areas', { name: 'Bar' })).body.code).toBe('plan_required');
  });

  it('are read by a station, and boards hear when they change', async () => {
    const { owner, add, assign } = await build();
    const tablet = await buildStation(test, owner);
    const before = (await readEventsAfter(test.engine.db, owner.id, 0))?.at(-1)?.seq ?? 0;
    const bar = await add('Bar');
    await assign(bar._id);
    expect((await tablet.get('/areas')).body).toEqual([bar]);
    const events = (await readEventsAfter(test.engine.db, owner.id, before)) ?? [];
    expect(events.map(({ event }) => event.kind)).toEqual(['areas', 'areas']);
  });
});

describe('the area of a section', () => {
  it('is chosen, and becomes the first one again when it is deleted', async () => {
    const { owner, add, assign, areaOfSection } = await build();
    await add('Kitchen');
    const bar = await add('Bar');
    expect((await assign(bar._id)).status).toBe(200);
    expect(await areaOfSection()).toEqual([bar._id]);
    await owner.delete(`/areas/${bar._id}`);
    expect(await areaOfSection()).toEqual([null]);
  });

  it('comes along with a copy of its menu', async () => {
    const { owner, menu, add, assign, areaOfSection } = await build();
    const bar = await add('Bar');
    await assign(bar._id);
    await owner.post(`/menus/${menu._id}/copy`, {});
    expect(await areaOfSection()).toEqual([bar._id, bar._id]);
  });

  it('stays what it was when another area becomes the first', async () => {
    const { owner, add, areaOfSection } = await build();
    const [kitchen, bar] = [await add('Kitchen'), await add('Bar')];
    await owner.put('/areas/order', { order: [bar._id, kitchen._id] });
    expect(await areaOfSection()).toEqual([kitchen._id]);
  });
});
