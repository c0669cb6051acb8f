import { describe, expect, it } from 'vitest';
import type { Section } from '#core/menus/menus.contract.ts';
import { limits } from '#core/values/limits.ts';
import { newId } from '#server/system/ids.ts';
import { buildDish, buildMenu } from '#server/testing/build-menu.ts';
import type { TestOwner } from '#server/testing/build-owner.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const buildMenuWith = async (...names: string[]) => {
  const owner = await test.owner();
  const { body: menu } = await owner.post('/users/menus');
  const { body } = await owner.put(`/menus/${menu._id}/sections`, {
    add: names.map((sectionName) => ({ sectionName })),
  });
  return { owner, menuId: menu._id as string, sections: body.sections as Section[] };
};

const namesOf = async (owner: TestOwner, menuId: string): Promise<string[]> =>
  (await owner.get(`/menus/${menuId}/sections`)).body.map((section: Section) => section.sectionName);
const dishNamesOf = async (owner: TestOwner, menuId: string, section: string): Promise<string[]> =>
  (await owner.get(`/menus/${menuId}/sections/${section}/dishes`)).body.map(
    (dish: { name: string }) => dish.name,
  );

describe('adding, renaming and removing sections', () => {
  it('adds at the end and answers the id of the new section', async () => {
    const { owner, menuId } = await buildMenuWith('Soups');
    const { status, body } = await owner.put(`/menus/${menuId}/sections`, {
      add: [{ sectionName: 'Mains', dishes: [] }],
    });
    expect(status).toBe(200);
    expect(body.sections).toEqual([
      { _id: expect.any(String), sectionName: 'Soups', showImages: true, hours: [], translations: {} },
      { _id: body.id, sectionName: 'Mains', showImages: true, hours: [], translations: {} },
    ]);
  });

  it('names a nameless section with the first free number, in the language of the call', async () => {
    const { owner, menuId } = await buildMenuWith('New category 2');
    await owner.put(`/menus/${menuId}/sections`, { add: [{}, {}] });
    owner.cookies.set('lang', 'he');
    await owner.put(`/menus/${menuId}/sections`, { add: [{}] });
    expect(await namesOf(owner, menuId)).toEqual([
      'New category 2',
      'New category 1',
      'New category 3',
      'קטגוריה חדשה 1',
    ]);
  });

  it('gives different names to sections that are added at once', async () => {
    const { owner, menuId } = await buildMenuWith();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => owner.put(`/menus/${menuId}/sections`, { add: [{}] })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await namesOf(owner, menuId)).sort()).toEqual([1, 2, 3, 4, 5, 6].map((n) => `New category ${n}`));
  });

  it('lets one of many take a name at the same moment', async () => {
    const { owner, menuId } = await buildMenuWith();
    const add = [{ sectionName: 'Soups' }];
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => owner.put(`/menus/${menuId}/sections`, { add })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await namesOf(owner, menuId)).toEqual(['Soups']);
  });

  it('renames, hides pictures, and swaps names in one request', async () => {
    const { owner, menuId, sections } = await buildMenuWith('Soups', 'Mains', 'Drinks');
    const [soups, mains, drinks] = sections;
    const { body } = await owner.put(`/menus/${menuId}/sections`, {
      update: [
        { _id: soups?._id, newName: 'Mains' },
        { _id: mains?._id, newName: 'Soups' },
        { _id: drinks?._id, showImages: false },
      ],
    });
    expect(body.id).toBeNull();
    expect(body.sections).toEqual([
      { _id: soups?._id, sectionName: 'Mains', showImages: true, hours: [], translations: {} },
      { _id: mains?._id, sectionName: 'Soups', showImages: true, hours: [], translations: {} },
      { _id: drinks?._id, sectionName: 'Drinks', showImages: false, hours: [], translations: {} },
    ]);
  });

  it('refuses a taken name in words, and changes nothing', async () => {
    const { owner, menuId, sections } = await buildMenuWith('Soups', 'Mains');
    const refused = await owner.put(`/menus/${menuId}/sections`, {
      add: [{ sectionName: 'Drinks' }],
      update: [{ _id: sections[0]?._id, newName: 'Mains' }],
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'section_name_taken']);
    expect(refused.body.message).toBe('This menu already has a category with that name.');
    expect(await namesOf(owner, menuId)).toEqual(['Soups', 'Mains']);
  });

  it('removes a section with its dishes', async () => {
    const owner = await test.owner();
    const { menu, section } = await buildMenu(owner);
    await owner.put(`/menus/${menu._id}/sections`, { remove: [section._id] });
    expect(await namesOf(owner, menu._id)).toEqual([]);
    expect((await owner.get('/dishes')).body).toEqual([]);
  });

  it('does not know sections of another menu', async () => {
    const mine = await buildMenuWith('Soups');
    const theirs = await buildMenuWith('Soups');
    const foreign = theirs.sections[0]?._id;
    const path = `/menus/${mine.menuId}/sections`;
    expect((await mine.owner.put(path, { remove: [foreign] })).status).toBe(404);
    expect((await mine.owner.put(path, { update: [{ _id: foreign, newName: 'X' }] })).status).toBe(404);
    expect(await namesOf(theirs.owner, theirs.menuId)).toEqual(['Soups']);
  });

  it('stops at the limit', async () => {
    const { owner, menuId } = await buildMenuWith();
    const add = Array.from({ length: limits.sectionsPerMenu }, () => ({}));
    expect((await owner.put(`/menus/${menuId}/sections`, { add })).status).toBe(200);
    const refused = await owner.put(`/menus/${menuId}/sections`, { add: [{}] });
    expect([refused.status, refused.body.code]).toEqual([409, 'limit_reached']);
  });

  it('refuses nonsense', async () => {
    const { owner, menuId } = await buildMenuWith('Soups');
    const bad = [
      { add: 'x' },
      { add: [{ sectionName: ' ' }] },
      { remove: ['not-an-id'] },
      { update: [{ newName: 'x' }] },
      { add: [{ sectionName: 'x'.repeat(81) }] },
    ];
    for (const body of bad) expect((await owner.put(`/menus/${menuId}/sections`, body)).status).toBe(400);
  });
});

