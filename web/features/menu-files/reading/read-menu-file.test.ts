import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { writeTable } from '#core/menu-files/table/write-table.ts';
import { anySections } from '#core/menu-files/testing/any-sections.ts';
import { asStored, sectionsOf } from '#core/menu-files/testing/as-sent.ts';
import { runs } from '#core/values/testing/runs.ts';
import { writeCsv } from '../writing/write-csv.ts';
import { writeXlsx } from '../writing/write-xlsx.ts';
import { fileMegabytes, UnreadableFile, unpackedBytes } from './file-problem.ts';
import { readMenuFile } from './read-menu-file.ts';

const fileOf = (name: string, ...parts: (string | Uint8Array | Blob)[]): File =>
  new File(parts as BlobPart[], name);
const namesIn = async (file: File) =>
  (await readMenuFile(file)).menu.sections.flatMap(({ sectionName, dishes }) =>
    dishes.map(({ dish }) => `${sectionName} ${dish.name} ${dish.price}`),
  );
const problemOf = (file: File) =>
  readMenuFile(file).then(
    () => 'read',
    (error: unknown) => (error instanceof UnreadableFile ? error.problem : error),
  );

const hebrew = 'קטגוריה,מנה,מחיר\r\nראשונות,חומוס,32\r\n';
const expected = ['ראשונות חומוס 32'];
const utf16 = (text: string, isBig: boolean): Uint8Array => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !isBig);
  return bytes;
};
const windows1255 = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    return code < 0x80 ? code : code - 0x05d0 + 0xe0;
  });

describe('a file with a menu', () => {
  it.each([
    ['UTF-8', hebrew],
    ['UTF-8 with a mark', `\ufeff${hebrew}`],
    ['UTF-16', utf16(`\ufeff${hebrew}`, false)],
    ['UTF-16 with its bytes turned', utf16(`\ufeff${hebrew}`, true)],
    ['UTF-16 without a mark', utf16(hebrew, false)],
    ['Windows-1255', windows1255(hebrew)],
    ['semicolons', hebrew.replaceAll(',', ';')],
    ['tabs', hebrew.replaceAll(',', '\t')],
  ])('is read from CSV in %s', async (_, content) => {
    expect(await namesIn(fileOf('menu.csv', content))).toEqual(expected);
  });

  it('is read from text, and from a table without headers', async () => {
    expect(await namesIn(fileOf('menu.txt', 'ראשונות\nחומוס 32\n'))).toEqual(expected);
    expect(await namesIn(fileOf('menu.csv', 'Starters,\nSoup,20\nBread,10\n'))).toEqual([
      'Starters Soup 20',
      'Starters Bread 10',
    ]);
  });

  it('is shown with the lines of a cell on one', async () => {
    const { source } = await readMenuFile(fileOf('menu.csv', 'Dish,Price\r\n"Soup \n \r\n  hot\n",20\r\n'));
    expect(source.split('\n')[1]).toBe('Soup ⏎ hot ⏎ \t20');
  });

  it('costs the same for each space of a cell, however many there are', async () => {
    const cpuOf = async (spaces: number, rows: number) => {
      const csv = `Dish,Price\r\n${`Soup${' '.repeat(spaces)}x,20\r\n`.repeat(rows)}`;
      const before = process.cpuUsage();
      await readMenuFile(fileOf('menu.csv', csv));
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const ratios: number[] = [];
    for (let run = 0; run < 5; run += 1) ratios.push((await cpuOf(32_000, 1)) / (await cpuOf(1_000, 32)));
    // Of what costs its square it is above twenty.
    expect(Math.min(...ratios)).toBeLessThan(5);
  });

  it('comes back from CSV and XLSX as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(anySections, async (sections) => {
        const table = writeTable(sections, 'he');
        const csv = await readMenuFile(fileOf('menu.csv', writeCsv(table)));
        expect(asStored(sectionsOf(csv.menu))).toEqual(asStored(sections));
        const xlsx = await readMenuFile(fileOf('menu.xlsx', await writeXlsx(table, 'he')));
        expect(asStored(sectionsOf(xlsx.menu))).toEqual(asStored(sections));
      }),
      {
        numRuns: runs(200),
        examples: [[[{ sectionName: 'constructor', dishes: [{ name: 'toString', price: 1 }] }]]],
      },
    );
  });
});

describe('a file that cannot be read', () => {
  const workbook = { 'xl/workbook.xml': strToU8('<workbook/>') };
  const old = (text: string) => [Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), utf16(text, false)] as const;
  const bomb = () =>
    zipSync({ ...workbook, 'xl/worksheets/sheet1.xml': new Uint8Array(unpackedBytes + 1) }, { level: 1 });
  const farCell = () =>
    zipSync({ ...workbook, 'xl/worksheets/sheet1.xml': strToU8('<c r="XFD1048576"><v>1</v></c>') });

  it.each([
    [
      'more than a menu needs',
      'too-large',
      () => fileOf('m.csv', new Uint8Array(fileMegabytes * 1024 ** 2 + 1)),
    ],
    ['a bomb that unpacks to more', 'too-large', () => fileOf('m.xlsx', bomb())],
    ['a cell in the last corner', 'too-large', () => fileOf('m.xlsx', farCell())],
    ['half an archive', 'broken', () => fileOf('m.xlsx', zipSync(workbook).subarray(0, 40))],
    ['a workbook without sheets', 'broken', () => fileOf('m.xlsx', zipSync(workbook))],
    [
      'another archive',
      'wrong-kind',
      () => fileOf('m.docx', zipSync({ 'word/document.xml': strToU8('<w/>') })),
    ],
    ['a picture', 'wrong-kind', () => fileOf('m.csv', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 1, 2))],
    ['a password', 'encrypted', () => fileOf('m.xlsx', ...old('EncryptedPackage'))],
    ['the Excel of long ago', 'old-excel', () => fileOf('m.xls', ...old('Workbook'))],
    ['nothing', 'empty', () => fileOf('m.csv', '')],
    ['no dish', 'empty', () => fileOf('m.csv', 'Dish,Price\r\n')],
  ])('because of %s says so', async (_, problem, make) => {
    expect(await problemOf(make())).toBe(problem);
  });
});
