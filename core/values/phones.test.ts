import { expect, it } from 'vitest';
import { guestPhone, phoneOrLandline } from './phones.ts';

it.each(['021234567', '031234567', '041234567', '081234567', '091234567', '*2345', '*555', '*12345'])(
  '%s is a number of a restaurant, and none for a guest’s own form',
  (number) => {
    expect(phoneOrLandline.test(number)).toBe(true);
    expect(guestPhone.test(number)).toBe(false);
  },
);

it('ten digits are a number for everybody', () => {
  for (const pattern of [guestPhone, phoneOrLandline]) expect(pattern.test('0501234567')).toBe(true);
});

it.each([
  '050123456',
  '071234567',
  '03123456',
  '03-1234567',
  '2345*',
  '*',
  '**2345',
  '*123456',
  '123456789',
  '',
])('‘%s’ is no number at all', (number) => expect(phoneOrLandline.test(number)).toBe(false));
