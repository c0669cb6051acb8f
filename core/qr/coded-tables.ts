/** First and last of tables in a row: all of a restaurant are one range. */
export type TableRange = readonly [first: number, last: number];

export const toTableRanges = (tables: readonly number[]): TableRange[] => {
  const ranges: [number, number][] = [];
  for (const table of [...new Set(tables)].sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && range[1] === table - 1) range[1] = table;
    else ranges.push([table, table]);
  }
  return ranges;
};

export const isInRanges = (ranges: readonly TableRange[] | undefined, table: number): boolean =>
  ranges?.some(([first, last]) => first <= table && table <= last) ?? false;
