import { describe, expect, it } from 'vitest';
import { acceptedLanguages, acceptedTypes, chooseEncoding } from './negotiation.ts';

describe('what a reader takes', () => {
  it('is the smallest encoding of those weighed highest', () => {
    expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br');
    expect(chooseEncoding('gzip')).toBe('gzip');
    expect(chooseEncoding('br;q=0.5, gzip;q=0.9')).toBe('gzip');
    expect(chooseEncoding('*')).toBe('br');
    expect([chooseEncoding(undefined), chooseEncoding(''), chooseEncoding('zstd')]).toEqual([
      'identity',
      'identity',
      'identity',
    ]);
  });

  it('is not what has no weight', () => {
    expect(chooseEncoding('br;q=0, gzip')).toBe('gzip');
    expect(chooseEncoding('br;q=0, gzip;q=0')).toBe('identity');
    expect(acceptedLanguages('en;q=0, he;q=0.3')).toEqual(['he']);
    expect(acceptedTypes('image/avif;q=0, image/webp')).toEqual(['image/webp']);
  });

  it('is a list of languages and types, best first', () => {
    expect(acceptedLanguages('fr-FR, he;q=0.5, en-GB;q=0.8')).toEqual(['fr', 'en', 'he']);
    expect(acceptedLanguages(undefined)).toEqual([]);
    expect(acceptedTypes('image/webp;q=0.9, image/avif')).toEqual(['image/avif', 'image/webp']);
  });
});
