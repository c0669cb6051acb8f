import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signUpFields } from '../security/account-fields.ts';
import { limits } from './limits.ts';
import { agorot, formatPrice, formatPriceAsEntered, toAgorot } from './money.ts';
import { isSavedId } from './saved-id.ts';
import { dateTime, id, phone, price, requiredLine, sectionName } from './wire.ts';

const takes = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown): boolean =>
  schema.safeParse(value).success;

const { email, password: newPassword } = signUpFields;

describe('what the wire carries', () => {
  it.each([
    ['0123456789abcdef01234567', true],
    ['0123456789ABCDEF01234567', false],
    ['0123456789abcdef0123456', false],
    ['0123456789abcdef012345678', false],
    ['0123456789abcdef01234567\n', false],
    ['new-section-1', false],
  ])('%j is an id that was saved: %s', (value, isOne) => {
    expect([takes(id, value), isSavedId(value)]).toEqual([isOne, isOne]);
  });

  it.each(['0501234567', '0000000000'])('%s is a phone', (value) => expect(takes(phone, value)).toBe(true));
  it.each([
    '050-1234567',
    '+972501234567',
    '050123456',
    '05012345678',
    '٠٥٠١٢٣٤٥٦٧',
    '0501234567\n',
    501234567,
  ])('%j is no phone', (value) => expect(takes(phone, value)).toBe(false));

  it.each([
    [' Dana@Example.COM ', 'dana@example.com'],
    ["o'neil+menu@sub.example.co.il", "o'neil+menu@sub.example.co.il"],
  ])('%j is the address %s', (typed, parsed) => expect(email.parse(typed)).toBe(parsed));
  it.each([
    '',
    'a@b',
    'a b@example.com',
    'a@example..com',
    '@example.com',
    'a@',
    `${'a'.repeat(250)}@x.co`,
    'a@b.co,c@d.co',
  ])('%j is no address', (typed) => expect(takes(email, typed)).toBe(false));

  it('a password may hold anything, spaces too, between its two lengths', () => {
    expect(newPassword.parse('  סוד🔑 ')).toBe('  סוד🔑 ');
    expect([takes(newPassword, 'x'.repeat(limits.passwordMin - 1)), takes(newPassword, '      ')]).toEqual([
      false,
      true,
    ]);
    expect(takes(newPassword, 'x'.repeat(limits.passwordMax + 1))).toBe(false);
  });

  it('a text is trimmed before it is measured', () => {
    const name = requiredLine(5);
    expect(name.parse('  12345 \n')).toBe('12345');
    expect([takes(name, '123456'), takes(name, ' \t '), takes(name, null)]).toEqual([false, false, false]);
  });

  it('the name of a section is composed before it is measured', () => {
    const typed = 'e\u0301'.repeat(limits.name);
    expect(sectionName.parse(typed)).toBe('é'.repeat(limits.name));
    expect(takes(sectionName, `${typed}x`)).toBe(false);
  });

  it.each(['2026-03-01T10:00:00Z', '0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59Z'])(
    '%s is a moment',
    (value) => expect(takes(dateTime, value)).toBe(true),
  );
  it.each([
    '0000-01-01T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-02-29T00:00:00Z',
    '2026-03-01',
    '10:00',
    '',
  ])('%j is no moment', (value) => expect(takes(dateTime, value)).toBe(false));

  it('a price becomes agorot, and is never negative, endless or a text', () => {
    expect([0, 12.5, 0.005, limits.priceShekels].map((value) => price.parse(value))).toEqual([
      0, 1250, 1, 10_000_000,
    ]);
    for (const value of [
      -0.01,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      '12',
      null,
      limits.priceShekels + 0.01,
    ]) {
      expect([value, takes(price, value)]).toEqual([value, false]);
    }
  });
});

describe('money on screen', () => {
  const anyAmount = fc.integer({ min: 0, max: 10_000_000_000 }).map(agorot);

  it('reads back as the amount it shows, in both forms', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        for (const formatted of [formatPrice(amount), formatPriceAsEntered(amount)]) {
          expect(formatted).toMatch(/^₪\d{1,3}(,\d{3})*(\.\d{1,2})?$/);
          expect(toAgorot(Number(formatted.slice(1).replaceAll(',', '')))).toBe(amount);
        }
        expect(formatPrice(amount)).toMatch(/\.\d\d$/);
      }),
    );
  });

  it('takes any number of decimals and rounds them to the nearest agora, halves up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 999 }),
        (whole, thousandths) => {
          const typed = Number(
            `${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}${String(thousandths).padStart(3, '0')}`,
          );
          expect(toAgorot(typed)).toBe(whole + (thousandths >= 500 ? 1 : 0));
        },
      ),
    );
  });
});
