import { and, count, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { OwnId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { recoveryCodes, secondFactors, users } from '#server/db/schema.ts';

const isOn = (userId: OwnId<'account'>) =>
  and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));

/** Of an account that asks for it; null while none is confirmed. */
export const findSecret = async (db: Database, userId: OwnId<'account'>) => {
  const [row] = await db.select({ secret: secondFactors.secret }).from(secondFactors).where(isOn(userId));
  return row?.secret ?? null;
};

export const readSecondFactor = async (db: Database, scope: OwnerScope) => {
  const [factor] = await db
    .select({ confirmedAt: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(isOn(scope.ownerId));
  const [codes] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, scope.ownerId), isNull(recoveryCodes.usedAt)));
  return { confirmedAt: factor?.confirmedAt ?? null, codesLeft: codes?.left ?? 0 };
};

/** Under its lock two tabs take turns. */
export const lockSecondFactor = async (tx: Transaction, scope: OwnerScope) => {
  const [row] = await tx
    .select({ secret: secondFactors.secret, confirmedAt: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, scope.ownerId))
    .for('update');
  return row ?? null;
};

/** Another wish replaces the one before, but never a factor that is on. Answers whether it was written. */
export const putWishedSecret = async (db: Database, scope: OwnerScope, secret: string): Promise<boolean> => {
  const written = await db
    .insert(secondFactors)
    .values({ userId: scope.ownerId, secret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, lastStep: null },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return written.length > 0;
};

export const confirmSecret = (tx: Transaction, scope: OwnerScope, confirmedAt: Date, lastStep: number) =>
  tx.update(secondFactors).set({ confirmedAt, lastStep }).where(eq(secondFactors.userId, scope.ownerId));

/**
 * Uses a code of the app up: of two who bring it at the same moment, to whichever process, one wins. A last step far
 * ahead was written by a clock that has been set back since, and would lock the owner out until then.
 */
export const takeStep = async (db: Database, userId: OwnId<'account'>, step: number): Promise<boolean> => {
  const farAhead = step + 20;
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        isOn(userId),
        or(
          isNull(secondFactors.lastStep),
          lt(secondFactors.lastStep, step),
          gt(secondFactors.lastStep, farAhead),
        ),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return taken.length > 0;
};

/** Uses a recovery code up, in one statement. */
export const takeRecoveryCode = async (
  db: Database,
  userId: OwnId<'account'>,
  codeHash: string,
  now: Date,
): Promise<boolean> => {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
};

export const replaceRecoveryCodes = async (
  tx: Transaction,
  scope: OwnerScope,
  codeHashes: readonly string[],
): Promise<void> => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, scope.ownerId));
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId: scope.ownerId, codeHash })));
};

/** Answers whether there was one. */
export const deleteSecondFactor = async (tx: Transaction, userId: OwnId<'account'>): Promise<boolean> => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const deleted = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  return deleted.some(({ confirmedAt }) => confirmedAt !== null);
};

/** To whom a mail about it goes. */
export const findRecipient = async (db: Database, userId: OwnId<'account'>) => {
  const [row] = await db
    .select({ to: users.email, name: users.firstName, locale: users.locale })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
};
