import { LRUCache } from 'lru-cache';
import type { GuestLocale } from '#core/i18n/locale.ts';
import { singleFlight } from '#server/system/single-flight.ts';
import type { ReadLogChange } from './log-changes.ts';

type Source<T, OwnerId> = {
  readChange: ReadLogChange;
  read: (ownerId: OwnerId, language?: GuestLocale) => Promise<T>;
  /** Whether it is outdated by time. */
  isPast: (value: T) => boolean;
  bytesOf: (value: T) => number;
};

/** What is known of an owner's log: `version` is a new object after every change. */
type Owner = { version: object; seq: number | null; check: () => Promise<void> };
type Reading<T> = { version: object; value: Promise<T>; made: T | null };

const maxOwners = 2_000;
/** A menu of eighty dishes takes about 150 KB here, in each language. */
const maxBytes = 32 * 1024 * 1024;

/**
 * What guests see changes only with an event or at a known time (`isPast`), so one snapshot serves everybody who reads
 * the same restaurant in the same language until then. The log is checked for events each time, instead of relying on
 * notifications: they come after the commit, and a guest who learned of a change through another process must not get
 * an older state. Concurrent readers share that check too.
 */
export const createSharedSnapshots = <T, OwnerId extends string = string>({
  readChange,
  read,
  isPast,
  bytesOf,
}: Source<T, OwnerId>) => {
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
  return async (ownerId: OwnerId, language?: GuestLocale, atLeast?: number): Promise<T> => {
    const owner = owners.get(ownerId) ?? meet(ownerId);
    if (atLeast === undefined || owner.seq === null || owner.seq < atLeast) await owner.check();
    const { version } = owner;
    const name = `${ownerId} ${language ?? ''}`;
    const known = readings.get(name);
    if (known?.version === version && !(known.made !== null && isPast(known.made))) return known.value;

    // It starts after the log was checked, so it includes at least what the log had then.
    const value = read(ownerId, language);
    readings.set(name, { version, value, made: null });
    const isCached = () => readings.peek(name)?.value === value;
    value.then(
      (made) => isCached() && readings.set(name, { version, value, made }, { size: bytesOf(made) }),
      () => isCached() && readings.delete(name),
    );
    return value;
  };
};
