import type { FastifyBaseLogger } from 'fastify';
import type { Engine } from '#server/db/engine/database.ts';
import type { Clock } from '#server/system/clock.ts';
import { listValidSessions, sessionEndChannel } from './sessions.queries.ts';

type Watched = {
  /** Null until read from the database, and again when a notification may have been missed. */
  validUntil: Date | null;
  listeners: Set<() => void>;
};

export type SessionWatch = Awaited<ReturnType<typeof openSessionWatch>>;

const tickMs = 500;

/**
 * Detects the end of a session, whichever process ended it: by notification, by the clock, or by reading the database
 * when notifications may have been missed. Streams opened by the session close with it.
 */
export const openSessionWatch = async (
  { db, listen }: Pick<Engine, 'db' | 'listen'>,
  { clock, log }: { clock: Clock; log: Pick<FastifyBaseLogger, 'error'> },
) => {
  const watched = new Map<string, Watched>();

  const end = (tokenHash: string) => {
    const listeners = watched.get(tokenHash)?.listeners ?? [];
    watched.delete(tokenHash);
    for (const onEnd of [...listeners]) onEnd();
  };

  const check = async (tokenHashes: string[]): Promise<void> => {
    if (tokenHashes.length === 0) return;
    const rows = await listValidSessions(db, tokenHashes, clock.now());
    const validUntil = new Map(rows.map((row) => [row.tokenHash, row.endsAt]));
    for (const tokenHash of tokenHashes) {
      const until = validUntil.get(tokenHash);
      const session = watched.get(tokenHash);
      if (!until) end(tokenHash);
      else if (session) session.validUntil = until;
    }
  };

  const isDoubtfulAt = ({ validUntil }: Watched, now: Date): boolean =>
    validUntil === null || validUntil <= now;

  /** Sessions are extended while in use, so one that seems expired is checked before it is ended. */
  let isChecking = false;
  const tick = async () => {
    if (isChecking) return;
    isChecking = true;
    try {
      const now = clock.now();
      await check(
        [...watched].flatMap(([tokenHash, session]) => (isDoubtfulAt(session, now) ? [tokenHash] : [])),
      );
    } catch (error) {
      log.error({ err: error }, 'checking sessions failed, will try again');
    }
    isChecking = false;
  };
  const timer = setInterval(tick, tickMs);
  timer.unref();

  const unlisten = await listen(sessionEndChannel, end, () => {
    for (const session of watched.values()) session.validUntil = null;
  });

  return {
    /**
     * Calls back once, when the session ends. Rejects when the database cannot tell whether it is valid now; one that
     * ended just before is reported like any other.
     */
    watch: async (tokenHash: string, onEnd: () => void): Promise<() => void> => {
      const session = watched.get(tokenHash) ?? { validUntil: null, listeners: new Set() };
      watched.set(tokenHash, session);
      session.listeners.add(onEnd);
      const stop = () => {
        session.listeners.delete(onEnd);
        if (session.listeners.size === 0 && watched.get(tokenHash) === session) watched.delete(tokenHash);
      };
      try {
        // After subscribing: an end between the gate's check and this line is not missed.
        await check([tokenHash]);
      } catch (error) {
        stop();
        throw error;
      }
      return stop;
    },

    /** Asks now instead of waiting for a notification; whoever watches a session that has ended is called back. */
    recheck: (tokenHash: string): Promise<void> => check([tokenHash]),

    close: async (): Promise<void> => {
      clearInterval(timer);
      watched.clear();
      await unlisten();
    },
  };
};
