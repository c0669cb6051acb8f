import { defaultTimeZone } from '#core/hours/time-zones.ts';
import type { Locale } from '#core/i18n/locale.ts';

/** Where most owners are, and where those who read Hebrew abroad are likely to be. */
const likely = [defaultTimeZone, 'Europe/London', 'America/New_York', 'Asia/Nicosia', 'Europe/Berlin'];
const likelyCount = 5;

const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The saved one, this browser's, and the likeliest of the others. */
export const likelyTimeZones = (saved: string): string[] =>
  [...new Set([saved, defaultTimeZone, browserZone(), ...likely])].slice(0, likelyCount);

export type NamedZone = { readonly zone: string; readonly name: string };

const saidBy = (zone: string, locale: Locale, timeZoneName: 'shortGeneric' | 'shortOffset'): string =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** `Israel Time · GMT+2`, in the reader's language as far as the browser knows it. */
export const nameOfZone = (zone: string, locale: Locale): string => {
  try {
    return `${saidBy(zone, locale, 'shortGeneric')} · ${saidBy(zone, 'en', 'shortOffset')}`;
  } catch {
    // Saved by a browser that knows more zones than this one.
    return zone.replaceAll('_', ' ');
  }
};

const plain = (text: string): string => text.toLowerCase().replaceAll(/[_/׳'’-]/g, ' ');

/** What this browser knows; its names are in its language, and its cities in English. */
export const listTimeZones = (locale: Locale): NamedZone[] =>
  Intl.supportedValuesOf('timeZone').map((zone) => ({ zone, name: nameOfZone(zone, locale) }));

export const findTimeZones = (zones: readonly NamedZone[], typed: string): NamedZone[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = zones.filter(({ zone, name }) => {
    const said = plain(`${name} ${zone}`);
    return words.every((word) => said.includes(word));
  });
  // The country itself before its distant islands, whose names are longer.
  return found.sort((one, other) => one.name.length - other.name.length);
};
