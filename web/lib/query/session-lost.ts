import { useSyncExternalStore } from 'react';

/** Whether a call was refused for want of a session while somebody was at work here. */
let lost = false;
const listeners = new Set<() => void>();

export const setSessionLost = (next: boolean): void => {
  if (lost === next) return;
  lost = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSessionLost = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => lost,
    () => false,
  );
