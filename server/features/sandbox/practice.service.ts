import type { FastifyBaseLogger } from 'fastify';
import type { LiveEvent } from '#core/live/live-events.ts';
import type { Practice } from '#core/sandbox/practice.contract.ts';
import { firstSimulated } from '#core/sandbox/simulated-pace.ts';
import { requireOrderingPlan } from '#server/access/ordering-plan.ts';
import type { OwnId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { explainNotOpened, insertNewShift } from '#server/features/shifts/new-shift.service.ts';
import type { ShiftHook } from '#server/hooks/shift-hook.ts';
import { createItemGuard } from '#server/leader/item-guard.ts';
import { logEvents } from '#server/live/event-log.ts';
import type { Clock } from '#server/system/clock.ts';
import { presentPractice } from './practice.presenter.ts';
import {
  deleteShiftForGood,
  findOverduePracticeForChange,
  findPractice,
  findPracticeForChange,
  hasOverduePractice,
  listOverduePractices,
} from './practice.queries.ts';

/** Ends a practice that was locked. What has to be told is for the caller to log, last in its transaction. */
const end = async (tx: Transaction, practice: { id: OwnId<'shift'> } | null): Promise<LiveEvent[]> => {
  if (!practice) return [];
  await deleteShiftForGood(tx, practice.id);
  return [{ kind: 'practice', isOn: false, shiftId: practice.id }];
};

const endOwn = async (tx: Transaction, scope: OwnerScope): Promise<LiveEvent[]> =>
  end(tx, await findPracticeForChange(tx, scope));

/** It ends before the doors open: guests never meet a practice. */
export const practiceShiftHook: ShiftHook = { locks: 'practice', beforeBegin: endOwn };

type Needs = { db: Database; clock: Clock; log: Pick<FastifyBaseLogger, 'error'> };

export type PracticeService = ReturnType<typeof createPracticeService>;

/** An evening that only the board knows. It is a shift, and when it ends nothing of it is left. */
export const createPracticeService = ({ db, clock, log }: Needs) => {
  const guard = createItemGuard({ task: 'end overdue practices', clock, log });
  return {
    find: async (scope: OwnerScope): Promise<Practice | null> => {
      const found = await findPractice(db, scope);
      return found && presentPractice(found);
    },

    start: async (scope: OwnerScope): Promise<Practice> => {
      requireOrderingPlan(scope);
      const now = clock.now();
      try {
        return await db.transaction(async (tx) => {
          const practice = await insertNewShift(tx, scope, now, {
            isPractice: true,
            ...firstSimulated('practice', now),
          });
          await logEvents(tx, scope.ownerId, { kind: 'practice', isOn: true, shiftId: practice.id });
          return presentPractice(practice);
        });
      } catch (error) {
        throw explainNotOpened(error);
      }
    },

    end: (scope: OwnerScope): Promise<void> =>
      db.transaction(async (tx) => {
        await logEvents(tx, scope.ownerId, ...(await endOwn(tx, scope)));
      }),

    hasOverdue: () => hasOverduePractice(clock.now(), guard.resting()),

    /** Those that nobody ended. */
    endOverdue: async (): Promise<void> => {
      const now = clock.now();
      for (const { id } of await listOverduePractices(db, now, guard.resting()))
        await guard.run(id, () =>
          db.transaction(async (tx) => {
            const overdue = await findOverduePracticeForChange(tx, id, now);
            if (overdue) await logEvents(tx, overdue.ownerId, ...(await end(tx, overdue)));
          }),
        );
    },
  };
};
