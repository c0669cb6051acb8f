import { describe, expect, it } from 'vitest';
import { knownWord, knownWords } from './known-words.ts';

const kinds = ['cash', 'card', 'other'] as const;

describe('a word of a closed list', () => {
  const read = knownWord(kinds, 'other');

  it('is read as it is stored', () => {
    expect(kinds.map(read)).toEqual(kinds);
  });

  it.each(['voucher', '', 'CASH', 'toString', null, undefined, 3, {}])('%j is read as neutral', (stored) => {
    expect(read(stored)).toBe('other');
    expect(knownWord(kinds, null)(stored)).toBeNull();
  });

  it('may be a number', () => {
    expect([58, 80, 112].map(knownWord([58, 80], 80))).toEqual([58, 80, 80]);
  });
});

it('several are read as they were listed, without those that are not known', () => {
  expect(knownWords(kinds)(['other', 'voucher', 'cash'])).toEqual(['other', 'cash']);
});
