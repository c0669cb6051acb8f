import { LRUCache } from 'lru-cache';
import type { GuestLocale } from '#core/i18n/locale.ts';
import { singleFlight } from '#server/system/single-flight.ts';
import type { ReadLogChange } from './log-changes.ts';

type Source<T, OwnerId> = {
  readChange: ReadLogChange;
  read: (ownerId: OwnerId, language?: GuestLocale) => Promise<T>;
  /** The clock has made it untrue. */
  isPast: (value: T) => boolean;
  bytesOf: (value: T) => number;
};

/** What is known of an owner's log: `version` is another object after every change. */
type Owner = { version: object; seq: number | null; check: () => Promise<void> };
type Reading<T> = { version: object; value: Promise<T>; made: T | null };

const maxOwners = 2_000;
/** A menu of eighty dishes takes about 150 KB here, in each language. */
const maxBytes = 32 * 1024 * 1024;

/**
 * Whatever guests are shown changes only with an event or at a time that is known (`isPast`), so one reading serves
 * everybody who reads the same restaurant in the same language until then. Whether there was an event is asked of the log
 * each time, and not of what this process was notified of: a notification comes after the commit, and whoever heard of it
 * through another process must not be given what was before. Those who come at the same moment share that question too.
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

  /** `atLeast` is the number of an event up to which it must be complete; without one up to this moment. */
  return async (ownerId: OwnerId, language?: GuestLocale, atLeast?: number): Promise<T> => {
    const owner = owners.get(ownerId) ?? meet(ownerId);
    if (atLeast === undefined || owner.seq === null || owner.seq < atLeast) await owner.check();
    const { version } = owner;
    const name = `${ownerId} ${language ?? ''}`;
    const known = readings.get(name);
    if (known?.version === version && !(known.made !== null && isPast(known.made))) return known.value;

    // It begins after the log was asked, so it holds at least what the log held then.
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
