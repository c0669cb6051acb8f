import { sql } from 'drizzle-orm';
import type { Engine } from '#server/db/engine/database.ts';

/** Two accounts of one address: what no index allows, and so no restore. */
export const storeTwinAccounts = async ({ db }: Engine): Promise<void> => {
  await db.execute(sql`alter table users drop constraint if exists users_email_unique`);
  await db.execute(sql`drop index if exists users_email_unique`);
  await db.execute(sql`insert into users (id, email, password_hash, first_name, last_name, plan, trial_ends_at)
    select 'twin', email, '', '', '', 'pro', now() from users`);
};

export const deleteTwin = ({ db }: Engine) => db.execute(sql`delete from users where id = 'twin'`);

export const hasScratchSchema = async ({ db }: Engine): Promise<boolean> =>
  (await db.execute(sql`select 1 from pg_namespace where nspname like 'menta%'`)).rows.length > 0;
