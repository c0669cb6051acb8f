import { LRUCache } from 'lru-cache';
import { singleFlight } from '#server/system/single-flight.ts';
import type { ReadLogChange } from './log-changes.ts';

type Source<T, OwnerId, Part> = {
  readChange: ReadLogChange;
  read: (ownerId: OwnerId, part: Part) => Promise<T>;
  /** Whether it is outdated by time. */
  isPast: (value: T) => boolean;
  bytesOf: (value: T) => number;
  /** Of all that is kept; the longest unread go first. */
  maxBytes: number;
};

/** What is known of an owner's log: `version` is a new object after every change. */
type Owner = { version: object; seq: number | null; check: () => Promise<void> };
type Reading<T> = { version: object; value: Promise<T>; made: T | null };

const maxOwners = 2_000;

/**
 * What anybody may read of a menu changes only with an event or at a known time (`isPast`), so one snapshot serves
 * everybody who reads the same part of the same restaurant until then: its guest's page in a language, a section. The log is checked for events each time, instead of relying on
 * notifications: they come after the commit, and a guest who learned of a change through another process must not get
 * an older state. Concurrent readers share that check too.
 */
export const createSharedSnapshots = <T, OwnerId extends string, Part>({
  readChange,
  read,
  isPast,
  bytesOf,
  maxBytes,
}: Source<T, OwnerId, Part>) => {
  const owners = new LRUCache<string, Owner>({ max: maxOwners });
  const readings = new LRUCache<string, Reading<T>>({ maxSize: maxBytes, sizeCalculation: () => 1 });

  const meet = (ownerId: string): Owner => {
    const owner: Owner = {
      version: {},
      seq: null,
      check: singleFlight(async () => {
        const { lastSeq, isChanged } = await readChange(ownerId, owner.seq);
        owner.seq = lastSeq;
        if (isChanged) owner.version = {};
      }),
    };
    owners.set(ownerId, owner);
    return owner;
  };

  /** `atLeast` is the event number up to which it must be complete; without one, up to now. */
  return async (ownerId: OwnerId, part: Part, atLeast?: number): Promise<T> => {
    const owner = owners.get(ownerId) ?? meet(ownerId);
    if (atLeast === undefined || owner.seq === null || owner.seq < atLeast) await owner.check();
    const { version } = owner;
    const name = JSON.stringify([ownerId, part]);
    const known = readings.get(name);
    if (known?.version === version && !(known.made !== null && isPast(known.made))) return known.value;

    // It starts after the log was checked, so it includes at least what the log had then.
    const value = read(ownerId, part);
    readings.set(name, { version, value, made: null });
    const isCached = () => readings.peek(name)?.value === value;
    value.then(
      (made) => isCached() && readings.set(name, { version, value, made }, { size: bytesOf(made) }),
      () => isCached() && readings.delete(name),
    );
    return value;
  };
};
