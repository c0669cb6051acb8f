import { type SQL, sql } from 'drizzle-orm';
import { type KnownMigration, knownMigrations } from './known-migrations.ts';

/** As much of a database, or of a transaction, as this needs: the engines are built upon it. */
type Reads = {
  execute: (query: SQL) => PromiseLike<{ rows: Record<string, unknown>[] }>;
};

export type SchemaState = {
  /** The last migration that the database had; null: none, or one that only a newer version knows. */
  last: KnownMigration | null;
  /** What this version would apply, in its order. */
  pending: KnownMigration[];
  /** It has had one that this version does not know: a newer version of Menta has been here. */
  isNewer: boolean;
};

const lastAppliedAt = async (db: Reads): Promise<number | null> => {
  const { rows: tables } = await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  );
  if (!tables[0]?.found) return null;
  const { rows } = await db.execute(
    sql`select created_at from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  );
  return rows[0] ? Number(rows[0].created_at) : null;
};

/** By the rule of Drizzle's migrator: whatever is later than the last one is applied. */
export const readSchemaState = async (db: Reads, folder: string): Promise<SchemaState> => {
  const known = knownMigrations(folder);
  const appliedAt = await lastAppliedAt(db);
  if (appliedAt === null) return { last: null, pending: known, isNewer: false };
  return {
    last: known.find(({ folderMillis }) => folderMillis === appliedAt) ?? null,
    pending: known.filter(({ folderMillis }) => folderMillis > appliedAt),
    isNewer: known.every(({ folderMillis }) => folderMillis !== appliedAt),
  };
};

/** What is called before migrations change a database that has had some already. */
export type BeforeMigrating = (state: SchemaState & { last: KnownMigration }) => Promise<void>;

export const prepareMigrating = async (
  db: Reads,
  folder: string,
  before: BeforeMigrating | undefined,
): Promise<void> => {
  if (!before) return;
  const { last, ...state } = await readSchemaState(db, folder);
  if (last && state.pending.length > 0) await before({ ...state, last });
};

/** Whether anybody would miss it. any-owner: it is asked of the whole installation. */
export const hasAccounts = async (db: Reads): Promise<boolean> => {
  const { rows } = await db.execute(sql`select exists (select 1 from users) as found`);
  return rows[0]?.found === true;
};
