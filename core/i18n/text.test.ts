import { describe, expect, it } from 'vitest';
import { defineTexts, translate } from './text.ts';

const texts = defineTexts({
  greeting: { he: 'שלום {name}', en: 'Hello {name}' },
  dishes: {
    he: { one: 'מנה אחת', two: 'שתי מנות', other: '{count} מנות' },
    en: { one: 'one dish', other: '{count} dishes' },
  },
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
