import type { UseMutateFunction } from '@tanstack/react-query';
import { type MouseEvent, useRef } from 'react';

/**
 * Runs one call after the other's end, and drops what comes between. A 'pending' flag in state is too late for this:
 * the second click of a double click arrives before the page has rendered again.
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

/** A mutation that is under way is not sent again; `onSuccess` is for whoever is still there to be told. */
export const useSendOnce = <Answer, Sent>(mutate: UseMutateFunction<Answer, Error, Sent>) =>
  useOneAtATime(
    (sent: Sent, onSuccess?: (answer: Answer) => void) =>
      new Promise<void>((settled) => mutate(sent, { onSuccess, onSettled: () => settled() })),
  );

/** For buttons that create something each time: the second half of a double click means nothing more. */
export const onSingleClick = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};
