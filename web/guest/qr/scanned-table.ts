import { isInRanges, type TableRange } from '#core/qr/coded-tables.ts';
import { orderLimits } from '#core/values/order-limits.ts';

export type ScannedTable = { readonly number: number; readonly code: string | null };
type Tables = {
  readonly tables: number;
  /** Those that are named only by who has scanned their code. */
  readonly codedTables?: readonly TableRange[] | undefined;
};

/** The table of the scanned code (`?table=5&code=bcdfgh`), if the restaurant has it. */
export const scannedTable = (search: string, { tables }: Pick<Tables, 'tables'>): ScannedTable | null => {
  const query = new URLSearchParams(search);
  const value = query.get('table') ?? '';
  const code = query.get('code') ?? '';
  const number = /^\d{1,4}$/.test(value) ? Number(value) : 0;
  return number >= 1 && number <= tables ? { number, code: /^[a-z]{1,20}$/i.test(code) ? code : null } : null;
};

export const isCoded = ({ number }: ScannedTable, { codedTables }: Tables): boolean =>
  isInRanges(codedTables, number);

/** A print from before its code was issued anew: it opens the menu and names no table. */
export const isOldPrint = (table: ScannedTable, restaurant: Tables): boolean =>
  table.code === null && isCoded(table, restaurant);

/** The table that views are counted for; whether its code is the right one is not asked for that. */
export const countedTable = (search: string, restaurant: Tables): number | null => {
  const table = scannedTable(search, restaurant);
  return table && !isOldPrint(table, restaurant) ? table.number : null;
};

/** As it stands in the address. */
export const tableQuery = ({ number, code }: ScannedTable): string =>
  `?table=${number}${code ? `&code=${code}` : ''}`;

/** The tables that this guest may choose. */
export const offeredTables = (restaurant: Tables, scanned: ScannedTable | null): number[] =>
  Array.from({ length: restaurant.tables }, (_, index) => index + 1).filter(
    (number) => number === scanned?.number || !isInRanges(restaurant.codedTables, number),
  );

/** The table at which this phone was last: for the page of its orders, which has no address of its own for it. */
export const tableStorageKey = (ownerId: string): string => `table:${ownerId}`;

/** Whatever storage holds; whether the restaurant still has such a table is asked where that is known. */
export const parseStoredTable = (stored: string | null): ScannedTable | null =>
  scannedTable(stored ?? '', { tables: orderLimits.tablesMax });
