import type { GuestLocale } from '#core/i18n/locale.ts';
import { formatTime } from '#web/lib/i18n/format-time.ts';
import { isolated } from '../hours/serving-words.ts';

/** A time of day in the restaurant's time zone, whatever zone the phone is in. */
export const readyTimeText = (moment: string, locale: GuestLocale, timeZone: string): string =>
  isolated(formatTime(new Date(moment), locale, 'time', timeZone));
