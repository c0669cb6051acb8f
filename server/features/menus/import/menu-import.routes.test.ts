import { describe, expect, it } from 'vitest';
import type { MenuAreas } from '#core/areas/areas.contract.ts';
import { readTable } from '#core/menu-files/table/read-table.ts';
import { writeTable } from '#core/menu-files/table/write-table.ts';
import type { Dish } from '#core/menus/dishes/dish-shape.ts';
import type { SentSection } from '#core/menus/menu-import.contract.ts';
import type { Section } from '#core/menus/menus.contract.ts';
import { limits } from '#core/values/limits.ts';
import { createOperatorService } from '#server/features/accounts/operator.service.ts';
import { newId } from '#server/system/ids.ts';
import { buildDish, buildMenu } from '#server/testing/build-menu.ts';
import type { TestOwner } from '#server/testing/build-owner.ts';
import { buildPicture } from '#server/testing/build-picture.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const sectionOf = (sectionName: string, ...names: string[]): SentSection => ({
  sectionName,
  dishes: names.map((name) => ({ name, price: 32 })),
});
const send = (owner: TestOwner, body: Record<string, unknown>) => owner.post('/menus/import', body);

/** A menu as its owner reads it, without what is new in every menu. */
const readMenu = async (owner: TestOwner, menuId: string): Promise<SentSection[]> => {
  const { body: sections } = await owner.get(`/menus/${menuId}/sections`);
  const { body: groups } = await owner.get(`/menus/${menuId}/dishes`);
  return (sections as Section[]).map(({ _id, ...section }) => {
    const group = (groups as { sectionId: string; dishes: Dish[] }[]).find(
      ({ sectionId }) => sectionId === _id,
    );
    const dishes = (group?.dishes ?? []).map(
      ({ _id: _, owner: __, menuId: ___, sectionName: ____, revision, imageColor, ...dish }) => dish,
    );
    return { ...section, dishes };
  });
};
const namesIn = (sections: readonly SentSection[]) =>
  sections.map(({ sectionName, dishes }) => [sectionName, ...dishes.map(({ name }) => name)]);

