import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/engine/database.ts';
import { hashSecret } from '#server/system/ids.ts';

/** Whether there is anything to do now, as a condition that an index answers; always the same text. */
export type DueCondition = () => SQL;

/**
 * Those of the tasks that have something to do, asked in one prepared statement: nearly always there is nothing, and asking for
 * each apart was most of what an unused process cost. any-owner: the clock goes for every restaurant.
 */
export const listDueTasks = async <Task extends { name: string; isDue: DueCondition }>(
  db: Database,
  tasks: readonly Task[],
): Promise<Task[]> => {
  const asked = tasks.map(({ isDue }, place) => sql`(${sql.raw(String(place))}, ${isDue()})`);
  const rows = await db
    .select({ place: sql<number>`place` })
    .from(sql`(values ${sql.join(asked, sql`, `)}) as asked(place, is_due)`)
    .where(sql`is_due`)
    .prepare(nameFor(tasks))
    .execute();
  const due = new Set(rows.map(({ place }) => place));
  return tasks.filter((_, place) => due.has(place));
};

/** A connection takes one text for a name. */
const nameFor = (tasks: readonly { name: string }[]): string =>
  `due_${hashSecret(tasks.map(({ name }) => name).join()).slice(0, 32)}`;
