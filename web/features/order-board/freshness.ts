import type { LiveState } from '#web/lib/live/live-stream.ts';

/** How far the board can be trusted right now. */
export type Freshness =
  | { kind: 'connecting' }
  | { kind: 'live' }
  /** The stream is down; the board is read every few seconds instead. */
  | { kind: 'behind'; seconds: number }
  | { kind: 'offline'; seconds: number };

type Facts = {
  stream: LiveState;
  /** Up to when the board is complete, or null when it was never loaded. */
  lastSyncedAt: number | null;
  /** Whether the latest read failed, or the browser knows that it has no network. */
  isUnreachable: boolean;
  now: number;
};

export const freshnessOf = ({ stream, lastSyncedAt, isUnreachable, now }: Facts): Freshness => {
  if (stream === 'live' && lastSyncedAt !== null && !isUnreachable) return { kind: 'live' };
  if (lastSyncedAt === null && !isUnreachable) return { kind: 'connecting' };
  const seconds = lastSyncedAt === null ? 0 : Math.max(0, Math.floor((now - lastSyncedAt) / 1000));
  return { kind: isUnreachable ? 'offline' : 'behind', seconds };
};
