import type { Candidate, Election, RelayMessage } from './stream-relay.ts';

/**
 * Without locks, which browsers keep for secure pages (a machine's address in the restaurant's network is not):
 * a tab that hears of no leader claims to be it, and of two the one with the higher rank stays.
 */
export const electByClaim = (
  post: (message: RelayMessage) => void,
  { onElected, onDeposed }: Candidate,
  rank = Math.random(),
): Election => {
  let isLeading = false;
  const claim = () => post({ type: 'leading', rank });
  return {
    // Tabs that lose their leader at the same moment do not all claim at once.
    patienceMs: 100 + 200 * Math.random(),
    insist: () => {
      isLeading = true;
      claim();
      onElected();
    },
    hear: (message) => {
      if (!isLeading || message.type !== 'leading') return;
      if (message.rank < rank) return claim();
      isLeading = false;
      onDeposed();
    },
    leave: () => {
      if (isLeading) post({ type: 'leaving' });
      isLeading = false;
    },
  };
};
