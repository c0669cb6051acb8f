import type pg from 'pg';

const withoutName = (config: unknown): unknown =>
  typeof config === 'object' && config !== null && 'name' in config ? { ...config, name: undefined } : config;

/**
 * A named statement is prepared on one connection of PostgreSQL. Behind a pooler the next transaction may get another
 * one, where nobody knows that name, or somebody has taken it.
 */
export function leaveStatementsUnnamed(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((config: unknown, ...rest: unknown[]) =>
    query(withoutName(config), ...rest)) as typeof client.query;
}
