import { entriesOf } from './check-orders.ts';
import type { ClientEntry, ShownOrder } from './client-log.ts';
import type { Stored } from './stored.ts';
import type { Violation } from './violation.ts';

const words = (orders: readonly ShownOrder[]): string[] => orders.map(({ number, total }) => `${number}: ${total}`);

/** Each board that was opened shows the orders of the open shift and nothing else, each of them once. */
export const checkBoards = (entries: readonly ClientEntry[], stored: Stored): Violation[] => {
  const open = new Set(stored.shifts.filter(({ endedAt }) => endedAt === null).map(({ id }) => id));
  const expected = words(stored.orders.filter(({ shiftId }) => open.has(shiftId)));
  return entriesOf(entries, 'board-opened').flatMap(({ board }): Violation[] => {
    const shows = entriesOf(entries, 'board-shows').findLast((entry) => entry.board === board);
    if (!shows) return [{ kind: 'board', detail: `${board} never said what it shows` }];
    const shown = words(shows.orders);
    const missing = expected.filter((order) => !shown.includes(order));
    const extra = shown.filter((order, index) => !expected.includes(order) || shown.indexOf(order) !== index);
    return [
      ...(missing.length ? [`${board} misses ${missing.join(', ')}`] : []),
      ...(extra.length ? [`${board} shows ${extra.join(', ')} besides`] : []),
    ].map((detail) => ({ kind: 'board', detail }));
  });
};
