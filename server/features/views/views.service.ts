import type { FastifyBaseLogger } from 'fastify';
import { isRefusal } from '#core/errors/error-codes.ts';
import { localDay } from '#core/hours/local-day.ts';
import { addDays, type Span } from '#core/reports/spans.ts';
import { createLookBatch } from '#core/views/view-batch.ts';
import type { Look } from '#core/views/views.contract.ts';
import { countLooks, hasLooks, type Looks, ownLooks } from '#core/views/views.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database } from '#server/db/engine/database.ts';
import { isAccountGone } from '#server/db/is-account-gone.ts';
import { isUnavailable } from '#server/db/is-unavailable.ts';
import type { RateLimits } from '#server/http/protection/rate-limits.ts';
import type { LiveHub } from '#server/live/live-hub.ts';
import type { Clock } from '#server/system/clock.ts';
import { createKnownRestaurants } from './known-restaurants.service.ts';
import {
  addToLooks,
  findKnownRestaurant,
  findLookedAt,
  listDishIdsAmong,
  readLastScans,
  readLooksOfShift,
  readLooksOfSpan,
} from './views.queries.ts';

/** Until what was counted is written: one write for each restaurant, however many guests look. */
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

export type LooksService = ReturnType<typeof createLooksService>;

/**
 * What guests look at, as numbers: who looked is never known. Counting is a note in memory, written by the minute; no page
 * waits for it or fails with it.
 */
export const createLooksService = ({ db, clock, hub, rateLimits, log }: Needs) => {
  const batch = createLookBatch();
  const restaurants = createKnownRestaurants({ hub, read: (ownerId) => findKnownRestaurant(db, ownerId) });
  let dropped = 0;
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;
  let writing = Promise.resolve();

  const writeLater = (): void => {
    if (timer || isClosed) return;
    timer = setTimeout(() => void flush(), delayMs).unref();
  };

  const keep = (ownerId: string, looks: Looks): void => {
    if (!batch.add(ownerId, looks)) dropped += 1;
  };

  const store = (ownerId: string, looks: Looks): Promise<void> =>
    db.transaction(async (tx) => {
      const restaurant = await findLookedAt(tx, ownerId);
      if (!restaurant) return;
      const named = [...Object.keys(looks.dish ?? {}), ...Object.keys(looks.cart ?? {})];
      const dishIds = new Set(await listDishIdsAmong(tx, ownerId, named));
      const own = ownLooks(looks, { tables: restaurant.tables, dishIds });
      if (!hasLooks(own)) return;
      const { shift, timeZone } = restaurant;
      const day = localDay(shift?.timeZone ?? timeZone, shift?.startedAt ?? clock.now());
      await addToLooks(tx, { ownerId, day, shiftId: shift?.id ?? '' }, own);
    });

  /** False when the database is away: then the others can wait, too. */
  const writeOne = async (ownerId: string): Promise<boolean> => {
    const looks = batch.take(ownerId);
    if (!hasLooks(looks)) return true;
    try {
      await store(ownerId, looks);
    } catch (error) {
      if (isAccountGone(error)) return true;
      log.error({ err: error }, 'writing looks failed, will try again');
      keep(ownerId, looks);
      writeLater();
      return !isUnavailable(error);
    }
    return true;
  };

  const write = async (ownerIds: readonly string[]): Promise<void> => {
    for (const ownerId of ownerIds) if (!(await writeOne(ownerId))) return;
  };

  const inTurn = (task: () => Promise<void>): Promise<void> => {
    writing = writing.then(task);
    return writing;
  };

  const flush = (): Promise<void> => {
    if (timer) clearTimeout(timer);
    timer = null;
    if (dropped > 0) log.warn({ dropped }, 'some looks could not be kept, and were not counted');
    dropped = 0;
    return inTurn(() => write(batch.owners()));
  };

  const writeNow = (scope: OwnerScope): Promise<void> => inTurn(() => write([scope.ownerId]));

  return {
    count: async (ownerId: string, told: readonly Look[], sender: string): Promise<void> => {
      await rateLimits.spend('looksPerAddress', sender);
      const restaurant = await restaurants.find(ownerId).catch((error: unknown) => {
        if (!isUnavailable(error) && !isRefusal(error, 'overloaded')) throw error;
        dropped += 1;
        return null;
      });
      const looks = restaurant ? ownLooks(countLooks(told), restaurant) : {};
      if (!hasLooks(looks)) return;
      keep(ownerId, looks);
      writeLater();
    },

    /* With what this process has not written yet: whoever opens a report sees what has just been looked at. */
    readOfShift: async (scope: OwnerScope, shiftId: string): Promise<Looks> => {
      await writeNow(scope);
      return readLooksOfShift(db, scope, shiftId);
    },
    readOfSpan: async (scope: OwnerScope, span: Span): Promise<Looks> => {
      await writeNow(scope);
      return readLooksOfSpan(db, scope, span);
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
