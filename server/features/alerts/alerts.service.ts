import { proofHoldsMs } from '#core/alerts/presence.ts';
import { everyScreenStep, guestNoticeStep, ladderEndsMs, nobodyHomeMs } from '#core/alerts/ring-ladder.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { type Batches, inBatches, sweptAtOnce } from '#server/db/batches.ts';
import type { Database } from '#server/db/engine/database.ts';
import type { RateLimits } from '#server/http/protection/rate-limits.ts';
import type { Clock } from '#server/system/clock.ts';
import {
  countWaitingOrders,
  countWatchedBoards,
  deleteBoardsBefore,
  readUnattended,
  upsertBoard,
} from './alerts.queries.ts';

type Needs = { db: Database; clock: Clock; rateLimits: RateLimits };

export type AlertsService = ReturnType<typeof createAlertsService>;

/** A row says until when somebody watched, for as long as that matters. */
const retentionMs = 2 * nobodyHomeMs;

export const createAlertsService = ({ db, clock, rateLimits }: Needs) => {
  const fromNow = (ms: number): Date => new Date(clock.now().getTime() + ms);
  return {
    /** No event is logged: readers query it when they need it. */
    recordPresence: async (scope: OwnerScope, board: string, isWatched: boolean): Promise<void> => {
      await rateLimits.consume('presencePerOwner', scope.ownerId);
      await upsertBoard(db, scope, board, fromNow(isWatched ? proofHoldsMs : 0));
    },

    readUnattended: async (scope: OwnerScope) => {
      const found = await readUnattended(db, scope, clock.now(), everyScreenStep);
      if (!found) return { isOpen: false, isWatched: false, waiting: 0, calls: 0 };
      const { isWatched, waiting, calls } = found;
      return { isOpen: true, isWatched, waiting, calls };
    },

    sweep: (batches?: Batches) =>
      inBatches(sweptAtOnce, (limit) => deleteBoardsBefore(db, fromNow(-retentionMs), limit), batches),

    /* For the operator, of all restaurants. */
    countBoards: () => countWatchedBoards(db, clock.now()),
    countUnseen: () => countWaitingOrders(db, fromNow(-ladderEndsMs), guestNoticeStep),
  };
};
