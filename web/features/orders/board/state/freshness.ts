import { heartbeatMs } from '#core/live/stream-protocol.ts';
import type { LineState } from '#web/lib/live/live-line.ts';

/** How far the board can be trusted right now. */
export type Freshness =
  | { kind: 'connecting' }
  | { kind: 'live' }
  /** The stream is down, and the board is polled instead; or it is up and something is missing. */
  | { kind: 'behind'; seconds: number }
  | { kind: 'offline'; seconds: number };

type Facts = {
  line: LineState;
  /** Up to when the board is complete, or null when it was never loaded. */
  syncedAt: number | null;
  /** Whether the latest read failed, or the browser is offline. */
  isUnreachable: boolean;
  now: number;
};

/** An open line gets a heartbeat every ten seconds; a board that has been incomplete for longer is not live. */
const freshForMs = heartbeatMs * 3;

export const freshnessOf = ({ line, syncedAt, isUnreachable, now }: Facts): Freshness => {
  const isFresh = syncedAt !== null && now - syncedAt <= freshForMs;
  if (line === 'live' && isFresh && !isUnreachable) return { kind: 'live' };
  if (syncedAt === null && !isUnreachable) return { kind: 'connecting' };
  const seconds = syncedAt === null ? 0 : Math.max(0, Math.floor((now - syncedAt) / 1000));
  return { kind: isUnreachable ? 'offline' : 'behind', seconds };
};
