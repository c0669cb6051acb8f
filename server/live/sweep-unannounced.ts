import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Timer } from '#core/retry/sleeper.ts';
import { findAnnounce } from '#server/db/announcing/after-commit.ts';
import type { Database } from '#server/db/engine/database.ts';
import { systemTimer } from '#server/system/timer.ts';
import type { LiveHub } from './live-hub.ts';
import { listUnannouncedNotices, prepareListMovedCounters } from './unannounced.queries.ts';

/** What one sweep finds moved and the next still finds unannounced is announced: within two seconds. */
const sweepMs = 1_000;
/** The least recent are evicted; a second announcement costs them one read. */
const maxHeard = 20_000;
/** How far back to read for an owner of whom nothing was heard. */
const maxReplayed = 1_000;

type Needs = {
  db: Database;
  hub: Pick<LiveHub, 'onNotice'>;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  timer?: Timer;
};

/**
 * Finds what was committed and never announced, because its process died in between, and announces it. Each process
 * does it for itself: the one that died may have been the leader.
 */
export const startUnannouncedSweep = ({ db, hub, log, timer = systemTimer }: Needs) => {
  const announce = findAnnounce(db);
  // The embedded engine notifies as it commits.
  if (!announce) return { stop: async () => {} };
  const listMovedCounters = prepareListMovedCounters(db);
  const heard = new LRUCache<string, number>({ max: maxHeard });
  const heardOf = (ownerId: string): number => heard.get(ownerId) ?? 0;
  let horizon: string | null = null;
  let suspects: [ownerId: string, seq: number][] = [];
  let hasFailed = false;

  const stopListening = hub.onNotice((notice) => {
    if (notice !== 'everything') heard.set(notice.ownerId, Math.max(notice.seq, heardOf(notice.ownerId)));
  });

  const sweep = async (): Promise<void> => {
    const isUnannounced = ([ownerId, seq]: readonly [string, number]): boolean => heardOf(ownerId) < seq;
    const moved = await listMovedCounters(horizon);
    const unannounced = suspects
      .filter(isUnannounced)
      .map(([ownerId, seq]) => ({ ownerId, seq, after: Math.max(heardOf(ownerId), seq - maxReplayed) }));
    if (unannounced.length > 0) {
      log.warn({ owners: unannounced.length }, 'announcing live events that their process did not');
      for (const notice of await listUnannouncedNotices(db, unannounced)) announce(notice);
    }
    horizon = moved.horizon;
    suspects = [...moved.lastSeqs].filter(isUnannounced);
  };

  let stopped = false;
  let running = Promise.resolve();
  let cancel = () => {};
  const tick = async (): Promise<void> => {
    try {
      await sweep();
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.error({ err: error }, 'looking for unannounced live events failed, will try again');
      hasFailed = true;
    }
    if (!stopped) cancel = timer(sweepMs, next);
  };
  const next = (): void => {
    running = tick();
  };
  next();

  return {
    stop: async (): Promise<void> => {
      stopped = true;
      cancel();
      stopListening();
      await running;
    },
  };
};
