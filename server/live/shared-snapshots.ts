import { LRUCache } from 'lru-cache';
import type { GuestLocale } from '#core/i18n/locale.ts';

type Reading<T> = { seq: number; value: Promise<T> };

/** A menu of sixty dishes takes about 200 KB here. */
const maxReadings = 100;

/**
 * Whatever is shown to guests changes only with an event, so what was read for one stream that begins at a number of the
 * log serves every other that begins there and reads the same language. A thousand guests who come back at once cost one reading.
 */
export const createSharedSnapshots = <T>(read: (ownerId: string, language?: GuestLocale) => Promise<T>) => {
  const readings = new LRUCache<string, Reading<T>>({ max: maxReadings });

  return (ownerId: string, seq: number, language?: GuestLocale): Promise<T> => {
    const name = `${ownerId} ${language ?? ''}`;
    const known = readings.get(name);
    if (known?.seq === seq) return known.value;
    const reading = { seq, value: read(ownerId, language) };
    readings.set(name, reading);
    reading.value.catch(() => readings.peek(name) === reading && readings.delete(name));
    return reading.value;
  };
};
