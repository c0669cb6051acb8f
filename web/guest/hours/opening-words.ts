import type { GuestLocale } from '#core/i18n/locale.ts';
import type { GuestTranslate } from '#core/i18n/text.ts';
import type { Opening } from '#core/opening-hours/opening-shape.ts';
import { type GuestMenu, isClosed } from '../guest-menu/guest-menu.ts';
import { openingTexts as texts } from './opening.texts.ts';
import { isolated, weekdayName } from './serving-words.ts';

/** A name that its owner wrote, in whichever language. */
const isolatedName = (name: string): string => `\u2068${name}\u2069`;

const daysOfWeek = 7;

/** Of a day of the calendar that is at midnight UTC, or of a moment in a zone. */
export const dateName = (locale: GuestLocale, moment: number, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat(locale === 'ar' ? 'ar-u-nu-latn' : locale, {
    day: 'numeric',
    month: 'long',
    timeZone,
  }).format(moment);

/** When it opens next; empty while it is open by its hours, and if only the server knows. */
export const opensSentence = (
  t: GuestTranslate,
  locale: GuestLocale,
  { isOpen, changesAt, at, weekday, inDays }: Opening,
  timeZone: string,
): string => {
  if (isOpen || !changesAt || !at) return '';
  const time = isolated(at);
  if (inDays === 0) return t(texts.opensToday, { time });
  if (inDays === 1) return t(texts.opensTomorrow, { time });
  if (inDays < daysOfWeek) return t(texts.opensOnDay, { day: weekdayName(locale, weekday), time });
  return t(texts.opensOnDate, { date: dateName(locale, Date.parse(changesAt), timeZone), time });
};

/** Why it is closed today; empty when today is as usual. */
export const closedTodaySentence = (t: GuestTranslate, { closedToday }: Opening): string => {
  if (closedToday === undefined) return '';
  return closedToday ? t(texts.closedTodayFor, { name: isolatedName(closedToday) }) : t(texts.closedToday);
};

/** What leads to the whole week. A restaurant without orders is open by its hours; one with orders, by its shift. */
export const openingLabel = (t: GuestTranslate, locale: GuestLocale, menu: GuestMenu): string => {
  const { opening, plan, timeZone } = menu.restaurant;
  if (!opening || isClosed(menu)) return t(texts.title);
  if (opening.isOpen && !opening.changesAt) return t(texts.always);
  if (opening.isOpen && opening.at && opening.inDays === 0)
    return t(texts.openUntil, { time: isolated(opening.at) });
  if (plan !== 'basic') return t(texts.title);
  return closedTodaySentence(t, opening) || opensSentence(t, locale, opening, timeZone) || t(texts.title);
};
