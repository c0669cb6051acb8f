import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodeCode } from '#web/lib/codes/encode-code.ts';
import { codeSvg } from '../../core/qr/code-svg.ts';
import { correctionLevels, requiredLevel } from '../../core/qr/error-correction.ts';
import { menuLink } from '../../core/qr/menu-link.ts';
import { cellCorners, papers } from '../../core/qr/papers.ts';
import { runs } from '../../core/values/testing/runs.ts';
import { buildPack } from '../../web/features/qr/pdf/build-pack.ts';
import { pageSizes, readCodes, renderPdf, textOf, whyNoCodeReader } from '../tools/read-codes.mjs';
import { cutPrintFonts, pdfFontsFolder } from '../write-print-fonts.mjs';

/** Without them, and without the right to install them, what needs them is skipped and says so. */
const whyNot = whyNoCodeReader();
const skipped = whyNot && ` (skipped: ${whyNot})`;

const owner = '0123456789abcdef01234567';
const base = 'https://menu.restaurant-example.co.il';
const fontFiles = Object.fromEntries(
  ['medium', 'bold'].map((weight) => [
    weight,
    ['hebrew', 'latin', 'cyrillic'].map((script) =>
      readFileSync(join(pdfFontsFolder, `${script}-${weight}.ttf`)),
    ),
  ]),
);
/** A busy logo: what a code has least use for in its middle. */
const logoPng = await sharp({
  create: { width: 200, height: 200, channels: 4, background: '#7c2d12' },
})
  .composite([
    {
      input: Buffer.from(
        '<svg width="200" height="200"><circle cx="100" cy="100" r="70" fill="#fde047"/></svg>',
      ),
    },
  ])
  .png()
  .toBuffer();

const hebrew = {
  name: 'מסעדת הדקל',
  table: (table) => `שולחן ${table}`,
  scan: 'סרקו את התפריט שלנו',
  direction: 'rtl',
};
const english = {
  name: 'The Palm',
  table: (table) => `Table ${table}`,
  scan: 'Scan our menu',
  direction: 'ltr',
};

const buildCards = (texts, tables) =>
  tables.map((table) => {
    const link = menuLink(base, owner, table);
    const address = link.replace('https://', '');
    return {
      texts: {
        name: texts.name,
        table: table === null ? null : texts.table(table),
        scan: texts.scan,
        address,
      },
      link,
    };
  });

const build = ({ texts = hebrew, tables = [7], paper = 'a6', ...rest } = {}) =>
  buildPack({
    title: texts.name,
    paper,
    direction: texts.direction,
    cards: buildCards(texts, tables),
    colors: { panel: '#2563eb', onPanel: '#ffffff', accent: '#2563eb' },
    codeColor: '#2563eb',
    level: 'L',
    margin: 4,
    logoPng: null,
    logoInCentre: false,
    fontFiles,
    ...rest,
  });

/** What a careless office printer manages. */
const dotsPerInch = 100;
/** Each card as scissors leave it. */
const cutSheets = async (sheets, paper) => {
  const dots = (side) => Math.floor((side / 25.4) * dotsPerInch);
  const cells = cellCorners(paper).map(({ x, y }) => ({
    left: dots(x),
    top: dots(y),
    width: dots(paper.cell.width),
    height: dots(paper.cell.height),
  }));
  return Promise.all(
    sheets.flatMap((sheet) =>
      cells.map((cell) => sharp(sheet).extract(cell).tiff({ compression: 'none' }).toBuffer()),
    ),
  );
};

/** The extractor takes the direction of most letters, and an address has many: a table's number may come first. */
const eitherWay = (words) => new RegExp(`(?:${words}|${words.split(' ').reverse().join(' ')})`);

const count = (number) => Array.from({ length: number }, (_, index) => index + 1);
const linksOf = (tables) => tables.map((table) => menuLink(base, owner, table));

describe.skipIf(whyNot)(`a pack of many tables${skipped}`, () => {
  it.each([
    ['a6', hebrew],
    ['a4-four', english],
    ['a4-eight', hebrew],
    ['stickers', english],
  ])('on %s: every code is read by an independent reader, once', async (paper, texts) => {
    // At least one more than fit on a sheet of any paper.
    const tables = count(Math.max(runs(60), 13));
    const sheets = Math.ceil(tables.length / cellCorners(papers[paper]).length);
    const pdf = await build({
      texts,
      tables,
      paper,
      logoPng,
      logoInCentre: true,
      level: requiredLevel('L', true),
    });
    expect(pageSizes(pdf)).toEqual(Array.from({ length: sheets }, () => papers[paper].page));
    const found = readCodes(await cutSheets(renderPdf(pdf, dotsPerInch), papers[paper]));
    // The last sheet may have empty places.
    expect(found.filter((links) => links.length > 0)).toEqual(linksOf(tables).map((link) => [link]));
    const text = textOf(pdf);
    for (const table of tables) expect(text).toMatch(eitherWay(texts.table(table)));
  });
});

