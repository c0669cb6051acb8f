import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { sessions, users } from '#server/db/schema.ts';

export const insertSession = (db: Database | Transaction, session: typeof sessions.$inferInsert) =>
  db.insert(sessions).values(session);

export const findLiveSession = async (db: Database, tokenHash: string, now: Date) => {
  const [row] = await db
    .select({
      userId: sessions.userId,
      plan: users.plan,
      expiresAt: sessions.expiresAt,
      passwordVerifiedUntil: sessions.passwordVerifiedUntil,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return row ?? null;
};

export const extendSession = (db: Database, tokenHash: string, expiresAt: Date) =>
  db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash));

export const setPasswordVerifiedUntil = (db: Database, tokenHash: string, until: Date) =>
  db.update(sessions).set({ passwordVerifiedUntil: until }).where(eq(sessions.tokenHash, tokenHash));

export const deleteSession = (db: Database, tokenHash: string) =>
  db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));

export const deleteSessionsOf = (tx: Transaction, userId: string, exceptHash = '') =>
  tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, exceptHash)));

export const deleteExpiredSessions = (db: Database, now: Date) =>
  db.delete(sessions).where(lt(sessions.expiresAt, now));
