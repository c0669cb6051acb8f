import { describe, expect, it } from 'vitest';
import { limits } from '#core/values/limits.ts';
import { newId } from '#server/system/ids.ts';
import { buildDish, buildMenu } from '#server/testing/build-menu.ts';
import type { TestOwner } from '#server/testing/build-owner.ts';
import { buildPicture } from '#server/testing/build-picture.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import type { TestAnswer } from '#server/testing/test-client.ts';

const test = setUpTestApp();

const buildSection = async (owner?: TestOwner) => {
  const cook = owner ?? (await test.owner());
  const { menu, section, dish } = await buildMenu(cook);
  const inSection = { menuId: menu._id, sectionName: section.sectionName };
  return { owner: cook, menu, section, dish, inSection };
};

const whole = {
  name: 'Burger',
  description: 'With fries',
  price: 58.5,
  available: true,
  hasAddOns: true,
  customAddOns: [{ _id: 'local-1', name: 'Cheese', price: 4 }],
  ingredients: ['beef', 'bun'],
  allergens: { contains: ['gluten', 'sesame'], mayContain: ['nuts'] },
  kosherKind: 'meat',
  prepTime: 12.4,
  dietaryInfo: [{ type: 'vert spivy' }, { type: 'Kosher' }, { type: 'Kosher' }],
  changes: [
    {
      name: 'Doneness',
      type: 'single',
      required: true,
      minSelections: 0,
      maxSelections: null,
      options: [
        { name: 'Rare', price: 0, maxTimes: 1 },
        { name: 'Well done', price: 1.25, maxTimes: 1, kosherKind: 'pareve' },
      ],
    },
  ],
  sizes: [
    { name: 'Large', price: 12, isBase: false },
    { name: 'Small', price: 5 },
  ],
};

describe('a dish that is too much', () => {
  const group = (name: string, options: number, optionName = 'O') => ({
    name,
    type: 'multiple',
    options: Array.from({ length: options }, (_, n) => ({ name: `${optionName}${n}`, price: 0 })),
  });

  it('by its options in all groups together is refused, and says why in both languages', async () => {
    const { owner, inSection, dish } = await buildSection();
    const most = [group('A', limits.optionsPerDish - 1), group('B', 1)];
    expect((await owner.post('/dishes', { ...whole, ...inSection, changes: most })).status).toBe(201);
    const tooMany = { ...whole, ...inSection, changes: [...most, group('C', 1)] };
    for (const refused of [
      await owner.post('/dishes', tooMany),
      await owner.put(`/dishes/${dish._id}`, tooMany),
    ])
      expect([refused.status, refused.body]).toEqual([
        409,
        {
          code: 'too_many_options',
          message:
            'A dish can have up to 500 options, in all its groups together. One that can be chosen several times counts as many.',
        },
      ]);
  });

  it('for its menu is refused when it is added and when it grows, and nothing is half-saved', async () => {
    const { owner, inSection, menu } = await buildSection();
    const large = (filling: string) => ({
      ...whole,
      ...inSection,
      changes: [group('A', limits.optionsPerDish, filling.repeat(70))],
    });
    const savedIds: string[] = [];
    const fill = async (): Promise<TestAnswer> => {
      const answer = await owner.post('/dishes', large('א'));
      if (answer.status !== 201) return answer;
      savedIds.push(answer.body._id);
      return fill();
    };
    const refused = await fill();
    expect([refused.status, refused.body.code]).toEqual([409, 'menu_too_large']);
    const grown = await owner.put(`/dishes/${savedIds[0]}`, large('🍕'));
    expect([grown.status, grown.body.code]).toEqual([409, 'menu_too_large']);
    const translations = `/menus/${menu._id}/translations/en`;
    const ofFirst = (
      (await owner.get(translations)).body.texts as { key: string; kind: string; id?: string }[]
    )
      .filter(({ id, kind }) => id === savedIds[0] && kind === 'option')
      .map(({ key }) => ({ key, text: 'א'.repeat(limits.name) }));
    const translated = await owner.put(translations, ofFirst);
    expect([translated.status, translated.body.code]).toEqual([409, 'menu_too_large']);
    const listed = await owner.get(`/menus/${menu._id}/dishes`);
    const ids = listed.body.flatMap((section: { dishes: { _id: string }[] }) =>
      section.dishes.map(({ _id }) => _id),
    );
    expect(ids.filter((id: string) => savedIds.includes(id))).toEqual(savedIds);
    expect((await owner.put(`/dishes/${savedIds[0]}`, large('a'))).status).toBe(200);
    expect((await owner.post('/dishes', { ...whole, ...inSection, name: 'Fits again' })).status).toBe(201);
  });
});

