import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#core/refusal.ts';
import { requireStorableValue } from './storable-value.ts';

const refused = (value: unknown) =>
  expect(() => requireStorableValue(value)).toThrow(new Refusal('malformed_json'));
const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`);

describe('what can be stored', () => {
  it('is nested at most thirty-two deep, in lists and in objects', () => {
    expect(() => requireStorableValue(nested(32))).not.toThrow();
    refused(nested(33));
    refused(JSON.parse(`${'{"a":['.repeat(17)}1${']}'.repeat(17)}`));
  });

  it('may be wide: a menu has thousands of names', () => {
    const wide = Array.from({ length: 20_000 }, (_, n) => ({ name: `dish ${n}`, sizes: [n] }));
    expect(() => requireStorableValue(wide)).not.toThrow();
  });

  it.each([
    ['a zero byte', 'a\u0000b'],
    ['half of a pair', '\ud83c'],
    ['the other half', 'x\udf55'],
    ['halves in the wrong order', '\udf55\ud83c'],
  ])('has no %s, wherever it hides', (_, text) => {
    for (const value of [text, [text], { a: { b: [1, { c: text }] } }]) refused(value);
  });

  it('is every other text that JSON can carry', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const isSound = !text.includes('\u0000');
        if (isSound) expect(() => requireStorableValue({ text })).not.toThrow();
        else refused({ text });
      }),
    );
  });

  it('is nothing, too', () => {
    for (const value of [undefined, null, 0, true, '', [], {}]) {
      expect(() => requireStorableValue(value)).not.toThrow();
    }
  });
});
