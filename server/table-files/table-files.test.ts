import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import readSheets from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#core/i18n/locale.ts';
import type { Column, Row } from '#core/reports/files/table-to-write.ts';
import { unguardCell } from '#core/values/formula-guard.ts';
import { limits } from '#core/values/limits.ts';
import { rounds } from '#core/values/testing/runs.ts';
import { csvFile } from './csv-file.ts';
import { writeWorkbook } from './workbook.ts';
import { xlsxFile } from './xlsx-file.ts';

const columns: Column[] = [
  { heading: 'מנה', kind: 'text' },
  { heading: 'יום', kind: 'day' },
  { heading: 'מתי', kind: 'moment' },
  { heading: 'שעה', kind: 'hour' },
  { heading: 'כמות', kind: 'count' },
  { heading: 'סכום', kind: 'money' },
];
const row: Row = ['חומוס "של סבתא", חם\nעם פיתה', '2026-11-16', '2026-11-16T23:05:30', 19, 3, 45.5];
const source = (pages: Row[][], language: Locale = 'he') => ({ title: 'מנות', columns, pages, language });
const inText = [{ heading: 'Text', kind: 'text' as const }];
const ofTexts = (texts: string[]) => ({
  title: 'Texts',
  columns: inText,
  pages: [texts.map((text) => [text])],
  language: 'en' as const,
});

const readCsv = async (file: NodeJS.ReadableStream) => (await buffer(file)).toString('utf8');
const readParts = async ({ pages, ...head }: ReturnType<typeof source>): Promise<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(unzipSync(await writeWorkbook({ ...head, rows: pages.flat() }))).map(([name, bytes]) => [
      name,
      strFromU8(bytes),
    ]),
  );

/** Each tag is closed by its own, and no sign stands outside of what XML allows. */
const requireWellFormed = (xml: string): void => {
  const open: string[] = [];
  const text = xml
    .replace(/<\?.*?\?>/, '')
    .replace(/<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g, (...tag) => {
      const [, isEnd, name, , isEmpty] = tag as string[];
      if (isEnd) expect(open.pop()).toBe(name);
      else if (!isEmpty) open.push(name ?? '');
      return '';
    });
  expect(open).toEqual([]);
  expect(text.replace(/&(?:amp|lt|gt|quot|#39);/g, '')).not.toMatch(/[<>&]/);
  expect(xml).not.toMatch(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u);
};

/** Anything that somebody may have typed, and what would be formulas, markup or parts of a table if it were let. */
const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'=+-@\t\n"\',;<>&]_x0041_אב', '\u0001', '\u200f', '👩‍🍳', '\ufffe'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 20,
});

describe('a table as CSV', () => {
  it('begins with the mark that Excel knows Hebrew by, and holds one line for each row', async () => {
    expect(await readCsv(csvFile(source([[row], [['=1+1', null, null, null, null, null]]])))).toBe(
      '\ufeffמנה,יום,מתי,שעה,כמות,סכום\r\n' +
        '"חומוס ""של סבתא"", חם\nעם פיתה",2026-11-16,2026-11-16 23:05,19:00,3,45.50\r\n' +
        "'=1+1,,,,,\r\n",
    );
  });

  it('gives back every text to whoever parses it, and never one that is a formula', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 5 }), async (texts) => {
        const csv = await readCsv(csvFile(ofTexts(texts)));
        const lines = Papa.parse<string[]>(csv.slice(1), { delimiter: ',', newline: '\r\n' }).data;
        // After the headings, and before what follows the last end of a line.
        const cells = lines.slice(1, -1).flat();
        expect(cells.map(unguardCell)).toEqual(texts);
        for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
});

describe('a table as XLSX', () => {
  it('is read by another program as what it was: texts, days, times and numbers', async () => {
    const [sheet, ...others] = await readSheets(await xlsxFile(source([[row], [row]])));
    expect(others).toEqual([]);
    expect(sheet?.sheet).toBe('מנות');
    const read = [
      row[0],
      new Date('2026-11-16T00:00:00Z'),
      new Date('2026-11-16T23:05:30Z'),
      expect.anything(),
      3,
      45.5,
    ];
    expect(sheet?.data).toEqual([columns.map(({ heading }) => heading), read, read]);
  });

  it('holds as many rows as it may, each in its place', async () => {
    const texts = Array.from({ length: limits.xlsxRows }, (_, index) => `text ${index}`);
    const [sheet] = await readSheets(await xlsxFile(ofTexts(texts)));
    expect(sheet?.data.flat()).toEqual(['Text', ...texts]);
  });

  it('stands in the direction of its language, with its headings in sight', async () => {
    const parts = await readParts(source([[row]]));
    for (const part of Object.values(parts)) requireWellFormed(part);
    const sheet = parts['xl/worksheets/sheet1.xml'];
    expect(sheet).toContain('rightToLeft="1"');
    expect(sheet).toMatch(/<pane ySplit="1" xSplit="0" topLeftCell="A2" activePane="\w+" state="frozen"\/>/);
    const english = await readParts(source([[row]], 'en'));
    expect(english['xl/worksheets/sheet1.xml']).not.toContain('rightToLeft');
  });

  it('holds any text as a text, without what no XML may hold', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 5 }), async (texts) => {
        const parts = await readParts(ofTexts(texts));
        const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
        for (const part of Object.values(parts)) requireWellFormed(part);
        expect(sheet).not.toContain('<f>');
      }),
      { numRuns: rounds(100) },
    );
  });

  it('marks what looks like a formula, so that it stays a text when somebody edits it', async () => {
    const parts = await readParts(ofTexts(['=cmd()', 'plain', '_x0041_']));
    const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
    const style = Number(/<c r="A2" s="(\d+)"/.exec(sheet)?.[1]);
    const formats = [...(parts['xl/styles.xml'] ?? '').matchAll(/<xf [^>]*>/g)];
    expect(formats[style]?.[0]).toContain('quotePrefix="1"');
    expect(parts['xl/sharedStrings.xml']).toContain('>_x005F_x0041_<');
    const [read] = await readSheets(await xlsxFile(ofTexts(['=cmd()', 'plain'])));
    expect(read?.data.flat()).toEqual(['Text', '=cmd()', 'plain']);
  });
});

