import { describe, expect, it } from 'vitest';
import { type GuestLocale, guestLocales } from '../i18n/locale.ts';
import { fontTexts } from './font.texts.ts';
import { type FontFiles, fontFaceCss, fontPreloads, isFaceFor, isOwnFace } from './font-faces.ts';
import { defaultFontId, fontIds, fontStackOf, isFontId, typefaceOf } from './fonts.ts';

const files: FontFiles = {
  faces: [
    {
      script: 'hebrew',
      url: '/fonts/he-400.woff2',
      bytes: 1,
      weight: '400',
      style: 'normal',
      unicodeRange: 'U+5D0-5EA',
    },
    {
      script: 'hebrew',
      url: '/fonts/he-700.woff2',
      bytes: 1,
      weight: '700',
      style: 'normal',
      unicodeRange: 'U+5D0-5EA',
    },
    {
      script: 'latin',
      url: '/fonts/la-400.woff2',
      bytes: 1,
      weight: '400',
      style: 'normal',
      unicodeRange: 'U+41-5A',
    },
  ],
  fallbacks: [
    {
      local: ['Arial', 'Roboto'],
      unicodeRange: 'U+590-5FF',
      sizeAdjust: '96.5%',
      ascentOverride: '96.9%',
      descentOverride: '25.9%',
      lineGapOverride: '0.0%',
    },
  ],
};

describe('menu fonts', () => {
  it('has the twelve ids of the contract, each with a name and a typeface', () => {
    expect(fontIds).toHaveLength(12);
    for (const id of fontIds) {
      expect(fontTexts[id].he).not.toBe('');
      expect(typefaceOf[id].family).not.toBe('');
    }
    expect(isFontId(defaultFontId)).toBe(true);
    expect(isFontId('comic-sans')).toBe(false);
  });

  it('names a stack that ends in a generic family', () => {
    expect(fontStackOf('modern-sans')).toBe("'Rubik','Rubik Fallback',sans-serif");
    expect(fontStackOf('classic-serif')).toBe("'Frank Ruhl Libre','Frank Ruhl Libre Fallback',serif");
  });
});

describe('font rules', () => {
  it('writes every face and the stretched fallback', () => {
    const css = fontFaceCss('alef', files);
    expect(css.match(/@font-face/g)).toHaveLength(4);
    expect(css).toContain(
      "font-family:'Alef';font-weight:700;font-display:swap;src:url(/fonts/he-700.woff2)",
    );
    expect(css).toContain("font-family:'Alef Fallback';src:local('Arial'),local('Roboto');");
    expect(css).toContain('size-adjust:96.5%');
  });

  it('names rare letters on the pages of their language, and where a dish is written in them', () => {
    const [hebrew] = files.faces;
    if (!hebrew) throw new Error('no face');
    const arabic = { ...hebrew, script: 'arabic', url: '/fonts/ar.woff2', isBorrowed: true } as const;
    const withArabic = { ...files, faces: [...files.faces, arabic] };
    const isNamed = (locale: GuestLocale, text: string) =>
      fontFaceCss('alef', withArabic, isFaceFor(locale, text)).includes(arabic.url);
    expect(guestLocales.map((locale) => isNamed(locale, 'חומוס Hummus'))).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(isNamed('he', 'חומוס حمص')).toBe(true);
    expect(fontFaceCss('alef', withArabic, isOwnFace)).toBe(fontFaceCss('alef', files));
    expect(fontFaceCss('alef', withArabic, isFaceFor('ar', ''))).toContain(hebrew.url);
  });

  it('preloads the first weight of the script of a language, and skips one that the font lacks', () => {
    expect(fontPreloads(files, 'he')).toEqual(['/fonts/he-400.woff2']);
    expect(fontPreloads(files, 'en')).toEqual(['/fonts/la-400.woff2']);
    expect(fontPreloads(files, 'ru')).toEqual([]);
  });
});
