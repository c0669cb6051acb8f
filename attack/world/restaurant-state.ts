import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/engine/database.ts';
import type { EntityIds } from './things.ts';

/** What requests rely on: that the entities exist where they were, and that an order still waits where one did. */
export const readState = async (db: Database, entities: EntityIds): Promise<string> => {
  const known = sql.join(
    Object.values(entities).map((value) => sql`${value}`),
    sql`, `,
  );
  const { rows } = await db.execute<{ state: string }>(sql`
    with known as (select unnest(array[${known}]::text[]) as id)
    select coalesce(string_agg(state, ' ' order by state), '') as state from (
      select id || is_active as state from menus where id in (select id from known)
      union all select id || name from sections where id in (select id from known)
      union all select id || section_id from dishes where id in (select id from known)
      union all select id from areas where owner_id = ${entities.owner}
      union all select id || status || (deleted_at is null) from orders where id in (select id from known)
      union all select id || (done_at is null) from calls where id in (select id from known)
      union all select id from refused_phones where id in (select id from known)
      union all select code from table_codes where code in (select id from known)
      union all select id || (closed_at is null) from visits where id in (select id from known)
      union all select id || (voided_at is null) from payments where id in (select id from known)
      union all select owner_id || coalesce(ready_screen_secret, '') from restaurants where owner_id = ${entities.owner}
      union all select id || (throw_away_at is null) from users where id = ${entities.owner}
      union all select id || (removed_at is null) from people where id in (select id from known)
      union all select id || coalesce(secret_hash, '') from printers where id in (select id from known)
      union all select id from print_agents where id in (select id from known)
      union all select id || state from print_jobs where id in (select id from known)
      union all select public_id from sessions where public_id in (select id from known)
      union all select id || (ended_at is null) from shifts where owner_id = ${entities.owner}
    ) states
  `);
  return rows[0]?.state ?? '';
};
