import { expect, it } from 'vitest';
import { defaultMenuStyle } from '#core/menus/menu-style.ts';
import { saysAnything } from './menu-presence.ts';

const blank = { name: ' ', description: '', logo: null, ...defaultMenuStyle };

it('takes a menu with nothing but the design it was born with for blank', () => {
  expect(saysAnything(blank)).toBe(false);
});

it.each([
  { name: 'Lunch' },
  { description: 'Noon to four' },
  { logo: '/images/1/640.webp' },
  { primaryColor: '#dc2626' },
  { layoutStyle: 'minimal' as const },
  { fontStyle: 'rubik' as const },
])('is content with %j', (one) => {
  expect(saysAnything({ ...blank, ...one })).toBe(true);
});
