import type { GuestLocale } from '#core/i18n/locale.ts';

export type TimeStyle = 'time' | 'date' | 'date-time';

/** Israeli conventions in every language: a 24-hour clock, the day first, the digits that prices have. */
const tags: Record<GuestLocale, string> = { he: 'he-IL', en: 'en-IL', ar: 'ar-IL-u-nu-latn', ru: 'ru-IL' };

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const options: Record<TimeStyle, Intl.DateTimeFormatOptions> = {
  time: clock,
  date: day,
  'date-time': { day: 'numeric', month: 'short', ...clock },
};

const formats: Partial<Record<string, Intl.DateTimeFormat>> = {};

export const formatTime = (moment: Date, locale: GuestLocale, style: TimeStyle, timeZone: string): string => {
  const key = locale + style + timeZone;
  // Made once: it costs a hundred times what its use does, and a board shows a time on each card.
  formats[key] ??= new Intl.DateTimeFormat(tags[locale], { ...options[style], timeZone });
  return formats[key].format(moment);
};
