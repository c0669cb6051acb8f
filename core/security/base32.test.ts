import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase32, encodeBase32 } from './base32.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('a secret in letters', () => {
  // RFC 4648, section 10, without the filling.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('of %j is %j', (text, letters) => {
    expect(encodeBase32(bytesOf(text))).toBe(letters);
  });

  it('is read back as it was', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        expect(decodeBase32(encodeBase32(bytes))).toEqual([...bytes]);
      }),
    );
  });
});
