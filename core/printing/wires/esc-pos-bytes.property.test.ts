import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bitmap } from '../ticket/ticket.ts';
import { rowsPerSlice, writeEscPos } from './esc-pos-bytes.ts';
import { anyBitmap } from './testing/any-bitmap.ts';
import { decodeEscPos } from './testing/decode-esc-pos.ts';

const once = { copies: 1, opensDrawer: false };
const rows = (height: number): Bitmap => ({ width: 8, height, bits: new Uint8Array(height).fill(0xa5) });

describe('a ticket in ESC/POS', () => {
  it('is read back bit for bit, whatever is on it', () => {
    fc.assert(
      fc.property(anyBitmap, fc.integer({ min: 1, max: 3 }), fc.boolean(), (bitmap, copies, opensDrawer) => {
        const printed = decodeEscPos(writeEscPos(bitmap, { copies, opensDrawer }));
        expect(printed).toEqual({
          tickets: Array.from({ length: copies }, () => bitmap),
          drawerPulses: opensDrawer ? 1 : 0,
          proofs: 1,
        });
      }),
    );
  });

  it('is the same on a printer that reads only the low byte of a height', () => {
    fc.assert(
      fc.property(anyBitmap, (bitmap) => {
        const { tickets } = decodeEscPos(writeEscPos(bitmap, once), { readsHighByte: false });
        expect(tickets).toEqual([bitmap]);
      }),
    );
  });

  it('goes out in slices that every printer takes', () => {
    expect(rowsPerSlice).toBeLessThan(256);
    for (const height of [1, rowsPerSlice, rowsPerSlice + 1, 20_000])
      expect(decodeEscPos(writeEscPos(rows(height), once)).tickets).toEqual([rows(height)]);
  });

  it('begins with a reset, and ends with the cut and the question for its proof', () => {
    const bytes = [...writeEscPos(rows(1), { copies: 1, opensDrawer: true })];
    expect(bytes).toEqual([
      ...[0x1b, 0x40],
      ...[0x1b, 0x70, 0x00, 0x19, 0xfa],
      ...[0x1d, 0x76, 0x30, 0x00, 1, 0, 1, 0, 0xa5],
      ...[0x1d, 0x56, 0x42, 0x00],
      ...[0x1d, 0x72, 0x01],
    ]);
  });
});
