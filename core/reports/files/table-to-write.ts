/**
 * The cell type of a column: text, count, shekels, minutes, day (`2026-11-16`), local time of the restaurant
 * (`2026-11-16T19:05:30`), hour of the day. A text in a column of numbers stays a text.
 */
export type CellKind = 'text' | 'count' | 'money' | 'minutes' | 'day' | 'moment' | 'hour';
/** Null is an empty cell. */
export type Cell = string | number | null;
export type Column = { readonly heading: string; readonly kind: CellKind };
export type Row = readonly Cell[];

export type TableToWrite = {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
};
