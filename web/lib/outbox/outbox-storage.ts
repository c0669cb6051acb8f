import { readStored, storedKeys, writeStored } from '#web/lib/browser/browser-storage.ts';
import type { Entry } from './outbox-state.ts';

export type OutboxStorage = {
  read: () => Entry[];
  write: (entry: Entry) => void;
  remove: (id: string) => void;
  /** Calls back when another tab has written, or has cleared everything. */
  watch: (onChange: (isCleared: boolean) => void) => () => void;
};

const prefix = 'menta-outbox:';
/** Longer than any shift. Entries of an account that never came back here are not kept for ever. */
const cacheMs = 3 * 24 * 60 * 60 * 1_000;

/** Written by this page or by one of another version. */
const parse = (json: string | null): Entry | null => {
  try {
    const entry = JSON.parse(json ?? '') as Entry;
    return typeof entry.at === 'number' && typeof entry.intent.kind === 'string' ? entry : null;
  } catch {
    return null;
  }
};

/**
 * The unsaved presses of one account in this browser, each under its own key: two tabs that write at once do not
 * overwrite each other. What storage does not accept lives as long as the page.
 */
export const createOutboxStorage = (account: string, now: () => number): OutboxStorage => {
  const own = `${prefix}${account}:`;
  const onlyHere = new Map<string, Entry>();
  /** Storage that cannot be written may not be deletable either: what is done stays done. */
  const removed = new Set<string>();
  for (const key of storedKeys(prefix)) {
    const entry = parse(readStored(key));
    if (!entry || entry.at < now() - cacheMs) writeStored(key, null);
  }
  return {
    read: () => {
      const stored = storedKeys(own).flatMap((key) => parse(readStored(key)) ?? []);
      return [...stored, ...onlyHere.values()].filter(({ id }) => !removed.has(id));
    },
    write: (entry) => {
      // If the page closes while it is being sent, it has to be sent again.
      const stored: Entry = entry.state === 'sending' ? { ...entry, state: 'waiting' } : entry;
      const json = JSON.stringify(stored);
      writeStored(own + entry.id, json);
      if (readStored(own + entry.id) === json) onlyHere.delete(entry.id);
      else onlyHere.set(entry.id, stored);
    },
    remove: (id) => {
      onlyHere.delete(id);
      writeStored(own + id, null);
      if (readStored(own + id) !== null) removed.add(id);
    },
    watch: (onChange) => {
      const listener = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(own)) onChange(key === null);
      };
      addEventListener('storage', listener);
      return () => removeEventListener('storage', listener);
    },
  };
};
