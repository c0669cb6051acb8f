import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { retryTransaction } from '../retry-transaction.ts';
import { type Database, drizzleOptions } from './database.ts';
import type { TransactionGuard } from './transaction-guard.ts';

/**
 * Drizzle's own `transaction` over a pool loses a connection for ever when BEGIN fails, gives back one that may
 * still be inside a transaction when ROLLBACK fails, and reports success when PostgreSQL answers COMMIT
 * with ROLLBACK.
 */
export function transactionOverPool(pool: pg.Pool, guard: TransactionGuard): Database['transaction'] {
  const attempt: Database['transaction'] = async (run, config) => {
    const client = await pool.connect();
    try {
      const db: Database = drizzle({ client: withHonestCommit(client), ...drizzleOptions });
      return await db.transaction((tx) => guard.inside(() => run(tx)), config);
    } finally {
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
  return async (run, config) => {
    guard.requireOutside();
    return retryTransaction(() => attempt(run, config));
  };
}

/** A swallowed error inside a transaction aborts it; its COMMIT must then fail, as it does on the embedded engine. */
function withHonestCommit(client: pg.PoolClient): pg.PoolClient {
  const query = async (config: pg.QueryConfig, values?: unknown[]) => {
    const result = await client.query(config, values);
    if (config.text === 'commit' && result.command !== 'COMMIT') {
      throw new Error('The transaction was rolled back instead of committed.');
    }
    return result;
  };
  return Object.assign(Object.create(client) as pg.PoolClient, { query });
}
