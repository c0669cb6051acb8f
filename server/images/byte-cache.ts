/** Remembers the most recently used values within a budget of bytes. */
export type ByteCache<V extends { bytes: Buffer }> = {
  get: (key: string) => V | undefined;
  set: (key: string, value: V) => void;
};

export const createByteCache = <V extends { bytes: Buffer }>(budget: number): ByteCache<V> => {
  // A Map iterates in insertion order; a value that is used is inserted again, so the first is the oldest.
  const kept = new Map<string, V>();
  let size = 0;

  const drop = (key: string): void => {
    const value = kept.get(key);
    if (!value) return;
    kept.delete(key);
    size -= value.bytes.length;
  };

  return {
    get: (key) => {
      const value = kept.get(key);
      if (!value) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    set: (key, value) => {
      drop(key);
      if (value.bytes.length > budget / 4) return;
      kept.set(key, value);
      size += value.bytes.length;
      for (const oldest of kept.keys()) {
        if (size <= budget) break;
        drop(oldest);
      }
    },
  };
};
