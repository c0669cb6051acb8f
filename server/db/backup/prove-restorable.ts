import { sql } from 'drizzle-orm';
import type { Engine, Transaction } from '../engine/database.ts';
import { causesOf } from '../error-causes.ts';
import { isUnavailable } from '../is-unavailable.ts';
import type { KnownMigration } from '../migrating/known-migrations.ts';
import { migrationsFolder } from '../migrations-folder.ts';
import { readTable } from '../tables/read-tables.ts';
import { digestOf } from '../tables/table-digest.ts';
import { BadBackup, verifyBackup } from './backup-file.ts';
import { loadRows, migrationsFor } from './load-database.ts';

/** Of which a transaction is taken back. */
class Proved extends Error {
  readonly orders: number;
  constructor(orders: number) {
    super();
    this.orders = orders;
  }
}

const insufficientPrivilege = '42501';
/** It may not make a schema: that says nothing of the backup. */
export const mayNotMakeSchemas = (error: unknown): boolean =>
  causesOf(error).some((cause) => 'code' in cause && cause.code === insufficientPrivilege);

/** What the database holds that was loaded, against what the other one held when it was dumped. any-owner: everybody's. */
const compare = async (tx: Transaction, path: string): Promise<Proved> => {
  const { rows: expected, digests } = await loadRows(tx, path);
  for (const [table, count] of Object.entries(expected)) {
    const { rows, digest } = await digestOf(readTable(tx, table));
    if (rows !== count) throw new BadBackup(`${table} has ${rows} rows instead of ${count}`);
    // Backups of earlier versions have counts alone.
    if (digests[table] !== undefined && digests[table] !== digest)
      throw new BadBackup(`${table} differs from what was stored`);
  }
  return new Proved(expected.orders ?? 0);
};

const statementsOf = (migrations: readonly KnownMigration[]): string[] =>
  migrations.flatMap(({ sql: statements }) => statements);

const inEmptyDatabase = async (tx: Transaction, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await tx.execute(sql.raw(statement));
};

/**
 * Beside the tables of others. Nobody ever sees it, for the transaction is taken back; unlogged, so that replicas and archives
 * get nothing of it.
 */
const inScratchSchema = async (tx: Transaction, statements: readonly string[]): Promise<void> => {
  const scratch = 'menta_proof';
  await tx.execute(sql`create schema ${sql.identifier(scratch)}`);
  await tx.execute(sql`set local search_path to ${sql.identifier(scratch)}`);
  for (const statement of statements)
    await tx.execute(
      sql.raw(
        statement
          .replaceAll('"public".', `"${scratch}".`)
          .replace(/^\s*CREATE TABLE /i, 'CREATE UNLOGGED TABLE '),
      ),
    );
};

/** Reads a backup back whole, into an empty embedded database or beside what a PostgreSQL holds, and answers how many orders are equal. */
export const proveRestorable = async ({ db, kind }: Engine, path: string): Promise<number> => {
  const { manifest } = await verifyBackup(path);
  const statements = statementsOf(migrationsFor(manifest, migrationsFolder));
  const prepare = kind === 'embedded' ? inEmptyDatabase : inScratchSchema;
  try {
    await db.transaction(async (tx) => {
      await prepare(tx, statements);
      throw await compare(tx, path);
    });
  } catch (error) {
    if (error instanceof Proved) return error.orders;
    if (error instanceof BadBackup || isUnavailable(error) || mayNotMakeSchemas(error)) throw error;
    throw new BadBackup(`it could not be read back: ${causesOf(error).at(-1)?.message ?? error}`);
  }
  throw new Error('a transaction that was taken back was committed');
};
