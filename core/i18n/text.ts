import type { Locale } from './locale.ts';

/** A sentence that changes with a number. Hebrew uses `two`; English does not. */
type Plural = { one?: string; two?: string; other: string };
export type Phrase = string | Plural;
/** One text in both languages, side by side: a missing translation does not compile. */
export type Text = { readonly he: Phrase; readonly en: Phrase };
export type Texts = Readonly<Record<string, Text>>;

type NamesIn<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type PhraseNames<P> = P extends string ? NamesIn<P> : 'count' | NamesIn<P[keyof P]>;
type Agreeing<T extends Texts> = {
  [K in keyof T]: [PhraseNames<T[K]['he']>, PhraseNames<T[K]['en']>] extends [
    PhraseNames<T[K]['en']>,
    PhraseNames<T[K]['he']>,
  ]
    ? T[K]
    : { error: 'placeholders differ between he and en' };
};

type Values<T extends Text> = Record<PhraseNames<T['en']>, string | number>;
export type TextArguments<T extends Text> = [PhraseNames<T['en']>] extends [never] ? [] : [Values<T>];

/** Declares texts; placeholders (`{name}`) must be the same in both languages, checked by type. */
export const defineTexts = <const T extends Texts>(texts: T & Agreeing<T>): T => texts;

const pluralRules: Record<Locale, Intl.PluralRules> = {
  he: new Intl.PluralRules('he'),
  en: new Intl.PluralRules('en'),
};

const choosePhrase = (locale: Locale, phrase: Phrase, values: Record<string, string | number>): string => {
  if (typeof phrase === 'string') return phrase;
  const category = pluralRules[locale].select(Number(values.count));
  return phrase[category as keyof Plural] ?? phrase.other;
};

export const translate = <T extends Text>(locale: Locale, text: T, ...args: TextArguments<T>): string => {
  const values: Record<string, string | number> = args[0] ?? {};
  return choosePhrase(locale, text[locale], values).replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in values ? String(values[name]) : whole,
  );
};

/** A translator bound to one language: what screens and mails use. */
export type Translate = <T extends Text>(text: T, ...args: TextArguments<T>) => string;
export const translatorFor =
  (locale: Locale): Translate =>
  (text, ...args) =>
    translate(locale, text, ...args);
