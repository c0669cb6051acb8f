import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeBase32 } from '#core/security/base32.ts';
import { codeOfStep, newTotpSecret, stepAt, stepsOf } from './totp.ts';

/** The secret of the examples in RFC 4226 and RFC 6238. */
const example = encodeBase32(Buffer.from('12345678901234567890'));

describe('a TOTP code', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at second %i is what RFC 6238 says', (second, code) => {
    expect(codeOfStep(example, stepAt(new Date(second * 1000)), 8)).toBe(code);
  });

  it('of a counter is what RFC 4226 says', () => {
    const codes = Array.from({ length: 10 }, (_, counter) => codeOfStep(example, counter));
    expect(codes).toEqual('755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' '));
  });

  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

  it('is good for its own step and the ones beside it, and for no other', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -50, max: 50 }), (moment, distance) => {
        const step = stepAt(moment) + distance;
        const found = stepsOf(example, codeOfStep(example, step), moment);
        if (Math.abs(distance) <= 1) expect(found).toContain(step);
        // Another step may have the same six digits by chance; it is never this one.
        else expect(found).not.toContain(step);
      }),
    );
  });

  it('is another for another secret, and what is no code is refused', () => {
    expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).not.toBe(newTotpSecret());
    for (const typed of ['', '00000', '0000000', 'abcdef'])
      expect(stepsOf(example, typed, new Date('2026-01-01'))).toEqual([]);
  });
});
