import type { FastifyBaseLogger } from 'fastify';
import { localDay } from '#core/hours/local-day.ts';
import { addDays, type Span } from '#core/reports/spans.ts';
import { createViewBatch } from '#core/views/view-batch.ts';
import type { View } from '#core/views/views.contract.ts';
import { countViews, hasViews, ownViews, type Views } from '#core/views/views.ts';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database } from '#server/db/engine/database.ts';
import { isAccountGone } from '#server/db/is-account-gone.ts';
import { isUnavailable } from '#server/db/is-unavailable.ts';
import type { RateLimits } from '#server/http/protection/rate-limits.ts';
import type { LiveHub } from '#server/live/live-hub.ts';
import type { Clock } from '#server/system/clock.ts';
import { createKnownRestaurants } from './known-restaurants.service.ts';
import {
  addToViews,
  findKnownRestaurant,
  findViewed,
  listDishIdsAmong,
  readLastScans,
  readViewsOfShift,
  readViewsOfSpan,
} from './views.queries.ts';

/** How long counts wait to be written: one write per restaurant, however many guests there are. */
const delayMs = 60_000;
/** A code that was not scanned for longer belongs to a table that is not used. */
const scansKnownDays = 400;

type Needs = {
  db: Database;
  clock: Clock;
  hub: Pick<LiveHub, 'onNotice'>;
  rateLimits: RateLimits;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
};

export type ViewsService = ReturnType<typeof createViewsService>;

/**
 * View counts: who viewed is never known. Counting happens in memory and is written by the minute; no page
 * waits for it or fails with it.
 */
export const createViewsService = ({ db, clock, hub, rateLimits, log }: Needs) => {
  const batch = createViewBatch<PublicOwnerId>();
  const restaurants = createKnownRestaurants({ hub, read: (ownerId) => findKnownRestaurant(db, ownerId) });
  let dropped = 0;
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;
  let writing = Promise.resolve();

  const writeLater = (): void => {
    if (timer || isClosed) return;
    timer = setTimeout(() => void flush(), delayMs).unref();
  };

  const buffer = (ownerId: PublicOwnerId, views: Views): void => {
    if (!batch.add(ownerId, views)) dropped += 1;
  };

  const store = (ownerId: PublicOwnerId, views: Views): Promise<void> =>
    db.transaction(async (tx) => {
      const restaurant = await findViewed(tx, ownerId);
      if (!restaurant) return;
      const named = [...Object.keys(views.dish ?? {}), ...Object.keys(views.cart ?? {})];
      const dishIds = new Set(await listDishIdsAmong(tx, ownerId, named));
      const own = ownViews(views, { tables: restaurant.tables, dishIds });
      if (!hasViews(own)) return;
      const { shift, timeZone } = restaurant;
      const day = localDay(shift?.timeZone ?? timeZone, shift?.startedAt ?? clock.now());
      await addToViews(tx, { ownerId, day, shiftId: shift?.id ?? '' }, own);
    });

  /** False when the database is away: then the others can wait, too. */
  const writeOne = async (ownerId: PublicOwnerId): Promise<boolean> => {
    const views = batch.take(ownerId);
    if (!hasViews(views)) return true;
    try {
      await store(ownerId, views);
    } catch (error) {
      if (isAccountGone(error)) return true;
      log.error({ err: error }, 'writing views failed, will try again');
      buffer(ownerId, views);
      writeLater();
      return !isUnavailable(error);
    }
    return true;
  };

  const write = async (ownerIds: readonly PublicOwnerId[]): Promise<void> => {
    for (const ownerId of ownerIds) if (!(await writeOne(ownerId))) return;
  };

  const inTurn = (task: () => Promise<void>): Promise<void> => {
    writing = writing.then(task);
    return writing;
  };

  const flush = (): Promise<void> => {
    if (timer) clearTimeout(timer);
    timer = null;
    if (dropped > 0) log.warn({ dropped }, 'some views could not be kept, and were not counted');
    dropped = 0;
    return inTurn(() => write(batch.owners()));
  };

  const writeNow = (scope: OwnerScope): Promise<void> => inTurn(() => write([scope.ownerId]));

  return {
    count: async (ownerId: PublicOwnerId, sent: readonly View[], sender: string): Promise<void> => {
      await rateLimits.consume('viewsPerAddress', sender);
      const restaurant = await restaurants.find(ownerId).catch((error: unknown) => {
        if (!isUnavailable(error)) throw error;
        dropped += 1;
        return null;
      });
      const views = restaurant ? ownViews(countViews(sent), restaurant) : {};
      if (!hasViews(views)) return;
      buffer(ownerId, views);
      writeLater();
    },

    /* Including what this process has not written yet: a report includes the latest views. */
    readOfShift: async (scope: OwnerScope, shiftId: string): Promise<Views> => {
      await writeNow(scope);
      return readViewsOfShift(db, scope, shiftId);
    },
    readOfSpan: async (scope: OwnerScope, span: Span): Promise<Views> => {
      await writeNow(scope);
      return readViewsOfSpan(db, scope, span);
    },

    readLastScans: async (scope: OwnerScope): Promise<ReadonlyMap<number, string>> => {
      await writeNow(scope);
      const today = clock.now().toISOString().slice(0, 10);
      return readLastScans(db, scope, addDays(today, -scansKnownDays));
    },

    flush,
    /** What this process still has of one restaurant. */
    writeNow,

    /** Writes what waits, once. */
    close: async (): Promise<void> => {
      isClosed = true;
      restaurants.close();
      await flush();
    },
  };
};
