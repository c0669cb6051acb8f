import { describe, expect, it } from 'vitest';
import { readStationCode, showStationCode, stationCodeLength, writeStationCode } from './station-code.ts';

const everyByte = Array.from({ length: 256 }, (_, byte) => byte);
const codeOf = (byte: number) => writeStationCode(Array<number>(stationCodeLength).fill(byte));

describe('the code of a station', () => {
  it('has no letter that is taken for another, and favours none', () => {
    const letters = everyByte.flatMap((byte) => codeOf(byte)?.[0] ?? []);
    expect(letters.join('')).not.toMatch(/[01258BILOSUVZ]/);
    const counts = Object.values(Object.groupBy(letters, (letter) => letter)).map((same) => same?.length);
    expect(new Set(counts).size).toBe(1);
  });

  it('is not written from too few bytes', () => {
    expect(writeStationCode([1, 2, 3])).toBeNull();
    expect(codeOf(255)).toBeNull();
  });

  it('is read however it is typed', () => {
    const code = codeOf(7) ?? '';
    expect(readStationCode(` ${showStationCode(code).toLowerCase()} `)).toBe(code);
    expect(readStationCode(`${code.slice(0, 4)}-${code.slice(4)}`)).toBe(code);
  });
});
