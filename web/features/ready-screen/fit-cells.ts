/** A number with its word below it is so many times as wide as it is high. */
export const cellShape = 1.35;

/** How many columns show this many numbers in a box as large as they can be, and how high each is then. */
export const fitCells = (
  count: number,
  width: number,
  height: number,
): { readonly columns: number; readonly cellHeight: number } => {
  let best = { columns: 1, cellHeight: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(Math.max(1, count) / columns);
    const cellHeight = Math.min(width / columns / cellShape, height / rows);
    if (cellHeight > best.cellHeight) best = { columns, cellHeight };
  }
  return best;
};

/** A single number need not fill the wall. */
export const largestShare = 1 / 3;
