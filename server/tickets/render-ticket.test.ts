import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { buildTicket } from '#core/printing/testing/build-ticket.ts';
import { maxTicketRows } from '#core/printing/ticket/drawing/draw-ticket.ts';
import { plainLine } from '#core/printing/ticket/plain-ticket.ts';
import type { Bitmap } from '#core/printing/ticket/ticket.ts';
import { sharp } from '#server/images/processing/image-library.ts';
import { bitmapToPng } from './bitmap-to-png.ts';
import { renderTicket } from './render-ticket.ts';
import { goldenPicture, goldenTickets } from './testing/golden-tickets.ts';

const toBitmap = async (png: Buffer): Promise<Bitmap> => {
  const { data, info } = await sharp(png).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const rowBytes = Math.ceil(width / 8);
  const bits = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (data[(y * width + x) * channels] === 0) {
        const at = y * rowBytes + (x >> 3);
        bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7));
      }
  return { width, height, bits };
};

/** Not with `toEqual`: it would print both pictures. */
const isSame = (one: Bitmap, other: Bitmap): boolean =>
  one.width === other.width && one.height === other.height && Buffer.from(one.bits).equals(other.bits);

it.each(Object.entries(goldenTickets))(
  'draws %s as its picture, bit for bit',
  async (name, { ticket, paper }) => {
    const drawn = await renderTicket(ticket, paper);
    const golden = await toBitmap(await readFile(goldenPicture(name)));
    expect(isSame(drawn, golden), 'see scripts/write-golden-tickets.mjs').toBe(true);
  },
);

it('writes the same dots into a PNG of one bit', async () => {
  const drawn = await renderTicket(buildTicket(), 58);
  const png = await bitmapToPng(drawn);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 384, bitsPerSample: 1 });
  expect(isSame(await toBitmap(png), drawn)).toBe(true);
});

it('draws a ticket the same after any other', async () => {
  const coffee = buildTicket({ lines: [plainLine('قهوة')] });
  const first = await renderTicket(coffee, 80);
  // In the font, 'ه' is a part of 'ة'.
  await renderTicket(buildTicket({ lines: [plainLine('العربية')] }), 80);
  expect(isSame(await renderTicket(coffee, 80), first)).toBe(true);
});

it('says how many lines are missing of what no printer would take', async () => {
  // Drawn above as this picture, bit for bit.
  const { height } = await sharp(await readFile(goldenPicture('too-long-58'))).metadata();
  expect(height).toBeLessThanOrEqual(maxTicketRows);
  expect(height).toBeGreaterThan(maxTicketRows * 0.95);
});

it('bounds even a single line that says more than a ticket holds', async () => {
  const ticket = buildTicket({ customerName: 'a '.repeat(20_000) });
  expect((await renderTicket(ticket, 58)).height).toBe(maxTicketRows);
});
