import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guestLocales } from '../../i18n/locale.ts';
import {
  countMissing,
  listMenuTexts,
  offeredLanguages,
  pickTranslations,
  type TranslatedMenu,
  translationOf,
} from './menu-texts.ts';
import { planTranslations } from './translation-changes.ts';
import type { Translations } from './translations.ts';

/** Names with what separates the parts of a key, and with what objects are made of. */
const name = fc.oneof(
  fc.constantFrom('a/b', 'a~1b', '~', '/', '__proto__', 'constructor', 'name', 'size/a', 'רגיל'),
  fc.string({ minLength: 1, maxLength: 6 }).filter((text) => text.trim() === text),
);
const text = fc.oneof(fc.constant(''), name);
const named = fc.record({ name });
const dish = fc.record({
  id: fc.uuid(),
  name,
  description: text,
  ingredients: fc.array(text, { maxLength: 3 }),
  sizes: fc.array(named, { maxLength: 3 }),
  changes: fc.array(fc.record({ name, options: fc.array(named, { maxLength: 3 }) }), { maxLength: 3 }),
  translations: fc.constant({}),
});
const described = fc.record({ name: text, description: text, translations: fc.constant({}) });
const language = fc.constantFrom(...guestLocales);
const menu: fc.Arbitrary<TranslatedMenu> = fc.record({
  mainLanguage: language,
  restaurant: described,
  menu: described,
  sections: fc.array(
    fc.record({
      id: fc.uuid(),
      name,
      translations: fc.constant({}),
      dishes: fc.array(dish, { maxLength: 3 }),
    }),
    { maxLength: 3 },
  ),
});

/** The menu with its rows as a plan leaves them. */
const applied = (before: TranslatedMenu, plan: ReturnType<typeof planTranslations>): TranslatedMenu => {
  if (plan.kind !== 'planned') throw new Error(`not planned: ${plan.kind}`);
  const after = <T extends { translations: Translations }>(
    of: string,
    id: string | undefined,
    row: T,
  ): T => ({
    ...row,
    translations:
      plan.rows.find((changed) => changed.of === of && changed.id === id)?.translations ?? row.translations,
  });
  return {
    mainLanguage: before.mainLanguage,
    restaurant: after('restaurant', undefined, before.restaurant),
    menu: after('menu', undefined, before.menu),
    sections: before.sections.map((section) => ({
      ...after('section', section.id, section),
      dishes: section.dishes.map((one) => after('dish', one.id, one)),
    })),
  };
};
const dishesOf = ({ sections }: TranslatedMenu) => sections.flatMap(({ dishes }) => dishes);

describe('the texts of any menu', () => {
  it('have keys of their own and are never empty', () => {
    fc.assert(
      fc.property(menu, (any) => {
        const texts = listMenuTexts(any);
        expect(new Set(texts.map(({ key }) => key)).size).toBe(texts.length);
        expect(texts.every(({ main }) => main !== '')).toBe(true);
      }),
    );
  });

  it('are translated one by one: what was sent is read back, nothing else, and removing all leaves nothing', () => {
    fc.assert(
      fc.property(menu, language, fc.infiniteStream(fc.boolean()), (any, into, coin) => {
        const texts = listMenuTexts(any);
        const wanted = texts.flatMap(({ key }, index) =>
          coin.next().value ? [{ key, text: `text ${index}`, was: '' }] : [],
        );
        const translated = applied(any, planTranslations(any, into, wanted));
        const sent = new Map(wanted.map((one) => [one.key, one.text]));
        for (const one of listMenuTexts(translated)) {
          expect(translationOf(one, into)).toBe(sent.get(one.key) ?? '');
        }
        expect(countMissing(listMenuTexts(translated), into)).toBe(texts.length - wanted.length);
        const removal = wanted.map((one) => ({ key: one.key, text: '', was: one.text }));
        expect(applied(translated, planTranslations(translated, into, removal))).toEqual(any);
      }),
    );
  });

  it('stay with a dish that is saved again, but for those that it no longer has', () => {
    fc.assert(
      fc.property(menu, language, (any, into) => {
        const wanted = listMenuTexts(any).map(({ key }) => ({ key, text: 'x' }));
        for (const one of dishesOf(applied(any, planTranslations(any, into, wanted)))) {
          expect(pickTranslations(one.translations, one)).toEqual(one.translations);
          const bare = pickTranslations(one.translations, { ...one, sizes: [], changes: [] });
          const fields = Object.keys(bare[into] ?? {});
          expect(fields.filter((field) => /^(size|group|option)\//.test(field))).toEqual([]);
          expect(fields).toContain('name');
        }
      }),
    );
  });

  it('offer a language when at least half the dishes have a name in it, and the main one always', () => {
    fc.assert(
      fc.property(language, language, fc.array(fc.boolean()), (main, other, named) => {
        fc.pre(main !== other);
        const dishes = named.map((isNamed) => ({
          translations: isNamed ? { [other]: { name: 'x' } } : { [other]: { description: 'x' } },
        }));
        const count = named.filter(Boolean).length;
        const isOffered = count > 0 && count * 2 >= named.length;
        expect(offeredLanguages(main, dishes)).toEqual(isOffered ? [main, other] : [main]);
      }),
    );
  });
});

describe('planning translations', () => {
  const one: TranslatedMenu = {
    mainLanguage: 'he',
    restaurant: { name: 'הנמל', description: '', translations: {} },
    menu: { name: 'ערב', description: 'מהאש', translations: { en: { name: 'Evening' } } },
    sections: [],
  };
  const plan = (...wanted: { key: string; text: string; was?: string }[]) =>
    planTranslations(one, 'en', wanted);

  it('refuses what is not on the menu, by name', () => {
    const refused = plan({ key: 'menu/name', text: 'x' }, { key: 'dish/x/name', text: 'x' });
    expect(refused).toEqual({ kind: 'unknown', keys: ['dish/x/name'] });
    expect(plan({ key: 'restaurant/description', text: 'x' })).toMatchObject({ kind: 'unknown' });
  });

  it('refuses a text that is longer than what it translates may be, and one that is named twice', () => {
    const long = 'x'.repeat(81);
    expect(plan({ key: 'menu/name', text: long })).toEqual({ kind: 'invalid', key: 'menu/name' });
    expect(plan({ key: 'menu/description', text: long })).toMatchObject({ kind: 'planned' });
    const twice = { key: 'menu/name', text: 'x' };
    expect(plan(twice, twice)).toEqual({ kind: 'invalid', key: 'menu/name' });
  });

  it('refuses to replace a text that was not seen, unless it is the same', () => {
    expect(plan({ key: 'menu/name', text: 'Night', was: '' })).toEqual({
      kind: 'changed',
      texts: [{ key: 'menu/name', text: 'Evening' }],
    });
    expect(plan({ key: 'menu/name', text: 'Evening', was: '' })).toMatchObject({ kind: 'planned' });
    expect(plan({ key: 'menu/name', text: 'Night', was: 'Evening' })).toMatchObject({ kind: 'planned' });
  });

  it('puts a name on one line', () => {
    expect(plan({ key: 'menu/name', text: 'Late\nnight' })).toMatchObject({
      saved: [{ key: 'menu/name', text: 'Late night' }],
    });
  });
});
