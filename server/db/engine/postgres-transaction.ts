import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { InTurn } from '#server/system/turns/database-turns.ts';
import { type Announce, holdAnnouncements } from '../announcing/after-commit.ts';
import type { EventNotice } from '../announcing/event-notice.ts';
import { retryTransaction } from '../retry-transaction.ts';
import { type Database, drizzleOptions } from './database.ts';
import { isReadTimeout } from './read-timeout.ts';
import type { TransactionGuard } from './transaction-guard.ts';

/**
 * Drizzle's own `transaction` over a pool loses a connection for ever when BEGIN fails, gives back one that may
 * still be inside a transaction when ROLLBACK fails, and reports success when PostgreSQL answers COMMIT
 * with ROLLBACK. What is announced in a transaction is passed on once it is committed.
 */
export function transactionOverPool(
  pool: pg.Pool,
  inTurn: InTurn,
  guard: TransactionGuard,
  announce: Announce,
): Database['transaction'] {
  const attempt: Database['transaction'] = async (run, config) => {
    const client = await pool.connect();
    const { honest, isSilent } = honestClient(client);
    let held: EventNotice[] = [];
    try {
      const db: Database = drizzle({ client: honest, ...drizzleOptions });
      const result = await db.transaction((tx) => {
        held = holdAnnouncements(tx);
        return guard.inside(() => run(tx));
      }, config);
      for (const notice of held) announce(notice);
      return result;
    } finally {
      client.release(isSilent() || client.getTransactionStatus() !== 'I');
    }
  };
  return async (run, config) => {
    guard.requireOutside();
    return retryTransaction(() => inTurn(() => attempt(run, config)));
  };
}

/**
 * A swallowed error inside a transaction aborts it; its COMMIT must then fail, as it does on the embedded engine. On a
 * connection that went silent nothing more is asked, not even ROLLBACK: it is closed.
 */
function honestClient(client: pg.PoolClient) {
  let silence: unknown = null;
  const query = async (config: pg.QueryConfig, values?: unknown[]) => {
    if (silence !== null) throw silence;
    const result = await client.query(config, values).catch((error: unknown) => {
      if (isReadTimeout(error)) silence = error;
      throw error;
    });
    if (config.text === 'commit' && result.command !== 'COMMIT') {
      throw new Error('The transaction was rolled back instead of committed.');
    }
    return result;
  };
  const honest = Object.assign(Object.create(client) as pg.PoolClient, { query });
  return { honest, isSilent: () => silence !== null };
}
