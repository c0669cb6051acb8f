import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { type OwnId, ownRow, type PublicOwnerId, publicOwner } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { tableCount } from '#server/db/restaurant-columns.ts';
import { calls, restaurants, shifts, users } from '#server/db/schema.ts';

export type CallRow = typeof calls.$inferSelect;

/** Public: who may call is told to everybody who tries. */
export const findCallableRestaurant = async (db: Database | Transaction, ownerId: PublicOwnerId) => {
  const [row] = await db
    .select({ ownerId: users.id, plan: users.plan, tables: tableCount })
    .from(users)
    .innerJoin(restaurants, eq(restaurants.ownerId, users.id))
    .where(eq(users.id, ownerId));
  return row ?? null;
};

/** The shift that guests are in, which cannot end before this transaction does. A practice is nobody's business. */
export const holdOpenShift = async (tx: Transaction, ownerId: PublicOwnerId) => {
  const [row] = await tx
    .select({ id: shifts.id })
    .from(shifts)
    .where(and(eq(shifts.ownerId, ownerId), isNull(shifts.endedAt), eq(shifts.isPractice, false)))
    .for('key share');
  return row ?? null;
};

/**
 * The call of this kind that is open at the table: the given one, unless another was faster, or is still open. The
 * update changes nothing; it makes the statement wait for whoever else is at that row, and answer what is there then,
 * locked.
 */
export const insertOrLockCall = async (
  tx: Transaction,
  call: typeof calls.$inferInsert & { ownerId: PublicOwnerId },
): Promise<CallRow & { id: OwnId<'call'> }> => {
  const [row] = await tx
    .insert(calls)
    .values(call)
    .onConflictDoUpdate({
      target: [calls.shiftId, calls.tableNumber, calls.kind],
      targetWhere: isNull(calls.doneAt),
      set: { kind: sql`excluded.kind` },
    })
    .returning();
  const found = ownRow('call', row);
  if (!found) throw new Error('a call was neither inserted nor found');
  return found;
};

// any-owner: the token in its address is the secret of the table that called.
export const findTrackedCall = async (db: Database, trackingToken: string) => {
  const [row] = await db.select().from(calls).where(eq(calls.trackingToken, trackingToken));
  return row ? { ...row, ownerId: publicOwner(row.ownerId) } : null;
};

/** Through the one open shift. */
export const listOpenCalls = async (db: Database, scope: OwnerScope): Promise<CallRow[]> => {
  const rows = await db
    .select({ call: calls })
    .from(shifts)
    .innerJoin(calls, and(eq(calls.shiftId, shifts.id), isNull(calls.doneAt)))
    .where(and(eq(shifts.ownerId, scope.ownerId), isNull(shifts.endedAt)))
    .orderBy(asc(calls.createdAt), asc(calls.id));
  return rows.map(({ call }) => call);
};

/** Locked, so that of two who answer at once the second sees what the first said. */
export const findCallForChange = async (tx: Transaction, scope: OwnerScope, callId: string) => {
  const [row] = await tx
    .select()
    .from(calls)
    .where(and(eq(calls.id, callId), eq(calls.ownerId, scope.ownerId)))
    .for('update');
  return ownRow('call', row);
};

export const updateCall = async (
  tx: Transaction,
  callId: OwnId<'call'>,
  change: Partial<Omit<CallRow, 'id' | 'ownerId' | 'shiftId' | 'revision'>>,
): Promise<CallRow> => {
  const [row] = await tx
    .update(calls)
    .set({ ...change, revision: sql`${calls.revision} + 1` })
    .where(eq(calls.id, callId))
    .returning();
  if (!row) throw new Error('a call that was locked is gone');
  return row;
};

/** Those of a shift or of one of its tables, inside the transaction that closes it, after the shift was locked. */
export const closeCallsOf = (
  tx: Transaction,
  { shiftId, tableNumber }: { shiftId: OwnId<'shift'>; tableNumber?: number },
  doneAt: Date,
): Promise<CallRow[]> =>
  tx
    .update(calls)
    .set({ doneAt, revision: sql`${calls.revision} + 1` })
    .where(
      and(
        eq(calls.shiftId, shiftId),
        isNull(calls.doneAt),
        tableNumber === undefined ? undefined : eq(calls.tableNumber, tableNumber),
      ),
    )
    .returning();
