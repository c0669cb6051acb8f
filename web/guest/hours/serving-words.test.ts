import { describe, expect, it } from 'vitest';
import type { Locale } from '#core/i18n/locale.ts';
import { translatorFor } from '#core/i18n/text.ts';
import { againSentence, servingSentence } from './serving-words.ts';

const breakfast = {
  isServed: false,
  changesAt: '2026-11-17T06:00:00.000Z',
  from: '08:00',
  to: '11:30',
  weekday: 0,
  inDays: 3,
};
const plain = (text: string): string => text.replace(/[\u2066\u2069]/g, '');

describe('when a section is served', () => {
  const say = (locale: Locale, overrides: Partial<typeof breakfast>) =>
    plain(servingSentence(translatorFor(locale), locale, { ...breakfast, ...overrides }));

  it('is said in the language of the page', () => {
    expect(
      [{ isServed: true }, { inDays: 0 }, { inDays: 1 }, {}, { from: '' }].map((overrides) =>
        say('en', overrides),
      ),
    ).toEqual([
      'Served until 11:30',
      'Served today 08:00–11:30',
      'Served tomorrow 08:00–11:30',
      'Served on Sunday 08:00–11:30',
      'Not served right now',
    ]);
    expect(say('he', {})).toBe('מוגש ביום ראשון 08:00–11:30');
  });

  it('is read from left to right within any line', () => {
    expect(servingSentence(translatorFor('he'), 'he', breakfast)).toContain('\u206608:00–11:30\u2069');
  });
});

describe('when a refused dish can be ordered', () => {
  const say = (servedAgainAt: string | null, now: string, timeZone = 'Asia/Jerusalem') =>
    plain(againSentence(translatorFor('en'), 'en', servedAgainAt, { timeZone, now: Date.parse(now) }));

  it('is told by the clocks of the restaurant', () => {
    const again = '2026-11-17T06:00:00.000Z';
    expect(say(again, '2026-11-17T01:00:00Z')).toBe('You can order it today from 08:00.');
    expect(say(again, '2026-11-16T21:59:00Z')).toBe('You can order it tomorrow from 08:00.');
    expect(say(again, '2026-11-16T22:00:00Z')).toBe('You can order it today from 08:00.');
    expect(say(again, '2026-11-14T10:00:00Z')).toBe('You can order it on Tuesday from 08:00.');
    expect(say(again, '2026-11-17T01:00:00Z', 'America/New_York')).toBe(
      'You can order it tomorrow from 01:00.',
    );
    expect(say(null, '2026-11-17T01:00:00Z')).toBe('');
  });
});
