import { and, eq, gt, lt } from 'drizzle-orm';
import type { OwnId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { deleteSome } from '#server/db/engine/delete-some.ts';
import { emailChanges, users } from '#server/db/schema.ts';

/** Under its lock two tabs take turns, and an account that is being deleted gets nothing new. */
export const lockAccount = async (tx: Transaction, scope: OwnerScope) => {
  const [row] = await tx
    .select({ email: users.email, firstName: users.firstName, locale: users.locale })
    .from(users)
    .where(eq(users.id, scope.ownerId))
    .for('no key update');
  return row ?? null;
};

// any-owner: an address is one account's only.
export const isEmailTaken = async (tx: Transaction, email: string): Promise<boolean> =>
  (await tx.$count(users, eq(users.email, email))) > 0;

const isPending = (scope: OwnerScope, now: Date) =>
  and(eq(emailChanges.userId, scope.ownerId), gt(emailChanges.expiresAt, now));

export const findPendingEmail = async (tx: Transaction, scope: OwnerScope, now: Date) => {
  const [row] = await tx
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(isPending(scope, now));
  return row?.email ?? null;
};

type EmailChange = Omit<typeof emailChanges.$inferInsert, 'userId'>;

/** Replaces any earlier request and its link. */
export const putEmailChange = (tx: Transaction, scope: OwnerScope, change: EmailChange) =>
  tx
    .insert(emailChanges)
    .values({ userId: scope.ownerId, ...change })
    .onConflictDoUpdate({ target: emailChanges.userId, set: change });

/** Consumes the link and returns the address that it confirms: of two clicks one wins. */
export const takeEmailChange = async (tx: Transaction, scope: OwnerScope, tokenHash: string, now: Date) => {
  const [row] = await tx
    .delete(emailChanges)
    .where(and(isPending(scope, now), eq(emailChanges.tokenHash, tokenHash)))
    .returning({ email: emailChanges.email });
  return row?.email ?? null;
};

export const updateEmail = (tx: Transaction, scope: OwnerScope, email: string) =>
  tx.update(users).set({ email }).where(eq(users.id, scope.ownerId));

export const deleteEmailChangeOf = (db: Database | Transaction, userId: OwnId<'account'>) =>
  db.delete(emailChanges).where(eq(emailChanges.userId, userId));

// any-owner: what has expired is nobody's any more.
export const deleteExpiredEmailChanges = (db: Database, now: Date, limit: number) =>
  deleteSome(db, emailChanges, lt(emailChanges.expiresAt, now), limit);
