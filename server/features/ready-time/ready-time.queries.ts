import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { type KitchenLine, latestOrders } from '#core/ready-time/kitchen-order.ts';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { dishes, orderLines, orders, restaurants, shifts, users } from '#server/db/schema.ts';

/** What the latest orders of a shift say of its kitchen, the newest first. any-owner: every guest is told how long it takes. */
export const listKitchenOrders = (db: Database | Transaction, shiftId: string) => {
  const latest = db
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      createdAt: orders.createdAt,
      approvedAt: orders.approvedAt,
      readyAt: orders.readyAt,
    })
    .from(orders)
    .where(and(eq(orders.shiftId, shiftId), isNull(orders.deletedAt), eq(orders.rejected, false)))
    .orderBy(desc(orders.number))
    .limit(latestOrders)
    .as('latest');
  return db
    .select({
      id: latest.id,
      status: latest.status,
      createdAt: latest.createdAt,
      approvedAt: latest.approvedAt,
      readyAt: latest.readyAt,
      lines: sql<
        KitchenLine[]
      >`jsonb_agg(jsonb_build_object('prepMinutes', ${dishes.prepTime}, 'quantity', ${orderLines.quantity}))`,
    })
    .from(latest)
    .innerJoin(orderLines, eq(orderLines.orderId, latest.id))
    .leftJoin(dishes, eq(dishes.id, orderLines.dishId))
    .groupBy(latest.id, latest.number, latest.status, latest.createdAt, latest.approvedAt, latest.readyAt)
    .orderBy(desc(latest.number));
};

/** Public: whether a restaurant takes orders now, and in which shift. A practice evening is nobody's business. */
export const findOpenKitchen = async (db: Database, ownerId: PublicOwnerId) => {
  const [row] = await db
    .select({ plan: users.plan, shiftId: shifts.id })
    .from(users)
    .innerJoin(restaurants, eq(restaurants.ownerId, users.id))
    .leftJoin(shifts, and(eq(shifts.ownerId, users.id), isNull(shifts.endedAt), eq(shifts.isPractice, false)))
    .where(eq(users.id, ownerId));
  return row ?? null;
};
