import { readStored, storedKeys, writeStored } from './browser-storage.ts';

/** Longer than any shift. What nobody came back to is not kept for ever. */
const keptMs = 3 * 24 * 60 * 60 * 1_000;

type Kept<Value> = { at: number; value: Value };

/** Written by this page or by one of another version. */
const parse = <Value>(json: string, isWhole: (value: Value) => boolean): Kept<Value> | null => {
  try {
    const kept = JSON.parse(json) as Kept<Value>;
    return typeof kept.at === 'number' && isWhole(kept.value) ? kept : null;
  } catch {
    return null;
  }
};

/**
 * Values that outlive the page, each under a key of its own: two tabs that write at once do not overwrite each other. What
 * storage does not accept lives as long as the page. The same object is read as long as nobody has written another.
 */
export const createKeptValues = <Value extends object>(
  prefix: string,
  isWhole: (value: Value) => boolean,
  now: () => number,
) => {
  const onlyHere = new Map<string, string>();
  const parsed = new Map<string, { json: string; value: Value | null }>();
  const listeners = new Set<() => void>();

  const read = (key: string): Value | null => {
    const json = onlyHere.get(key) ?? readStored(prefix + key);
    if (json === null) return null;
    const known = parsed.get(key);
    if (known?.json === json) return known.value;
    const value = parse(json, isWhole)?.value ?? null;
    parsed.set(key, { json, value });
    return value;
  };
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  const hearStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) notify();
  };

  for (const key of storedKeys(prefix)) {
    const kept = parse(readStored(key) ?? '', isWhole);
    if (!kept || kept.at < now() - keptMs) writeStored(key, null);
  }

  return {
    read,
    /** All of them, in no order. */
    list: (): Value[] => {
      const keys = storedKeys(prefix).map((key) => key.slice(prefix.length));
      return [...new Set([...keys, ...onlyHere.keys()])].flatMap((key) => read(key) ?? []);
    },
    write: (key: string, value: Value | null): void => {
      const json = value && JSON.stringify({ at: now(), value });
      writeStored(prefix + key, json);
      if (json === null || readStored(prefix + key) === json) onlyHere.delete(key);
      else onlyHere.set(key, json);
      notify();
    },
    /** Calls back when this page or another tab has written. */
    watch: (listener: () => void): (() => void) => {
      if (listeners.size === 0) addEventListener('storage', hearStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', hearStorage);
      };
    },
  };
};
