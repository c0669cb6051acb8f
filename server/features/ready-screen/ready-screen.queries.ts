import { and, asc, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type PublicOwnerId, publicOwner } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { orders, orderTrail, restaurants, shifts, users } from '#server/db/schema.ts';

/** Whose screen it is. any-owner: the secret in its address tells. */
export const findReadyRestaurant = async (db: Database, secret: string) => {
  const [row] = await db
    .select({ ownerId: restaurants.ownerId, name: restaurants.name })
    .from(restaurants)
    .where(eq(restaurants.readyScreenSecret, secret));
  return row ? { ...row, ownerId: publicOwner(row.ownerId) } : null;
};

const selectAddress = (db: Database | Transaction, scope: OwnerScope) =>
  db
    .select({ secret: restaurants.readyScreenSecret, plan: users.plan })
    .from(restaurants)
    .innerJoin(users, eq(users.id, restaurants.ownerId))
    .where(eq(restaurants.ownerId, scope.ownerId));

export const findAddress = async (db: Database, scope: OwnerScope) => {
  const [row] = await selectAddress(db, scope);
  return row ?? null;
};

/** One change of the address at a time. */
export const lockAddress = async (tx: Transaction, scope: OwnerScope) => {
  const [row] = await selectAddress(tx, scope).for('no key update', { of: restaurants });
  return row ?? null;
};

export const updateAddress = (tx: Transaction, scope: OwnerScope, secret: string) =>
  tx.update(restaurants).set({ readyScreenSecret: secret }).where(eq(restaurants.ownerId, scope.ownerId));

/** When an order became ready, if nothing has happened to it since. */
const readySince = (db: Database): SQL<string | null> => {
  const last = db
    .select({ action: orderTrail.action, at: orderTrail.at })
    .from(orderTrail)
    .where(eq(orderTrail.orderId, orders.id))
    .orderBy(desc(orderTrail.id))
    .limit(1)
    .as('last');
  return sql`(select at from ${last} where action = 'markReady')`;
};

/** The practice that is on: nobody waits for what is made in it. */
export const findPracticeId = async (db: Database, ownerId: PublicOwnerId): Promise<string | null> => {
  const [row] = await db
    .select({ id: shifts.id })
    .from(shifts)
    .where(and(eq(shifts.ownerId, ownerId), isNull(shifts.endedAt), eq(shifts.isPractice, true)));
  return row?.id ?? null;
};

/** What is being made or ready in the open shift, and what was paid before it was made and is not long done. */
export const listReadyOrders = async (db: Database, ownerId: PublicOwnerId, doneAfter: Date) => {
  const doneAt = readySince(db);
  return db
    .select({
      id: orders.id,
      shiftId: orders.shiftId,
      number: orders.number,
      language: orders.language,
      status: orders.status,
      rejected: orders.rejected,
      revision: orders.revision,
      doneAt: sql<string | null>`case when ${orders.status} = 'done' then ${doneAt} end`,
    })
    .from(shifts)
    .innerJoin(orders, and(eq(orders.shiftId, shifts.id), isNull(orders.deletedAt)))
    .where(
      and(
        eq(shifts.ownerId, ownerId),
        isNull(shifts.endedAt),
        eq(shifts.isPractice, false),
        or(
          inArray(orders.status, ['inProcess', 'waitingPayment']),
          and(eq(orders.status, 'done'), eq(orders.rejected, false), gt(doneAt, doneAfter.toISOString())),
        ),
      ),
    )
    .orderBy(asc(orders.number));
};
export type ReadyRow = Awaited<ReturnType<typeof listReadyOrders>>[number];
