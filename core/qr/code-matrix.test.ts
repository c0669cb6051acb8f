import { describe, expect, it } from 'vitest';
import { barsOf, codePath } from './code-matrix.ts';

const matrix = [
  [true, true, false],
  [false, false, false],
  [true, false, true],
];

describe('the shapes of a code', () => {
  it('join the dark modules of a row', () => {
    expect(barsOf(matrix)).toEqual([
      { x: 0, y: 0, width: 2 },
      { x: 0, y: 2, width: 1 },
      { x: 2, y: 2, width: 1 },
    ]);
  });

  it('stand inside the margin', () => {
    expect(codePath([[true]], 4)).toBe('M4 4h1v1h-1z');
  });
});
