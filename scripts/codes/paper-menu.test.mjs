import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { layOutMenu } from '../../core/paper-menu/lay-out-menu.ts';
import { menuLink } from '../../core/qr/menu-link.ts';
import { menuTheme } from '../../core/theme/menu-theme.ts';
import { buildMenuPdf } from '../../web/features/paper-menu/pdf/build-menu-pdf.ts';
import { encodeCode } from '../../web/lib/codes/encode-code.ts';
import { embedPrintFonts } from '../../web/lib/pdf/print-fonts.ts';
import { measureShaped } from '../../web/lib/pdf/shaped-line.ts';
import { pageSizes, readCodes, renderPdf, textOf, whyNoCodeReader } from '../tools/read-codes.mjs';
import { paperFontsFolder } from '../write-print-fonts.mjs';

const whyNot = whyNoCodeReader();
const skipped = whyNot && ` (skipped: ${whyNot})`;

const filesOf = (weight) =>
  ['hebrew', 'latin', 'cyrillic', 'arabic'].map((source) =>
    readFileSync(join(paperFontsFolder, `rubik-${source}-${weight}.ttf`)),
  );
const fontFiles = { regular: filesOf('regular'), bold: filesOf('bold') };

const directions = { he: 'rtl', en: 'ltr', ar: 'rtl', ru: 'ltr' };
const wordsIn = (language) => (text) => ({ text, language, direction: directions[language] });

const texts = {
  he: {
    restaurant: 'מסעדת הדקל',
    section: 'DOLCI | קינוחים',
    dish: 'סלט קיסר (20% שומן)',
    more: 'עגבניות San Marzano',
  },
  en: {
    restaurant: 'The Palm',
    section: 'Starters',
    dish: 'Caesar salad (20% fat)',
    more: 'San Marzano tomatoes',
  },
  ar: { restaurant: 'مطعم النخلة', section: 'سلطات', dish: 'سلطة قيصر', more: 'طماطم San Marzano' },
  ru: { restaurant: 'Пальма', section: 'Закуски', dish: 'Салат «Цезарь»', more: 'Томаты San Marzano' },
};

const link = menuLink('https://menu.restaurant-example.co.il', '0123456789abcdef01234567', null);

const build = async (language, { dishes = 3, sheet = 'a4', columns = 2 } = {}) => {
  const words = wordsIn(language);
  const one = (text) => ({ main: words(text), other: null });
  const { restaurant, section, dish, more } = texts[language];
  const menu = {
    direction: directions[language],
    restaurant: one(restaurant),
    title: one(''),
    description: one(''),
    sections: [
      {
        name: one(section),
        hours: null,
        dishes: Array.from({ length: dishes }, (_, index) => ({
          name: one(dish),
          description: one(more),
          price: `₪${100 + index}`,
          sizes: [],
          details: [],
        })),
      },
    ],
    notes: [],
    contact: words('\u206603-1234567\u2069'),
    codeLabel: words(more),
    hasLogo: false,
  };
  const fonts = await embedPrintFonts(await PDFDocument.create(), fontFiles);
  const measure = { regular: measureShaped(fonts.regular), bold: measureShaped(fonts.bold) };
  const look = { theme: menuTheme('#0f766e'), layout: 'classic' };
  const pages = layOutMenu(menu, look, { sheet, columns }, measure);
  const pdf = await buildMenuPdf({
    title: restaurant,
    language,
    pages,
    fontFiles,
    logoPng: null,
    code: encodeCode(link, 'M'),
    codeColor: '#0f766e',
  });
  return { pdf, pages };
};

describe.skipIf(whyNot)(`a menu as a PDF${skipped}`, () => {
  it.each(['he', 'en', 'ar', 'ru'])(
    'says in %s what it should, in letters that can be searched',
    async (language) => {
      const { pdf } = await build(language);
      const { restaurant, section, dish, more } = texts[language];
      const found = textOf(pdf).normalize('NFKC');
      // Word by word: where two directions meet, readers guess at brackets and spaces.
      const words = [restaurant, section, dish, more].flatMap((each) => each.match(/[\p{L}\p{M}]+/gu));
      for (const wanted of [...words, '₪100', '₪102', '03-1234567']) expect(found).toContain(wanted);
    },
  );

  it('has pages of its paper, as many as were laid out, and a code that is read', async () => {
    const { pdf, pages } = await build('he', { dishes: 200, sheet: 'a5' });
    expect(pages.length).toBeGreaterThan(3);
    expect(pageSizes(pdf)).toEqual(pages.map(() => ({ width: 148, height: 210 })));
    expect(readCodes(renderPdf(pdf, 150)).flat()).toEqual([link]);
  });

  it('carries only the letters that it needs', async () => {
    const { pdf } = await build('en');
    expect(pdf.length).toBeLessThan(60_000);
  });
});

it('every font of a menu has its files for paper', async () => {
  const { fontIds, typefaceOf } = await import('../../core/theme/fonts.ts');
  for (const id of fontIds)
    expect([id, existsSync(join(paperFontsFolder, `${typefaceOf[id].key}-latin-regular.ttf`))]).toEqual([
      id,
      true,
    ]);
});
