import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { systemTimer } from '#server/system/timer.ts';
import { createDatabaseTurns } from '#server/system/turns/database-turns.ts';
import { announceOver } from '../announcing/after-commit.ts';
import { createAnnouncer } from '../announcing/announcer.ts';
import { eventChannel } from '../announcing/event-notice.ts';
import { type BeforeMigrating, prepareMigrating } from '../migrating/schema-state.ts';
import { type Database, drizzleOptions, type Engine } from './database.ts';
import { DatabaseUnusable } from './database-unusable.ts';
import { explainMigration } from './explain-migration.ts';
import { leaveStatementsUnnamed } from './pooled-statements.ts';
import { createPostgresListener } from './postgres-listener.ts';
import { transactionOverPool } from './postgres-transaction.ts';
import { createTransactionGuard } from './transaction-guard.ts';
import { complaintAbout, complaintAboutRole, type ServerFacts, serverFacts } from './usable-server.ts';

export type PostgresOptions = {
  databaseUrl: string;
  /** Straight to PostgreSQL, when `databaseUrl` leads to a pooler that gives a connection for one transaction. */
  directUrl?: string | undefined;
  poolSize?: number;
  /** 0: however long it takes. */
  statementTimeoutMs?: number;
  /** A connection was lost while idle; the pool replaces it. For the log. */
  onConnectionError?: (error: Error) => void;
  /** Other processes could not be notified of a commit; it is retried. For the log. */
  onAnnounceError?: (error: unknown) => void;
};

/** How much longer than the statement itself its answer may take; then the connection is taken for dead. */
const answerSlackMs = 2_000;

/** Any number that no other program on the same database uses. */
const migrationLock = 4_611_213_015;

// As PGlite does: bigint and count(*) are numbers (money and ids here are far below 2^53), not text.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
});

export async function openPostgresEngine(options: PostgresOptions): Promise<Engine> {
  const { databaseUrl, directUrl } = options;
  const isPooled = directUrl !== undefined;
  const statementTimeoutMs = options.statementTimeoutMs ?? 15_000;
  const connections = options.poolSize ?? 10;
  // LISTEN and the lock of the migrations belong to a session, which a pooler does not give.
  const direct = { ...connectionTo(directUrl ?? databaseUrl), options: '-c timezone=UTC' };
  const pool = new pg.Pool({
    ...(isPooled
      ? connectionTo(databaseUrl)
      : {
          ...direct,
          statement_timeout: statementTimeoutMs,
          // A statement that may take long writes or reads much between two of its kind, on a disk that may be slow.
          idle_in_transaction_session_timeout: Math.max(30_000, statementTimeoutMs),
        }),
    max: connections,
    // A machine that vanished answers with silence: without this, a connection to it would be waited for until TCP
    // gives up, which takes a quarter of an hour.
    query_timeout: statementTimeoutMs === 0 ? 0 : statementTimeoutMs + answerSlackMs,
  });
  const onError = options.onConnectionError ?? (() => {});
  pool.on('error', onError);
  // A connection lost while a transaction holds it emits on the client; unheard, that ends the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  if (isPooled) pool.on('connect', leaveStatementsUnnamed);

  try {
    await requireUsableServer(pool, databaseUrl, isPooled);
  } catch (error) {
    await pool.end();
    throw error;
  }

  const guard = createTransactionGuard();
  const listener = createPostgresListener(direct);
  const announcer = createAnnouncer({
    send: (payloads) => listener.notify(eventChannel, payloads),
    deliver: (payload) => listener.deliver(eventChannel, payload),
    onError: options.onAnnounceError ?? (() => {}),
    timer: systemTimer,
  });
  // The logger is the one place every query of `db` passes; a transaction has a `db` of its own.
  const logger = { logQuery: () => guard.requireOutside() };
  const inTurn = createDatabaseTurns(connections);
  const query = (config: pg.QueryConfig, values?: unknown[]) => inTurn(() => pool.query(config, values));
  const client = Object.assign(Object.create(pool) as pg.Pool, { query });
  const db: Database = drizzle({ client, logger, ...drizzleOptions });
  db.transaction = transactionOverPool(pool, inTurn, guard, announcer.announce);
  announceOver(db, announcer.announce);
  let closing: Promise<void> | null = null;

  return {
    kind: 'postgres',
    db,
    listen: (channel, onMessage, onReconnect) => listener.listen(channel, { onMessage, onReconnect }),
    migrate: (migrationsFolder, before) =>
      migrateUnderLock(direct, migrationsFolder, before).catch(explainMigration),
    async ping() {
      await db.execute(sql`select 1`);
    },
    close() {
      closing ??= announcer
        .close()
        .then(() => listener.close())
        .then(() => pool.end());
      return closing;
    },
  };
}

const connectionTo = (connectionString: string): pg.ClientConfig => ({
  connectionString,
  application_name: 'menta',
  keepAlive: true,
  connectionTimeoutMillis: 10_000,
});

async function requireUsableServer(pool: pg.Pool, databaseUrl: string, isPooled: boolean): Promise<void> {
  const { rows } = await pool.query<ServerFacts>(serverFacts).catch((error: unknown) => {
    const reason = `${withoutPassword(databaseUrl)}: ${reasonOf(error)}`;
    throw new DatabaseUnusable(`Menta cannot reach PostgreSQL at ${reason}.`, { cause: error });
  });
  const complaint = rows[0] && (complaintAbout(rows[0]) ?? (isPooled ? complaintAboutRole(rows[0]) : null));
  if (complaint) throw new DatabaseUnusable(complaint);
}

/** On a connection of its own, without the statement timeout. The lock goes with the connection. */
async function migrateUnderLock(
  connection: pg.ClientConfig,
  migrationsFolder: string,
  before: BeforeMigrating | undefined,
): Promise<void> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const db = drizzle({ client, ...drizzleOptions });
    await prepareMigrating(db, migrationsFolder, before);
    await migrate(db, { migrationsFolder });
  } finally {
    await client.end();
  }
}

function withoutPassword(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'DATABASE_URL';
  const url = new URL(databaseUrl);
  return `${url.host}${url.pathname}`;
}

/** Node reports a refused connection to several addresses as an error with an empty message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return error.message || code || error.name;
}
