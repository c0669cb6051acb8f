import { sql } from 'drizzle-orm';
import type { Engine } from '#server/db/engine/database.ts';

/*
 * Opening an embedded database takes most of a second of the processor, for files that are the same each time. So a
 * test file leaves its database to the next one of its process: empty, and with whatever still uses it shut out.
 */
type Lent = { engine: Engine; shape: string };

/** What is more than rows: a test that changed a table leaves its database to nobody. */
const shapeOf = async ({ db }: Engine): Promise<string> => {
  const { rows } = await db.execute<{ shape: string }>(sql`
    with tables as (select * from pg_class where relnamespace = 'public'::regnamespace),
    parts as (
      select (oid, relname, relkind)::text as part from tables
      union all select (attrelid, attname, atttypid, attnotnull, attisdropped)::text
        from pg_attribute where attrelid in (select oid from tables)
      union all select (oid, tgname, tgenabled)::text from pg_trigger
      union all select (oid, conname)::text from pg_constraint
      union all select (oid, proname)::text from pg_proc where pronamespace = 'public'::regnamespace
    )
    select md5(string_agg(part, ' ' order by part)) as shape from parts`);
  return rows[0]?.shape ?? '';
};

/** As after the migrations, which leave no rows; sequences restart. */
const empty = async ({ db }: Engine): Promise<void> => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  await db.execute(sql.raw(`truncate ${rows.map(({ name }) => name).join()} restart identity cascade`));
};

/** An engine for one test file. Closed, it refuses all use, as one does that is gone. */
const lend = ({ engine, shape }: Lent, idle: Lent[]): Engine => {
  const listening = new Set<() => Promise<void>>();
  let closing: Promise<void> | null = null;
  const requireOpen = () => {
    if (closing) throw new Error('This database is closed.');
  };
  const takeBack = async () => {
    for (const stop of listening) await stop();
    try {
      if ((await shapeOf(engine)) !== shape) return await engine.close();
      await empty(engine);
      idle.push({ engine, shape });
    } catch {
      await engine.close();
    }
  };
  return {
    ...engine,
    db: new Proxy(engine.db, {
      get: (db, name, self) => {
        requireOpen();
        return Reflect.get(db, name, self);
      },
    }),
    listen: async (channel, onMessage, onReconnect) => {
      requireOpen();
      const stop = await engine.listen(channel, onMessage, onReconnect);
      const stopOnce = async () => {
        if (listening.delete(stopOnce)) await stop();
      };
      listening.add(stopOnce);
      return stopOnce;
    },
    ping: async () => {
      requireOpen();
      await engine.ping();
    },
    close: () => {
      closing ??= takeBack();
      return closing;
    },
  };
};

/** Opens migrated, empty databases: those that a test file has done with, or else new ones. */
export const reuseDatabases = (open: () => Promise<Engine>): (() => Promise<Engine>) => {
  const idle: Lent[] = [];
  return async () => {
    const left = idle.pop();
    if (left) return lend(left, idle);
    const engine = await open();
    return lend({ engine, shape: await shapeOf(engine) }, idle);
  };
};
