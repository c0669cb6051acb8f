import { and, asc, isNull, type SQL, sql } from 'drizzle-orm';
import { hasRow } from '#server/db/conditions.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { calls } from '#server/db/schema.ts';
import { dueStep, isDue, type Which } from './due-step.queries.ts';

/** Those that nobody has seen. As the index of those that wait has it. */
const isDueCall = (now: Date, which: Which): SQL | undefined =>
  and(isNull(calls.seenAt), isNull(calls.doneAt), isDue(calls, now, which));

export const hasDueCall = (now: Date, which: Which): SQL => hasRow(calls, isDueCall(now, which));

/** The same, unlocked. any-owner: as below. */
export const listDueCallIds = async (
  db: Database,
  now: Date,
  limit: number,
  which: Which,
): Promise<string[]> => {
  const rows = await db
    .select({ id: calls.id })
    .from(calls)
    .where(isDueCall(now, which))
    .orderBy(asc(calls.ringsSince))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** The calls that should ring louder than they do, locked, as orders are. any-owner: the clock goes for every restaurant. */
export const lockDueCalls = (tx: Transaction, now: Date, limit: number, which: Which) =>
  tx
    .select({ call: calls, step: dueStep(calls, now) })
    .from(calls)
    .where(isDueCall(now, which))
    .orderBy(asc(calls.ringsSince))
    .limit(limit)
    .for('update', { skipLocked: true });

/** any-owner: calls that were locked. */
export const raiseCallSteps = async (
  tx: Transaction,
  raised: readonly { id: string; step: number }[],
): Promise<void> => {
  await tx.execute(sql`
    update ${calls} set ring_step = raised.step, revision = ${calls.revision} + 1
    from jsonb_to_recordset(${JSON.stringify(raised)}::jsonb) as raised(id text, step int)
    where ${calls.id} = raised.id`);
};
