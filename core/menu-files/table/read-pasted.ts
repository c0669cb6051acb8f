import { cutLines } from '../text/lines/cut-lines.ts';
import { readMenuText } from '../text/read-menu-text.ts';
import { type ReadTable, readTable } from './read-table.ts';

/** Cells that were copied from a sheet are a table when they come with their headers; everything else is text. */
export const readPasted = (source: string): ReadTable => {
  const lines = cutLines(source);
  const table = lines.some((line) => line.includes('\t'))
    ? readTable(lines.map((line) => line.split('\t')))
    : null;
  return table ?? { ...readMenuText(source), unknownColumns: [] };
};
