import { cutName } from '../text/dish-text.ts';
import { findPrices } from '../text/find-prices.ts';
import { mergeSections } from '../text/merge-sections.ts';
import type { DraftDish, Mark, ReadDish, ReadMenu, ReadSection } from '../text/read-menu.ts';
import { readSizes } from '../text/read-sizes.ts';
import { defaultsFor, plainWord } from '../text/words.ts';
import { limits } from '../../values/limits.ts';
import { cleanLine } from '../../values/typed-text.ts';
import { dishColumns, priceHeader, sectionColumns, sectionNameAlso, sectionNameHeader } from './columns.ts';
import { unguardCell } from './formula-guard.ts';

export type ReadTable = ReadMenu & { unknownColumns: string[] };

type Places = {
  section: number | null;
  ofSection: [number, (typeof sectionColumns)[number]][];
  ofDish: [number, (typeof dishColumns)[number]][];
  headerRow: number;
  unknownColumns: string[];
};

const headerKey = (cell: string): string =>
  plainWord(cleanLine(cell))
    .replace(/\([^)]*\)/g, ' ')
    .replace(/["'׳״*:._-]+/g, (sign) => (/[_-]/.test(sign) ? ' ' : ''))
    .replace(/\s+/g, ' ')
    .trim();

type Named = { header: { he: string; en: string }; alsoCalled: readonly string[] };
const isCalled =
  (key: string) =>
  ({ header, alsoCalled }: Named): boolean =>
    [header.he, header.en, ...alsoCalled].some((name) => headerKey(name) === key);

/** Headers stand in one of the first rows: above them there may be a title. */
const headerRows = 10;

const readHeaders = (row: readonly string[], headerRow: number): Places | null => {
  const places: Places = { section: null, ofSection: [], ofDish: [], headerRow, unknownColumns: [] };
  const taken = new Set<unknown>();
  row.forEach((cell, index) => {
    const key = headerKey(cell);
    if (key === '') return;
    const called = isCalled(key);
    const ofDish = dishColumns.find((column) => !taken.has(column) && called(column));
    const ofSection = sectionColumns.find((column) => !taken.has(column) && called(column));
    if (places.section === null && called({ header: sectionNameHeader, alsoCalled: sectionNameAlso }))
      places.section = index;
    else if (ofDish) places.ofDish.push([index, ofDish]);
    else if (ofSection) places.ofSection.push([index, ofSection]);
    else places.unknownColumns.push(cleanLine(cell).slice(0, limits.name));
    taken.add(ofDish).add(ofSection);
  });
  const [name] = dishColumns;
  const hasName = places.ofDish.some(([, column]) => column === name);
  const isTable = hasName && places.ofDish.length + places.ofSection.length + (places.section === null ? 0 : 1) > 1;
  return isTable ? places : null;
};

const findHeaders = (rows: readonly (readonly string[])[]): Places | null => {
  for (let index = 0; index < Math.min(headerRows, rows.length); index += 1) {
    const places = readHeaders(rows[index] ?? [], index);
    if (places) return places;
  }
  return null;
};

/** A price cell may hold two prices, a currency, or words. */
const readPrice = (cell: string, defaults: (count: number) => string[]) => {
  if (cell === '') return { price: null, areNamesGuessed: false };
  const plain = /^\d{1,6}(?:\.\d+)?$/.test(cell) ? Number(cell) : null;
  if (plain !== null && plain <= limits.priceShekels) return { price: plain, areNamesGuessed: false };
  return readSizes(findPrices(cell, 0)?.prices ?? [], [], defaults);
};

/** A table with headers as a menu; null when no row of it looks like headers. Rows are counted from 1. */
export const readTable = (rows: readonly (readonly string[])[]): ReadTable | null => {
  const places = findHeaders(rows);
  if (!places) return null;
  const defaults = defaultsFor(rows.slice(0, 50).flat().join(' '));
  const sections: ReadSection[] = [];
  const unread: ReadMenu['unread'] = [];
  let last: ReadSection | null = null;

  const sectionFor = (name: string, line: number): ReadSection => {
    if (last && (name === '' || name === last.sectionName)) return last;
    last = { sectionName: name || defaults.section, dishes: [], marks: name ? [] : ['section'], lines: [line] };
    sections.push(last);
    return last;
  };

  rows.forEach((row, index) => {
    const line = index + 1;
    const text = row.filter(Boolean).join('\t');
    if (index <= places.headerRow) {
      if (text) unread.push({ line, text });
      return;
    }
    const cellAt = (place: number): string => unguardCell((row[place] ?? '').trim()).trim();
    const marks: Mark[] = [];
    const sectionName = places.section === null ? '' : cleanLine(cellAt(places.section)).normalize('NFC');
    if (text === '') return;

    const read: Partial<DraftDish> = {};
    let priceCell = '';
    for (const [place, column] of places.ofDish) {
      const cell = cellAt(place);
      if (column.header.en === priceHeader) priceCell = cell;
      else if (cell !== '') {
        const part = column.read(cell);
        if (part) Object.assign(read, part);
        else marks.push('details');
      }
    }
    const named = cutName({ name: cleanLine(read.name ?? ''), description: read.description ?? '' });
    if (named.name === '' && sectionName === '') return void unread.push({ line, text });
    const section = sectionFor(sectionName.slice(0, limits.name).trim(), line);
    for (const [place, column] of places.ofSection) {
      const cell = cellAt(place);
      if (cell !== '') Object.assign(section, column.read(cell) ?? {});
    }
    if (named.name === '') return;
    const { price, sizes, areNamesGuessed } = { sizes: undefined, ...readPrice(priceCell, defaults.sizes) };
    if (price === null) marks.push('price');
    if (named.isNameCut) marks.push('name');
    if (areNamesGuessed) marks.push('sizes');
    const dish: DraftDish = {
      ...(sizes ? { sizes } : {}),
      ...read,
      name: named.name,
      description: named.description,
      price,
    };
    section.dishes.push({ dish, marks: [...new Set(marks)], lines: [line] } satisfies ReadDish);
  });
  return { sections: mergeSections(sections), unread, unknownColumns: places.unknownColumns };
};
