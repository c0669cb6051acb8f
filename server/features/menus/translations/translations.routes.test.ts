import { describe, expect, it } from 'vitest';
import { limits } from '#core/values/limits.ts';
import { readEventsAfter } from '#server/live/event-log.ts';
import { buildMenu } from '#server/testing/build-menu.ts';
import type { TestOwner } from '#server/testing/build-owner.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const parts = {
  name: 'פיצה',
  description: 'מהטאבון',
  ingredients: ['בצק'],
  sizes: [{ name: 'רגילה' }, { name: 'ענקית', price: 9 }],
  changes: [{ name: 'תוספות', type: 'multiple', options: [{ name: 'זיתים/שחורים', price: 3 }] }],
};
const build = async () => {
  const owner = await test.owner();
  const built = await buildMenu(owner, parts);
  const { menu, dish, section } = built;
  const address = `/menus/${menu._id}/translations/en`;
  const key = (field: string) => `dish/${dish._id}/${field}`;
  const save = (...texts: [key: string, text: string, was?: string][]) =>
    owner.put(
      address,
      texts.map(([of, text, was]) => ({ key: of, text, was })),
    );
  const inSection = { menuId: menu._id, sectionName: section._id };
  return { owner, ...built, address, key, save, inSection };
};
const countEvents = async (owner: TestOwner) =>
  (await readEventsAfter(test.engine.db, owner.id, 0))?.length ?? 0;

