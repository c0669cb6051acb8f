import { useOutbox } from '#web/lib/outbox/use-outbox.ts';
import type { DisplayedPause } from './use-pauses.ts';

/** Ends a pause, for the screen at once. */
export const useResume = () => {
  const { outbox, shiftId } = useOutbox();
  return ({ _id, sectionId, sectionName }: DisplayedPause) => {
    outbox.press({ kind: 'resume', sectionId, sectionName, pauseId: _id }, shiftId);
  };
};
