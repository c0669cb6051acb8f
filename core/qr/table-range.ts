import { limits } from '../values/limits.ts';

/** What was typed as a table: none, a number, or a mistake. */
export type TypedTable = { readonly table: number | null; readonly problem: 'number' | 'unknown' | null };

/** `tables` is 0 while the restaurant has no table numbers; then no number can be checked against it. */
export const readTable = (typed: string, tables: number): TypedTable => {
  const text = typed.trim();
  if (!text) return { table: null, problem: null };
  const table = Number(text);
  if (!/^\d+$/.test(text) || table < limits.tablesMin || table > limits.tablesMax)
    return { table: null, problem: 'number' };
  return { table, problem: table > tables ? 'unknown' : null };
};

/** The tables of a pack, or null when the range makes no sense. */
export const readRange = (from: string, to: string, tables: number): readonly number[] | null => {
  const [first, last] = [readTable(from, tables), readTable(to, tables)];
  if (first.problem || last.problem || first.table === null || last.table === null) return null;
  const start = first.table;
  return last.table < start
    ? null
    : Array.from({ length: last.table - start + 1 }, (_, index) => start + index);
};
