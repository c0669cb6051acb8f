import { LRUCache } from 'lru-cache';

type Reading<T> = { seq: number; value: Promise<T>; isPast: () => boolean };

/** A menu of sixty dishes takes about 200 KB here. */
const maxOwners = 100;

/**
 * Whatever is shown to guests changes only with an event or at a time that is known (`isPast`), so what was read for one
 * stream that begins at a number of the log serves every other that begins there until then. A thousand guests who come
 * back at once cost one reading.
 */
export const createSharedSnapshots = <T>(
  read: (ownerId: string) => Promise<T>,
  isPast: (value: T) => boolean = () => false,
) => {
  const readings = new LRUCache<string, Reading<T>>({ max: maxOwners });

  return (ownerId: string, seq: number): Promise<T> => {
    const known = readings.get(ownerId);
    if (known?.seq === seq && !known.isPast()) return known.value;
    const reading: Reading<T> = { seq, value: read(ownerId), isPast: () => false };
    readings.set(ownerId, reading);
    reading.value.then(
      (value) => {
        reading.isPast = () => isPast(value);
      },
      () => readings.peek(ownerId) === reading && readings.delete(ownerId),
    );
    return reading.value;
  };
};
