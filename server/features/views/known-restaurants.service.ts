import { LRUCache } from 'lru-cache';
import { menuEventKinds } from '#core/live/live-events.ts';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import { mayConcern } from '#server/db/announcing/event-notice.ts';
import type { LiveHub } from '#server/live/live-hub.ts';
import { limitConcurrency } from '#server/system/turns/limit-concurrency.ts';

/** What guests can view of a restaurant. */
export type KnownRestaurant = { tables: number; dishIds: ReadonlySet<string> };

type Needs = {
  hub: Pick<LiveHub, 'onNotice'>;
  read: (ownerId: PublicOwnerId) => Promise<KnownRestaurant | null>;
};

/** Cached dishes of all restaurants: some megabytes. */
const mostDishes = 100_000;

/**
 * The restaurants that guests view now, each read once until its menu changes. A missing one is not cached:
 * made-up ids take nobody's place.
 */
export const createKnownRestaurants = ({ hub, read }: Needs) => {
  const known = new LRUCache<string, KnownRestaurant>({
    maxSize: mostDishes,
    sizeCalculation: ({ dishIds }) => 1 + dishIds.size,
  });
  const reading = new Map<string, Promise<KnownRestaurant | null>>();
  // Whoever names restaurants that there are not takes a few connections and no more.
  const readInTurn = limitConcurrency(4, { mostWaiting: 500 });

  const stopListening = hub.onNotice((notice) => {
    if (notice === 'everything') {
      known.clear();
      reading.clear();
    } else if (mayConcern(notice, menuEventKinds)) {
      known.delete(notice.ownerId);
      // What is being read may be older than this event: it serves those who wait for it and is not cached.
      reading.delete(notice.ownerId);
    }
  });

  const readOnce = (ownerId: PublicOwnerId): Promise<KnownRestaurant | null> => {
    const started: Promise<KnownRestaurant | null> = readInTurn(() => read(ownerId))
      .then((found) => {
        if (found && reading.get(ownerId) === started) known.set(ownerId, found);
        return found;
      })
      .finally(() => {
        if (reading.get(ownerId) === started) reading.delete(ownerId);
      });
    reading.set(ownerId, started);
    return started;
  };

  return {
    find: async (ownerId: PublicOwnerId): Promise<KnownRestaurant | null> =>
      known.get(ownerId) ?? reading.get(ownerId) ?? readOnce(ownerId),

    close: stopListening,
  };
};
