import { useLayoutEffect, useRef, useState } from 'react';
import type { Section } from '#core/menus/menus.contract.ts';
import type { useSectionActions } from './use-section-actions.ts';

/** What was typed for a category before the server had made it. */
export type FirstName = { id: string; typed: string; isEntered: boolean };

const nothing = { typed: '', isEntered: false };

/**
 * A category that is being added. Its field is there at once: what is typed while the server makes it is its name, and
 * nothing else hears those keys.
 */
export const useNewSection = (
  { add }: Pick<ReturnType<typeof useSectionActions>, 'add'>,
  sections: readonly Section[] | undefined,
) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [madeId, setMadeId] = useState<string | null>(null);
  const [firstName, setFirstName] = useState<FirstName | null>(null);
  const newest = useRef(nothing);
  const type = (name: string) => {
    newest.current = { typed: name, isEntered: false };
    setTyped(name);
  };
  const isListed = madeId !== null && (sections?.some(({ _id }) => _id === madeId) ?? false);
  // Before the next key is heard: one field goes and the other comes in the same moment, so that none is lost or doubled.
  useLayoutEffect(() => {
    if (!isListed) return;
    setFirstName({ id: madeId, ...newest.current });
    newest.current = nothing;
    setMadeId(null);
    setTyped(null);
  }, [isListed, madeId]);
  return {
    /** Null when none is being added. */
    typed,
    firstName,
    type,
    enter: () => {
      newest.current = { ...newest.current, isEntered: true };
    },
    start: () => {
      if (typed !== null) return;
      // What was typed for one that could not be added is not typed again.
      type(newest.current.typed);
      add.mutate(undefined, {
        onSuccess: (id) => (id ? setMadeId(id) : setTyped(null)),
        onError: () => setTyped(null),
      });
    },
  };
};
