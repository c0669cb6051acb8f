import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dish } from '#core/menus/dishes/dish-shape.ts';
import type { Menu } from '#core/menus/menus.contract.ts';
import { rounds } from '#core/values/testing/runs.ts';
import { newId } from '#server/system/ids.ts';
import { buildDish, buildMenu } from '#server/testing/build-menu.ts';
import type { TestOwner } from '#server/testing/build-owner.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const menusOf = async (owner: TestOwner): Promise<Menu[]> => (await owner.get('/users/menus')).body;
const dishesOf = async (owner: TestOwner, menuId: string): Promise<{ sectionId: string; dishes: Dish[] }[]> =>
  (await owner.get(`/menus/${menuId}/dishes`)).body;

describe('which menu is active', () => {
  /** What several screens do at once; numbers choose among the menus there are. */
  const step = fc.oneof(
    fc.constant({ kind: 'create' as const, which: 0 }),
    fc.record({ kind: fc.constantFrom('delete' as const, 'activate' as const), which: fc.nat(5) }),
  );

  it('is exactly one while there is any, whatever is created, deleted and chosen at once', async () => {
    const plans = fc.array(fc.array(step, { minLength: 2, maxLength: 5 }), { minLength: 3, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(plans, async (plan) => {
        const owner = await test.owner();
        await owner.post('/users/menus');
        for (const together of plan) {
          const known = await menusOf(owner);
          const idOf = (which: number) => known[which % Math.max(1, known.length)]?._id ?? newId();
          const answers = await Promise.all(
            together.map(({ kind, which }) => {
              if (kind === 'create') return owner.post('/users/menus');
              return kind === 'delete'
                ? owner.delete(`/menus/${idOf(which)}`)
                : owner.patch('/users/active-menu', { menuId: idOf(which) });
            }),
          );
          for (const { status } of answers) expect([200, 201, 404]).toContain(status);
          const now = await menusOf(owner);
          const active = now.filter(({ isActive }) => isActive).map(({ _id }) => _id);
          expect(active).toHaveLength(now.length > 0 ? 1 : 0);
          expect((await owner.get('/users/me')).body.activeMenu).toBe(active[0] ?? null);
        }
      }),
      { numRuns: rounds(20) },
    );
  });
});

describe('a menu that several screens edit at once', () => {
  const build = async () => {
    const owner = await test.owner();
    const { menu, section, dish } = await buildMenu(owner, { name: 'A' });
    const place = { menuId: menu._id, sectionName: section._id };
    const [b, c] = [
      await buildDish(owner, { name: 'B', ...place }),
      await buildDish(owner, { name: 'C', ...place }),
    ];
    const { body } = await owner.put(`/menus/${menu._id}/sections`, { add: [{ sectionName: 'Second' }] });
    const orderOf = (sectionId: string, order: string[]) =>
      owner.put(`/menus/${menu._id}/sections/${sectionId}/order`, { order });
    return {
      owner,
      menu,
      section,
      secondId: body.id as string,
      place,
      dishes: [dish, b, c] as const,
      orderOf,
    };
  };

  it('loses and doubles no dish when two drag it to different places', async () => {
    const { owner, menu, section, secondId, dishes, orderOf } = await build();
    const [a, b, c] = dishes.map(({ _id }) => _id) as [string, string, string];
    await Promise.all([
      orderOf(secondId, [b, a]),
      orderOf(section._id, [c, b]),
      orderOf(secondId, [c]),
      orderOf(section._id, [a, c, b]),
    ]);
    const now = await dishesOf(owner, menu._id);
    expect(now.flatMap((one) => one.dishes.map(({ _id }) => _id)).sort()).toEqual([a, b, c].sort());
    expect(await dishesOf(owner, menu._id)).toEqual(now);
  });

  it('drops a dish that is deleted while it is dragged, and keeps the others', async () => {
    const { owner, menu, secondId, dishes, orderOf } = await build();
    const [a, b, c] = dishes;
    const [removed, ordered] = await Promise.all([
      owner.delete(`/dishes/${b._id}/remove-from-menu`),
      orderOf(secondId, [b._id, a._id]),
    ]);
    expect(removed.status).toBe(200);
    expect([200, 409]).toContain(ordered.status);
    const left = (await dishesOf(owner, menu._id)).flatMap((one) => one.dishes.map(({ _id }) => _id));
    expect(left.sort()).toEqual([a._id, c._id].sort());
  });

  it('adds a dish to a section or says that it is gone, never to nowhere', async () => {
    const { owner, menu, section, place } = await build();
    const [removed, ...added] = await Promise.all([
      owner.put(`/menus/${menu._id}/sections`, { remove: [section._id] }),
      ...[1, 2, 3].map((n) => owner.post('/dishes', { name: `New ${n}`, price: 1, ...place })),
    ]);
    expect(removed.status).toBe(200);
    for (const { status } of added) expect([201, 404]).toContain(status);
    expect((await owner.get('/dishes')).body).toEqual([]);
    expect((await dishesOf(owner, menu._id)).map((one) => one.dishes)).toEqual([[]]);
  });

  it('saves a dish while its stock changes, and neither change is lost', async () => {
    const { owner, dishes, place } = await build();
    const [a] = dishes;
    const body = { name: 'Renamed', price: 5, ...place, revision: a.revision };
    const [saved, stocked] = await Promise.all([
      owner.put(`/dishes/${a._id}`, { ...body, available: true }),
      owner.put(`/dishes/${a._id}/stock`, { available: false }),
    ]);
    expect(stocked.status).toBe(200);
    // Either the save came first, or the other screen's revision is old and it is told so.
    expect([200, 409]).toContain(saved.status);
    const now = (await owner.get(`/menus/${place.menuId}/sections/${place.sectionName}/dishes`)).body[0];
    expect([now.name, now.available]).toEqual([saved.status === 200 ? 'Renamed' : 'A', false]);
  });

  it('renames sections around each other without ever having two of one name', async () => {
    const { owner, menu, section, secondId } = await build();
    const rename = (_id: string, newName: string) =>
      owner.put(`/menus/${menu._id}/sections`, { update: [{ _id, newName }] });
    const answers = await Promise.all([
      rename(section._id, 'X'),
      rename(secondId, 'X'),
      rename(section._id, 'Second'),
      rename(secondId, section.sectionName),
    ]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const names = (await owner.get(`/menus/${menu._id}/sections`)).body.map(
      (one: { sectionName: string }) => one.sectionName,
    );
    expect(new Set(names).size).toBe(2);
  });

  it('counts every change of its look, and the last one stands', async () => {
    const { owner, menu } = await build();
    const changes = await Promise.all(
      ['#111111', '#222222', '#333333'].map((primaryColor) =>
        owner.put(`/menus/${menu._id}`, { primaryColor }),
      ),
    );
    const revisions = changes.map(({ body }) => body.revision).sort();
    expect(revisions).toEqual([menu.revision + 1, menu.revision + 2, menu.revision + 3]);
    const last = changes.find(({ body }) => body.revision === menu.revision + 3);
    expect((await owner.get(`/menus/${menu._id}`)).body).toEqual(last?.body);
  });
});

describe('names that look alike', () => {
  const composed = 'Café';
  const decomposed = 'Cafe\u0301';

  it('are one name, however a keyboard composes its letters', async () => {
    const owner = await test.owner();
    const { body: menu } = await owner.post('/users/menus');
    const path = `/menus/${menu._id}/sections`;
    const { body } = await owner.put(path, { add: [{ sectionName: decomposed }] });
    expect(body.sections[0].sectionName).toBe(composed);
    expect((await owner.put(path, { add: [{ sectionName: composed }] })).body.code).toBe(
      'section_name_taken',
    );
    for (const name of [composed, decomposed]) {
      expect((await owner.get(`${path}/${name}/dishes`)).status).toBe(200);
      expect(
        (await owner.post('/dishes', { name: 'Tea', price: 1, menuId: menu._id, sectionName: name })).status,
      ).toBe(201);
    }
  });

  it('are two names when they differ in a letter’s case or in a space within', async () => {
    const owner = await test.owner();
    const { body: menu } = await owner.post('/users/menus');
    const add = ['Soups', 'soups', 'Sou ps', 'מרקים', 'מרקים ושות׳'].map((sectionName) => ({ sectionName }));
    const { status, body } = await owner.put(`/menus/${menu._id}/sections`, { add });
    expect([status, body.sections.length]).toEqual([200, 5]);
    const trimmed = await owner.put(`/menus/${menu._id}/sections`, { add: [{ sectionName: ' Soups\t' }] });
    expect(trimmed.body.code).toBe('section_name_taken');
  });
});

describe('every dietary tag', () => {
  it('comes back as it was sent, to the editor and to guests, misspelling and all', async () => {
    const owner = await test.owner();
    const types = ['vert spivy', 'Kosher', 'halal', 'gluten-free', 'vegan'];
    const { menu, section } = await buildMenu(owner, { dietaryInfo: types.map((type) => ({ type })) });
    const [own] = (await owner.get(`/menus/${menu._id}/sections/${section._id}/dishes`)).body;
    expect(own.dietaryInfo).toEqual(types.map((type) => ({ type })));
    const { body } = await test.visitor().get(`/public-menu/${owner.id}`);
    // Without a certificate nobody may call a dish kosher.
    expect(body.menu.sections[0].dishes[0].dietary).toEqual(types.filter((type) => type !== 'Kosher'));
    for (const type of ['very spicy', 'kosher', 'VEGAN', '']) {
      const refused = await owner.post('/dishes', {
        name: 'x',
        price: 1,
        menuId: menu._id,
        sectionName: section._id,
        dietaryInfo: [{ type }],
      });
      expect([type, refused.status]).toEqual([type, 400]);
    }
  });
});
