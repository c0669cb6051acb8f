import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { limits } from '#core/values/limits.ts';
import { sharp } from './image-library.ts';
import { makeVariants } from './make-variants.ts';
import { type ProcessedImage, processImage } from './process-image.ts';

const red = { r: 220, g: 30, b: 40 };
const blue = { r: 20, g: 60, b: 200 };

/** Upper half red, lower half blue, so that a turned picture is seen by its colours. */
const flag = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } }).composite([
    {
      input: { create: { width, height: Math.floor(height / 2), channels: 3, background: blue } },
      gravity: 'south',
    },
  ]);

/** In the middle of nothing. */
const dot = Buffer.from(
  '<svg width="400" height="400"><circle cx="200" cy="200" r="120" fill="#16a34a"/></svg>',
);

/** Something as large and as hard to compress as a photo: soft shapes with grain over them. */
const photo = async (width: number, height: number, grain: number): Promise<Buffer> => {
  const noise = (w: number, h: number, sigma: number) =>
    sharp({
      create: {
        width: w,
        height: h,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    });
  const shapes = await noise(16, 12, 60).png().toBuffer();
  const tile = await noise(Math.min(width, 500), Math.min(height, 500), grain).png().toBuffer();
  return sharp(shapes)
    .resize(width, height, { kernel: 'cubic' })
    .composite([{ input: tile, tile: true, blend: 'soft-light' }])
    .jpeg({ quality: 95 })
    .toBuffer();
};

const variant = (image: ProcessedImage, width: number, format: string): Buffer => {
  const found = image.variants.find((v) => v.width === width && v.format === format);
  if (!found) throw new Error(`no ${width}.${format}`);
  return found.bytes;
};

const pixelAt = async (bytes: Buffer, x: number, y: number): Promise<number[]> => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + info.channels)];
};

const refused = (bytes: Buffer) =>
  expect(processImage(bytes)).rejects.toMatchObject({ code: 'not_an_image' });

const pngChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(body));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, body, crc]);
};

/** A tiny file that unpacks to a huge picture: one bit per pixel, all zero. */
const bombPng = (side: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
};

