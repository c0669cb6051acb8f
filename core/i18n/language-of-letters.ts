import { type GuestLocale, guestLocales } from './locale.ts';

/** What each language is written in. */
export const lettersOf: Readonly<Record<GuestLocale, RegExp>> = {
  he: /\p{Script=Hebrew}/u,
  en: /\p{Script=Latin}/u,
  ar: /\p{Script=Arabic}/u,
  ru: /\p{Script=Cyrillic}/u,
};

/** Of a text without a letter of the page's language, so that it is read aloud, hyphenated and set as what it is. */
export const otherLanguageOf = (text: string, language: GuestLocale): GuestLocale | undefined =>
  lettersOf[language].test(text) ? undefined : guestLocales.find((locale) => lettersOf[locale].test(text));
