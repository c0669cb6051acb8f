import { describe, expect, it } from 'vitest';
import { correctionLevels, requiredLevel } from './error-correction.ts';

describe('error correction', () => {
  it('stays as chosen without a logo in the centre', () => {
    for (const level of correctionLevels) expect(requiredLevel(level, false)).toBe(level);
  });

  it('is raised for a logo in the centre, and never lowered', () => {
    expect(correctionLevels.map((level) => requiredLevel(level, true))).toEqual(['Q', 'Q', 'Q', 'H']);
  });
});
