import { describe, expect, it } from 'vitest';
import { Refusal } from '#core/refusal.ts';
import { limits } from '#core/values/limits.ts';
import { decodeDataUrl } from './decode-data-url.ts';

const refused = (url: string) => expect(() => decodeDataUrl(url)).toThrow(new Refusal('not_an_image'));

describe('decodeDataUrl', () => {
  it('gives the bytes back', () => {
    const bytes = Buffer.from([0, 1, 2, 250, 251, 252, 253]);
    expect(decodeDataUrl(`data:image/png;base64,${bytes.toString('base64')}`)).toEqual(bytes);
    expect(decodeDataUrl(`DATA:IMAGE/JPEG;BASE64,${bytes.toString('base64')}`)).toEqual(bytes);
  });

  it.each([
    ['nothing', ''],
    ['no data', 'data:image/png;base64,'],
    ['a plain address', 'https://example.com/a.png'],
    ['a vector image', 'data:image/svg+xml;base64,PHN2Zy8+'],
    ['a text', 'data:text/plain;base64,aGVsbG8='],
    ['no base64', 'data:image/png,hello'],
    ['a broken alphabet', 'data:image/png;base64,aGVs*G8='],
    ['the URL alphabet', 'data:image/png;base64,aGV_-G8='],
    ['line breaks', 'data:image/png;base64,aGVs\nbG8='],
    ['a cut end', 'data:image/png;base64,aGVsb'],
    ['padding in the middle', 'data:image/png;base64,aG==bG8='],
    ['only padding', 'data:image/png;base64,===='],
  ])('refuses %s', (_name, url) => refused(url));

  it('takes the largest allowed file and not one byte more', () => {
    const largest = Buffer.alloc(limits.imageBytes, 7);
    expect(decodeDataUrl(`data:image/jpeg;base64,${largest.toString('base64')}`)).toHaveLength(
      limits.imageBytes,
    );
    refused(`data:image/jpeg;base64,${Buffer.alloc(limits.imageBytes + 1).toString('base64')}`);
    refused(`data:image/jpeg;base64,${'A'.repeat(4 * limits.imageBytes)}`);
  });
});
