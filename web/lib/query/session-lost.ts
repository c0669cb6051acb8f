import { useSyncExternalStore } from 'react';

/** Whether a call was refused for lack of a session while somebody was signed in, and whether we ask to log in. */
type SessionLoss = 'none' | 'asking' | 'put-aside';
let loss: SessionLoss = 'none';
const listeners = new Set<() => void>();

export const setSessionLoss = (next: SessionLoss): void => {
  loss = next;
  for (const listener of listeners) listener();
};

/** A refused press asks again; background calls ask once and then leave it to the banner. */
export const noticeSessionLoss = (cause: 'press' | 'page'): void => {
  if (cause === 'press' || loss === 'none') setSessionLoss('asking');
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSessionLoss = (): SessionLoss =>
  useSyncExternalStore<SessionLoss>(
    subscribe,
    () => loss,
    () => 'none',
  );
