import { sql } from 'drizzle-orm';
import { openEmbeddedEngine } from '../embedded-engine.ts';

/** Inserts rows into a data folder for ever and prints each id once its commit was acknowledged. */
const { db } = await openEmbeddedEngine({ dataDir: process.argv[2] ?? '' });
await db.execute(sql`create table if not exists notes (id int primary key, body text not null)`);
const { rows } = await db.execute<{ last: number }>(sql`select coalesce(max(id), 0) as last from notes`);
for (let id = (rows[0]?.last ?? 0) + 1; ; id += 1) {
  await db.execute(sql`insert into notes values (${id}, ${'x'.repeat(500)})`);
  process.stdout.write(`${id}\n`);
}
