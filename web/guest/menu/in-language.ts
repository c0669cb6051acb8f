import { directionOf, type GuestLocale } from '#core/i18n/locale.ts';

/** Attributes of a text that is not in the language of its page. */
export const inLanguage = (lang: GuestLocale | undefined) => lang && { lang, dir: directionOf(lang) };
