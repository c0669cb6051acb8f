import { useState } from 'react';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';

/** Here seconds after the board at the latest (`useToolsWithoutLine`): approving must not wait for a line. */
export const AllergyQuestion = lazyPart(async () => (await import('./allergy-question.tsx')).AllergyQuestion);

/** Whether approving first asks about the notes of this order, and whether it is asking now. */
export const useAllergyQuestion = ({ dishes }: ManagedOrder) => {
  const [state, setState] = useState<'unasked' | 'open' | 'left'>('unasked');
  const isNeeded = dishes.some((line) => line.isAllergyNote);
  return {
    isNeeded,
    isOpen: isNeeded && state === 'open',
    /** Of the button that asked: it has the focus again once the question was left. */
    takesFocus: state === 'left',
    open: () => setState('open'),
    leave: () => setState('left'),
  };
};
