import { describe, expect, it } from 'vitest';
import { defineGuestTexts, defineTexts, translate, translatorFor } from './text.ts';

const texts = defineTexts({
  greeting: { he: 'שלום {name}', en: 'Hello {name}' },
  dishes: {
    he: { one: 'מנה אחת', two: 'שתי מנות', other: '{count} מנות' },
    en: { one: 'one dish', other: '{count} dishes' },
  },
});

const guestTexts = defineGuestTexts({
  dishes: {
    he: { one: 'מנה אחת', two: 'שתי מנות', other: '{count} מנות' },
    en: { one: '{count} dish', other: '{count} dishes' },
    ar: {
      zero: 'لا أطباق',
      one: 'طبق',
      two: 'طبقان',
      few: '{count} أطباق',
      many: '{count} طبقًا',
      other: '{count} طبق',
    },
    ru: { one: '{count} блюдо', few: '{count} блюда', many: '{count} блюд', other: '{count} блюда' },
  },
});

describe('translating for guests', () => {
  it('chooses among all forms of Arabic and Russian', () => {
    const say = (locale: 'ar' | 'ru', counts: number[]) =>
      counts.map((count) => translatorFor(locale)(guestTexts.dishes, { count }));
    expect(say('ar', [0, 1, 2, 3, 11, 100])).toEqual([
      'لا أطباق',
      'طبق',
      'طبقان',
      '3 أطباق',
      '11 طبقًا',
      '100 طبق',
    ]);
    expect(say('ru', [1, 2, 5, 11, 21])).toEqual(['1 блюдо', '2 блюда', '5 блюд', '11 блюд', '21 блюдо']);
  });

  it('does not compile with a missing language, form or placeholder', () => {
    // @ts-expect-error no Russian
    defineGuestTexts({ bad: { he: 'א', en: 'a', ar: 'ا' } });
    // @ts-expect-error Arabic has more forms
    defineGuestTexts({ bad: { he: 'א', en: 'a', ar: { one: 'ا', other: 'ب' }, ru: 'а' } });
    // @ts-expect-error Russian does not say {name}
    defineGuestTexts({ bad: { he: 'א {name}', en: 'a {name}', ar: 'ا {name}', ru: 'а' } });
    // @ts-expect-error a text of owners has no Arabic
    translate('ar', texts.greeting, { name: 'x' });
    expect(true).toBe(true);
  });
});

describe('translating', () => {
  it('fills placeholders', () => {
    expect(translate('he', texts.greeting, { name: 'דנה' })).toBe('שלום דנה');
    expect(translate('en', texts.greeting, { name: '{name}' })).toBe('Hello {name}');
  });

  it('chooses the plural of each language', () => {
    const inHebrew = [1, 2, 7].map((count) => translate('he', texts.dishes, { count }));
    const inEnglish = [1, 2, 7].map((count) => translate('en', texts.dishes, { count }));
    expect(inHebrew).toEqual(['מנה אחת', 'שתי מנות', '7 מנות']);
    expect(inEnglish).toEqual(['one dish', '2 dishes', '7 dishes']);
  });

  it('does not compile with a missing value, or placeholders that differ', () => {
    // @ts-expect-error the name is missing
    translate('he', texts.greeting);
    // @ts-expect-error he says {name}, en says {person}
    defineTexts({ bad: { he: 'שלום {name}', en: 'Hello {person}' } });
    expect(true).toBe(true);
  });
});
