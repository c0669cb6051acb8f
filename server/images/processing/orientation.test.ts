import { expect, it } from 'vitest';
import { sharp } from './image-library.ts';
import { processImage } from './process-image.ts';

const corner = { red: '#dc2626', green: '#16a34a', blue: '#2563eb', white: '#ffffff' };

/** Four coloured quarters: every turn and every mirroring looks different. */
const quarters = () => {
  const quarter = (background: string) => ({
    create: { width: 60, height: 40, channels: 3 as const, background },
  });
  return sharp({ create: { width: 120, height: 80, channels: 3, background: corner.white } }).composite([
    { input: quarter(corner.red), left: 0, top: 0 },
    { input: quarter(corner.green), left: 60, top: 0 },
    { input: quarter(corner.blue), left: 0, top: 40 },
  ]);
};

/** How a camera that was held so stores the upright picture. */
const heldBy: Record<number, (upright: Buffer) => Promise<Buffer>> = {
  1: (upright) => sharp(upright).png().toBuffer(),
  2: (upright) => sharp(upright).flop().png().toBuffer(),
  3: (upright) => sharp(upright).rotate(180).png().toBuffer(),
  4: (upright) => sharp(upright).flip().png().toBuffer(),
  6: (upright) => sharp(upright).rotate(270).png().toBuffer(),
  8: (upright) => sharp(upright).rotate(90).png().toBuffer(),
};

const cornersOf = async (bytes: Buffer): Promise<string[]> => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const nameAt = (x: number, y: number): string => {
    const at = (y * info.width + x) * info.channels;
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    if (Math.min(r, g, b) > 200) return 'white';
    return r > g && r > b ? 'red' : g > b ? 'green' : 'blue';
  };
  const [right, bottom] = [info.width - 8, info.height - 8];
  return [nameAt(8, 8), nameAt(right, 8), nameAt(8, bottom), nameAt(right, bottom)];
};

it.each(Object.keys(heldBy).map(Number))(
  'a photo taken with the camera in position %i stands upright',
  async (position) => {
    const upright = await quarters().png().toBuffer();
    const stored = await heldBy[position]?.(upright);
    const photo = await sharp(stored)
      .withMetadata({ orientation: position })
      .jpeg({ quality: 95 })
      .toBuffer();
    const image = await processImage(photo);
    expect([image.width, image.height]).toEqual([120, 80]);
    const smallest = image.variants.find(({ format }) => format === 'webp')?.bytes ?? Buffer.alloc(0);
    expect(await cornersOf(smallest)).toEqual(['red', 'green', 'blue', 'white']);
  },
);
