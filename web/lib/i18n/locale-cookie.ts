import { type Locale, localeCookie } from '#core/i18n/locale.ts';

const oneYearSeconds = 365 * 24 * 60 * 60;

/** The value for `document.cookie` that makes the server render this language from now on. */
export const localeCookieFor = (locale: Locale, secure: boolean): string =>
  `${localeCookie}=${locale}; Max-Age=${oneYearSeconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
