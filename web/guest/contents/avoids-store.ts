import { useSyncExternalStore } from 'react';
import { type Allergen, allergensInOrder } from '#core/menus/dishes/allergens.ts';
import { readStored, writeStored } from '#web/lib/browser/browser-storage.ts';
import { avoidsKey } from './avoids-key.ts';

const nothing: readonly Allergen[] = [];
const listeners = new Set<() => void>();

/** Whatever storage holds: unknown allergens are left out. */
const parse = (text: string | null): readonly Allergen[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    const known = Array.isArray(stored) ? allergensInOrder(stored) : nothing;
    return known.length > 0 ? known : nothing;
  } catch {
    return nothing;
  }
};

let seen: string | null = null;
let avoids = nothing;

/** What this browser's guest must not eat; the same list until it changes. */
export const readAvoids = (): readonly Allergen[] => {
  const stored = readStored(avoidsKey);
  if (stored !== seen) {
    seen = stored;
    avoids = parse(stored);
  }
  return avoids;
};

export const changeAvoids = (next: readonly Allergen[]): void => {
  writeStored(avoidsKey, next.length > 0 ? JSON.stringify(allergensInOrder(next)) : null);
  // Where nothing can be stored the choice stays in memory.
  seen = readStored(avoidsKey);
  avoids = next.length > 0 ? allergensInOrder(next) : nothing;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
};

/** The server knows no guest, so the order page is first rendered without. */
export const useAvoids = (): readonly Allergen[] =>
  useSyncExternalStore(subscribe, readAvoids, () => nothing);
