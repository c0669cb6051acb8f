import type { SentSection } from '#core/menus/menu-import.contract.ts';
import type { Locale } from '../../i18n/locale.ts';
import { guardCell } from '../../values/formula-guard.ts';
import type { Cell } from './column.ts';
import { dishColumns, sectionColumns, sectionNameColumn } from './columns.ts';

export type Table = Cell[][];

const guarded = (cell: Cell): Cell => (typeof cell === 'string' ? guardCell(cell) : cell);

/** The sections and dishes of a menu as rows under a row of headers. A section without dishes is a row of its own. */
export const writeTable = (sections: readonly SentSection[], locale: Locale): Table => {
  const rows = sections.flatMap((section) => {
    const ofSection = sectionColumns.map((column) => column.write(section, locale));
    const dishes = section.dishes.map((dish) => dishColumns.map((column) => column.write(dish, locale)));
    const orNone = dishes.length > 0 ? dishes : [dishColumns.map((): Cell => '')];
    return orNone.map((ofDish) => [section.sectionName, ...ofDish, ...ofSection]);
  });
  const columns = [{ ...sectionNameColumn, isAlwaysWritten: true }, ...dishColumns, ...sectionColumns];
  const isWritten = columns.map(
    (column, index) => column.isAlwaysWritten || rows.some((row) => row[index] !== ''),
  );
  const headers = columns.map(({ header }) => header[locale]);
  return [headers, ...rows.map((row) => row.map(guarded))].map((row) =>
    row.filter((_, index) => isWritten[index]),
  );
};