describe('a whole menu saved at once', () => {
  it('becomes a new menu, active when it is the first, and is told to guests once', async () => {
    const owner = await test.owner();
    const answer = await send(owner, {
      name: 'Lunch',
      sections: [
        sectionOf('Starters', 'Soup', 'Bread'),
        { ...sectionOf('Mains', 'Steak'), showImages: false },
      ],
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ dishes: 3, missingPictures: 0 });
    const [menu] = (await owner.get('/users/menus')).body;
    expect(menu).toMatchObject({ _id: answer.body.menuId, name: 'Lunch', isActive: true });
    expect(await readMenu(owner, menu._id)).toMatchObject([
      { sectionName: 'Starters', showImages: true, dishes: [{ name: 'Soup', price: 32 }, { name: 'Bread' }] },
      { sectionName: 'Mains', showImages: false, dishes: [{ name: 'Steak' }] },
    ]);
    const guest = await test.visitor().get(`/public-menu/${owner.id}`);
    expect(JSON.stringify(guest.body)).toContain('Steak');
  });

  it('puts its sections into areas by their names, and adds those that are missing', async () => {
    const owner = await test.owner();
    const { body: bar } = await owner.post('/areas', { name: 'Bar' });
    const { body: soups } = await owner.post('/areas', { name: 'Soups' });
    const sections = [
      { ...sectionOf('Drinks', 'Tea'), area: 'BAR' },
      { ...sectionOf('Mains', 'Steak'), area: ' Kitchen ' },
      { ...sectionOf('Grill', 'Kebab'), area: 'kitchen' },
      sectionOf('Cakes', 'Pie'),
    ];
    const { body } = await send(owner, { sections });
    const names = async () => (await owner.get('/areas')).body.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual(['Bar', 'Soups', 'Kitchen']);
    const kitchen = (await owner.get('/areas')).body[2]._id;
    const areasIn = async (menuId: string) => {
      const menus: MenuAreas[] = (await owner.get('/areas/sections')).body;
      return menus.find(({ _id }) => _id === menuId)?.sections.map(({ area }) => area);
    };
    expect(await areasIn(body.menuId)).toEqual([bar._id, kitchen, kitchen, null]);
    // What is there stays where it was put.
    await owner.put(`/areas/sections/${(await owner.get(`/menus/${body.menuId}/sections`)).body[0]._id}`, {
      area: soups._id,
    });
    await send(owner, { menuId: body.menuId, sections: [{ ...sectionOf('Drinks', 'Cola'), area: 'Bar' }] });
    expect((await areasIn(body.menuId))?.[0]).toBe(soups._id);
    // All of it or nothing, also beyond the number of areas.
    const many = Array.from({ length: limits.areas }, (_, index) => ({
      ...sectionOf(`More ${index}`, 'Dish'),
      area: `Area ${index}`,
    }));
    const refused = await send(owner, { sections: many });
    expect([refused.status, refused.body.code]).toEqual([409, 'limit_reached']);
    expect([await names(), (await owner.get('/users/menus')).body.length]).toEqual([
      ['Bar', 'Soups', 'Kitchen'],
      1,
    ]);
  });

  it('leaves areas out on a plan that has none', async () => {
    const owner = await test.owner({ plan: 'basic' });
    const { status } = await send(owner, { sections: [{ ...sectionOf('Drinks', 'Tea'), area: 'Bar' }] });
    expect([status, (await owner.get('/areas')).body]).toEqual([201, []]);
  });

  it('is added to the sections of the same name, after what is there', async () => {
    const owner = await test.owner();
    const { menu } = await buildMenu(owner, { name: 'Hummus' });
    await send(owner, {
      menuId: menu._id,
      sections: [sectionOf('חדש', 'A'), sectionOf('ראשונות', 'B', 'C')],
    });
    expect(namesIn(await readMenu(owner, menu._id))).toEqual([
      ['ראשונות', 'Hummus', 'B', 'C'],
      ['חדש', 'A'],
    ]);
  });

  it('is added once, however often it is sent with its token, also at once', async () => {
    const [owner, other] = [await test.owner(), await test.owner()];
    const { menu } = await buildMenu(owner, { name: 'Hummus' });
    const body = {
      menuId: menu._id,
      clientImportToken: `token-${newId()}`,
      sections: [
        {
          sectionName: 'חדש',
          dishes: [
            { name: 'A', price: 1, image: '/nowhere.webp' },
            { name: 'B', price: 2 },
          ],
        },
      ],
    };
    const answers = await Promise.all([1, 2, 3].map(() => send(owner, body)));
    for (const answer of [...answers, await send(owner, body)])
      expect(answer).toMatchObject({
        status: 201,
        body: { menuId: menu._id, dishes: 2, missingPictures: 1 },
      });
    const once = [
      ['ראשונות', 'Hummus'],
      ['חדש', 'A', 'B'],
    ];
    expect(namesIn(await readMenu(owner, menu._id))).toEqual(once);
    // Into a new menu too, and for nobody else.
    const { menuId: _, ...asNew } = { ...body, clientImportToken: `token-${newId()}` };
    const made = await Promise.all([send(owner, asNew), send(owner, asNew), send(other, asNew)]);
    expect(made[0]?.body.menuId).toBe(made[1]?.body.menuId);
    expect((await owner.get('/users/menus')).body).toHaveLength(2);
    expect((await other.get('/users/menus')).body).toHaveLength(1);
    const again = { ...body, clientImportToken: `token-${newId()}` };
    expect((await send(owner, again)).status).toBe(201);
    expect(namesIn(await readMenu(owner, menu._id))[1]).toEqual(['חדש', 'A', 'B', 'A', 'B']);
    expect((await send(owner, { ...body, clientImportToken: 'short' })).status).toBe(400);
  });

  it('brings its translations, and keeps none of what it does not say', async () => {
    const owner = await test.owner();
    const dish = {
      name: 'Pizza',
      price: 40,
      sizes: [{ name: 'Large' }],
      translations: {
        ar: { name: ' بيتزا ', 'size/Large': 'كبير', 'size/Small': 'صغير', description: 'x' },
        ru: { name: '' },
      },
    };
    const section = {
      sectionName: 'Mains',
      translations: { ru: { name: 'Горячее', other: 'x' } },
      dishes: [dish],
    };
    const { body } = await send(owner, { sections: [section] });
    const [saved] = await readMenu(owner, body.menuId);
    expect(saved?.translations).toEqual({ ru: { name: 'Горячее' } });
    expect(saved?.dishes[0]?.translations).toEqual({ ar: { name: 'بيتزا', 'size/Large': 'كبير' } });
    for (const translations of [
      { fr: { name: 'x' } },
      { ar: { name: 'x'.repeat(limits.name + 1) } },
      { ar: 'x' },
    ])
      expect(
        (await send(owner, { sections: [{ ...section, dishes: [{ ...dish, translations }] }] })).status,
      ).toBe(400);
  });

  it('replaces everything a menu holds when asked to, also in a full account', async () => {
    const owner = await test.owner();
    const { menu } = await buildMenu(owner);
    await createOperatorService({ db: test.engine.db, ...test, ...test.services }).setQuota(
      owner.id,
      'dishes',
      1,
    );
    const sections = [sectionOf('ראשונות', 'New')];
    expect((await send(owner, { menuId: menu._id, sections })).body).toMatchObject({
      code: 'quota_reached',
      details: { quota: 'dishes', limit: 1 },
    });
    expect((await send(owner, { menuId: menu._id, mode: 'replace', sections })).status).toBe(201);
    expect(namesIn(await readMenu(owner, menu._id))).toEqual([['ראשונות', 'New']]);
  });

  it('saves nothing when one dish is wrong, and names the dish', async () => {
    const owner = await test.owner();
    const { menu } = await buildMenu(owner, { name: 'Old' });
    const wrong = {
      sectionName: 'B',
      dishes: [
        { name: 'x', price: 1 },
        { name: 'y', price: -1 },
      ],
    };
    const answer = await send(owner, {
      menuId: menu._id,
      mode: 'replace',
      sections: [sectionOf('A', 'a'), wrong],
    });
    expect(answer.status).toBe(400);
    expect(answer.body.details.problems[0].path).toBe('body.sections.1.dishes.1.price');
    expect(namesIn(await readMenu(owner, menu._id))).toEqual([['ראשונות', 'Old']]);
  });

  it.each([
    ['the same section twice', 'section_name_taken', [sectionOf('A', 'x'), sectionOf('A', 'y')]],
    ['no section', 'invalid_input', []],
    [
      'too many sections',
      'invalid_input',
      Array.from({ length: limits.sectionsPerMenu + 1 }, (_, at) => sectionOf(`${at}`)),
    ],
    [
      'more options than a dish may have',
      'too_many_options',
      [
        {
          sectionName: 'A',
          dishes: [
            {
              name: 'x',
              price: 1,
              changes: ['one', 'two'].map((name) => ({
                name,
                type: 'multiple',
                options: Array.from({ length: 300 }, (_, at) => ({ name: `${at}` })),
              })),
            },
          ],
        },
      ],
    ],
  ])('refuses %s', async (_, code, sections) => {
    const owner = await test.owner();
    expect((await send(owner, { sections })).body.code).toBe(code);
    expect((await owner.get('/users/menus')).body).toEqual([]);
  });

  it('refuses sections beyond what a menu holds, together with those it has', async () => {
    const owner = await test.owner();
    const { menu } = await buildMenu(owner);
    const sections = Array.from({ length: limits.sectionsPerMenu }, (_, at) => sectionOf(`${at}`));
    expect((await send(owner, { menuId: menu._id, sections })).body.code).toBe('limit_reached');
    expect(namesIn(await readMenu(owner, menu._id))).toHaveLength(1);
  });

  it('finds neither a menu of another owner nor one that is gone', async () => {
    const [owner, other] = [await test.owner(), await test.owner()];
    const { menu } = await buildMenu(other);
    for (const menuId of [menu._id, newId()])
      expect((await send(owner, { menuId, sections: [sectionOf('A', 'x')] })).status).toBe(404);
  });

  it('takes 500 dishes in one request, which others may not be as long as', async () => {
    const owner = await test.owner();
    const description = 'רוטב עגבניות, מוצרלה, בזיליקום. '.repeat(20);
    const dishes = Array.from({ length: 500 }, (_, at) => ({ name: `Dish ${at}`, price: at, description }));
    const answer = await send(owner, { sections: [{ sectionName: 'All', dishes }] });
    expect(answer.body).toMatchObject({ dishes: 500 });
    const tooLong = 'x'.repeat(limits.importBytes);
    expect((await send(owner, { name: tooLong, sections: [sectionOf('A', 'x')] })).status).toBe(413);
    const asDish = {
      ...dishes[0],
      menuId: answer.body.menuId,
      sectionName: 'All',
      note: 'x'.repeat(limits.requestBytes),
    };
    expect((await owner.post('/dishes', asDish)).status).toBe(413);
  });

  it('shows pictures of the owner by their address, and tells of others', async () => {
    const [owner, other] = [await test.owner(), await test.owner()];
    const mine = await buildMenu(owner, { image: await buildPicture('#123456', 40) });
    const theirs = await buildMenu(other, { image: await buildPicture('#654321', 40) });
    const images = [mine.dish.image, theirs.dish.image, 'https://example.com/x.jpg', null];
    const answer = await send(owner, {
      menuId: mine.menu._id,
      mode: 'replace',
      sections: [
        { sectionName: 'A', dishes: images.map((image, at) => ({ name: `${at}`, price: 1, image })) },
      ],
    });
    expect(answer.body.missingPictures).toBe(2);
    const [{ dishes }] = (await readMenu(owner, mine.menu._id)) as [SentSection];
    expect(dishes.map(({ image }) => image)).toEqual([mine.dish.image, null, null, null]);
  });
});

