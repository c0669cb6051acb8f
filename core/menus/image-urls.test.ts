import { describe, expect, it } from 'vitest';
import {
  bestFormat,
  imageFormats,
  imageHashFromUrl,
  imageUrl,
  imageWidths,
  parseImagePath,
  pictureUrl,
  widthsFor,
} from './image-urls.ts';

const hash = '0123456789abcdef0123456789abcdef';

describe('image addresses', () => {
  it('reads back every address it writes', () => {
    for (const width of imageWidths) {
      for (const format of imageFormats) {
        const url = imageUrl(hash, width, format);
        expect(imageHashFromUrl(url)).toBe(hash);
        expect(imageHashFromUrl(`https://menta.example${url}?v=1`)).toBe(hash);
        const [, , urlHash = '', file = ''] = url.split('/');
        expect(parseImagePath(urlHash, file)).toEqual({ hash, width, format });
      }
    }
  });

  it('has an address for the best format a browser takes', () => {
    const url = pictureUrl(hash, 320);
    expect(imageHashFromUrl(url)).toBe(hash);
    expect(parseImagePath(hash, '320')).toEqual({ hash, width: 320, format: null });
    expect(bestFormat(['image/webp', 'image/avif', '*/*'])).toBe('avif');
    expect(bestFormat(['image/webp', '*/*'])).toBe('webp');
    expect([bestFormat(['*/*']), bestFormat([])]).toEqual(['jpg', 'jpg']);
  });

  it('knows which widths exist, and never enlarges', () => {
    expect(widthsFor(90)).toEqual([160]);
    expect(widthsFor(160)).toEqual([160]);
    expect(widthsFor(161)).toEqual([160, 320]);
    expect(widthsFor(640)).toEqual([160, 320, 640]);
    expect(widthsFor(1280)).toEqual([160, 320, 640, 1280]);
    expect(widthsFor(4000)).toEqual([160, 320, 640, 1280]);
  });

  it.each([
    ['', '160.webp'],
    ['../../etc/passwd', '160.webp'],
    [hash.toUpperCase(), '160.webp'],
    [`${hash}0`, '160.webp'],
    [`${hash}\n`, '160.webp'],
    [hash, '161.webp'],
    [hash, '0160.webp'],
    [hash, '160.svg'],
    [hash, '160.master'],
    [hash, '160.webp/'],
    [hash, '160.webp\n'],
    [hash, '161'],
    [hash, '160.'],
    [hash, '-160.webp'],
    [hash, '1e2.webp'],
  ])('refuses %j / %j', (wrongHash, file) => {
    expect(parseImagePath(wrongHash, file)).toBeNull();
  });

  it.each([
    'data:image/png;base64,AAAA',
    'https://elsewhere.example/photo.jpg',
    `/images/${hash}`,
    `/images/${hash}/161.webp`,
    `/images/${hash}/160.webp/more`,
    `//evil.example/images/${hash}/160.webp`,
    '',
  ])('sees that %j is not one of ours', (url) => {
    expect(imageHashFromUrl(url)).toBeNull();
  });
});
