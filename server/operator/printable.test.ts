import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printable } from './printable.ts';

describe('a text on the operator’s terminal', () => {
  it('shows what cannot be seen and commands nothing', () => {
    expect(printable('red\u001b[31m \u202eturned\u2069\nnext\u200b')).toBe(
      'red\\u{1b}[31m \\u{202e}turned\\u{2069}\\u{a}next\\u{200b}',
    );
    expect(printable('מסעדת הדקל – "Café" ₪')).toBe('מסעדת הדקל – "Café" ₪');
  });

  it('cannot be imitated: two texts never look the same', () => {
    const tricky = fc
      .array(fc.constantFrom('\\', 'u', '{1b}', '\u001b', '\\u{1b}', 'a'))
      .map((p) => p.join(''));
    fc.assert(
      fc.property(tricky, tricky, (one, other) => {
        expect(printable(one) === printable(other)).toBe(one === other);
      }),
    );
  });
});