describe('what is in a dish', () => {
  it('stays when a screen that knows nothing of it saves the dish, and goes when it is told to', async () => {
    const { owner, inSection } = await buildSection();
    const dish = await buildDish(owner, { ...whole, ...inSection });
    const save = async (part: object) => {
      const { body } = await owner.put(`/dishes/${dish._id}`, {
        name: 'Burger',
        price: 1,
        ...inSection,
        ...part,
      });
      return [body.allergens, body.kosherKind];
    };
    expect(await save({})).toEqual([whole.allergens, 'meat']);
    expect(await save({ allergens: { contains: ['eggs'] }, kosherKind: null })).toEqual([
      { contains: ['eggs'], mayContain: [] },
      null,
    ]);
  });

  it('is refused when it is none of the known, and nothing is saved', async () => {
    const { owner, inSection, dish } = await buildSection();
    const option = (kosherKind: unknown) => ({
      changes: [{ name: 'G', type: 'single', options: [{ name: 'O', kosherKind }] }],
    });
    for (const part of [
      { allergens: { contains: ['water'] } },
      { allergens: ['eggs'] },
      { allergens: null },
      { kosherKind: 'mixed' },
      { kosherKind: '' },
      option('fish'),
    ]) {
      const { status } = await owner.put(`/dishes/${dish._id}`, { ...whole, ...inSection, ...part });
      expect([part, status]).toEqual([part, 400]);
    }
  });
});

describe('creating a dish', () => {
  it('keeps everything that was sent, in shekels, with one base size', async () => {
    const { owner, inSection } = await buildSection();
    const { status, body } = await owner.post('/dishes', { ...whole, ...inSection, owner: owner.id });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...whole,
      ...inSection,
      translations: {},
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      owner: owner.id,
      revision: 1,
      image: null,
      imageColor: null,
      prepTime: 12,
      dietaryInfo: [{ type: 'vert spivy' }, { type: 'Kosher' }],
      sizes: [
        { name: 'Large', price: 0, isBase: true },
        { name: 'Small', price: 5, isBase: false },
      ],
    });
    const listed = await owner.get(`/menus/${inSection.menuId}/sections/${inSection.sectionName}/dishes`);
    expect(listed.body.at(-1)).toEqual(body);
  });

  it('takes the _id of a section as well, and goes to its end', async () => {
    const { owner, menu, section } = await buildSection();
    await buildDish(owner, { name: 'Second', menuId: menu._id, sectionName: section._id });
    const { body } = await owner.get(`/menus/${menu._id}/sections/${section._id}/dishes`);
    expect(body.map((dish: { name: string }) => dish.name)).toEqual(['חומוס', 'Second']);
  });

  it('is refused for another owner’s name, menu or section', async () => {
    const { owner, inSection } = await buildSection();
    const stranger = await buildSection();
    const dish = { name: 'Soup', price: 20 };
    const asOther = await owner.post('/dishes', { ...dish, ...inSection, owner: stranger.owner.id });
    expect([asOther.status, asOther.body.code]).toEqual([403, 'not_yours']);
    expect((await owner.post('/dishes', { ...dish, ...stranger.inSection })).status).toBe(404);
    expect((await owner.post('/dishes', { ...dish, ...inSection, sectionName: 'None' })).status).toBe(404);
    expect((await test.visitor().post('/dishes', { ...dish, ...inSection })).status).toBe(401);
  });

  it('refuses bad input', async () => {
    const { owner, inSection } = await buildSection();
    const bad = [
      { name: '' },
      { name: 'x'.repeat(limits.name + 1) },
      { price: -1 },
      { price: '12' },
      { price: null },
      { price: limits.priceShekels + 1 },
      { sizes: [{ name: 'S' }, { name: 'S' }] },
      { changes: [{ name: 'G', type: 'many', options: [{ name: 'A' }] }] },
      { changes: [{ name: 'G', type: 'single', options: [] }] },
      { dietaryInfo: [{ type: 'crunchy' }] },
      { ingredients: [1] },
      { prepTime: -1 },
    ];
    for (const part of bad) {
      const refused = await owner.post('/dishes', { name: 'Soup', price: 20, ...inSection, ...part });
      expect([part, refused.status]).toEqual([part, 400]);
    }
    expect((await owner.get('/dishes')).body).toHaveLength(1);
  });

  it('keeps the order of dishes that are added at once', async () => {
    const { owner, inSection } = await buildSection();
    const names = Array.from({ length: 8 }, (_, index) => `Dish ${index}`);
    await Promise.all(names.map((name) => buildDish(owner, { name, ...inSection })));
    const path = `/menus/${inSection.menuId}/sections/${inSection.sectionName}/dishes`;
    const read = async () => (await owner.get(path)).body.map((dish: { name: string }) => dish.name);
    const order = await read();
    expect(order.toSorted()).toEqual(['חומוס', ...names].toSorted());
    expect(await read()).toEqual(order);
  });
});

