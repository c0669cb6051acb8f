import type { UseMutateFunction } from '@tanstack/react-query';
import { type MouseEvent, useRef } from 'react';

/**
 * Runs one call at a time and drops those that come in between. A 'pending' flag in state is too late for this:
 * the second click of a double click arrives before the page has re-rendered.
 */
export const useOneAtATime = <Args extends unknown[]>(work: (...args: Args) => Promise<unknown>) => {
  const busy = useRef(false);
  return async (...args: Args): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    try {
      await work(...args);
    } finally {
      busy.current = false;
    }
  };
};

/** A mutation in flight is not sent again; `onSuccess` runs only while the caller is still mounted. */
export const useSendOnce = <Answer, Sent>(mutate: UseMutateFunction<Answer, Error, Sent>) =>
  useOneAtATime(
    (sent: Sent, onSuccess?: (answer: Answer) => void) =>
      new Promise<void>((settled) => mutate(sent, { onSuccess, onSettled: () => settled() })),
  );

/** For buttons that create something on every press: the second half of a double click is ignored. */
export const onSingleClick = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};
