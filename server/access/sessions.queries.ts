import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { limits } from '#core/values/limits.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { people, restaurants, sessions, users } from '#server/db/schema.ts';
import { type OwnId, ownedRow } from './own-id.ts';
import type { OwnerScope } from './owner-scope.ts';

/**
 * Use extends a session up to its absolute end, whatever `expires_at` says. A station has no absolute end: it hangs on
 * the wall and nobody there could log in again.
 */
const endsAt = sql`case when ${sessions.stationName} is null then least(
  ${sessions.expiresAt},
  ${sessions.createdAt} + make_interval(hours => ${sql.raw(String(limits.sessionMaxDays * 24))})
) else ${sessions.expiresAt} end`.mapWith(sessions.expiresAt);

export const insertSession = (
  db: Database | Transaction,
  session: typeof sessions.$inferInsert & { userId: OwnId<'account'> },
) => db.insert(sessions).values(session);

// any-owner: the hash of the token is the session's own secret.
export const findLiveSession = async (db: Database, tokenHash: string, now: Date) => {
  const [row] = await db
    .select({
      ownerId: sessions.userId,
      plan: users.plan,
      throwAwayAt: users.throwAwayAt,
      expiresAt: sessions.expiresAt,
      lastUsedAt: sessions.lastUsedAt,
      passwordVerifiedUntil: sessions.passwordVerifiedUntil,
      stationName: sessions.stationName,
      person: { id: people.id, name: people.name, color: people.color, rights: people.rights },
      personSince: sessions.personSince,
      personUntil: sessions.personUntil,
      pinMinutes: restaurants.pinMinutes,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(restaurants, eq(restaurants.ownerId, sessions.userId))
    .leftJoin(people, and(eq(people.id, sessions.personId), isNull(people.removedAt)))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(endsAt, now)));
  return ownedRow(row);
};

/** Which of these sessions are still valid, and until when. any-owner: each is named by the hash of its secret. */
export const listValidSessions = (db: Database, tokenHashes: string[], now: Date) =>
  db
    .select({ tokenHash: sessions.tokenHash, endsAt })
    .from(sessions)
    .where(and(inArray(sessions.tokenHash, tokenHashes), gt(endsAt, now)));

// any-owner: the hash of the token is the session's own secret.
export const touchSession = (
  db: Database,
  tokenHash: string,
  times: { lastUsedAt: Date; expiresAt?: Date },
) => db.update(sessions).set(times).where(eq(sessions.tokenHash, tokenHash));

/** Where the account is signed in, last used first. */
export const listSessionsOf = (db: Database, scope: Pick<OwnerScope, 'ownerId'>, now: Date) =>
  db
    .select({
      tokenHash: sessions.tokenHash,
      publicId: sessions.publicId,
      device: sessions.device,
      stationName: sessions.stationName,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, scope.ownerId), gt(endsAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt), desc(sessions.publicId));

export const setPasswordVerifiedUntil = (db: Database, scope: OwnerScope, until: Date) =>
  db.update(sessions).set({ passwordVerifiedUntil: until }).where(eq(sessions.tokenHash, scope.sessionHash));

/** Of the person who acted, unless somebody else typed a PIN or they left meanwhile. any-owner: as above, the hash names it. */
export const prolongPin = (db: Database, tokenHash: string, personId: string, personUntil: Date) =>
  db
    .update(sessions)
    .set({ personUntil })
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        eq(sessions.personId, personId),
        lt(sessions.personUntil, personUntil),
      ),
    );

/** The channel that notifies every process of an ended session, by the hash of its token. */
export const sessionEndChannel = 'menta_session_ends';

/** Every end of a session goes through here: all processes are notified and close its streams. */
const endSessions = async (db: Database | Transaction, which: SQL | undefined): Promise<number> => {
  const { rows } = await db.execute(sql`
    with ended as (delete from ${sessions} where ${which} returning token_hash)
    select pg_notify(${sessionEndChannel}, token_hash) from ended
  `);
  return rows.length;
};

// any-owner: the hash of the token is the session's own secret.
export const endSession = (db: Database, tokenHash: string) =>
  endSessions(db, eq(sessions.tokenHash, tokenHash));

export const endSessionsOf = (tx: Transaction, userId: OwnId<'account'>, exceptHash = '') =>
  endSessions(tx, and(eq(sessions.userId, userId), ne(sessions.tokenHash, exceptHash)));

/** By its public id in the list of devices. */
export const endNamedSession = (db: Database, scope: Pick<OwnerScope, 'ownerId'>, publicId: string) =>
  endSessions(db, and(eq(sessions.userId, scope.ownerId), eq(sessions.publicId, publicId)));
export const endStationSession = (db: Database, { ownerId }: OwnerScope, publicId: string) =>
  endSessions(
    db,
    and(eq(sessions.userId, ownerId), eq(sessions.publicId, publicId), isNotNull(sessions.stationName)),
  );

/** Deletes a batch; returns the count. any-owner: expired sessions of everyone. */
export const endExpiredSessions = (db: Database, now: Date, limit: number) => {
  const some = db.select({ hash: sessions.tokenHash }).from(sessions).where(lt(endsAt, now)).limit(limit);
  return endSessions(db, and(inArray(sessions.tokenHash, some), lt(endsAt, now)));
};
