export type RawLine = { raw: string; number: number };

const gap = /\t+| {3,}/;
const longest = 400;
const endsInPrice = (cell: string): boolean => /\d\s?(?:₪|ש["״]ח|nis)?$/i.test(cell);
const isWords = (cell: string | undefined): boolean => /^\P{N}*\p{L}\P{N}*$/u.test(cell ?? '');

/** `Margherita 46      Caesar salad 52`, or two headings side by side; null when it is one line. */
const cutInTwo = (raw: string): [string, string] | null => {
  if (raw.length > longest) return null;
  const cells = raw.trim().split(gap);
  if (cells.length === 2 && cells.every(isWords)) return [cells[0] ?? '', cells[1] ?? ''];
  const at = cells.findIndex(
    (cell, index) => endsInPrice(cell) && /^[\p{L}"'(*]/u.test(cells[index + 1] ?? ''),
  );
  if (at < 0 || !/\p{L}/u.test(cells.slice(0, at + 1).join('')) || !endsInPrice(cells.at(-1) ?? ''))
    return null;
  return [cells.slice(0, at + 1).join('   '), cells.slice(at + 1).join('   ')];
};
const isTwoDishes = (raw: string): boolean => /\d/.test(cutInTwo(raw)?.[0] ?? '');
/** So many say that a page has two columns. */
const enough = 3;

/** A page that was printed in two columns and copied line by line: the first column, then the second. */
export const unfoldColumns = (lines: readonly string[]): RawLine[] => {
  const all = lines.map((raw, at) => ({ raw, number: at + 1 }));
  const paired = all.filter(({ raw }) => isTwoDishes(raw));
  // The same word in each line, as in `slice 26   whole 180`, is no dish.
  const names = new Set(paired.map(({ raw }) => cutInTwo(raw)?.[1].replace(/[\d.,₪\s]+$/, '')));
  if (paired.length < enough || names.size < paired.length) return all;
  const isInColumns = ({ raw }: RawLine) => cutInTwo(raw) !== null;
  const [from, to] = [all.findIndex(isInColumns), all.findLastIndex(isInColumns) + 1];
  const left: RawLine[] = [];
  const right: RawLine[] = [];
  for (const { raw, number } of all.slice(from, to)) {
    const halves = cutInTwo(raw);
    const isOfRight = !halves && /^\s{12}/.test(raw);
    if (!isOfRight) left.push({ raw: halves?.[0] ?? raw, number });
    if (halves || isOfRight || raw.trim() === '') right.push({ raw: halves?.[1] ?? raw.trim(), number });
  }
  return [...all.slice(0, from), ...left, { raw: '', number: to }, ...right, ...all.slice(to)];
};
