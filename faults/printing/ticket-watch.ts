import type { Answer } from '#web/lib/api/call.ts';
import { isTransient } from '#web/lib/api/is-transient.ts';
import type { ClientLog } from '../verdict/client-log.ts';
import type { Caller } from '../workload/call-server.ts';
import { pause } from '../workload/pace.ts';
import type { Restaurant } from '../workload/restaurant.ts';

const retryAfterMs = 200;

/** Somebody at a board: hears what rings when the board does, and prints it again when there is time. */
export const watchTickets = ({ owner }: Restaurant, call: Caller, log: ClientLog) => {
  const cookie = owner.cookie();
  const heard = new Set<string>();
  const toRepeat = new Set<string>();
  let isReading = false;
  let isStale = false;
  let isClosed = false;

  const read = async (): Promise<void> => {
    const { troubles } = await call<Answer<'GET /print-jobs'>>('GET /print-jobs', { cookie });
    for (const { _id, trouble } of troubles) {
      if (trouble === null || heard.has(`${_id} ${trouble}`)) continue;
      heard.add(`${_id} ${trouble}`);
      if (trouble !== 'overdue') toRepeat.add(_id);
      log.write({ kind: 'ticket-rang', job: _id, trouble });
    }
  };
  const readUntilFresh = async (): Promise<void> => {
    while (isStale && !isClosed) {
      isStale = false;
      await read().catch(async () => {
        isStale = true;
        await pause(retryAfterMs);
      });
    }
    isReading = false;
  };

  return {
    /** What is known may be stale. */
    look: (): void => {
      isStale = true;
      if (isReading) return;
      isReading = true;
      void readUntilFresh();
    },
    /** Only what rang: nobody repeats what they never heard of. */
    printAgain: async (): Promise<void> => {
      for (const job of toRepeat) {
        try {
          await call(`POST /print-jobs/${job}/again`, { body: { printerId: null }, cookie });
          toRepeat.delete(job);
        } catch (error) {
          if (!isTransient(error)) throw error;
        }
      }
    },
    close: (): void => {
      isClosed = true;
    },
  };
};
