import { describe, expect, it } from 'vitest';
import { claimsKosher, withoutKosherClaim } from './kosher-claims.ts';

describe('a claim to be kosher', () => {
  it.each([
    ['חומוס כשר', 'חומוס'],
    ['מסעדה כשרה למהדרין, על הים', 'מסעדה, על הים'],
    ['המבורגר (כשר)', 'המבורגר'],
    ['בכשרות הרבנות', 'הרבנות'],
    ['Kosher burger', 'burger'],
    ['Burgers, glatt kosher, all day', 'Burgers, all day'],
    ['Кошерный бургер', 'бургер'],
    ['برغر كوشير', 'برغر'],
    ['כשר', ''],
  ])('%j is shown as %j', (text, shown) => {
    expect(claimsKosher(text)).toBe(true);
    expect(withoutKosherClaim(text)).toBe(shown);
  });

  it.each([
    'לא כשר',
    'המסעדה אינה כשרה',
    'Not kosher',
    'non-kosher',
    'מוכשר',
    'כשרון',
    'קישוא',
    'בשרי',
    'פרווה',
    '',
    'a  b',
  ])('%j is none', (text) => {
    expect(claimsKosher(text)).toBe(false);
    expect(withoutKosherClaim(text)).toBe(text);
  });
});
