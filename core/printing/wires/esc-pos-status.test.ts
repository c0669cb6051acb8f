import { describe, expect, it } from 'vitest';
import { readStatusBytes, statusOfEscPos } from './esc-pos-status.ts';

describe('what an ESC/POS printer says of itself', () => {
  it.each([
    ['12121212', 'ok'],
    ['1a32127e', 'paper_out'],
    ['1a161212', 'cover_open'],
    ['1216121e', 'cover_open'],
    ['1212121e', 'paper_low'],
    ['1212121a', 'paper_low'],
    ['12121a12', 'jam'],
    ['12123212', 'error'],
    ['1a521212', 'error'],
    ['1a121212', 'error'],
  ] as const)('%s is %s', (hex, status) => {
    expect(statusOfEscPos(readStatusBytes(hex))).toBe(status);
  });
});
