import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/engine/database.ts';

type Copy = { id: string; revision: number; hash: string };
export type Copies = Map<string, Copy>;

/*
 * What a revision counts the changes of: a move to another place in the menu is none of the dish, and a translation says
 * itself what it replaces.
 */
const content: Record<string, SQL> = {
  menus: sql`
    select id, revision, md5((to_jsonb(t) - 'revision' - 'is_active' - 'translations')::text) as hash from menus t`,
  dishes: sql`
    select id, revision, md5((to_jsonb(t) - 'revision' - 'position' - 'section_id' - 'translations')::text) as hash
    from dishes t`,
  orders: sql`
    select id, revision, md5((to_jsonb(t) - 'revision')::text || (
      select coalesce(string_agg((to_jsonb(l) - 'dish_id')::text, '|' order by position), '')
      from order_lines l where l.order_id = t.id
    )) as hash from orders t`,
};

export const copyRevisions = async (db: Database): Promise<Copies> => {
  const copies: Copies = new Map();
  for (const query of Object.values(content)) {
    const { rows } = await db.execute<Copy>(query);
    for (const row of rows) copies.set(row.id, row);
  }
  return copies;
};

/** Editors detect concurrent changes by the revision: it grows with every change and never shrinks. */
export const compareRevisions = (before: Copies, after: Copies): string[] =>
  [...after.values()].flatMap(({ id, revision, hash }) => {
    const old = before.get(id);
    if (!old) return [];
    if (revision < old.revision) return [`the revision of ${id} went from ${old.revision} to ${revision}`];
    return hash !== old.hash && revision === old.revision
      ? [`${id} was changed and its revision is still ${revision}`]
      : [];
  });
