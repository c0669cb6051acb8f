import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { OrderChanges } from '#core/orders/order-changes.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { agorot } from '#core/values/money.ts';
import type { Database } from '#server/db/engine/database.ts';
import { orderLines, orders, orderTrail, shifts } from '#server/db/schema.ts';
import { newId } from '#server/system/ids.ts';

/** The rows of an owner's orders that were not deleted, past everything that presents them. */
export const listStoredOrders = (db: Database, ownerId: string) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.ownerId, ownerId), isNull(orders.deletedAt)))
    .orderBy(asc(orders.number));

/** As an older version of this house stored it, which noted no times. */
export const storeAsInProcess = (db: Database, orderId: string) =>
  db.update(orders).set({ status: 'inProcess' }).where(eq(orders.id, orderId));

/** As an older version of this house stored one that was paid: without a payment. */
export const storePaid = (db: Database, orderId: string) =>
  db.update(orders).set({ isPaid: true }).where(eq(orders.id, orderId));

/** As an older version of this house wrote its trail: the whole order, before and after. */
export const storeOldEdits = (
  db: Database,
  ownerId: string,
  ...edits: { before: ManagedOrder; after: ManagedOrder }[]
) =>
  db.insert(orderTrail).values(
    edits.map((edit) => ({
      ownerId,
      orderId: edit.before._id,
      actorId: ownerId,
      action: 'edit' as const,
      ...edit,
    })),
  );

/** The last thing that happened to it, as if a process of that version had done it. */
export const storeLastAsOld = async (db: Database, copies: { before: ManagedOrder; after: ManagedOrder }) => {
  const [last] = await db
    .select({ id: orderTrail.id })
    .from(orderTrail)
    .where(eq(orderTrail.orderId, copies.before._id))
    .orderBy(desc(orderTrail.id))
    .limit(1);
  await db
    .update(orderTrail)
    .set({ ...copies, changes: null })
    .where(eq(orderTrail.id, last?.id ?? 0));
};

export const storeEdit = (db: Database, ownerId: string, orderId: string, changes: OrderChanges) =>
  db.insert(orderTrail).values({ ownerId, orderId, actorId: ownerId, action: 'edit', changes });

export const listStoredTrail = (db: Database, orderId: string) =>
  db.select().from(orderTrail).where(eq(orderTrail.orderId, orderId)).orderBy(asc(orderTrail.id));

/** As often as it would have been changed for that. */
export const storeRevision = (db: Database, orderId: string, revision: number) =>
  db.update(orders).set({ revision }).where(eq(orders.id, orderId));

/** Its first line repeated: more lines than any order may have. */
export const storeLines = (db: Database, orderId: string, count: number) =>
  db.execute(sql`insert into ${orderLines} (order_id, position, dish_name, dish_price, size_price, customizations, note, quantity)
    select order_id, position + n, dish_name, dish_price, size_price, customizations, note, quantity
    from ${orderLines}, generate_series(1, ${count - 1}::int) n where order_id = ${orderId}`);

/** What the orders of a shift say together, as if they had said so much. */
export const storeOrderBytes = (db: Database, shiftId: string, orderBytes: number) =>
  db.update(shifts).set({ orderBytes }).where(eq(shifts.id, shiftId));

export const findStoredShift = async (db: Database, shiftId: string) => {
  const [row] = await db.select().from(shifts).where(eq(shifts.id, shiftId));
  if (!row) throw new Error('the shift is not there');
  return row;
};

/** So many finished orders of one line each, numbered from a hundred on. */
export const storeManyOrders = async (
  db: Database,
  { ownerId, shiftId }: { ownerId: string; shiftId: string },
  count: number,
): Promise<void> => {
  const numbers = Array.from({ length: count }, (_, at) => at + 100);
  const rows = numbers.map((number) => ({ id: newId(), number }));
  await db.insert(orders).values(
    rows.map(({ id, number }) => ({
      ...{ id, ownerId, shiftId, number },
      ...{
        clientOrderToken: `token-${id}`,
        trackingToken: `track-${id}`,
        customerName: 'Noa',
        phone: '0501234567',
      },
      ...{ status: 'done' as const, isPaid: true, total: agorot(3200) },
    })),
  );
  await db.insert(orderLines).values(
    rows.map(({ id, number }) => ({
      ...{
        orderId: id,
        position: 0,
        dishName: `Dish ${number}`,
        dishPrice: agorot(3200),
        sizePrice: agorot(0),
      },
      ...{ customizations: [], note: '', quantity: 1 },
    })),
  );
};
