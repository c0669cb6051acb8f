import { describe, expect, it } from 'vitest';
import { digitsOnly, isFilledIn, parseRememberedGuest, problemsIn } from './checkout-rules.ts';

describe('the checkout form', () => {
  it('takes only digits for a phone, ten at most', () => {
    expect(digitsOnly('050-123 45a67')).toBe('0501234567');
    expect(digitsOnly('05012345678999')).toBe('0501234567');
  });

  it('needs a name and a phone of ten digits', () => {
    expect(problemsIn({ name: '  ', phone: '050' })).toEqual({ name: true, phone: true });
    expect(isFilledIn({ name: 'דנה', phone: '0501234567' })).toBe(true);
    expect(isFilledIn({ name: 'דנה', phone: '050123456' })).toBe(false);
  });

  it('offers a remembered guest again, and nothing that could not be sent', () => {
    const guest = { name: 'דנה', phone: '0501234567' };
    expect(parseRememberedGuest(JSON.stringify(guest))).toEqual(guest);
    for (const text of [null, '', '{', 'null', '[]', '{"name":"x"}', '{"name":"","phone":"0501234567"}']) {
      expect(parseRememberedGuest(text)).toBeNull();
    }
  });
});
