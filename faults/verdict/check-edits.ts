import { entriesOf } from './check-orders.ts';
import type { ClientEntry } from './client-log.ts';
import type { Stored } from './stored.ts';
import type { Violation } from './violation.ts';

/** A dish with one editor holds the last text that was saved, or one that was sent later and never answered. */
export const checkEdits = (entries: readonly ClientEntry[], stored: Stored): Violation[] => {
  const edits = entries.filter((entry) => entry.kind === 'edit-sent' || entry.kind === 'edit-saved');
  return [...Map.groupBy(edits, ({ dishId }) => dishId)].flatMap(([dishId, ofDish]): Violation[] => {
    const savedLast = ofDish.findLastIndex(({ kind }) => kind === 'edit-saved');
    if (savedLast < 0) return [];
    const possible = ofDish.slice(savedLast).map(({ text }) => text);
    const found = stored.dishes.find(({ id }) => id === dishId)?.description;
    return found !== undefined && possible.includes(found)
      ? []
      : [{ kind: 'edit', detail: `dish ${dishId} says "${found}", and "${possible[0]}" was saved` }];
  });
};

/** No shift ends before it began, however the clock was set. */
export const checkShifts = ({ shifts }: Pick<Stored, 'shifts'>): Violation[] =>
  shifts
    .filter(({ startedAt, endedAt }) => endedAt !== null && endedAt < startedAt)
    .map(({ id }) => ({ kind: 'shift', detail: `shift ${id} ended before it began` }));

/** Each requested mail arrived once. */
export const checkMails = (entries: readonly ClientEntry[]): Violation[] => {
  const received = Map.groupBy(entriesOf(entries, 'mail-received'), ({ address }) => address);
  return entriesOf(entries, 'mail-requested').flatMap(({ address }): Violation[] => {
    const times = received.get(address)?.length ?? 0;
    return times === 1 ? [] : [{ kind: 'mail', detail: `the mail to ${address} arrived ${times} times` }];
  });
};
