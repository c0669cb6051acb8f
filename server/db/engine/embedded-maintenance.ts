import type { GuardedPGlite } from './guarded-pglite.ts';

const everyMs = 60_000;
const walToKeep = 16 * 1024 * 1024;

/** PostgreSQL's own autovacuum thresholds, and its age at which rows must be frozen. */
const tablesToVacuum = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  left join pg_stat_all_tables s on s.relid = c.oid
  where c.relkind in ('r', 'm') and c.relpersistence = 'p' and (
    s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
    or s.n_ins_since_vacuum > 1000 + 0.2 * greatest(c.reltuples, 0)
    or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
    or age(c.relfrozenxid) > 200000000
  )`;

const walSinceCheckpoint = `
  select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()`;

/**
 * What the background processes of a PostgreSQL server do and PGlite, having none, never does by itself:
 * without it the WAL grows until the disk is full, dead rows stay, and the planner knows nothing of the tables.
 * One statement at a time, so that requests get their turn in between.
 */
export async function maintainEmbedded(pg: GuardedPGlite, hasRoom: () => boolean): Promise<void> {
  for (const { name } of (await pg.query<{ name: string }>(tablesToVacuum)).rows) {
    await pg.query(`VACUUM (ANALYZE) ${name}`);
  }
  const [wal] = (await pg.query<{ bytes: number }>(walSinceCheckpoint)).rows;
  // One that cannot write ends the engine; its log grows on for as long as there is any room.
  if (wal && wal.bytes > walToKeep && hasRoom()) await pg.query('CHECKPOINT');
}

/** `stop` waits for a round under way; `hold` runs something between two rounds. */
export function scheduleMaintenance(
  pg: GuardedPGlite,
  maintain: () => Promise<void>,
  onError: (error: unknown) => void,
) {
  let round = Promise.resolve();
  let busy = false;
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    busy = true;
    const result = round.then(work);
    round = result.then(
      () => {},
      () => {},
    );
    const mine = round;
    void mine.then(() => {
      busy = round !== mine;
    });
    return result;
  };
  const timer = setInterval(() => {
    if (!busy && !pg.broken) inTurn(maintain).catch(onError);
  }, everyMs).unref();
  return {
    hold: inTurn,
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
