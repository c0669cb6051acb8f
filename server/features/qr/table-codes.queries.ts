import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { tableCount } from '#server/db/restaurant-columns.ts';
import { restaurants, tableCodes } from '#server/db/schema.ts';

/** What the address of a table has to carry, inside a query that joins; null when anything does, and without a table. */
export const codeOfTable = (ownerId: PgColumn, table: SQL): SQL<string | null> => sql<string | null>`(
  select ${tableCodes.code} from ${tableCodes}
  where ${tableCodes.ownerId} = ${ownerId} and ${tableCodes.tableNumber} = ${table})`;

/** Public: by their address everybody can try a code. */
export const findTable = async (db: Database, ownerId: PublicOwnerId, table: number) => {
  const [row] = await db
    .select({ tables: tableCount, code: tableCodes.code })
    .from(restaurants)
    .leftJoin(tableCodes, and(eq(tableCodes.ownerId, restaurants.ownerId), eq(tableCodes.tableNumber, table)))
    .where(eq(restaurants.ownerId, ownerId));
  return row ?? null;
};

/** Public: which tables have a code is no secret, only the codes are. */
export const listCodedTables = (db: Database, ownerId: PublicOwnerId) =>
  db
    .select({ table: tableCodes.tableNumber })
    .from(tableCodes)
    .where(eq(tableCodes.ownerId, ownerId))
    .orderBy(asc(tableCodes.tableNumber));

export const listTableCodes = (db: Database | Transaction, scope: OwnerScope) =>
  db
    .select({ table: tableCodes.tableNumber, code: tableCodes.code, issuedAt: tableCodes.issuedAt })
    .from(tableCodes)
    .where(eq(tableCodes.ownerId, scope.ownerId))
    .orderBy(asc(tableCodes.tableNumber));

/** One who issues codes at a time. */
export const lockTables = async (tx: Transaction, scope: OwnerScope): Promise<number | null> => {
  const [row] = await tx
    .select({ tables: tableCount })
    .from(restaurants)
    .where(eq(restaurants.ownerId, scope.ownerId))
    .for('no key update');
  return row?.tables ?? null;
};

export const saveTableCodes = (
  tx: Transaction,
  scope: OwnerScope,
  issued: readonly Pick<typeof tableCodes.$inferInsert, 'id' | 'tableNumber' | 'code' | 'issuedAt'>[],
) =>
  tx
    .insert(tableCodes)
    .values(issued.map((code) => ({ ...code, ownerId: scope.ownerId })))
    .onConflictDoUpdate({
      target: [tableCodes.ownerId, tableCodes.tableNumber],
      set: { code: sql`excluded.code`, issuedAt: sql`excluded.issued_at` },
    });
