import { LRUCache } from 'lru-cache';

type Reading<T> = { seq: number; value: Promise<T> };

/** A menu of sixty dishes takes about 200 KB here. */
const maxOwners = 100;

/**
 * Whatever is shown to guests changes only with an event, so what was read for one stream that begins at a number of the
 * log serves every other that begins there. A thousand guests who come back at once cost one reading.
 */
export const createSharedSnapshots = <T>(read: (ownerId: string) => Promise<T>) => {
  const readings = new LRUCache<string, Reading<T>>({ max: maxOwners });

  return (ownerId: string, seq: number): Promise<T> => {
    const known = readings.get(ownerId);
    if (known?.seq === seq) return known.value;
    const reading = { seq, value: read(ownerId) };
    readings.set(ownerId, reading);
    reading.value.catch(() => readings.peek(ownerId) === reading && readings.delete(ownerId));
    return reading.value;
  };
};
