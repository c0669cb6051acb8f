import { describe, expect, it } from 'vitest';
import { errorStatus } from '../errors/error-codes.ts';
import { errorTexts } from '../errors/error-texts.ts';
import { guestLocales } from './locale.ts';
import type { GuestText, Phrase, Text } from './text.ts';

/** Every catalogue there is, found by its file name, so that a new one cannot be forgotten. */
const modules = import.meta.glob<Record<string, unknown>>('../../{core,server,web}/**/*.texts.ts', {
  eager: true,
});

const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && 'he' in value && 'en' in value;

const texts = [...Object.entries(modules), ['errors', { errorTexts }] as const].flatMap(([file, exported]) =>
  Object.values(exported).flatMap((catalogue) =>
    Object.entries(catalogue as object)
      .filter(([, text]) => isText(text))
      .map(([key, text]) => [`${file} ${key}`, text as Text] as const),
  ),
);

const formsOf = (phrase: Phrase): string[] => (typeof phrase === 'string' ? [phrase] : Object.values(phrase));
const placeholdersOf = (phrase: Phrase): string[] => [
  ...new Set(formsOf(phrase).flatMap((form) => form.match(/\{\w+\}/g) ?? [])),
];

describe('the texts', () => {
  it('are all found', () => {
    expect(texts.length).toBeGreaterThan(100);
    expect(Object.keys(errorTexts).sort()).toEqual(Object.keys(errorStatus).sort());
  });

  it.each(texts)('%s is written in both languages with the same placeholders', (name, { he, en }) => {
    // A fixed English sentence stands in both languages; its Hebrew meaning beside it has no English twin.
    const forms = name.endsWith('Meaning') ? formsOf(he) : [...formsOf(he), ...formsOf(en)];
    for (const form of forms) expect(form.trim()).not.toBe('');
    expect(placeholdersOf(he).sort()).toEqual(placeholdersOf(en).sort());
  });

  const guestTexts = texts.flatMap(([name, text]) =>
    'ar' in text ? [[name, text as GuestText] as const] : [],
  );
  it.each(guestTexts)('%s is written for guests in each of their languages', (name, text) => {
    for (const locale of guestLocales) {
      const phrase: Phrase = text[locale];
      // A sentence that stands in English beside its meaning has no second English one.
      if (locale !== 'en' || !name.endsWith('Meaning'))
        for (const form of formsOf(phrase)) expect(form.trim()).not.toBe('');
      if (typeof phrase === 'string') {
        expect(placeholdersOf(phrase).sort()).toEqual(placeholdersOf(text.en).sort());
        continue;
      }
      const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
      expect(Object.keys(phrase).sort()).toEqual([...categories].sort());
    }
  });

  it.each(guestTexts.filter(([, { en }]) => typeof en !== 'string'))(
    '%s says its number wherever a form stands for several',
    (_name, text) => {
      for (const locale of guestLocales) {
        const rules = new Intl.PluralRules(locale);
        const phrase = text[locale] as unknown as Record<string, string>;
        const counts = Map.groupBy(
          Array.from({ length: 201 }, (_, n) => n),
          (n) => rules.select(n),
        );
        for (const [category, numbers] of counts)
          if (numbers.length > 1) expect(phrase[category]).toContain('{count}');
      }
    },
  );

  it('of guests are in the letters of their language', () => {
    const letters = { ar: /[\u0621-\u064a]/, ru: /[а-яё]/i };
    const fixed = /(closed|noMenu)$/;
    for (const [name, text] of guestTexts) {
      if (fixed.test(name)) continue;
      for (const [locale, pattern] of Object.entries(letters))
        expect(formsOf(text[locale as 'ar']).join(), `${name} in ${locale}`).toMatch(pattern);
    }
  });

  /** Fixed English sentences whose Hebrew line has a name of its own. */
  const explainedBeside = /(missingMenuId|email_in_use)$/;
  const sentences = texts.filter(
    ([name, { he }]) => /[a-z] [a-z]/i.test(formsOf(he).join()) && !explainedBeside.test(name),
  );
  it.each(sentences)('%s is not in English alone on a Hebrew screen', (name, { he }) => {
    const meaning = texts.find(([other]) => other === `${name}Meaning`)?.[1].he ?? '';
    expect([he, meaning].flatMap(formsOf).join()).toMatch(/[א-ת]/);
  });
});
