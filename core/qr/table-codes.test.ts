import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTableCodeValid, tableCodeLength, writeTableCode } from './table-codes.ts';

describe('the code of a table', () => {
  it('is six letters that are read in one way', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 64, maxLength: 64 }), (bytes) => {
        const code = writeTableCode(bytes);
        if (code !== null) expect(code).toMatch(/^[bcdfghjkmnpqrstvwxz]{6}$/);
      }),
    );
    expect(writeTableCode(Array.from({ length: tableCodeLength }, (_, byte) => byte))).toBe('bcdfgh');
    expect(writeTableCode([1, 2, 3])).toBeNull();
    expect(writeTableCode(Array.from({ length: 64 }, () => 255))).toBeNull();
  });

  it.each([
    [null, null, true],
    [null, undefined, true],
    [null, 'bcdfgh', true],
    ['bcdfgh', 'bcdfgh', true],
    ['bcdfgh', ' BCDFGH ', true],
    ['bcdfgh', 'bcdfgj', false],
    ['bcdfgh', '', false],
    ['bcdfgh', null, false],
    ['bcdfgh', undefined, false],
  ])('%s is met by %s: %s', (current, sent, expected) => {
    expect(isTableCodeValid(current, sent)).toBe(expected);
  });
});
