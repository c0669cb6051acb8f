import { expect, it } from 'vitest';
import { textDirection } from './text-direction.ts';

it.each([
  ['קפה Dana', 'rtl'],
  ['Cafe דנה', 'ltr'],
  ['12 שולחן', 'rtl'],
  ['مطعم', 'rtl'],
  ['Кафе', 'ltr'],
  ['12', 'rtl'],
] as const)('%s reads %s', (text, direction) => {
  expect(textDirection(text, 'rtl')).toBe(direction);
});
