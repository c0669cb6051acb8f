import { describe, expect, it } from 'vitest';
import type { Dish } from '#core/menus/dishes/dish-shape.ts';
import type { Section } from '#core/menus/menus.contract.ts';
import { limits } from '#core/values/limits.ts';
import { agorot } from '#core/values/money.ts';
import type { Quota } from '#core/values/quotas.ts';
import { createOperatorService } from '#server/features/accounts/operator.service.ts';
import { newId } from '#server/system/ids.ts';
import { buildDish, buildMenu } from '#server/testing/build-menu.ts';
import type { TestOwner } from '#server/testing/build-owner.ts';
import { buildPicture } from '#server/testing/build-picture.ts';
import {
  listUsualColumns,
  type MenuValues,
  menuTables,
  readMenuRows,
  storeMenuValues,
} from '#server/testing/stored-menus.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const setQuota = (owner: TestOwner, quota: Quota, limit: number) =>
  createOperatorService({ db: test.engine.db, ...test, ...test.services }).setQuota(owner.id, quota, limit);
const copyMenu = (owner: TestOwner, menuId: string) => owner.post(`/menus/${menuId}/copy`);
const copySection = (owner: TestOwner, menuId: string, sectionId: string, body: Record<string, unknown>) =>
  owner.post(`/menus/${menuId}/sections/${sectionId}/copy`, body);
const addSection = async (owner: TestOwner, menuId: string, sectionName: string): Promise<Section> => {
  const { body } = await owner.put(`/menus/${menuId}/sections`, { add: [{ sectionName }] });
  return body.sections.at(-1);
};
/** The names in a menu, section by section. */
const namesIn = async (owner: TestOwner, menuId: string): Promise<[string, string[]][]> => {
  const [{ body: listed }, { body: groups }] = await Promise.all([
    owner.get(`/menus/${menuId}/sections`),
    owner.get(`/menus/${menuId}/dishes`),
  ]);
  return listed.map(({ _id, sectionName }: Section) => [
    sectionName,
    groups
      .find(({ sectionId }: { sectionId: string }) => sectionId === _id)
      .dishes.map(({ name }: Dish) => name),
  ]);
};
const countAll = async (owner: TestOwner) => ({
  menus: (await owner.get('/users/menus')).body.length,
  dishes: (await owner.get('/dishes')).body.length,
});

/** Two menus: lunch with two sections and three dishes, and an empty one. */
const buildTwoMenus = async () => {
  const owner = await test.owner();
  const { menu, section, dish } = await buildMenu(owner, { name: 'Hummus' });
  await owner.put(`/menus/${menu._id}`, { name: 'Lunch' });
  const here = { menuId: menu._id, sectionName: section._id };
  const second = await buildDish(owner, { ...here, name: 'Falafel' });
  const sweets = await addSection(owner, menu._id, 'Sweets');
  await buildDish(owner, { menuId: menu._id, sectionName: sweets._id, name: 'Malabi' });
  const { body: other } = await owner.post('/users/menus');
  return { owner, menu, section, dish, second, sweets, other };
};