describe('the texts of a menu for its translator', () => {
  it('are all that guests read, in order, with where they are and what is missing', async () => {
    const { owner, menu, section, dish, address, key } = await build();
    const { status, body } = await owner.get(address);
    expect(status).toBe(200);
    expect(body).toMatchObject({ mainLanguage: 'he', language: 'en' });
    expect(body.texts.map((text: { key: string }) => text.key)).toEqual([
      'restaurant/name',
      'menu/name',
      `section/${section._id}/name`,
      ...['name', 'description', 'ingredient/בצק', 'size/רגילה', 'size/ענקית', 'group/תוספות'].map(key),
      key('option/תוספות/זיתים~1שחורים'),
    ]);
    expect(body.texts.at(-1)).toEqual({
      key: key('option/תוספות/זיתים~1שחורים'),
      text: '',
      main: 'זיתים/שחורים',
      max: limits.name,
      of: 'dish',
      kind: 'option',
      id: dish._id,
      section: section.sectionName,
      dish: 'פיצה',
      group: 'תוספות',
    });
    expect(body.texts[1]).toMatchObject({ main: menu.name, of: 'menu', kind: 'name' });
    expect(body.languages).toEqual(
      ['en', 'ar', 'ru'].map((language) => ({ language, missing: 10, isOffered: false })),
    );
  });

  it('are saved together, read back, and stand with the things that they translate', async () => {
    const { owner, menu, section, dish, address, key, save, inSection } = await build();
    const option = 'option/תוספות/זיתים~1שחורים';
    const saved = await save(
      ['restaurant/name', 'Palm'],
      ['menu/name', 'Evening'],
      [`section/${section._id}/name`, 'Starters'],
      [key('name'), 'Pizza'],
      [key(option), 'Black olives'],
    );
    expect(saved.status).toBe(200);
    expect(saved.body.languages[0]).toEqual({ language: 'en', missing: 5, isOffered: true });
    expect(saved.body.texts[3]).toEqual({ key: key('name'), text: 'Pizza' });
    const { body } = await owner.get(address);
    expect(body.texts.flatMap(({ text }: { text: string }) => text || [])).toEqual([
      'Palm',
      'Evening',
      'Starters',
      'Pizza',
      'Black olives',
    ]);
    const settings = await owner.get('/restaurants/settings');
    expect(settings.body.translations).toEqual({ en: { name: 'Palm' } });
    expect((await owner.get(`/menus/${menu._id}`)).body.translations).toEqual({ en: { name: 'Evening' } });
    const sections = await owner.get(`/menus/${menu._id}/sections`);
    expect(sections.body[0].translations).toEqual({ en: { name: 'Starters' } });
    const [[current]] = (await owner.get(`/menus/${menu._id}/dishes`)).body.map(
      ({ dishes }: { dishes: object[] }) => dishes,
    );
    expect(current).toEqual({
      ...dish,
      translations: { en: { name: 'Pizza', [option]: 'Black olives' } },
    });
    // The dish's own form was open meanwhile: it saves, and takes nothing away.
    const form = { ...parts, price: 50, ...inSection, revision: dish.revision };
    const resaved = await owner.put(`/dishes/${dish._id}`, form);
    expect(resaved.body).toMatchObject({ price: 50, translations: current.translations });
    const renamed = await owner.put(`/dishes/${dish._id}`, {
      ...parts,
      price: 50,
      changes: [],
      ...inSection,
    });
    expect(renamed.body.translations).toEqual({ en: { name: 'Pizza' } });
    await owner.put('/restaurants/settings', { restaurantName: 'הדקל', address: 'x' });
    expect((await owner.get('/restaurants/settings')).body.translations).toEqual({ en: { name: 'Palm' } });
  });

  it('are removed by an empty text', async () => {
    const { owner, menu, save } = await build();
    await save(['menu/name', 'Evening']);
    expect((await save(['menu/name', ' ', 'Evening'])).status).toBe(200);
    expect((await owner.get(`/menus/${menu._id}`)).body.translations).toEqual({});
  });

  it('are saved all or none: a text that is not there, too long, named twice or of another menu saves nothing', async () => {
    const { owner, address, save, key } = await build();
    const other = await buildMenu(owner);
    const before = (await owner.get(address)).body;
    const unknown = await save([key('name'), 'Pizza'], [`dish/${other.dish._id}/name`, 'Hummus']);
    expect([unknown.status, unknown.body.code]).toEqual([422, 'unknown_text']);
    expect(unknown.body.details).toEqual({ keys: [`dish/${other.dish._id}/name`] });
    const long = await save([key('name'), 'Pizza'], [key('size/רגילה'), 'x'.repeat(limits.name + 1)]);
    expect([long.status, long.body.code]).toEqual([400, 'invalid_input']);
    expect((await save([key('name'), 'Pizza'], [key('name'), 'Pizza'])).status).toBe(400);
    expect((await save()).status).toBe(400);
    expect((await owner.get(address)).body).toEqual(before);
  });

  it('are refused in the main language, and in one that guests cannot choose', async () => {
    const { owner, menu, address } = await build();
    const main = await owner.get(`/menus/${menu._id}/translations/he`);
    expect([main.status, main.body.code]).toEqual([422, 'main_language']);
    expect((await owner.get(`/menus/${menu._id}/translations/fr`)).status).toBe(400);
    const english = await owner.put(`/menus/${menu._id}`, { mainLanguage: 'en' });
    expect(english.body).toMatchObject({ mainLanguage: 'en', revision: menu.revision + 1 });
    expect((await owner.get(address)).body.code).toBe('main_language');
    expect((await owner.put(address, [{ key: 'menu/name', text: 'x' }])).body.code).toBe('main_language');
    expect((await owner.get(`/menus/${menu._id}/translations/he`)).body.mainLanguage).toBe('en');
    expect((await owner.put(`/menus/${menu._id}`, { mainLanguage: 'fr' })).status).toBe(400);
  });

  it('of two translators at once are saved once, and the other is told what is saved', async () => {
    const { save, key } = await build();
    const answers = await Promise.all(['Pizza', 'Pie'].map((text) => save([key('name'), text, ''])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = answers.sort((a, b) => a.status - b.status);
    expect(lost?.body).toMatchObject({ code: 'changed_meanwhile', details: { texts: won?.body.texts } });
    // Its answer was lost, so it is sent again.
    expect((await save([key('name'), won?.body.texts[0].text, ''])).status).toBe(200);
  });

  it('are told to guests of the active menu, and the restaurant’s own name always', async () => {
    const { owner, save, key } = await build();
    const spare = await buildMenu(owner);
    const saveInSpare = (of: string) =>
      owner.put(`/menus/${spare.menu._id}/translations/ru`, [{ key: of, text: 'x' }]);
    const during = async (call: () => Promise<unknown>) => {
      const before = await countEvents(owner);
      await call();
      return (await countEvents(owner)) - before;
    };
    expect(await during(() => save([key('name'), 'Pizza']))).toBe(1);
    expect(await during(() => saveInSpare('menu/name'))).toBe(0);
    expect(await during(() => saveInSpare('restaurant/name'))).toBe(1);
  });
});

describe('a menu in the language of its guest', () => {
  it('is translated as far as it goes, says what is not, and stays as ever for those who do not ask', async () => {
    const { owner, dish, section, save, key } = await build();
    const guest = test.visitor();
    const main = (await guest.get(`/public-menu/${owner.id}`)).body;
    await save(['restaurant/name', 'Palm'], [key('name'), 'Pizza'], [key('size/רגילה'), 'Regular']);
    const now = (await guest.get(`/public-menu/${owner.id}`)).body;
    expect(now).toEqual({ ...main, menu: { ...main.menu, languages: ['he', 'en'] } });
    expect((await guest.get(`/public-menu/${owner.id}?lang=he`)).body).toEqual(now);
    const english = (await guest.get(`/public-menu/${owner.id}?lang=en`)).body;
    expect(english.restaurant.name).toBe('Palm');
    expect(english.menu.sections[0]).toMatchObject({
      sectionName: section.sectionName,
      langs: { name: 'he' },
    });
    expect(english.menu.sections[0].dishes[0]).toMatchObject({
      _id: dish._id,
      name: 'Pizza',
      description: 'מהטאבון',
      langs: { description: 'he', ingredients: 'he' },
      sizes: [
        { name: 'רגילה', shown: 'Regular' },
        { name: 'ענקית', lang: 'he' },
      ],
    });
    expect((await guest.get(`/public-menu/${owner.id}?lang=xx`)).status).toBe(400);
  });

  it('is previewed by its owner in that language too', async () => {
    const { owner, menu, save, key } = await build();
    await save([key('name'), 'Pizza']);
    const { body } = await owner.get(`/menus/${menu._id}/preview?lang=en`);
    expect(body.menu.sections[0].dishes[0].name).toBe('Pizza');
  });
});