describe.skipIf(whyNot)(`a card${skipped}`, () => {
  it.each([
    ['one letter', 'א'],
    ['eighty letters in one word', 'ש'.repeat(80)],
    [
      'eighty characters of Hebrew',
      'מסעדת הדקל הירוק של משפחת לוי־כהן מהמושבה הגרמנית בירושלים הבירה ובנותיה בעם',
    ],
    [
      'eighty characters of English',
      'The Wonderfully Long Restaurant Name of Grandmother Margaret & Sons, Est. 1948!!',
    ],
    ['both languages', 'קפה Dana (דנה) 24/7'],
    ['letters we have no font for', 'مطعم 🍕 寿司'],
    ['nothing', ''],
  ])('with a name of %s is one A6 page that scans, with a table and without', async (_what, name) => {
    const tables = [null, 2000];
    const pictures = [];
    for (const options of [{}, { logoPng, logoInCentre: true, level: 'Q' }]) {
      const pdf = await build({ texts: { ...hebrew, name }, tables, ...options });
      expect(pageSizes(pdf)).toEqual(tables.map(() => ({ width: 105, height: 148 })));
      pictures.push(...renderPdf(pdf, 100));
    }
    expect(readCodes(pictures)).toEqual([...linksOf(tables), ...linksOf(tables)].map((link) => [link]));
  });

  it('says what it should, in both languages', async () => {
    const [name, scan] = [hebrew.name, hebrew.scan];
    expect(textOf(await build())).toMatch(new RegExp(`${name}\\s+${eitherWay('שולחן 7').source}\\s+${scan}`));
    expect(textOf(await build({ texts: english }))).toMatch(
      /The Palm\s+Table 7\s+Scan our menu\s+menu\.restaurant-example\.co\.il/,
    );
  });
});

describe('the making of a pack', () => {
  it('tells how far it is, and stops when asked', async () => {
    const seen = [];
    const cards = buildCards(hebrew, count(12));
    const rest = {
      title: '',
      paper: 'a6',
      direction: 'rtl',
      cards,
      colors: { panel: '#000000', onPanel: '#ffffff', accent: '#000000' },
    };
    const pack = {
      ...rest,
      codeColor: '#000000',
      level: 'L',
      margin: 4,
      logoPng: null,
      logoInCentre: false,
      fontFiles,
    };
    await buildPack(pack, { onProgress: (done) => seen.push(done) });
    expect(seen).toEqual([4, 8, 12]);
    const stop = new AbortController();
    const stopped = buildPack(pack, { signal: stop.signal, onProgress: () => stop.abort() });
    await expect(stopped).rejects.toThrow(/abort/i);
  });
});

describe('a code as a picture', () => {
  it.skipIf(whyNot).each(correctionLevels)(
    `of level %s is read, with and without a logo, down to small sizes${skipped}`,
    async (level) => {
      const link = menuLink(base, owner, 12);
      for (const centreLogo of [null, `data:image/png;base64,${logoPng.toString('base64')}`]) {
        const matrix = encodeCode(link, requiredLevel(level, centreLogo !== null));
        const svg = Buffer.from(codeSvg({ matrix, margin: 4, color: '#b45309', centreLogo }));
        const pictures = await Promise.all(
          [150, 400, 1200].map((side) => sharp(svg).resize(side).tiff({ compression: 'none' }).toBuffer()),
        );
        expect(readCodes(pictures)).toEqual([[link], [link], [link]]);
      }
    },
  );

  it('holds links of every length, from the smallest version to the largest', () => {
    expect(encodeCode('HTTP://A.IL', 'L')).toHaveLength(21);
    expect(encodeCode(`https://a.il/${'x'.repeat(2_940)}`, 'L')).toHaveLength(177);
  });
});

it('the committed print fonts are what the script makes', async () => {
  for (const { path, content } of await cutPrintFonts())
    expect([path, readFileSync(path).equals(content)]).toEqual([path, true]);
});
