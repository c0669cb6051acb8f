import type { EventNotice } from './event-notice.ts';

export type Announce = (notice: EventNotice) => void;

/** Of each database and transaction whose engine announces after the commit. */
const announcing = new WeakMap<object, Announce>();

/** For an engine: what is committed over this database is announced by this. */
export const announceOver = (db: object, announce: Announce): void => {
  announcing.set(db, announce);
};

/**
 * How to announce what is done over a database or in a transaction. Called in a transaction, it is heard once that is
 * committed, and not at all when it is rolled back. Null where the statement itself must notify: on the embedded engine,
 * which has one process and no lock to wait for, and inside a savepoint.
 */
export const findAnnounce = (db: object): Announce | null => announcing.get(db) ?? null;

/** What a transaction announces, held until it has committed. */
export const holdAnnouncements = (tx: object) => {
  const held: EventNotice[] = [];
  announceOver(tx, (notice) => held.push(notice));
  return held;
};
