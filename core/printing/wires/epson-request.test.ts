import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bitmap } from '../ticket/ticket.ts';
import { writeEpsonRequest } from './epson-request.ts';
import { anyBitmap } from './testing/any-bitmap.ts';
import { decodeEpson } from './testing/decode-epson.ts';

const write = ({ width, height, bits }: Bitmap, options = { copies: 1, opensDrawer: false }) =>
  writeEpsonRequest({
    jobId: '5f0c1e2d3b4a596877869504',
    width,
    height,
    base64: Buffer.from(bits).toString('base64'),
    ...options,
  });

describe('a ticket for an Epson printer', () => {
  it('is read back bit for bit, whatever is on it', () => {
    fc.assert(
      fc.property(anyBitmap, fc.integer({ min: 1, max: 3 }), fc.boolean(), (bitmap, copies, opensDrawer) => {
        expect(decodeEpson(write(bitmap, { copies, opensDrawer }))).toEqual({
          jobId: '5f0c1e2d3b4a596877869504',
          tickets: Array.from({ length: copies }, () => bitmap),
          drawerPulses: opensDrawer ? 1 : 0,
        });
      }),
    );
  });

  it('holds its namespace once, and no empty one', () => {
    const xml = write({ width: 8, height: 1, bits: Uint8Array.of(1) });
    expect(xml.match(/xmlns/g)).toHaveLength(1);
    expect(xml).not.toContain('xmlns=""');
  });
});
