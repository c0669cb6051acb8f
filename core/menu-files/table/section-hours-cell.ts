import type { SectionHours } from '../../hours/section-hours.ts';
import type { Locale } from '../../i18n/locale.ts';
import { cutAt } from './cell-list.ts';

const dayNames: Record<Locale, readonly string[]> = {
  he: ['א', 'ב', 'ג', 'ד', 'ה', 'ו', 'ש'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};
const dayOf = (word: string): number => Math.max(dayNames.he.indexOf(word), dayNames.en.indexOf(word));

/** `Sun Mon 08:00-12:00 | Fri 08:00-11:00` */
export const writeHours = (hours: SectionHours, locale: Locale): string =>
  hours
    .map(({ days, from, to }) => [...days.map((day) => dayNames[locale][day]), `${from}-${to}`].join(' '))
    .join(' | ');

/** Null when a part of it is no day and no time. */
export const readHours = (cell: string): SectionHours | null => {
  const hours: SectionHours = [];
  for (const part of cutAt(cell, '|')) {
    const words = part.split(/\s+/);
    const days = words.slice(0, -1).map(dayOf);
    const [, from, to] = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(words.at(-1) ?? '') ?? [];
    if (!from || !to || days.length === 0 || days.includes(-1)) return null;
    hours.push({ days, from, to });
  }
  return hours;
};
