import { describe, expect, it } from 'vitest';
import { readPictureChange } from './picture-change.ts';

describe('what a picture field asks for', () => {
  it('removes with null', () => {
    expect(readPictureChange(null)).toEqual({ kind: 'remove' });
  });

  it('keeps with nothing or with an address of ours', () => {
    const own = `/images/${'a'.repeat(32)}/640.webp`;
    for (const sent of [
      undefined,
      '',
      own,
      `https://menu.example${own}`,
      `/api/dishes/${'b'.repeat(24)}/image`,
    ]) {
      expect(readPictureChange(sent)).toEqual({ kind: 'keep' });
    }
  });

  it('sets a data URL', () => {
    const dataUrl = 'data:image/png;base64,AAAA';
    expect(readPictureChange(dataUrl)).toEqual({ kind: 'set', dataUrl });
  });

  it('refuses what is neither', () => {
    for (const sent of ['https://elsewhere.example/cat.png', 'cat.png', '/images/x/640.webp']) {
      expect(() => readPictureChange(sent)).toThrow('not_an_image');
    }
  });
});
