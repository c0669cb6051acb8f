import { expect, it } from 'vitest';
import { countIcon, titleWithCount } from './count-icon.ts';

it('puts the count before the title, once', () => {
  expect(titleWithCount('ניהול הזמנות', 2)).toBe('(2) ניהול הזמנות');
  expect(titleWithCount('(2) ניהול הזמנות', 13)).toBe('(13) ניהול הזמנות');
  expect(titleWithCount('(13) ניהול הזמנות', 0)).toBe('ניהול הזמנות');
});

it('draws the count, and no more than two digits of it', () => {
  expect(decodeURIComponent(countIcon(7))).toContain('>7<');
  expect(decodeURIComponent(countIcon(250))).toContain('>99<');
});
