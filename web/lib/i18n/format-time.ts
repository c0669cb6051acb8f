import type { Locale } from '#core/i18n/locale.ts';

export type TimeStyle = 'time' | 'date' | 'date-time';

/** Israeli conventions in both languages: a 24-hour clock, the day first. */
const tags: Record<Locale, string> = { he: 'he-IL', en: 'en-IL' };

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const options: Record<TimeStyle, Intl.DateTimeFormatOptions> = {
  time: clock,
  date: day,
  'date-time': { day: 'numeric', month: 'short', ...clock },
};

export const formatTime = (moment: Date, locale: Locale, style: TimeStyle, timeZone?: string): string =>
  new Intl.DateTimeFormat(tags[locale], { ...options[style], timeZone }).format(moment);
