import { dayMs } from '#core/hours/zone-clock.ts';
import { escapeHtml } from '#core/html/escape-html.ts';
import type { Cell, CellKind } from '#core/reports/files/table-to-write.ts';
import { looksLikeFormula } from '#core/values/formula-guard.ts';
import { styleOf } from './workbook-parts.ts';

/** What no XML may hold, however it is written. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
/** A spreadsheet reads `_x0041_` as a letter; with its first sign written so, it stays as it was typed. */
const escaped = /_(?=x[0-9a-f]{4}_)/gi;
const longestText = 32_767;

const xmlText = (text: string): string =>
  escapeHtml(
    text.slice(0, longestText).replace(forbidden, '').replace(/\r\n?/g, '\n').replace(escaped, '_x005F_'),
  );

/** Days are counted from here in every spreadsheet. */
const dayZero = Date.UTC(1899, 11, 30);
const serialDay = (local: string): number => (Date.parse(`${local}Z`) - dayZero) / dayMs;

/** `A` to `Z`, then `AA`. */
const columnName = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);

const number = (at: string, value: number, kind: CellKind): string =>
  `<c r="${at}" s="${styleOf(kind)}"><v>${value}</v></c>`;

/** A cell of text is one whatever it begins with; its style keeps it one when somebody edits it. */
const text = (at: string, value: string, style: number): string =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(value)}</t></is></c>`;

const textStyle = (value: string): number => {
  if (looksLikeFormula(value)) return styleOf('formulaLike');
  return styleOf(value.includes('\n') ? 'lines' : 'text');
};

const cellXml = (cell: Cell, kind: CellKind, at: string): string => {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return number(at, kind === 'hour' ? cell / 24 : cell, kind);
  if (kind === 'day') return number(at, serialDay(`${cell}T00:00:00`), kind);
  if (kind === 'moment') return number(at, serialDay(cell), kind);
  return text(at, cell, textStyle(cell));
};

const rowXml = (rowNumber: number, cells: string): string => `<row r="${rowNumber}">${cells}</row>`;

export const headingRow = (headings: readonly string[]): string =>
  rowXml(
    1,
    headings.map((heading, index) => text(`${columnName(index)}1`, heading, styleOf('heading'))).join(''),
  );

export const contentRow = (rowNumber: number, row: readonly Cell[], kinds: readonly CellKind[]): string =>
  rowXml(
    rowNumber,
    kinds
      .map((kind, index) => cellXml(row[index] ?? null, kind, `${columnName(index)}${rowNumber}`))
      .join(''),
  );