// A limit for a hung decoder, not an expectation: the machine may be busy.
describe('processImage', () => {
  it('turns a sideways phone photo upright and drops everything the phone wrote into it', async () => {
    const sideways = await sharp(await flag(900, 600).png().toBuffer())
      .rotate(270)
      .withExif({ IFD0: { Copyright: 'someone', Model: 'Phone' }, IFD3: { GPSLatitude: '32/1 5/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(sideways).metadata()).orientation).toBe(6);

    const image = await processImage(sideways);

    expect([image.width, image.height]).toEqual([900, 600]);
    for (const bytes of [variant(image, 320, 'webp'), variant(image, 320, 'jpg'), image.master]) {
      const { orientation, exif, icc, xmp, width = 0, height = 0 } = await sharp(bytes).metadata();
      expect({ orientation, exif, icc, xmp }).toEqual({});
      const [topRed = 0, , topBlue = 0] = await pixelAt(bytes, Math.floor(width / 2), 20);
      expect(topRed).toBeGreaterThan(topBlue);
      const [bottomRed = 0, , bottomBlue = 0] = await pixelAt(bytes, Math.floor(width / 2), height - 20);
      expect(bottomBlue).toBeGreaterThan(bottomRed);
    }
  });

  it('makes a nine-megabyte photo into small variants of every width', async () => {
    const big = await photo(4000, 3000, 56);
    expect(big.length).toBeGreaterThan(8_000_000);
    expect(big.length).toBeLessThan(limits.imageBytes);

    const image = await processImage(big);

    expect(image.variants.map((v) => `${v.width}.${v.format}`)).toEqual([
      '160.webp',
      '320.webp',
      '640.webp',
      '1280.webp',
      '160.jpg',
      '320.jpg',
      '640.jpg',
      '1280.jpg',
    ]);
    for (const { width, format, bytes } of image.variants) {
      const facts = await sharp(bytes).metadata();
      expect(facts.format).toBe(format === 'jpg' ? 'jpeg' : format);
      expect([facts.width, facts.height]).toEqual([width, (width * 3) / 4]);
    }
    expect(variant(image, 160, 'webp').length).toBeLessThanOrEqual(2_500);
    expect(variant(image, 640, 'webp').length).toBeLessThanOrEqual(14_000);
    expect(image.hash).toMatch(/^[0-9a-f]{32}$/);
    expect(image.color).toMatch(/^#[0-9a-f]{6}$/);
    expect(image.placeholder.length).toBeLessThanOrEqual(250);

    const avif = await makeVariants(image.master, 'avif');
    expect(avif.map((v) => `${v.width}.${v.format}`)).toEqual([
      '160.avif',
      '320.avif',
      '640.avif',
      '1280.avif',
    ]);
    for (const { width, bytes } of avif) {
      const facts = await sharp(bytes).metadata();
      expect([facts.mediaType, facts.width]).toEqual(['image/avif', width]);
    }
  });

  it('gives the same picture the same address, and another picture another one', async () => {
    const png = await flag(300, 200).png().toBuffer();
    const losslessWebp = await flag(300, 200).webp({ lossless: true }).toBuffer();
    const other = await flag(300, 202).png().toBuffer();
    const [first, again, asWebp, different] = await Promise.all(
      [png, png, losslessWebp, other].map(processImage),
    );
    expect(again).toEqual(first);
    expect(asWebp?.hash).toBe(first?.hash);
    expect(different?.hash).not.toBe(first?.hash);
  });

  it('never enlarges, and always has the smallest width', async () => {
    const tiny = await processImage(await flag(40, 30).png().toBuffer());
    expect(tiny.variants.map((v) => v.width)).toEqual([160, 160]);
    expect((await sharp(variant(tiny, 160, 'webp')).metadata()).width).toBe(40);

    const middling = await processImage(await flag(500, 300).png().toBuffer());
    expect([...new Set(middling.variants.map((v) => v.width))]).toEqual([160, 320, 640]);
    expect((await sharp(variant(middling, 640, 'webp')).metadata()).width).toBe(500);
  });

  it('keeps transparency in WebP and AVIF, and puts JPEG on white', async () => {
    const image = await processImage(await sharp(dot).png().toBuffer());

    expect((await pixelAt(variant(image, 320, 'webp'), 2, 2))[3]).toBe(0);
    expect((await pixelAt(variant(image, 320, 'webp'), 160, 160))[3]).toBe(255);
    for (const channel of await pixelAt(variant(image, 320, 'jpg'), 2, 2))
      expect(channel).toBeGreaterThan(250);
    const avif = (await makeVariants(image.master, 'avif')).find((v) => v.width === 320);
    expect((await pixelAt(avif?.bytes ?? Buffer.alloc(0), 2, 2))[3]).toBe(0);
    expect(image.placeholder.length).toBeLessThanOrEqual(250);
  });

  it('takes only the first frame of an animated GIF', async () => {
    const frame = (background: object) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer();
    const gif = await sharp([await frame(red), await frame(blue)], { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);

    const image = await processImage(gif);
    expect([image.width, image.height]).toEqual([60, 40]);
    const [r = 0, , b = 0] = await pixelAt(variant(image, 160, 'webp'), 30, 20);
    expect(r).toBeGreaterThan(b);
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('takes %s', async (format) => {
    const image = await processImage(await flag(200, 100).toFormat(format).toBuffer());
    expect([image.width, image.height]).toEqual([200, 100]);
  });

  it('takes black-and-white and 16-bit pictures', async () => {
    const grey = await flag(200, 100).greyscale().toColourspace('b-w').jpeg().toBuffer();
    const deep = await flag(200, 100).toColourspace('rgb16').png().toBuffer();
    expect((await sharp(grey).metadata()).channels).toBe(1);
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    const [fromGrey, fromDeep] = await Promise.all([grey, deep].map(processImage));
    expect(fromGrey?.color).toMatch(/^#([0-9a-f]{2})\1\1$/);
    const [r = 0, , b = 0] = await pixelAt(variant(fromDeep as ProcessedImage, 160, 'webp'), 80, 10);
    expect(r).toBeGreaterThan(b + 100);
    const coloured = await sharp(dot).png().toBuffer();
    const seeThrough = await sharp(coloured).toColourspace('b-w').png().toBuffer();
    expect((await sharp(seeThrough).metadata()).channels).toBe(2);
    expect((await pixelAt(variant(await processImage(seeThrough), 160, 'webp'), 2, 2))[3]).toBe(0);
  });

  it('spends no time on qualities that a large picture cannot have', async () => {
    const grain = await photo(1280, 960, 400);
    const image = await processImage(grain);
    expect(variant(image, 640, 'webp').length).toBeGreaterThan(60_000);
    // The last of its qualities, which is what trying all of them ends with.
    const last = await sharp(await sharp(grain).png().toBuffer())
      .webp({ quality: 56, effort: 4, smartSubsample: false })
      .toBuffer();
    expect(variant(image, 1280, 'webp').equals(last)).toBe(true);
  });

  it('refuses a small file that unpacks to a huge picture', async () => {
    const bomb = bombPng(20_000);
    expect(bomb.length).toBeLessThan(100_000);
    // The file is sound: only the limit stands between it and memory.
    expect((await sharp(bomb, { limitInputPixels: false }).metadata()).width).toBe(20_000);
    await refused(bomb);
  });

  it('refuses files that are cut short', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
      const whole = await sharp(await photo(200, 150, 20))
        .toFormat(format)
        .toBuffer();
      await refused(whole.subarray(0, Math.floor(whole.length * 0.6)));
    }
  });

  it('refuses what is not one of the accepted formats, whatever it calls itself', async () => {
    await refused(Buffer.alloc(0));
    await refused(Buffer.from('hello, I am a photo.jpg'));
    await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'));
    await refused(Buffer.from('%PDF-1.7\n1 0 obj'));
    await refused(await flag(20, 20).tiff().toBuffer());
    await refused(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('not really a JPEG')]));
    const heic = await flag(20, 20).avif().toBuffer();
    heic.write('heicmif1heicheic', 8, 'latin1');
    await refused(heic);
    await refused(Buffer.concat([await flag(20, 20).png().toBuffer(), Buffer.alloc(limits.imageBytes)]));
  });
});
