import { useSyncExternalStore } from 'react';
import type { Drafts } from './translation-drafts.ts';

/**
 * What is typed, beside React's state: each field hears of its own text alone, so that a letter typed into one of a
 * thousand fields renders one of them.
 */
export const createDraftStore = () => {
  let drafts: Drafts = new Map();
  const listeners = new Set<() => void>();
  return {
    read: (): Drafts => drafts,
    change: (edit: (now: Drafts) => Drafts): void => {
      drafts = edit(drafts);
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
export type DraftStore = ReturnType<typeof createDraftStore>;

/** A fact about what is typed: text, number or yes and no. Renders again only when it changes. */
export const useDrafts = <Fact extends string | number | boolean>(
  store: DraftStore,
  factOf: (drafts: Drafts) => Fact,
): Fact => useSyncExternalStore(store.subscribe, () => factOf(store.read()));
