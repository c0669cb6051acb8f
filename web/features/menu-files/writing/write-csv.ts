import Papa from 'papaparse';
import type { Table } from '#core/menu-files/table/write-table.ts';

/** With a byte order mark: without it Excel shows Hebrew as signs. */
export const writeCsv = (table: Table): Blob =>
  new Blob([`\ufeff${Papa.unparse(table, { newline: '\r\n' })}`], { type: 'text/csv;charset=utf-8' });
