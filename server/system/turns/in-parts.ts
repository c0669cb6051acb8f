import { setImmediate } from 'node:timers/promises';

const mostAtOnceMs = 5;

/** Maps a long list. Requests that come meanwhile do not wait for the whole of it. */
export const mapInParts = async <Item, Mapped>(
  items: Iterable<Item>,
  map: (item: Item) => Mapped | Promise<Mapped>,
): Promise<Mapped[]> => {
  const mapped: Mapped[] = [];
  let began = performance.now();
  for (const item of items) {
    if (performance.now() - began > mostAtOnceMs) {
      await setImmediate();
      began = performance.now();
    }
    const result = map(item);
    mapped.push(result instanceof Promise ? await result : result);
  }
  return mapped;
};
