import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { TrailAction } from '#core/orders/order-trail.ts';
import type { OwnId, WithOwner } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { actorName, isOwnerActor, isPersonActor, ownerName } from '#server/db/actor-name.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { orders, orderTrail, people, shifts, users } from '#server/db/schema.ts';

export const addToTrail = (tx: Transaction, entries: WithOwner<typeof orderTrail.$inferInsert>[]) =>
  tx.insert(orderTrail).values(entries);

/** What happened last to an order that is locked. */
export const findLastEntry = async (tx: Transaction, orderId: OwnId<'order'>) => {
  const [row] = await tx
    .select()
    .from(orderTrail)
    .where(eq(orderTrail.orderId, orderId))
    .orderBy(desc(orderTrail.id))
    .limit(1);
  return row ?? null;
};

/** Actions that raise the revision without moving or editing the order. */
const asideActions: TrailAction[] = ['ring', 'promise', 'tick', 'untick', 'table'];
export const paymentActions: TrailAction[] = ['pay', 'unpay'];

/** Whether the order was moved or edited since then, or anything but `alsoAside` happened to it. */
export const wasChangedSince = async (
  tx: Transaction,
  order: { id: OwnId<'order'>; revision: number },
  revision: number,
  alsoAside: readonly TrailAction[] = [],
): Promise<boolean> => {
  const asides = await tx.$count(
    orderTrail,
    and(
      eq(orderTrail.orderId, order.id),
      inArray(orderTrail.action, [...asideActions, ...alsoAside]),
      sql`(coalesce(${orderTrail.changes} -> 'before', ${orderTrail.before}) ->> 'revision')::int >= ${revision}`,
    ),
  );
  return order.revision - revision !== asides;
};

/** Actions that change lines. */
const editActions: TrailAction[] = ['edit', 'guestChange'];

/** Whether the lines may be others since then. */
export const wasEditedSince = async (
  tx: Transaction,
  order: { id: OwnId<'order'> },
  revision: number,
): Promise<boolean> =>
  (await tx.$count(
    orderTrail,
    and(
      eq(orderTrail.orderId, order.id),
      inArray(orderTrail.action, editActions),
      sql`(coalesce(${orderTrail.changes} -> 'before', ${orderTrail.before}) ->> 'revision')::int >= ${revision}`,
    ),
  )) > 0;

/** The stored size of the edits of a locked order, without reading them. */
export const readEditBytes = async (tx: Transaction, orderId: OwnId<'order'>): Promise<number> => {
  const [row] = await tx
    .select({ bytes: sql`coalesce(sum(pg_column_size(${orderTrail.changes})), 0)`.mapWith(Number) })
    .from(orderTrail)
    .where(and(eq(orderTrail.orderId, orderId), inArray(orderTrail.action, editActions)));
  return row?.bytes ?? 0;
};

/** How an order began, and whether its shift is open. Also for a deleted order: its trail remains. */
export const findOrderBeginning = async (db: Database, scope: OwnerScope, orderId: string) => {
  const [row] = await db
    .select({
      createdAt: orders.createdAt,
      source: orders.source,
      autoAccepted: orders.autoAccepted,
      isShiftOpen: sql<boolean>`${shifts.endedAt} is null`,
    })
    .from(orders)
    .innerJoin(shifts, eq(shifts.id, orders.shiftId))
    .where(and(eq(orders.id, orderId), eq(orders.ownerId, scope.ownerId)));
  return row ?? null;
};
export type OrderBeginning = NonNullable<Awaited<ReturnType<typeof findOrderBeginning>>>;

/** The shared name for staff, from before people had names of their own. */
export const findOwnerName = async (db: Database, scope: OwnerScope): Promise<string | null> => {
  const [row] = await db.select({ name: ownerName }).from(users).where(eq(users.id, scope.ownerId));
  return row?.name ?? null;
};

type TrailSpan = { from: number; limit: number };

export const listTrail = (db: Database, scope: OwnerScope, orderId: string, { from, limit }: TrailSpan) =>
  db
    .select({ entry: orderTrail, by: actorName })
    .from(orderTrail)
    .leftJoin(users, isOwnerActor(orderTrail.actorId))
    .leftJoin(people, isPersonActor(orderTrail.actorId, scope.ownerId))
    .where(and(eq(orderTrail.orderId, orderId), eq(orderTrail.ownerId, scope.ownerId)))
    .orderBy(asc(orderTrail.id))
    .limit(limit)
    .offset(from);

export const listDeletionsOfShift = (db: Database, scope: OwnerScope, shiftId: string) =>
  db
    .select({ entry: orderTrail, by: actorName })
    .from(orderTrail)
    .innerJoin(orders, eq(orders.id, orderTrail.orderId))
    .leftJoin(users, isOwnerActor(orderTrail.actorId))
    .leftJoin(people, isPersonActor(orderTrail.actorId, scope.ownerId))
    .where(
      and(
        eq(orders.shiftId, shiftId),
        eq(orders.ownerId, scope.ownerId),
        isNotNull(orders.deletedAt),
        eq(orderTrail.action, 'delete'),
      ),
    )
    .orderBy(desc(orderTrail.id));
export type TrailRow = Awaited<ReturnType<typeof listTrail>>[number];
