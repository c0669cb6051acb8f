import { entriesOf } from './check-orders.ts';
import type { ClientEntry, DisplayedOrder } from './client-log.ts';
import type { Stored, StoredOrder } from './stored.ts';
import type { Violation } from './violation.ts';

const describeDifference = (
  displayed: readonly DisplayedOrder[],
  expected: readonly StoredOrder[],
): string[] => {
  const totals = new Map(expected.map(({ number, total }) => [number, total]));
  const numbers = displayed.map(({ number }) => number);
  const missing = [...totals.keys()].filter((number) => !numbers.includes(number));
  const extra = numbers.filter((number, index) => !totals.has(number) || numbers.indexOf(number) !== index);
  const wrong = displayed.filter(
    ({ number, total }) => total !== null && totals.has(number) && totals.get(number) !== total,
  );
  return [
    ...(missing.length ? [`misses ${missing.join(', ')}`] : []),
    ...(extra.length ? [`shows ${extra.join(', ')} besides`] : []),
    ...wrong.map(({ number, total }) => `shows ${total} for ${number}`),
  ];
};

/** Each board that was opened shows the orders of the open shift and nothing else, each of them once. */
export const checkBoards = (entries: readonly ClientEntry[], stored: Stored): Violation[] => {
  const open = new Set(stored.shifts.filter(({ endedAt }) => endedAt === null).map(({ id }) => id));
  const expected = stored.orders.filter(({ shiftId }) => open.has(shiftId));
  return entriesOf(entries, 'board-opened').flatMap(({ board }): Violation[] => {
    const shows = entriesOf(entries, 'board-shows').findLast((entry) => entry.board === board);
    if (!shows) return [{ kind: 'board', detail: `${board} never said what it shows` }];
    return describeDifference(shows.orders, expected).map((what) => ({
      kind: 'board',
      detail: `${board} ${what}`,
    }));
  });
};