describe('a menu written as a table, wiped and read again', () => {
  it('is the same menu', async () => {
    const owner = await test.owner();
    const { menu, section } = await buildMenu(owner, {
      name: '=2+2',
      description: 'Two lines\nof "text", with ; and \t tabs',
      price: 45.5,
      image: await buildPicture('#abcdef', 40),
      sizes: [
        { name: 'Large', price: 12.5 },
        { name: 'Small', isBase: true },
      ],
      changes: [
        {
          name: 'Toppings: all',
          type: 'multiple',
          required: true,
          minSelections: 1,
          maxSelections: 2,
          options: [
            { name: 'Olives | green', price: 5, maxTimes: 2, kosherKind: 'pareve' },
            { name: 'None [of them] +5' },
          ],
        },
        { name: 'Bread', type: 'single', options: [{ name: 'Pita' }] },
      ],
      dietaryInfo: [{ type: 'vegan' }, { type: 'vert spivy' }],
      ingredients: ['salt, pepper', 'oil'],
      prepTime: 15,
      allergens: { contains: ['sesame'], mayContain: ['nuts', 'milk'] },
      kosherKind: 'dairy',
      available: false,
      customAddOns: [{ name: 'Egg', price: 3 }],
    });
    const place = { menuId: menu._id, sectionName: section._id };
    await buildDish(owner, { ...place, name: "'-quoted", price: 0 });
    await owner.put(`/menus/${menu._id}/sections`, {
      add: [{ sectionName: 'Empty' }],
      update: [
        { _id: section._id, showImages: false, hours: [{ days: [0, 5], from: '08:00', to: '12:00' }] },
      ],
    });
    const { body: translations } = await owner.get(`/menus/${menu._id}/translations/ar`);
    await owner.put(
      `/menus/${menu._id}/translations/ar`,
      (translations.texts as { key: string; of: string }[])
        .filter(({ of }) => of === 'section' || of === 'dish')
        .map(({ key }, at) => ({ key, text: `نصّ: ${at} | [x]` })),
    );
    const before = await readMenu(owner, menu._id);
    expect(before[0]?.dishes[0]?.translations?.ar).toMatchObject({ name: expect.any(String) });
    for (const locale of ['he', 'en'] as const) {
      const rows = writeTable(before, locale).map((row) => row.map(String));
      const read = readTable(rows)?.sections ?? [];
      const sections = read.map(({ marks: _, lines: __, dishes, ...section }) => ({
        ...section,
        dishes: dishes.map(({ dish }) => dish),
      }));
      const answer = await send(owner, { menuId: menu._id, mode: 'replace', sections });
      expect(answer.status).toBe(201);
      expect(await readMenu(owner, menu._id)).toEqual(before);
    }
  });
});
