import { minuteMs } from '#core/hours/zone-clock.ts';
import type { Pause } from '#core/pauses/pause-rules.ts';
import type { ManagedPause, PauseBody } from '#core/pauses/pauses.contract.ts';
import { Refusal } from '#core/refusal.ts';
import { requireOrderingPlan } from '#server/access/ordering-plan.ts';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import type { ShiftHook } from '#server/hooks/shift-hook.ts';
import { logEvents } from '#server/live/event-log.ts';
import type { Clock } from '#server/system/clock.ts';
import { newId } from '#server/system/ids.ts';
import { presentManagedPause, presentPause } from './pauses.presenter.ts';
import {
  deletePause,
  deletePauses,
  holdRealShiftOpen,
  isOwnSection,
  listPauses,
  savePause,
} from './pauses.queries.ts';

type Needs = { db: Database; clock: Clock };

/** A shift begins without the pauses of the one before. */
export const pausesShiftHook: ShiftHook = {
  locks: 'pauses',
  begins: async (tx, scope) => ((await deletePauses(tx, scope)) ? [{ kind: 'menu' }] : []),
};

export type PausesService = ReturnType<typeof createPausesService>;

export const createPausesService = ({ db, clock }: Needs) => {
  const listOf = async (reader: Database | Transaction, ownerId: PublicOwnerId): Promise<ManagedPause[]> =>
    (await listPauses(reader, ownerId, clock.now())).map(presentManagedPause);

  return {
    list: async (scope: OwnerScope): Promise<ManagedPause[]> => {
      requireOrderingPlan(scope);
      return listOf(db, scope.ownerId);
    },

    /** What guests see. */
    listPublic: async (ownerId: PublicOwnerId): Promise<Pause[]> =>
      (await listPauses(db, ownerId, clock.now())).map(presentPause),

    start: async (scope: OwnerScope, { sectionId, minutes, reason }: PauseBody): Promise<ManagedPause> => {
      requireOrderingPlan(scope);
      return db.transaction(async (tx) => {
        if (!(await holdRealShiftOpen(tx, scope))) throw new Refusal('no_open_shift');
        if (sectionId !== null && !(await isOwnSection(tx, scope, sectionId))) throw new Refusal('not_found');
        const startedAt = clock.now();
        const endsAt = minutes === null ? null : new Date(startedAt.getTime() + minutes * minuteMs);
        const id = newId();
        await savePause(tx, scope, { id, sectionId, reason, startedAt, endsAt });
        const started = (await listOf(tx, scope.ownerId)).find(({ _id }) => _id === id);
        if (!started) throw new Error('a pause that was saved is gone');
        await logEvents(tx, scope.ownerId, { kind: 'menu' });
        return started;
      });
    },

    end: async (scope: OwnerScope, pauseId: string): Promise<ManagedPause[]> => {
      requireOrderingPlan(scope);
      return db.transaction(async (tx) => {
        if (!(await deletePause(tx, scope, pauseId))) throw new Refusal('not_found');
        const others = await listOf(tx, scope.ownerId);
        await logEvents(tx, scope.ownerId, { kind: 'menu' });
        return others;
      });
    },
  };
};
