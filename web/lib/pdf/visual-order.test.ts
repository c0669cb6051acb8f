import { expect, it } from 'vitest';
import { visualOrder } from './visual-order.ts';

it.each([
  ['שולחן 12', '12 ןחלוש'],
  ['Table 12', 'Table 12'],
  ['קפה Dana (דנה)', '(הנד) Dana הפק'],
  ['Cafe דנה', 'Cafe הנד'],
])('lays out %s', (text, visual) => {
  expect(visualOrder(text, 'rtl')).toBe(visual);
});