describe('changing a dish', () => {
  it('replaces it as a whole', async () => {
    const { owner, dish, inSection } = await buildSection();
    const { status, body } = await owner.put(`/dishes/${dish._id}`, { ...whole, ...inSection });
    expect(status).toBe(200);
    expect(body).toMatchObject({ _id: dish._id, name: 'Burger', price: 58.5 });
    const emptied = await owner.put(`/dishes/${dish._id}`, { name: 'Burger', price: 1, ...inSection });
    expect(emptied.body).toMatchObject({ sizes: [], changes: [], description: '', prepTime: null });
  });

  it('moves it to the end of another section, and keeps its position in its own', async () => {
    const { owner, dish, inSection } = await buildSection();
    const path = `/menus/${inSection.menuId}/sections`;
    await owner.put(path, { add: [{ sectionName: 'Mains' }] });
    await buildDish(owner, { name: 'Steak', menuId: inSection.menuId, sectionName: 'Mains' });
    await buildDish(owner, { name: 'Tahini', ...inSection });
    await owner.put(`/dishes/${dish._id}`, { name: 'Hummus', price: 30, ...inSection });
    const own = await owner.get(`${path}/${inSection.sectionName}/dishes`);
    expect(own.body.map((one: { name: string }) => one.name)).toEqual(['Hummus', 'Tahini']);
    await owner.put(`/dishes/${dish._id}`, { name: 'Hummus', price: 30, ...inSection, sectionName: 'Mains' });
    const mains = await owner.get(`${path}/Mains/dishes`);
    expect(mains.body.map((one: { name: string }) => one.name)).toEqual(['Steak', 'Hummus']);
  });

  it('does not know dishes, menus or sections that are not its own', async () => {
    const { owner, dish, inSection } = await buildSection();
    const stranger = await buildSection();
    const sent = { name: 'Stolen', price: 1 };
    const second = await buildSection(owner);
    const answers = [
      await stranger.owner.put(`/dishes/${dish._id}`, { ...sent, ...inSection }),
      await stranger.owner.put(`/dishes/${dish._id}`, { ...sent, ...stranger.inSection }),
      await owner.put(`/dishes/${dish._id}`, { ...sent, ...second.inSection }),
      await owner.put(`/dishes/${dish._id}`, { ...sent, ...inSection, sectionName: 'None' }),
      await owner.put(`/dishes/${newId()}`, { ...sent, ...inSection }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(
      (await owner.put(`/dishes/${dish._id}`, { ...sent, ...inSection, owner: stranger.owner.id })).status,
    ).toBe(403);
    expect((await owner.get('/dishes')).body).toContainEqual({ _id: dish._id, name: 'חומוס' });
  });
});

describe('stock', () => {
  it('changes at once for everyone', async () => {
    const { owner, dish } = await buildSection();
    const { status, body } = await owner.put(`/dishes/${dish._id}/stock`, { available: false });
    expect([status, body.available, body._id]).toEqual([200, false, dish._id]);
    const guest = await test.visitor().get(`/public-menu/${owner.id}`);
    expect(guest.body.menu.sections[0].dishes[0].available).toBe(false);
  });

  it('is the owner’s alone to change', async () => {
    const { dish } = await buildSection();
    const stranger = await test.owner();
    expect((await stranger.put(`/dishes/${dish._id}/stock`, { available: false })).status).toBe(404);
    expect((await test.visitor().put(`/dishes/${dish._id}/stock`, { available: false })).status).toBe(401);
  });

  it('takes only true and false', async () => {
    const { owner, dish } = await buildSection();
    for (const available of ['no', 0, null, undefined]) {
      expect((await owner.put(`/dishes/${dish._id}/stock`, { available })).status).toBe(400);
    }
  });
});

describe('removing a dish', () => {
  it('takes it off its menu', async () => {
    const { owner, dish, menu } = await buildSection();
    expect((await owner.delete(`/dishes/${dish._id}/remove-from-menu?menuId=${menu._id}`)).status).toBe(200);
    expect((await owner.get('/dishes')).body).toEqual([]);
    expect((await owner.delete(`/dishes/${dish._id}/remove-from-menu`)).status).toBe(404);
  });

  it('is refused from another menu and by another owner', async () => {
    const { owner, dish } = await buildSection();
    const stranger = await test.owner();
    expect((await owner.delete(`/dishes/${dish._id}/remove-from-menu?menuId=${newId()}`)).status).toBe(404);
    expect((await stranger.delete(`/dishes/${dish._id}/remove-from-menu`)).status).toBe(404);
    expect((await owner.get('/dishes')).body).toHaveLength(1);
  });
});

describe('the picture of a dish', () => {
  it('is set, kept, replaced and removed', async () => {
    const { owner, inSection } = await buildSection();
    const picture = await buildPicture('#c0392b');
    const dish = await buildDish(owner, { ...inSection, image: picture });
    expect(dish.image).toMatch(/^\/images\/[0-9a-f]{32}\/640\.webp$/);
    expect(dish.imageColor).toMatch(/^#[0-9a-f]{6}$/);
    const sent = { name: 'Soup', price: 1, ...inSection };
    const put = async (image?: unknown) =>
      (await owner.put(`/dishes/${dish._id}`, { ...sent, image })).body.image;
    expect(await put()).toBe(dish.image);
    expect(await put(dish.image)).toBe(dish.image);
    expect(await put(await buildPicture('#2980b9'))).not.toBe(dish.image);
    expect(await put(null)).toBeNull();
    expect(await put(picture)).toBe(dish.image);
    expect((await owner.post('/dishes/delete-dish-image', { dishId: dish._id })).status).toBe(200);
    const { body } = await owner.get(`/menus/${inSection.menuId}/sections/${inSection.sectionName}/dishes`);
    expect(body.at(-1).image).toBeNull();
  });

  it('must be a picture, and nothing is saved when it is not', async () => {
    const { owner, dish, inSection } = await buildSection();
    const image = `data:image/jpeg;base64,${Buffer.from('hello').toString('base64')}`;
    const created = await owner.post('/dishes', { name: 'Soup', price: 1, ...inSection, image });
    const changed = await owner.put(`/dishes/${dish._id}`, { name: 'Soup', price: 1, ...inSection, image });
    expect([created.status, created.body.code]).toEqual([422, 'not_an_image']);
    expect([changed.status, changed.body.code]).toEqual([422, 'not_an_image']);
    expect((await owner.get('/dishes')).body).toEqual([{ _id: dish._id, name: 'חומוס' }]);
  });

  it('is answered as a picture, in a format the caller reads', async () => {
    const { owner, inSection } = await buildSection();
    const dish = await buildDish(owner, { ...inSection, image: await buildPicture() });
    const modern = await test
      .visitor({ accept: 'image/avif,image/webp,*/*' })
      .get(`/dishes/${dish._id}/image`);
    expect([modern.status, modern.headers['content-type']]).toEqual([200, 'image/webp']);
    const plain = await test.visitor({ accept: '*/*' }).get(`/dishes/${dish._id}/image`);
    expect([plain.status, plain.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(plain.headers['cache-control']).toBe('public, max-age=60');
    const known = { accept: '*/*', 'if-none-match': String(plain.headers.etag) };
    expect((await test.visitor(known).get(`/dishes/${dish._id}/image`)).status).toBe(304);
  });

  it('is hidden with its menu, and missing where there is none', async () => {
    const { owner, dish: plain, inSection } = await buildSection();
    const dish = await buildDish(owner, { ...inSection, image: await buildPicture() });
    expect((await test.visitor().get(`/dishes/${plain._id}/image`)).status).toBe(404);
    const { body: next } = await owner.post('/users/menus');
    await owner.patch('/users/active-menu', { menuId: next._id });
    const hidden = await test.visitor().get(`/dishes/${dish._id}/image`);
    expect([hidden.status, hidden.body.code]).toEqual([404, 'not_found']);
    const own = await owner.get(`/dishes/${dish._id}/image`);
    expect([own.status, own.headers['cache-control']]).toEqual([200, 'private, max-age=60']);
  });

  it('of another owner cannot be removed', async () => {
    const { owner, inSection } = await buildSection();
    const dish = await buildDish(owner, { ...inSection, image: await buildPicture() });
    const stranger = await test.owner();
    expect((await stranger.post('/dishes/delete-dish-image', { dishId: dish._id })).status).toBe(404);
    expect((await owner.get(`/dishes/${dish._id}/image`)).status).toBe(200);
  });
});
