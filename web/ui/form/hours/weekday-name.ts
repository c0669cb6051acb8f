import type { Locale } from '#core/i18n/locale.ts';

/** The fourth of January 1970 was a Sunday. */
export const weekdayName = (locale: Locale, day: number, weekday: 'narrow' | 'short' | 'long'): string =>
  new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(Date.UTC(1970, 0, 4 + day));
