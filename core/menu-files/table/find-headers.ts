import { limits } from '../../values/limits.ts';
import { cleanLine } from '../../values/typed-text.ts';
import { plainWord } from '../text/words.ts';
import { dishColumns, sectionColumns, sectionNameColumn } from './columns.ts';

/** Which column stands where in a table. */
export type Places = {
  section: number | null;
  ofSection: [number, (typeof sectionColumns)[number]][];
  ofDish: [number, (typeof dishColumns)[number]][];
  headerRow: number;
  unknownColumns: string[];
};

/** Headers stand in one of the first rows: above them there may be a title. */
const headerRows = 10;

/** Up to the last bracket that closes: each that opens before it is closed by one, and none is looked for in vain. */
const withoutBrackets = (text: string): string => {
  const end = text.lastIndexOf(')') + 1;
  return text.slice(0, end).replace(/\([^)]*\)/g, ' ') + text.slice(end);
};

/** A header without its case, its signs, and what is added in brackets. */
const headerKey = (cell: string): string =>
  withoutBrackets(plainWord(cleanLine(cell)))
    .replace(/["'׳״*:.]+/g, '')
    .replace(/[\s_-]+/g, ' ')
    .trim();

type Named = typeof sectionNameColumn;
/** By column, made once: each cell of the first rows is compared with all of them. */
const keysOf = new Map<Named, ReadonlySet<string>>(
  [sectionNameColumn, ...dishColumns, ...sectionColumns].map((column) => {
    const { header, alsoCalled } = column;
    return [column, new Set([header.he, header.en, ...alsoCalled].map(headerKey))];
  }),
);
const isCalled =
  (key: string) =>
  (column: Named): boolean =>
    keysOf.get(column)?.has(key) ?? false;

const readHeaders = (row: readonly string[], headerRow: number): Places | null => {
  const places: Places = { section: null, ofSection: [], ofDish: [], headerRow, unknownColumns: [] };
  const taken = new Set<unknown>();
  for (const [index, cell] of row.entries()) {
    const key = headerKey(cell);
    if (key === '') continue;
    const called = isCalled(key);
    const ofDish = dishColumns.find((column) => !taken.has(column) && called(column));
    const ofSection = sectionColumns.find((column) => !taken.has(column) && called(column));
    if (places.section === null && called(sectionNameColumn)) places.section = index;
    else if (ofDish) places.ofDish.push([index, ofDish]);
    else if (ofSection) places.ofSection.push([index, ofSection]);
    else places.unknownColumns.push(cleanLine(cell).slice(0, limits.name));
    taken.add(ofDish).add(ofSection);
  }
  const hasName = places.ofDish.some(([, column]) => column === dishColumns[0]);
  const known = places.ofDish.length + places.ofSection.length + (places.section === null ? 0 : 1);
  return hasName && known > 1 ? places : null;
};

/** Null when none of the first rows names a dish and one thing more. */
export const findHeaders = (rows: readonly (readonly string[])[]): Places | null => {
  for (const [index, row] of rows.slice(0, headerRows).entries()) {
    const places = readHeaders(row, index);
    if (places) return places;
  }
  return null;
};