describe('a table of any number of rows', () => {
  /** Pages without end; counts those that were asked for, and tells when the first was and when nobody asks any more. */
  const endless = () => {
    const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const reading = { pages: 0, hasBegun: begun.promise, isOver: over.promise };
    async function* pages(): AsyncGenerator<Row[]> {
      try {
        for (;;) {
          reading.pages += 1;
          begun.resolve();
          yield Array.from({ length: 500 }, () => ['x'.repeat(200), Math.random()]);
        }
      } finally {
        over.resolve();
      }
    }
    return { reading, pages: pages() };
  };

  it('is read no faster than its CSV is taken, and no further when nobody wants it', async () => {
    const { reading, pages } = endless();
    const file = csvFile({ ...ofTexts([]), columns: [...inText, { heading: 'N', kind: 'count' }], pages });
    const taken = file[Symbol.asyncIterator]();
    await taken.next();
    await reading.hasBegun;
    // All that the buffers on the way hold is not a tenth of this.
    for (let turn = 0; turn < 200; turn += 1) await new Promise((resume) => setImmediate(resume));
    const soFar = reading.pages;
    expect(soFar).toBeLessThan(100);
    file.destroy();
    await reading.isOver;
    expect(reading.pages).toBeLessThanOrEqual(soFar + 1);
  });

  it('is refused as XLSX, and not read to its end', async () => {
    const { reading, pages } = endless();
    await expect(xlsxFile({ ...ofTexts([]), pages })).rejects.toMatchObject({ code: 'table_too_large' });
    await reading.isOver;
    expect(reading.pages).toBe(limits.xlsxRows / 500 + 1);
  });

  it('ends with an error where its rows do', async () => {
    async function* broken(): AsyncGenerator<Row[]> {
      yield [['first']];
      throw new Error('the database is gone');
    }
    const source = () => ({ ...ofTexts([]), pages: broken() });
    await expect(buffer(csvFile(source()))).rejects.toThrow('the database is gone');
    await expect(xlsxFile(source())).rejects.toThrow('the database is gone');
  });
});
