import type { LiveEventKind } from '#core/live/live-events.ts';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import { mayConcern } from '#server/db/announcing/event-notice.ts';
import type { LiveHub } from '#server/live/live-hub.ts';

/** What may make a ticket, or free the printer that has one. */
const wakingKinds: readonly LiveEventKind[] = ['print', 'order'];

export type TicketWaits = ReturnType<typeof createTicketWaits>;

/** Calls that wait for a ticket of their owner's, woken by what is announced to every process. */
export const createTicketWaits = (hub: Pick<LiveHub, 'onNotice'>) => {
  const waiting = new Map<() => void, string>();
  const endings = new Set<() => void>();
  let isClosed = false;

  const stop = hub.onNotice((notice) => {
    for (const [wake, ownerId] of waiting)
      if (notice === 'everything' || (notice.ownerId === ownerId && mayConcern(notice, wakingKinds))) wake();
  });

  return {
    /** Listens from now on, so that nothing between a look and the wait for the next is missed. */
    begin: (ownerId: PublicOwnerId, forMs: number, gone: AbortSignal) => {
      let isOver = forMs === 0 || isClosed || gone.aborted;
      let isAwake = false;
      let resume = () => {};
      const wake = () => {
        isAwake = true;
        resume();
      };
      const finish = () => {
        isOver = true;
        resume();
      };
      const timer = setTimeout(finish, forMs);
      gone.addEventListener('abort', finish);
      waiting.set(wake, ownerId);
      endings.add(finish);
      return {
        /** Whether something happened; false when it is time to answer. */
        next: async (): Promise<boolean> => {
          if (!isAwake && !isOver)
            await new Promise<void>((resolve) => {
              resume = resolve;
            });
          isAwake = false;
          return !isOver;
        },
        end: (): void => {
          clearTimeout(timer);
          gone.removeEventListener('abort', finish);
          waiting.delete(wake);
          endings.delete(finish);
        },
      };
    },

    /** A process that stops answers all of them. */
    close: (): void => {
      isClosed = true;
      stop();
      for (const finish of endings) finish();
    },
  };
};
