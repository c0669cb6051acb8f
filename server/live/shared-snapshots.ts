import { LRUCache } from 'lru-cache';
import type { GuestLocale } from '#core/i18n/locale.ts';

type Reading<T> = { seq: number; value: Promise<T>; isPast: () => boolean };

/** A menu of sixty dishes takes about 200 KB here. */
const maxReadings = 100;

/**
 * Whatever is shown to guests changes only with an event or at a time that is known (`isPast`), so what was read for one
 * stream that begins at a number of the log serves every other that begins there and reads the same language, until then.
 * A thousand guests who come back at once cost one reading.
 */
export const createSharedSnapshots = <T>(
  read: (ownerId: string, language?: GuestLocale) => Promise<T>,
  isPast: (value: T) => boolean = () => false,
) => {
  const readings = new LRUCache<string, Reading<T>>({ max: maxReadings });

  return (ownerId: string, seq: number, language?: GuestLocale): Promise<T> => {
    const name = `${ownerId} ${language ?? ''}`;
    const known = readings.get(name);
    if (known?.seq === seq && !known.isPast()) return known.value;
    const reading: Reading<T> = { seq, value: read(ownerId, language), isPast: () => false };
    readings.set(name, reading);
    reading.value.then(
      (value) => {
        reading.isPast = () => isPast(value);
      },
      () => readings.peek(name) === reading && readings.delete(name),
    );
    return reading.value;
  };
};
