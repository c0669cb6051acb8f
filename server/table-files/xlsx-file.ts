import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { directionOf } from '#core/i18n/locale.ts';
import type { Row } from '#core/reports/files/table-to-write.ts';
import { contentRow, headingRow } from './sheet-cells.ts';
import type { TableSource } from './table-source.ts';
import {
  contentTypes,
  packageRelationships,
  sheetBeginning,
  sheetEnd,
  sheetPath,
  styles,
  workbook,
  workbookRelationships,
} from './workbook-parts.ts';

/** As many as a spreadsheet shows. */
const longestSheet = 1_048_576;

async function* rowsOf(pages: TableSource['pages']): AsyncGenerator<Row> {
  for await (const rows of pages) yield* rows;
}

/** Rows are written together, some at a time. */
const pieceLength = 64 * 1024;

/**
 * A workbook that is packed while its rows are read. What does not fit on a sheet goes on the next one; what lists the sheets
 * comes last, when it is known how many there are.
 */
export const xlsxFile = (source: TableSource, rowsPerSheet = longestSheet): Readable => {
  const { title, columns } = source;
  const kinds = columns.map(({ kind }) => kind);
  const headings = headingRow(columns.map(({ heading }) => heading));
  const beginning = sheetBeginning(columns, directionOf(source.language) === 'rtl');
  const rows = rowsOf(source.pages);
  const zip = new ZipFile();
  const add = (path: string, part: string) => zip.addBuffer(Buffer.from(part), path);

  /** Read ahead by one, so that there is another sheet only when there is something to put on it. */
  let next: IteratorResult<Row> | null = null;
  async function* writeSheet(sheet: number): AsyncGenerator<string> {
    let piece = beginning + headings;
    next ??= await rows.next();
    for (let rowNumber = 2; !next.done && rowNumber <= rowsPerSheet; rowNumber += 1) {
      piece += contentRow(rowNumber, next.value, kinds);
      if (piece.length >= pieceLength) {
        yield piece;
        piece = '';
      }
      next = await rows.next();
    }
    yield piece + sheetEnd;
    if (next.done) finish(sheet);
    else addSheet(sheet + 1);
  }

  const finish = (sheets: number): void => {
    add('xl/workbook.xml', workbook(title, sheets));
    add('xl/_rels/workbook.xml.rels', workbookRelationships(sheets));
    zip.end();
  };

  let reading: Readable | null = null;
  const addSheet = (sheet: number): void =>
    zip.addReadStreamLazy(sheetPath(sheet), {}, (give) => {
      reading = Readable.from(writeSheet(sheet)).on('error', (error) => file.destroy(error));
      give(null, reading);
    });

  add('[Content_Types].xml', contentTypes);
  add('_rels/.rels', packageRelationships);
  add('xl/styles.xml', styles);
  const file = Readable.from(zip.outputStream);
  // Whoever wanted it is gone: nothing more is read for them.
  file.on('close', () => {
    reading?.destroy();
    void rows.return(undefined);
  });
  zip.on('error', (error) => file.destroy(error as Error));
  addSheet(1);
  return file;
};
