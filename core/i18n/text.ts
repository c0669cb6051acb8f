import type { GuestLocale, Locale } from './locale.ts';

/** The forms that a sentence with a number has in each language, as `Intl.PluralRules` names them. */
type PluralForms = {
  he: 'one' | 'two' | 'other';
  en: 'one' | 'other';
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
  ru: 'one' | 'few' | 'many' | 'other';
};

/** A sentence that changes with a number. Hebrew uses `two`; English does not. */
type Plural = { one?: string; two?: string; other: string };
export type Phrase = string | Plural;
/** One text in both languages of the owners, side by side: a missing translation does not compile. */
export type Text = { readonly he: Phrase; readonly en: Phrase };
export type Texts = Readonly<Record<string, Text>>;

/** One text in all languages of the guests, with every plural form that each language has. */
export type GuestText = { readonly [L in GuestLocale]: string | Readonly<Record<PluralForms[L], string>> };
type GuestTexts = Readonly<Record<string, GuestText>>;

type NamesIn<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type PhraseNames<P> = P extends string ? NamesIn<P> : 'count' | NamesIn<P[keyof P]>;
type SameNames<P, Q> = [PhraseNames<P>, PhraseNames<Q>] extends [PhraseNames<Q>, PhraseNames<P>]
  ? true
  : false;
type Agreeing<T extends Texts> = {
  [K in keyof T]: false extends { [L in keyof T[K]]: SameNames<T[K][L], T[K]['en']> }[keyof T[K]]
    ? { error: 'placeholders differ between the languages' }
    : T[K];
};

type Values<T extends Text> = Record<PhraseNames<T['en']>, string | number>;
export type TextArguments<T extends Text> = [PhraseNames<T['en']>] extends [never] ? [] : [Values<T>];

/** Declares texts of owners; placeholders (`{name}`) must be the same in both languages, checked by type. */
export const defineTexts = <const T extends Texts>(texts: T & Agreeing<T>): T => texts;

/** Declares texts that a guest may read. A browser is sent one language of them: see `scripts/tools/keep-languages.ts`. */
export const defineGuestTexts = <const T extends GuestTexts>(texts: T & Agreeing<T>): T => texts;

const pluralRules: Partial<Record<GuestLocale, Intl.PluralRules>> = {};

const choosePhrase = (
  locale: GuestLocale,
  phrase: Phrase,
  values: Record<string, string | number>,
): string => {
  if (typeof phrase === 'string') return phrase;
  pluralRules[locale] ??= new Intl.PluralRules(locale);
  const category = pluralRules[locale].select(Number(values.count));
  return phrase[category as keyof Plural] ?? phrase.other;
};

/** Owners' texts in an owner's language, guests' texts in any. */
export function translate<T extends GuestText>(
  locale: GuestLocale,
  text: T,
  ...args: TextArguments<T>
): string;
export function translate<T extends Text>(locale: Locale, text: T, ...args: TextArguments<T>): string;
export function translate(
  locale: GuestLocale,
  text: Partial<Record<GuestLocale, Phrase>>,
  values: Record<string, string | number> = {},
): string {
  return choosePhrase(locale, text[locale] ?? '', values).replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in values ? String(values[name]) : whole,
  );
}

/** A translator bound to one language: what screens and mails use. */
export type Translate = <T extends Text>(text: T, ...args: TextArguments<T>) => string;
export type GuestTranslate = <T extends GuestText>(text: T, ...args: TextArguments<T>) => string;

export function translatorFor(locale: Locale): Translate;
export function translatorFor(locale: GuestLocale): GuestTranslate;
export function translatorFor(locale: GuestLocale): GuestTranslate {
  return (text, ...args) => translate(locale, text, ...args);
}
