import type { FastifyBaseLogger } from 'fastify';
import { type Backoff, backoffMs } from '#core/retry/backoff.ts';
import type { Clock } from '#server/system/clock.ts';

type Needs = { task: string; clock: Clock; log: Pick<FastifyBaseLogger, 'error'> };

const backoff: Backoff = { firstMs: 10_000, lastMs: 60 * 60_000 };
/** The number of failing items whose next retry is remembered. */
const mostFailing = 1_000;

/**
 * For a task that goes over many items: one that fails is reported once, rests for longer each time it fails again, and
 * stops none of the others.
 */
export const createItemGuard = ({ task, clock, log }: Needs) => {
  const failing = new Map<string, { failures: number; restsUntil: number }>();

  const rest = (id: string, error: unknown): void => {
    const failures = failing.get(id)?.failures ?? 0;
    if (failures === 0) log.error({ err: error, task, id }, 'an item of a task failed, the others go on');
    failing.delete(id);
    const restsUntil = clock.now().getTime() + backoffMs(failures, backoff, Math.random());
    failing.set(id, { failures: failures + 1, restsUntil });
    const [oldest] = failing.keys();
    if (failing.size > mostFailing && oldest !== undefined) failing.delete(oldest);
  };

  return {
    /** To be left out of what is listed: an item that rests takes no other's place. */
    resting: (): string[] => {
      const now = clock.now().getTime();
      return [...failing].filter(([, { restsUntil }]) => restsUntil > now).map(([id]) => id);
    },

    run: async (id: string, work: () => Promise<unknown>): Promise<void> => {
      try {
        await work();
        failing.delete(id);
      } catch (error) {
        rest(id, error);
      }
    },
  };
};
