import { describe, expect, it } from 'vitest';
import { findTimeZones, likelyTimeZones, listTimeZones, nameOfZone } from './list-time-zones.ts';

describe('the time zones that are offered', () => {
  it('are five, the saved one first', () => {
    expect(likelyTimeZones('Asia/Tokyo')).toHaveLength(5);
    expect(likelyTimeZones('Asia/Tokyo').slice(0, 2)).toEqual(['Asia/Tokyo', 'Asia/Jerusalem']);
  });

  it('have names in the language of the page, and a saved one that nobody knows has its own', () => {
    expect(nameOfZone('Asia/Jerusalem', 'he')).toMatch(/ישראל/);
    expect(nameOfZone('Asia/Jerusalem', 'en')).toMatch(/Israel.*GMT\+[23]/);
    expect(nameOfZone('Mars/Olympus_Mons', 'en')).toBe('Mars/Olympus Mons');
  });

  it('are found by country or city, in Hebrew and in English', () => {
    const found = (locale: 'he' | 'en', typed: string) =>
      findTimeZones(listTimeZones(locale), typed).map(({ zone }) => zone);
    expect(found('he', 'צרפת')[0]).toBe('Europe/Paris');
    expect(found('he', 'ניו יורק')).toContain('America/New_York');
    expect(found('he', 'תאילנד')).toContain('Asia/Bangkok');
    expect(found('en', 'new york')).toContain('America/New_York');
    expect(found('en', 'thailand')).toContain('Asia/Bangkok');
    expect(found('en', '  ')).toEqual([]);
  });
});
