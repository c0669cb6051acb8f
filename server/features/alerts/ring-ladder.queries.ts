import { and, asc, eq, gt, isNull, lt, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import { ladderEndsMs, nobodyHomeMs, ringLadder } from '#core/alerts/ring-ladder.ts';
import { type OwnId, ownedRow, ownRow, type WithOwner } from '#server/access/own-id.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { boards, orders, orderTrail } from '#server/db/schema.ts';

type TrailRow = typeof orderTrail.$inferInsert;

/** How far the ladder should have climbed by now. */
const dueStep = (ago: (ms: number) => Date): SQL<number> => {
  const [louder, everyScreen, guest] = ringLadder;
  const isNobodyHome = sql`not exists (select from ${boards} where ${and(
    eq(boards.ownerId, orders.ownerId),
    gt(boards.aliveUntil, ago(nobodyHomeMs)),
  )})`;
  return sql<number>`case
    when ${lte(orders.createdAt, ago(guest.afterMs))} or ${isNobodyHome} then ${sql.raw(String(guest.step))}
    when ${lte(orders.createdAt, ago(everyScreen.afterMs))} then ${sql.raw(String(everyScreen.step))}
    else ${sql.raw(String(louder.step))} end`;
};

/** One of those that are due, or all but some of them. */
export type Which = { only: string } | { except: string[] };

const chosen = (which: Which): SQL | undefined => {
  if ('only' in which) return eq(orders.id, which.only);
  return which.except.length > 0 ? notInArray(orders.id, which.except) : undefined;
};

const isDue = (ago: (ms: number) => Date, which: Which): SQL | undefined =>
  and(
    eq(orders.status, 'waitingApproval'),
    isNull(orders.deletedAt),
    lte(orders.createdAt, ago(ringLadder[0].afterMs)),
    gt(orders.createdAt, ago(ladderEndsMs)),
    lt(orders.ringStep, dueStep(ago)),
    chosen(which),
  );

const before =
  (now: Date) =>
  (ms: number): Date =>
    new Date(now.getTime() - ms);

/** The same, unlocked. any-owner: as below. */
export const listDueIds = async (db: Database, now: Date, limit: number, which: Which): Promise<string[]> => {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(isDue(before(now), which))
    .orderBy(asc(orders.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/**
 * The orders that should ring louder than they do, the oldest first, each locked: one that somebody moves in this moment
 * is left to them. any-owner: the clock goes for every restaurant.
 */
export const lockDueOrders = async (tx: Transaction, now: Date, limit: number, which: Which) => {
  const ago = before(now);
  const due = await tx
    .select({ order: orders, step: dueStep(ago) })
    .from(orders)
    .where(isDue(ago, which))
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
