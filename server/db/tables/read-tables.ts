import { sql } from 'drizzle-orm';
import type { Transaction } from '../engine/database.ts';

const mostRowsAtOnce = 100;
/** Pictures are rows too, of a megabyte perhaps: as many at a time as keep memory small. */
const bytesAtOnce = 2 * 1024 * 1024;

/** Each row as PostgreSQL writes it in JSON. any-owner: a whole database is read. */
export async function* readTable(
  tx: Transaction,
  table: string,
  signal?: AbortSignal,
): AsyncGenerator<string> {
  await tx.execute(
    sql`declare backup_rows no scroll cursor for select to_jsonb(t)::text as row from ${sql.identifier(table)} t`,
  );
  for (let atOnce = 1; ; ) {
    signal?.throwIfAborted();
    const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch forward ${atOnce} from backup_rows`));
    let bytes = 0;
    for (const { row } of rows) {
      bytes += row.length;
      yield row;
    }
    if (rows.length < atOnce) break;
    atOnce = bytes > bytesAtOnce ? Math.ceil(atOnce / 4) : Math.min(mostRowsAtOnce, atOnce * 2);
  }
  await tx.execute(sql`close backup_rows`);
}
