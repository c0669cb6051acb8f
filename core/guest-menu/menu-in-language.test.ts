import { describe, expect, it } from 'vitest';
import type { GuestDishAnswer } from '#core/menus/dishes/dish-shape.ts';
import { describedInLanguage, dishInLanguage } from './menu-in-language.ts';

const dish: GuestDishAnswer = {
  _id: 'a'.repeat(24),
  name: 'פיצה',
  description: 'מהטאבון',
  price: 50,
  available: true,
  ingredients: ['בצק', '', 'גבינה'],
  allergens: { contains: [], mayContain: [] },
  kosherKind: null,
  image: null,
  imageColor: null,
  dietary: [],
  sizes: [
    { name: 'רגילה', price: 0, isBase: true },
    { name: 'XL', price: 9, isBase: false },
  ],
  changes: [
    {
      name: 'תוספות',
      type: 'multiple',
      required: false,
      minSelections: 0,
      maxSelections: null,
      options: [{ name: 'זיתים', price: 3, maxTimes: 1 }],
    },
  ],
};
const english = { language: 'en', mainLanguage: 'he' } as const;

describe('a dish for a reader of another language', () => {
  it('is as it was written for those who read the main language, whatever was translated', () => {
    const reading = { language: 'he', mainLanguage: 'he' } as const;
    const [regular, large] = dish.sizes;
    expect(dishInLanguage(dish, { he: { name: 'x' }, en: { name: 'Pizza' } }, reading)).toEqual({
      ...dish,
      sizes: [regular, { ...large, lang: 'en' }],
    });
  });

  it('says of a name or a sentence in other letters which language it is in', () => {
    const reading = { language: 'he', mainLanguage: 'he' } as const;
    const dolce = { ...dish, name: 'Tiramisu', description: 'עם קפה' };
    expect(dishInLanguage(dolce, {}, reading).langs).toEqual({ name: 'en' });
    expect(dishInLanguage({ ...dolce, name: 'DOLCI | קינוח' }, {}, reading).langs).toBeUndefined();
    expect(dishInLanguage({ ...dolce, name: '7 Up' }, {}, english).langs).toMatchObject({
      description: 'he',
    });
    expect(dishInLanguage({ ...dolce, name: '7 Up' }, {}, english).langs).not.toHaveProperty('name');
  });

  it('says it of groups and options too, translated or not', () => {
    const hebrew = { language: 'he', mainLanguage: 'he' } as const;
    const [extras] = dish.changes;
    const changes = extras && [
      { ...extras, name: 'Extras', options: [{ name: 'Bacon', price: 3, maxTimes: 1 }] },
    ];
    const [group] = dishInLanguage({ ...dish, changes: changes ?? [] }, {}, hebrew).changes;
    expect([group?.lang, group?.options[0]?.lang]).toEqual(['en', 'en']);
    const [size] = dishInLanguage(
      dish,
      { ru: { 'size/רגילה': 'Small' } },
      { ...hebrew, language: 'ru' },
    ).sizes;
    expect(size).toMatchObject({ shown: 'Small', lang: 'en' });
  });

  it('keeps the names that orders go by, with what is shown beside them', () => {
    const texts = {
      name: 'Pizza',
      description: 'From the oven',
      'size/רגילה': 'Regular',
      'group/תוספות': 'Extras',
      'option/תוספות/זיתים': 'Olives',
      'ingredient/בצק': 'Dough',
      'ingredient/גבינה': 'Cheese',
    };
    expect(dishInLanguage(dish, { en: texts }, english)).toEqual({
      ...dish,
      name: 'Pizza',
      description: 'From the oven',
      ingredients: ['Dough', '', 'Cheese'],
      sizes: [{ ...dish.sizes[0], shown: 'Regular' }, dish.sizes[1]],
      changes: [
        {
          ...dish.changes[0],
          shown: 'Extras',
          options: [{ name: 'זיתים', price: 3, maxTimes: 1, shown: 'Olives' }],
        },
      ],
    });
  });

  it('says of each text that is not translated in which language it is, and of no other', () => {
    expect(dishInLanguage(dish, { en: { name: 'Pizza', 'ingredient/בצק': 'Dough' } }, english)).toEqual({
      ...dish,
      name: 'Pizza',
      langs: { description: 'he', ingredients: 'he' },
      // 'XL' has no Hebrew letter in it.
      sizes: [{ ...dish.sizes[0], lang: 'he' }, dish.sizes[1]],
      changes: [
        { ...dish.changes[0], lang: 'he', options: [{ name: 'זיתים', price: 3, maxTimes: 1, lang: 'he' }] },
      ],
    });
  });

  it('is not said to be Hebrew when nothing of it is', () => {
    const cola = { ...dish, name: 'Coca-Cola', description: '', ingredients: [], sizes: [], changes: [] };
    expect(dishInLanguage(cola, {}, english)).toEqual(cola);
  });
});

describe('a name with its description', () => {
  it('falls back one by one', () => {
    const written = { name: 'הנמל', description: 'מול הים', translations: { en: { name: 'Harbour' } } };
    expect(describedInLanguage(written, english)).toEqual({
      name: 'Harbour',
      description: 'מול הים',
      langs: { description: 'he' },
    });
  });
});
