import type { Engine } from '#server/db/engine/database.ts';
import { newId } from '#server/system/ids.ts';
import type { HttpOwner } from '#server/testing/http-owner.ts';
import { clientOf } from './direct-client.ts';

export type MenuSize = { sections: number; dishesPerSection: number };

/** A menu written straight into the database: over HTTP thousands of dishes would take longer than the bench. */
export const buildLargeMenu = async (
  engine: Engine,
  owner: HttpOwner,
  { sections, dishesPerSection }: MenuSize,
): Promise<string> => {
  const { body: menu } = await owner.send('POST', '/users/menus');
  const prefix = newId().slice(0, 8);
  const client = clientOf(engine);
  const idOf = (kind: string, number: string) => `left(md5('${prefix}${kind}' || ${number}), 24)`;
  await client.query(
    `insert into sections (id, menu_id, name, position)
     select ${idOf('section', 's')}, $1, 'קטגוריה ' || s, s from generate_series(1, ${sections}) s`,
    [menu._id],
  );
  await client.query(
    `insert into dishes (id, owner_id, section_id, name, description, price, position, dietary, sizes)
     select ${idOf('dish', "s || '-' || d")}, $1, ${idOf('section', 's')}, 'מנה ' || s || '.' || d,
       'תיאור של מנה ' || d || ' בקטגוריה ' || s, 3200 + d, d, '["vegan"]',
       '[{"name":"רגילה","price":0,"isBase":true},{"name":"גדולה","price":900,"isBase":false}]'
     from generate_series(1, ${sections}) s, generate_series(1, ${dishesPerSection}) d`,
    [owner.id],
  );
  return menu._id as string;
};
