import { Readable } from 'node:stream';
import Papa from 'papaparse';
import { hourName } from '#core/hours/hour-name.ts';
import type { Cell, CellKind } from '#core/reports/files/table-to-write.ts';
import { guardCell } from '#core/values/formula-guard.ts';
import type { TableSource } from './table-source.ts';

/** Without it Excel shows Hebrew as signs. */
const byteOrderMark = '\ufeff';
const newline = '\r\n';

/** `2026-11-16 19:05`: sorts as a text, and every spreadsheet takes it for a time. */
const momentText = (moment: string): string => moment.slice(0, 16).replace('T', ' ');

const cellText = (cell: Cell, kind: CellKind): string => {
  if (cell === null) return '';
  if (typeof cell === 'string') return kind === 'moment' ? momentText(cell) : guardCell(cell);
  if (kind === 'hour') return hourName(cell);
  return kind === 'money' ? cell.toFixed(2) : String(cell);
};

const linesOf = (rows: readonly (readonly string[])[]): string =>
  rows.length === 0 ? '' : Papa.unparse(rows as string[][], { newline }) + newline;

async function* writeLines({ columns, pages }: TableSource): AsyncGenerator<string> {
  yield byteOrderMark + linesOf([columns.map(({ heading }) => heading)]);
  for await (const rows of pages) {
    yield linesOf(rows.map((row) => columns.map(({ kind }, index) => cellText(row[index] ?? null, kind))));
  }
}

export const csvFile = (source: TableSource): Readable => Readable.from(writeLines(source));
