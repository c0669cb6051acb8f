import { sql } from 'drizzle-orm';
import { openEmbeddedEngine } from '../embedded-engine.ts';

/** Reads acknowledged ids until `count` of them have come. */
export async function readAcknowledged(lines: AsyncIterator<string>, count: number): Promise<number[]> {
  const ids: number[] = [];
  while (ids.length < count) {
    const line = await lines.next();
    if (line.done) throw new Error('The writing process ended by itself.');
    ids.push(Number(line.value));
  }
  return ids;
}

/** Opens the folder as the next start would, and returns the ids it finds. */
export async function findNotes(dataDir: string): Promise<number[]> {
  const engine = await openEmbeddedEngine({ dataDir });
  try {
    const { rows } = await engine.db.execute<{ id: number }>(sql`
      select id from notes where length(body) = 500 order by id`);
    return rows.map((row) => row.id);
  } finally {
    await engine.close();
  }
}

/** Acknowledged ids that a restart did not bring back. */
export const missing = (acknowledged: number[], found: number[]): number[] => {
  const set = new Set(found);
  return acknowledged.filter((id) => !set.has(id));
};
