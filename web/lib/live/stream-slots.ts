import type { Locks } from './elect-by-lock.ts';

/** Over HTTP/1.1 a browser holds six connections to a server, for all tabs together. Two are left for calls. */
const slotCount = 4;
const slots = Array.from({ length: slotCount }, (_, index) => `stream-slot-${index}`);

/** Waits for a slot for one more stream. The returned function releases it, or stops waiting. */
export const takeSlot = (locks: Locks, onTaken: () => void): (() => void) => {
  const waiting = new AbortController();
  let release = () => {};
  const take = (): Promise<void> | undefined => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    const held = new Promise<void>((done) => {
      release = done;
    });
    onTaken();
    return held;
  };
  for (const slot of slots) {
    // Refused because another slot was free, or because the page has no access to locks and so nothing to share.
    locks.request(slot, { signal: waiting.signal }, take).catch(() => void take());
  }
  return () => {
    waiting.abort();
    release();
  };
};
