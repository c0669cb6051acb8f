import { useRef, useState } from 'react';
import type { useSectionActions } from './use-section-actions.ts';

/** What was typed for a category before the server had made it. */
export type FirstName = { id: string; typed: string; isEntered: boolean };

/**
 * A category that is being added. Its field is there at once: what is typed while the server makes it is its name, and
 * nothing else hears those keys.
 */
export const useNewSection = ({ add }: Pick<ReturnType<typeof useSectionActions>, 'add'>) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [firstName, setFirstName] = useState<FirstName | null>(null);
  const newest = useRef({ typed: '', isEntered: false });
  const type = (name: string) => {
    newest.current = { typed: name, isEntered: false };
    setTyped(name);
  };
  return {
    /** Null when none is being added. */
    typed,
    firstName,
    type,
    enter: () => {
      newest.current.isEntered = true;
    },
    start: () => {
      if (typed !== null) return;
      // What was typed for one that could not be added is not typed again.
      type(newest.current.typed);
      add.mutate(undefined, {
        onSuccess: (id) => {
          if (id) setFirstName({ id, ...newest.current });
          newest.current = { typed: '', isEntered: false };
        },
        onSettled: () => setTyped(null),
      });
    },
  };
};
