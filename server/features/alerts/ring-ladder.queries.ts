import { and, asc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { type OwnId, ownedRow, ownRow, type WithOwner } from '#server/access/own-id.ts';
import { hasRow } from '#server/db/conditions.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { orders, orderTrail } from '#server/db/schema.ts';
import { dueStep, isDue, type Which } from './due-step.queries.ts';

type TrailRow = typeof orderTrail.$inferInsert;

/** As the index of those that wait has it: in the text, or the plan of a prepared statement could not use it. */
const isWaiting = and(eq(orders.status, 'waitingApproval'), isNull(orders.deletedAt))?.inlineParams();

/** Since it came. */
const climbing = { ...getTableColumns(orders), ringsSince: orders.createdAt };

const isDueOrder = (now: Date, which: Which): SQL | undefined => and(isWaiting, isDue(climbing, now, which));

export const hasDueOrder = (now: Date, which: Which): SQL => hasRow(orders, isDueOrder(now, which));

/** The same, unlocked. any-owner: as below. */
export const listDueIds = async (db: Database, now: Date, limit: number, which: Which): Promise<string[]> => {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(isDueOrder(now, which))
    .orderBy(asc(orders.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/**
 * The orders that should ring louder than they do, the oldest first, each locked: one that somebody moves in this moment
 * is left to them. any-owner: the clock goes for every restaurant.
 */
export const lockDueOrders = async (tx: Transaction, now: Date, limit: number, which: Which) => {
  const due = await tx
    .select({ order: orders, step: dueStep(climbing, now) })
    .from(orders)
    .where(isDueOrder(now, which))
    .orderBy(asc(orders.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return due.flatMap(({ order, step }) => {
    const own = ownedRow(ownRow('order', order) ?? undefined);
    return own ? [{ order: own, step }] : [];
  });
};

export const raiseSteps = async (
  tx: Transaction,
  raised: readonly { id: OwnId<'order'>; step: number }[],
): Promise<void> => {
  await tx.execute(sql`
    update ${orders} set ring_step = raised.step, revision = ${orders.revision} + 1
    from jsonb_to_recordset(${JSON.stringify(raised)}::jsonb) as raised(id text, step int)
    where ${orders.id} = raised.id`);
};

export const addAllToTrail = (tx: Transaction, entries: WithOwner<TrailRow>[]) =>
  tx.insert(orderTrail).values(entries);
