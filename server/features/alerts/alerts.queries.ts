import { and, count, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database } from '#server/db/engine/database.ts';
import { deleteSome } from '#server/db/engine/delete-some.ts';
import { boards, calls, orders, shifts } from '#server/db/schema.ts';

/** A page cannot speak for another owner's board, whatever id it names. */
export const upsertBoard = async (
  db: Database,
  scope: OwnerScope,
  id: string,
  aliveUntil: Date,
): Promise<void> => {
  await db
    .insert(boards)
    .values({ id, ownerId: scope.ownerId, aliveUntil })
    .onConflictDoUpdate({
      target: boards.id,
      set: { aliveUntil },
      setWhere: eq(boards.ownerId, scope.ownerId),
    });
};

/** any-owner: a board whose proof ran out long ago is nobody's. */
export const deleteBoardsBefore = (db: Database, before: Date, limit: number) =>
  deleteSome(db, boards, lt(boards.aliveUntil, before), limit);

/** By way of the open shift. A practice evening has nothing to tell the other screens. */
export const readUnattended = async (db: Database, scope: OwnerScope, now: Date, fromStep: number) => {
  const [row] = await db
    .select({
      shiftId: shifts.id,
      waiting: sql<number>`(
        select count(*)::int from ${orders} where ${and(
          eq(orders.shiftId, shifts.id),
          eq(orders.status, 'waitingApproval'),
          isNull(orders.deletedAt),
          gte(orders.ringStep, fromStep),
        )})`,
      calls: sql<number>`(
        select count(*)::int from ${calls} where ${and(
          eq(calls.shiftId, shifts.id),
          isNull(calls.seenAt),
          isNull(calls.doneAt),
          gte(calls.ringStep, fromStep),
        )})`,
      isWatched: sql<boolean>`exists (select from ${boards} where ${and(
        eq(boards.ownerId, shifts.ownerId),
        gt(boards.aliveUntil, now),
      )})`,
    })
    .from(shifts)
    .where(and(eq(shifts.ownerId, scope.ownerId), isNull(shifts.endedAt), eq(shifts.isPractice, false)));
  return row ?? null;
};

// any-owner: a figure of the whole installation.
export const countWatchedBoards = async (db: Database, now: Date): Promise<number> => {
  const [row] = await db.select({ boards: count() }).from(boards).where(gt(boards.aliveUntil, now));
  return row?.boards ?? 0;
};

// any-owner: a figure of the whole installation.
export const countWaitingOrders = async (db: Database, since: Date, fromStep: number): Promise<number> => {
  const [row] = await db
    .select({ orders: count() })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'waitingApproval'),
        isNull(orders.deletedAt),
        gt(orders.createdAt, since),
        gte(orders.ringStep, fromStep),
      ),
    );
  return row?.orders ?? 0;
};
