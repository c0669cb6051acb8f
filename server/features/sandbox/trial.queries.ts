import { and, count, eq, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { ownRow } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { hasRow, isNoneOf } from '#server/db/conditions.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { monthTotals, monthViews, orderTrail, restaurants, shifts, users, views } from '#server/db/schema.ts';

/** One is made at a time, so that two cannot both take the last place. Until the transaction ends. any-owner: all are counted. */
export const countThrowAways = async (tx: Transaction): Promise<number> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('menta throw-away restaurants'))`);
  const [row] = await tx.select({ n: count() }).from(users).where(isNotNull(users.throwAwayAt));
  return row?.n ?? 0;
};

export const findThrowAwayAt = async (db: Database, scope: OwnerScope): Promise<Date | null> => {
  const [row] = await db
    .select({ throwAwayAt: users.throwAwayAt })
    .from(users)
    .where(eq(users.id, scope.ownerId));
  return row?.throwAwayAt ?? null;
};

/** Made-up guests come to the open shift until then. */
export const extendSimulation = (db: Database, scope: OwnerScope, until: Date) =>
  db
    .update(shifts)
    .set({ simulatedUntil: until })
    .where(
      and(
        eq(shifts.ownerId, scope.ownerId),
        isNull(shifts.endedAt),
        eq(shifts.isPractice, false),
        isNotNull(shifts.simulatedUntil),
      ),
    );

/** Everything that was pretended. Answers which shifts there were. */
export const deletePretended = async (tx: Transaction, scope: OwnerScope) => {
  const gone = await tx
    .delete(shifts)
    .where(eq(shifts.ownerId, scope.ownerId))
    .returning({ id: shifts.id, endedAt: shifts.endedAt });
  // The totals of a shift go with it, those of its month do not.
  await tx.delete(monthTotals).where(eq(monthTotals.ownerId, scope.ownerId));
  await tx.delete(orderTrail).where(eq(orderTrail.ownerId, scope.ownerId));
  await tx.delete(views).where(eq(views.ownerId, scope.ownerId));
  await tx.delete(monthViews).where(eq(monthViews.ownerId, scope.ownerId));
  return gone;
};

/** False when it already became an account, or its time is over. */
export const updateToAccount = async (
  tx: Transaction,
  scope: OwnerScope,
  account: Pick<
    typeof users.$inferInsert,
    'email' | 'passwordHash' | 'firstName' | 'lastName' | 'trialEndsAt' | 'locale'
  >,
  restaurantName: string,
  now: Date,
): Promise<boolean> => {
  const updated = await tx
    .update(users)
    .set({ ...account, throwAwayAt: null, quotaOverrides: {} })
    .where(and(eq(users.id, scope.ownerId), gt(users.throwAwayAt, now)))
    .returning({ id: users.id });
  await tx.update(restaurants).set({ name: restaurantName }).where(eq(restaurants.ownerId, scope.ownerId));
  return updated.length > 0;
};

const isThrowAwayBefore = (moment: Date, except: string[]) =>
  and(lte(users.throwAwayAt, moment), isNoneOf(users.id, except));

export const hasThrowAwayBefore = (moment: Date, except: string[]): SQL =>
  hasRow(users, isThrowAwayBefore(moment, except));

/** A few at a time: the clock looks again in a second. any-owner: their time is over, whoever made them. */
export const listThrowAwaysBefore = async (db: Database, moment: Date, except: string[]) => {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(isThrowAwayBefore(moment, except))
    .orderBy(users.throwAwayAt)
    .limit(10);
  return rows.flatMap((row) => ownRow('account', row) ?? []);
};
