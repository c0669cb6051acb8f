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
const guestTexts = texts.flatMap(([name, text]) =>
  'ar' in text ? [[name, text as GuestText] as const] : [],
);

const formsOf = (phrase: Phrase): string[] => (typeof phrase === 'string' ? [phrase] : Object.values(phrase));
const placeholdersOf = (phrase: Phrase): string =>
  [...new Set(formsOf(phrase).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort().join();
const pluralsOf = (phrase: Phrase): string =>
  typeof phrase === 'string' ? '' : Object.keys(phrase).sort().join();

const categoriesOf = (locale: string): string =>
  [...new Intl.PluralRules(locale).resolvedOptions().pluralCategories].sort().join();

/** The forms that stand for more than one number, and so have to say it. */
const manyOf = Object.fromEntries(
  guestLocales.map((locale) => {
    const rules = new Intl.PluralRules(locale);
    const numbers = Map.groupBy(Array.from({ length: 201 }).keys(), (n) => rules.select(n));
    return [locale, [...numbers].filter(([, all]) => all.length > 1).map(([category]) => category)];
  }),
);

/** A fixed English sentence stands in both languages; its Hebrew meaning beside it has no English twin. */
const isMeaning = (name: string): boolean => name.endsWith('Meaning');
/** Fixed English sentences whose Hebrew line has a name of its own, and two that guests read in English. */
const explainedBeside = /(missingMenuId|email_in_use)$/;
const fixedForGuests = /(closed|noMenu)$/;
const letters = { ar: /[\u0621-\u064a]/, ru: /[а-яё]/i };

describe('the texts', () => {
  it('are all found, and written in every language they are read in', () => {
    expect(texts.length).toBeGreaterThan(100);
    expect(Object.keys(errorTexts).sort()).toEqual(Object.keys(errorStatus).sort());
    const missing = texts.flatMap(([name, text]) =>
      Object.entries(text)
        .filter(([locale]) => locale !== 'en' || !isMeaning(name))
        .filter(([, phrase]) => formsOf(phrase).some((form) => form.trim() === ''))
        .map(([locale]) => `${name} in ${locale}`),
    );
    expect(missing).toEqual([]);
  });

  it('have the same placeholders in every language, and the forms that its numbers need', () => {
    const differing = texts
      .filter(([, { he, en }]) => placeholdersOf(he) !== placeholdersOf(en))
      .map(([name]) => name);
    const ofGuests = guestTexts.flatMap(([name, text]) =>
      guestLocales
        .filter((locale) => {
          const phrase: Phrase = text[locale];
          if (typeof phrase === 'string') return placeholdersOf(phrase) !== placeholdersOf(text.en);
          const forms: Record<string, string> = phrase;
          const isSilent = manyOf[locale]?.some((category) => !forms[category]?.includes('{count}'));
          return isSilent || pluralsOf(phrase) !== categoriesOf(locale);
        })
        .map((locale) => `${name} in ${locale}`),
    );
    expect([...differing, ...ofGuests]).toEqual([]);
  });

  it('are in the letters of their language', () => {
    const meanings = new Map(texts.filter(([name]) => isMeaning(name)));
    const hebrew = texts
      .filter(([name, { he }]) => /[a-z] [a-z]/i.test(formsOf(he).join()) && !explainedBeside.test(name))
      .filter(([name, { he }]) => {
        const meaning = meanings.get(`${name}Meaning`)?.he ?? '';
        return !/[א-ת]/.test([he, meaning].flatMap(formsOf).join());
      })
      .map(([name]) => `${name} in he`);
    const ofGuests = guestTexts
      .filter(([name]) => !fixedForGuests.test(name))
      .flatMap(([name, text]) =>
        (['ar', 'ru'] as const)
          .filter((locale) => !letters[locale].test(formsOf(text[locale]).join()))
          .map((locale) => `${name} in ${locale}`),
      );
    expect([...hebrew, ...ofGuests]).toEqual([]);
  });
});
