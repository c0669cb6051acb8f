import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/engine/database.ts';

const menusOf = (owner: string) => sql`(select id from menus where owner_id = ${owner})`;
const picturesOf = (owner: string) => sql`(
  select image_hash from dishes where owner_id = ${owner} union select logo_hash from menus where owner_id = ${owner}
)`;

/**
 * Every row that belongs to an owner, and every picture that they show; but a stranger's attempts are in the security log,
 * and anybody's views of a menu are counted.
 */
const rowsOf = (owner: string): Record<string, SQL> => ({
  users: sql`users t where id = ${owner}`,
  restaurants: sql`restaurants t where owner_id = ${owner}`,
  people: sql`people t where owner_id = ${owner}`,
  'station codes': sql`station_codes t where owner_id = ${owner}`,
  sessions: sql`sessions t where user_id = ${owner}`,
  resets: sql`password_resets t where user_id = ${owner}`,
  'second factor': sql`second_factors t where user_id = ${owner}`,
  'recovery codes': sql`recovery_codes t where user_id = ${owner}`,
  'email changes': sql`email_changes t where user_id = ${owner}`,
  'uploaded pictures': sql`owner_pictures t where owner_id = ${owner}`,
  menus: sql`menus t where owner_id = ${owner}`,
  areas: sql`areas t where owner_id = ${owner}`,
  sections: sql`sections t where menu_id in ${menusOf(owner)}`,
  dishes: sql`dishes t where owner_id = ${owner}`,
  'stock limits': sql`stock_limits t where owner_id = ${owner}`,
  pauses: sql`pauses t where owner_id = ${owner}`,
  printers: sql`printers t where owner_id = ${owner}`,
  'print agents': sql`print_agents t where owner_id = ${owner}`,
  'agent codes': sql`print_agent_codes t where owner_id = ${owner}`,
  'print jobs': sql`print_jobs t where owner_id = ${owner}`,
  shifts: sql`shifts t where owner_id = ${owner}`,
  orders: sql`orders t where owner_id = ${owner}`,
  'table codes': sql`table_codes t where owner_id = ${owner}`,
  'refused phones': sql`refused_phones t where owner_id = ${owner}`,
  calls: sql`calls t where owner_id = ${owner}`,
  visits: sql`visits t where owner_id = ${owner}`,
  payments: sql`payments t where owner_id = ${owner}`,
  'payment parts': sql`payment_parts t where payment_id in (select id from payments where owner_id = ${owner})`,
  lines: sql`order_lines t where order_id in (select id from orders where owner_id = ${owner})`,
  trail: sql`order_trail t where owner_id = ${owner}`,
  counters: sql`event_counters t where owner_id = ${owner}`,
  events: sql`events t where owner_id = ${owner}`,
  pictures: sql`images t where hash in ${picturesOf(owner)}`,
  'picture files': sql`image_variants t where hash in ${picturesOf(owner)}`,
});

export type Digest = Record<string, string>;

export const digestOf = async (db: Database, owner: string): Promise<Digest> => {
  const digest: Digest = {};
  for (const [name, rows] of Object.entries(rowsOf(owner))) {
    const { rows: found } = await db.execute<{ hash: string }>(
      sql`select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from ${rows}`,
    );
    digest[name] = found[0]?.hash ?? '';
  }
  return digest;
};

export const compareDigests = (before: Digest, after: Digest): string[] =>
  Object.keys(before)
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name} of an owner who did nothing were changed`);