describe('the order of sections', () => {
  it('is set as a whole', async () => {
    const { owner, menuId, sections } = await buildMenuWith('Soups', 'Mains', 'Drinks');
    const order = sections.map(({ _id }) => _id).reverse();
    expect((await owner.put(`/menus/${menuId}/sections/order`, { order })).status).toBe(200);
    expect(await namesOf(owner, menuId)).toEqual(['Drinks', 'Mains', 'Soups']);
  });

  it('is refused when the sections are others by now', async () => {
    const { owner, menuId, sections } = await buildMenuWith('Soups', 'Mains');
    const ids = sections.map(({ _id }) => _id);
    for (const order of [[ids[0]], [...ids, newId()], [ids[0], newId()], []]) {
      const refused = await owner.put(`/menus/${menuId}/sections/order`, { order });
      expect([refused.status, refused.body.code]).toEqual([409, 'changed_meanwhile']);
    }
    expect((await owner.put(`/menus/${menuId}/sections/order`, { order: [ids[0], ids[0]] })).status).toBe(
      400,
    );
    expect(await namesOf(owner, menuId)).toEqual(['Soups', 'Mains']);
  });
});

describe('the dishes of a section', () => {
  const buildDishes = async () => {
    const { owner, menuId, sections } = await buildMenuWith('Soups', 'Mains');
    const [soups, mains] = sections as [Section, Section];
    const add = async (name: string, section: Section) =>
      (await buildDish(owner, { name, menuId, sectionName: section.sectionName }))._id;
    const ids = {
      pho: await add('Pho', soups),
      ramen: await add('Ramen', soups),
      steak: await add('Steak', mains),
    };
    return { owner, menuId, soups, mains, ids };
  };

  it('are found by the name and by the _id of the section', async () => {
    const { owner, menuId, soups } = await buildDishes();
    expect(await dishNamesOf(owner, menuId, 'Soups')).toEqual(['Pho', 'Ramen']);
    expect(await dishNamesOf(owner, menuId, soups._id)).toEqual(['Pho', 'Ramen']);
    expect((await owner.get(`/menus/${menuId}/sections/Nothing/dishes`)).status).toBe(404);
  });

  it('are found under the name when another section has that _id', async () => {
    const { owner, menuId, soups } = await buildDishes();
    await owner.put(`/menus/${menuId}/sections`, { add: [{ sectionName: soups._id }] });
    expect(await dishNamesOf(owner, menuId, soups._id)).toEqual([]);
  });

  it('are found under names with any characters', async () => {
    const names = ['מרקים / סלטים', '100% טבעוני?', 'a#b&c=d+e', 'order', 'א'.repeat(limits.name)];
    const { menuId } = await buildMenuWith(...names);
    for (const name of names) {
      const url = `/api/menus/${menuId}/sections/${encodeURIComponent(name)}/dishes`;
      const answer = await test.app.inject(url);
      expect([name, answer.statusCode, answer.json()]).toEqual([name, 200, []]);
    }
  });

  it('are hidden with their menu', async () => {
    const { owner, menuId } = await buildDishes();
    const path = `/menus/${menuId}/sections/Soups/dishes`;
    expect((await test.visitor().get(path)).body).toHaveLength(2);
    const { body: next } = await owner.post('/users/menus');
    await owner.patch('/users/active-menu', { menuId: next._id });
    expect((await test.visitor().get(path)).status).toBe(404);
    expect((await owner.get(path)).body).toHaveLength(2);
  });

  it('take the order that is sent', async () => {
    const { owner, menuId, soups, ids } = await buildDishes();
    const path = `/menus/${menuId}/sections/${soups._id}/order`;
    expect((await owner.put(path, { order: [ids.ramen, ids.pho] })).status).toBe(200);
    expect(await dishNamesOf(owner, menuId, 'Soups')).toEqual(['Ramen', 'Pho']);
  });

  it('move between sections, whichever section is sent first', async () => {
    for (const first of ['soups', 'mains'] as const) {
      const { owner, menuId, soups, mains, ids } = await buildDishes();
      const wanted = { soups: [ids.ramen], mains: [ids.pho, ids.steak] };
      const sections = { soups, mains };
      for (const name of first === 'soups' ? (['soups', 'mains'] as const) : (['mains', 'soups'] as const)) {
        const path = `/menus/${menuId}/sections/${sections[name]._id}/order`;
        expect((await owner.put(path, { order: wanted[name] })).status).toBe(200);
      }
      expect(await dishNamesOf(owner, menuId, 'Soups')).toEqual(['Ramen']);
      expect(await dishNamesOf(owner, menuId, 'Mains')).toEqual(['Pho', 'Steak']);
    }
  });

  it('are not ordered with dishes that are gone or of another menu', async () => {
    const { owner, menuId, soups, ids } = await buildDishes();
    const other = await buildMenu(owner, { name: 'Elsewhere' });
    const path = `/menus/${menuId}/sections/${soups._id}/order`;
    for (const stray of [newId(), other.dish._id]) {
      const refused = await owner.put(path, { order: [ids.pho, ids.ramen, stray] });
      expect([refused.status, refused.body.code]).toEqual([409, 'changed_meanwhile']);
    }
    expect((await owner.put(path, { order: [ids.pho, ids.pho] })).status).toBe(400);
    const elsewhere = `/menus/${menuId}/sections/${other.section._id}/order`;
    expect((await owner.put(elsewhere, { order: [] })).status).toBe(404);
  });
});
