import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import type { Bitmap } from '#core/printing/ticket/ticket.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const chunk = (type: string, content: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** One bit of grey, not interlaced. */
const header = ({ width, height }: Bitmap): Buffer => {
  const content = Buffer.alloc(13);
  content.writeUInt32BE(width, 0);
  content.writeUInt32BE(height, 4);
  content[8] = 1;
  return content;
};

/** Rows, each behind the number of its filter (none), in which 0 is black. */
const rows = ({ width, height, bits }: Bitmap): Buffer => {
  const rowBytes = Math.ceil(width / 8);
  const content = Buffer.alloc((rowBytes + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < rowBytes; x += 1)
      content[y * (rowBytes + 1) + 1 + x] = ~(bits[y * rowBytes + x] ?? 0);
  return content;
};

/** Written here and not by sharp: the dots are kept as they are, one bit each, and no quantiser looks at them. */
export const bitmapToPng = async (bitmap: Bitmap): Promise<Buffer> =>
  Buffer.concat([
    signature,
    chunk('IHDR', header(bitmap)),
    chunk('IDAT', await promisify(deflate)(rows(bitmap))),
    chunk('IEND', new Uint8Array()),
  ]);
