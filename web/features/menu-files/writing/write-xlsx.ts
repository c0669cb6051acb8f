import writeXlsxFile from 'write-excel-file/universal';
import { directionOf, type Locale } from '#core/i18n/locale.ts';
import type { Table } from '#core/menu-files/table/write-table.ts';
import { findableText } from '#core/values/findable-text.ts';

const widths = [18, 28, 44, 10];

/** Headers that stay in sight, prices that can be summed, and the sheet in the direction of its language. */
export const writeXlsx = (table: Table, locale: Locale): Promise<Blob> => {
  const [headers = [], ...rows] = table;
  const data = [
    headers.map((header) => ({ value: String(header), type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) =>
      row.map((cell) => {
        if (cell === '') return null;
        return typeof cell === 'number'
          ? { value: cell, type: Number }
          : { value: findableText(cell), type: String, wrap: cell.includes('\n') };
      }),
    ),
  ];
  return writeXlsxFile(data, {
    sheet: 'Menu',
    rightToLeft: directionOf(locale) === 'rtl',
    stickyRowsCount: 1,
    columns: headers.map((_, index) => ({ width: widths[index] ?? 24 })),
  }).toBlob();
};
