import { expect, it } from 'vitest';
import type { GlyphOutline } from '../layout/ticket-fonts.ts';
import type { Bitmap } from '../ticket.ts';
import { rasterise } from './rasterise.ts';

const picture = ({ width, height, bits }: Bitmap): string[] =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) =>
      (bits[y * Math.ceil(width / 8) + (x >> 3)] ?? 0) & (0x80 >> (x & 7)) ? '#' : '.',
    ).join(''),
  );

const square = (from: number, to: number, isTurned = false) => {
  const corners = [
    { x: from, y: from, via: null },
    { x: from, y: to, via: null },
    { x: to, y: to, via: null },
    { x: to, y: from, via: null },
  ];
  return isTurned ? corners.reverse() : corners;
};
const glyph = (outline: GlyphOutline, size: number) =>
  ({ kind: 'glyph', outline, size, x: 0, baseline: size, isWhite: false }) as const;

it('fills what overlaps, and leaves holes that run the other way', () => {
  expect(picture(rasterise([glyph([square(0, 1), square(0.25, 0.75, true)], 8)], 8, 8))).toEqual([
    '########',
    '########',
    '##....##',
    '##....##',
    '##....##',
    '##....##',
    '########',
    '########',
  ]);
  expect(picture(rasterise([glyph([square(0, 0.75), square(0.25, 1)], 4)], 4, 4))).toEqual([
    '.###',
    '####',
    '####',
    '###.',
  ]);
});

it('blackens a dot when half of it is covered', () => {
  expect(picture(rasterise([glyph([square(0, 0.7)], 4)], 4, 4))).toEqual(['....', '###.', '###.', '###.']);
});

it('bends a line towards its control point', () => {
  const leaf: GlyphOutline = [
    [
      { x: 0, y: 0, via: null },
      { x: 1, y: 1, via: { x: 0, y: 1 } },
      { x: 1, y: 0, via: null },
    ],
  ];
  expect(picture(rasterise([glyph(leaf, 8)], 8, 8))).toEqual([
    '.....###',
    '...#####',
    '..######',
    '.#######',
    '.#######',
    '########',
    '########',
    '########',
  ]);
});

it('leaves out what lies beyond the paper', () => {
  const fill = { kind: 'fill', x: -3, y: -3, width: 100, height: 5, isWhite: false } as const;
  const hole = { kind: 'fill', x: 1, y: 0, width: 2, height: 9, isWhite: true } as const;
  expect(picture(rasterise([fill, hole], 10, 3))).toEqual(['#..#######', '#..#######', '..........']);
});
