import { mergeTranslations, type Translations } from '../../menus/translations/translations.ts';
import { unguardCell } from '../../values/formula-guard.ts';
import { limits } from '../../values/limits.ts';
import { cleanLine } from '../../values/typed-text.ts';
import { cutName } from '../text/dish-text.ts';
import { findPrices } from '../text/find-prices.ts';
import { mergeSections } from '../text/merge-sections.ts';
import type { DraftDish, Mark, ReadDish, ReadMenu, ReadSection } from '../text/read-menu.ts';
import { readSizes } from '../text/read-sizes.ts';
import { type Defaults, defaultsFor } from '../text/words.ts';
import { priceColumn } from './columns.ts';
import { findHeaders, type Places } from './find-headers.ts';

export type ReadTable = ReadMenu & { unknownColumns: string[] };

type Row = readonly string[];

/** A price cell may hold two prices, a currency, or words. */
const readPrice = (cell: string, defaults: Defaults) => {
  const plain = /^\d{1,6}(?:\.\d+)?$/.test(cell) ? Number(cell) : null;
  if (plain !== null && plain <= limits.priceShekels) return { price: plain, areNamesGuessed: false };
  return readSizes(findPrices(cell, 0)?.prices ?? [], [], defaults);
};

const cellAt = (row: Row, place: number): string => unguardCell((row[place] ?? '').trim()).trim();

/** Several columns tell translations of one thing. */
const addSaid = <Of extends { translations?: Translations | undefined }>(
  said: Of,
  part: { translations?: Translations | undefined },
): void => {
  const { translations } = said;
  Object.assign(said, part);
  if (translations) said.translations = mergeTranslations(translations, part.translations);
};

/** Null when the row names no dish. */
const readDish = (row: Row, line: number, { ofDish }: Places, defaults: Defaults): ReadDish | null => {
  const marks = new Set<Mark>();
  const said: Partial<DraftDish> = {};
  let priceCell = '';
  for (const [place, column] of ofDish) {
    const cell = cellAt(row, place);
    if (column === priceColumn) priceCell = cell;
    else if (cell !== '') {
      const part = column.read(cell);
      if (part) addSaid(said, part);
      else marks.add('details');
    }
  }
  const { name, description, isNameCut } = cutName({
    name: cleanLine(said.name ?? ''),
    description: said.description ?? '',
  });
  if (name === '') return null;
  const { areNamesGuessed, ...priced } = readPrice(priceCell, defaults);
  if (priced.price === null) marks.add('price');
  if (isNameCut) marks.add('name');
  if (areNamesGuessed) marks.add('sizes');
  return {
    dish: { ...priced, ...said, name, description, price: priced.price },
    marks: [...marks],
    lines: [line],
  };
};

/** A table with headers as a menu; null when no row of it looks like headers. Rows are counted from 1. */
export const readTable = (rows: readonly Row[]): ReadTable | null => {
  const places = findHeaders(rows);
  if (!places) return null;
  const defaults = defaultsFor(rows.slice(0, 50).flat().join(' '));
  const sections: ReadSection[] = [];
  const unread: ReadMenu['unread'] = [];

  /** The section is said once for the rows below it, or in each of them. */
  const sectionFor = (said: string, line: number): ReadSection => {
    const last = sections.at(-1);
    if (last && (said === '' || said === last.sectionName)) return last;
    const sectionName = said || defaults.section;
    const next: ReadSection = { sectionName, dishes: [], marks: said ? [] : ['section'], lines: [line] };
    sections.push(next);
    return next;
  };

  for (const [index, row] of rows.entries()) {
    const line = index + 1;
    const text = row.filter(Boolean).join('\t');
    if (text.trim() === '') continue;
    const named = places.section === null ? '' : cleanLine(cellAt(row, places.section)).normalize('NFC');
    const dish = index > places.headerRow ? readDish(row, line, places, defaults) : null;
    if (index <= places.headerRow || (dish === null && named === '')) {
      unread.push({ line, text });
      continue;
    }
    const section = sectionFor(named.slice(0, limits.name).trim(), line);
    for (const [place, column] of places.ofSection) {
      const cell = cellAt(row, place);
      if (cell !== '') addSaid(section, column.read(cell) ?? {});
    }
    if (dish) section.dishes.push(dish);
  }
  return { sections: mergeSections(sections), unread, unknownColumns: places.unknownColumns };
};