describe('copying a menu', () => {
  it('makes an inactive one of the same look, sections, dishes and order', async () => {
    const { owner, menu } = await buildTwoMenus();
    await owner.put(`/menus/${menu._id}`, { primaryColor: '#ff0000', description: 'Until four' });
    const { status, body: copy } = await copyMenu(owner, menu._id);
    expect(status).toBe(201);
    expect(copy).toMatchObject({
      name: 'Copy of Lunch',
      description: 'Until four',
      primaryColor: '#ff0000',
      isActive: false,
      revision: 1,
    });
    expect(copy._id).not.toBe(menu._id);
    expect(await namesIn(owner, copy._id)).toEqual(await namesIn(owner, menu._id));
  });

  it('is named in the language of its owner, each copy differently', async () => {
    const { owner, menu } = await buildTwoMenus();
    await copyMenu(owner, menu._id);
    expect((await copyMenu(owner, menu._id)).body.name).toBe('Copy of Lunch (2)');
    owner.cookies.set('lang', 'he');
    expect((await copyMenu(owner, menu._id)).body.name).toBe('עותק של Lunch');
    expect((await copyMenu(owner, newId())).status).toBe(404);
  });

  it('shares the pictures: a copy counts for nothing, and keeps them when the first is deleted', async () => {
    const owner = await test.owner();
    const { menu, dish } = await buildMenu(owner, { image: await buildPicture() });
    await setQuota(owner, 'pictures', 1);
    const { body: copy } = await copyMenu(owner, menu._id);
    await owner.delete(`/menus/${menu._id}`);
    const [group] = (await owner.get(`/menus/${copy._id}/dishes`)).body;
    expect(group.dishes[0]).toMatchObject({ image: dish.image, menuId: copy._id });
    expect(group.dishes[0]._id).not.toBe(dish._id);
  });

  it.each([
    ['menus', 2],
    ['dishes', 5],
  ] as const)(
    'is refused when the account would hold too many %s, and copies nothing',
    async (quota, limit) => {
      const { owner, menu } = await buildTwoMenus();
      await setQuota(owner, quota, limit);
      const before = await countAll(owner);
      expect((await copyMenu(owner, menu._id)).body).toMatchObject({
        code: 'quota_reached',
        details: { quota, limit },
      });
      expect(await countAll(owner)).toEqual(before);
    },
  );

  it('takes the last place once, for two requests at once', async () => {
    const { owner, menu } = await buildTwoMenus();
    await setQuota(owner, 'menus', 3);
    const answers = await Promise.all([copyMenu(owner, menu._id), copyMenu(owner, menu._id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('copying a section', () => {
  it('adds it to the end of another menu', async () => {
    const { owner, menu, sweets, other } = await buildTwoMenus();
    await addSection(owner, other._id, 'Drinks');
    const { status, body } = await copySection(owner, menu._id, sweets._id, { toMenuId: other._id });
    expect([status, body]).toEqual([
      201,
      {
        section: {
          _id: expect.any(String),
          sectionName: 'Sweets',
          showImages: true,
          hours: [],
          translations: {},
        },
        dishCount: 1,
      },
    ]);
    expect(await namesIn(owner, other._id)).toEqual([
      ['Drinks', []],
      ['Sweets', ['Malabi']],
    ]);
  });

  it('finds another name where its own is taken, also within one menu', async () => {
    const { owner, menu, sweets } = await buildTwoMenus();
    const { body } = await copySection(owner, menu._id, sweets._id, { toMenuId: menu._id });
    expect(body.section.sectionName).toBe('Copy of Sweets');
    expect((await namesIn(owner, menu._id)).map(([name]) => name)).toEqual([
      'ראשונות',
      'Sweets',
      'Copy of Sweets',
    ]);
  });

  it('takes chosen dishes alone, in their order, after those of a named section', async () => {
    const { owner, menu, section, dish, second, sweets } = await buildTwoMenus();
    const body = { toMenuId: menu._id, toSection: 'Sweets', dishIds: [second._id, dish._id] };
    const answer = await copySection(owner, menu._id, section._id, body);
    expect(answer.body).toMatchObject({ section: { _id: sweets._id }, dishCount: 2 });
    expect(await namesIn(owner, menu._id)).toEqual([
      ['ראשונות', ['Hummus', 'Falafel']],
      ['Sweets', ['Malabi', 'Hummus', 'Falafel']],
    ]);
  });

  it('shows at once to guests of an active menu', async () => {
    const { owner, menu, sweets, other } = await buildTwoMenus();
    await owner.patch('/users/active-menu', { menuId: other._id });
    await copySection(owner, menu._id, sweets._id, { toMenuId: other._id });
    const { body } = await test.visitor().get(`/public-menu/${owner.id}`);
    expect(body.menu.sections.map(({ sectionName }: Section) => sectionName)).toEqual(['Sweets']);
  });

  it('copies nothing when a part of it is not there', async () => {
    const { owner, menu, section, dish, sweets, other } = await buildTwoMenus();
    const before = await countAll(owner);
    const toMenuId = other._id;
    const answers = await Promise.all([
      copySection(owner, menu._id, newId(), { toMenuId }),
      copySection(owner, other._id, section._id, { toMenuId }),
      copySection(owner, menu._id, section._id, { toMenuId: newId() }),
      copySection(owner, menu._id, section._id, { toMenuId, toSection: 'Soups' }),
      copySection(owner, menu._id, section._id, { toMenuId, dishIds: [dish._id, newId()] }),
      copySection(owner, menu._id, sweets._id, { toMenuId, dishIds: [dish._id] }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(answers.length).fill(404));
    expect(await countAll(owner)).toEqual(before);
    expect(await namesIn(owner, other._id)).toEqual([]);
    expect((await copySection(owner, menu._id, section._id, { toMenuId, dishIds: [] })).status).toBe(400);
  });

  it('is refused where there is no room, and leaves no empty section behind', async () => {
    const { owner, menu, section, other } = await buildTwoMenus();
    await setQuota(owner, 'dishes', 4);
    const copy = () => copySection(owner, menu._id, section._id, { toMenuId: other._id });
    expect((await copy()).body.code).toBe('quota_reached');
    expect(await namesIn(owner, other._id)).toEqual([]);
    await setQuota(owner, 'dishes', 100);
    const add = Array.from({ length: limits.sectionsPerMenu }, (_, n) => ({ sectionName: `Section ${n}` }));
    await owner.put(`/menus/${other._id}/sections`, { add });
    expect((await copy()).body.code).toBe('limit_reached');
  });
});

describe('every column', () => {
  /** What is a row's own: who it is, where it stands, what happened to it. All other columns come along. */
  const ownColumns = {
    menus: ['id', 'name', 'isActive', 'revision', 'createdAt'],
    sections: ['id', 'menuId'],
    dishes: ['id', 'sectionId', 'revision', 'createdAt'],
  };
  /** None of these is what the column has by itself, so that what is not copied shows. A new column joins them. */
  const unusual = {
    menus: {
      description: 'Until four',
      primaryColor: '#ff0000',
      layoutStyle: 'minimal',
      fontStyle: 'classic-serif',
      mainLanguage: 'ar',
      translations: { en: { name: 'Lunch' } },
    },
    sections: {
      showImages: false,
      hours: [{ days: [0], from: '08:00', to: '12:00' }],
      translations: { en: { name: 'Starters' } },
    },
    dishes: {
      description: 'With pita',
      price: agorot(1234),
      available: false,
      hasAddOns: true,
      customAddOns: [{ _id: 'x', name: 'Egg', price: 4 }],
      ingredients: ['chickpeas'],
      prepTime: 7,
      dietary: ['vegan'],
      allergens: { contains: ['sesame'], mayContain: ['nuts'] },
      kosherKind: 'pareve',
      changes: [
        { name: 'Side', type: 'multiple', required: true, minSelections: 1, maxSelections: 2, options: [] },
      ],
      sizes: [{ name: 'Large', price: agorot(0), isBase: true }],
      position: 5,
      translations: { en: { 'size/Large': 'L' } },
    },
  } satisfies MenuValues;

  const carried = (row: Record<string, unknown>, own: readonly string[]) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !own.includes(name)));

  it('of a menu, its sections and its dishes is copied, those of tomorrow too', async () => {
    const { db } = test.engine;
    const owner = await test.owner();
    const image = await buildPicture();
    const { menu, section, dish } = await buildMenu(owner, { image });
    await owner.put(`/menus/${menu._id}/logo`, { logo: image });
    const ids = { menus: menu._id, sections: section._id, dishes: dish._id };
    const { body: area } = await owner.post('/areas', { name: 'Bar' });
    const sections = { ...unusual.sections, areaId: area._id };
    await storeMenuValues(db, ids, { ...unusual, sections });

    const { body: copy } = await copyMenu(owner, menu._id);
    const [first, second] = [await readMenuRows(db, menu._id), await readMenuRows(db, copy._id)];
    for (const table of menuTables) {
      const own = ownColumns[table];
      expect(carried(second[table], own)).toEqual(carried(first[table], own));
      const usual = listUsualColumns(table, first[table]).filter((name) => !own.includes(name));
      expect([table, usual]).toEqual([table, []]);
    }
  });
});
