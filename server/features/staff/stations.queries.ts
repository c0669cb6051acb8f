import { and, count, desc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import { ownedRow, type WithOwner } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { deleteSome } from '#server/db/engine/delete-some.ts';
import { people, sessions, stationCodes } from '#server/db/schema.ts';

const isStation = (scope: OwnerScope, now: Date) =>
  and(eq(sessions.userId, scope.ownerId), isNotNull(sessions.stationName), gt(sessions.expiresAt, now));

export const listStations = (db: Database, scope: OwnerScope, now: Date) =>
  db
    .select({
      publicId: sessions.publicId,
      name: sessions.stationName,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      personName: people.name,
    })
    .from(sessions)
    .leftJoin(
      people,
      and(eq(people.id, sessions.personId), isNull(people.removedAt), gt(sessions.personUntil, now)),
    )
    .where(isStation(scope, now))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.publicId));
export type StationRow = Awaited<ReturnType<typeof listStations>>[number];

export const countStations = async (db: Database, scope: OwnerScope, now: Date): Promise<number> => {
  const [row] = await db.select({ stations: count() }).from(sessions).where(isStation(scope, now));
  return row?.stations ?? 0;
};

/** The owner's confirmed password must not count for the next person there. */
export const makeStation = (db: Database, scope: OwnerScope, stationName: string) =>
  db
    .update(sessions)
    .set({ stationName, passwordVerifiedUntil: null, personId: null, personSince: null, personUntil: null })
    .where(and(eq(sessions.tokenHash, scope.sessionHash), eq(sessions.userId, scope.ownerId)));

export const insertStationCode = async (
  tx: Transaction,
  code: WithOwner<typeof stationCodes.$inferInsert>,
) => {
  const { ownerId } = code;
  await tx.delete(stationCodes).where(eq(stationCodes.ownerId, ownerId));
  await tx.insert(stationCodes).values(code);
};

// any-owner: whoever has the code was given it by the owner.
export const takeStationCode = async (db: Database, codeHash: string, now: Date) => {
  const [row] = await db
    .delete(stationCodes)
    .where(and(eq(stationCodes.codeHash, codeHash), gt(stationCodes.expiresAt, now)))
    .returning({ ownerId: stationCodes.ownerId, stationName: stationCodes.stationName });
  return ownedRow(row);
};

// any-owner: what has expired opens nothing.
export const deleteExpiredCodes = (db: Database, now: Date, limit: number) =>
  deleteSome(db, stationCodes, lte(stationCodes.expiresAt, now), limit);
