import { and, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OwnId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { actorName, isOwnerActor, isPersonActor } from '#server/db/actor-name.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { orders, people, refusedPhones, shifts, users } from '#server/db/schema.ts';

/** Whether this phone is refused in this shift, inside any query. */
export const isPhoneRefused = (shiftId: PgColumn | SQL, phone: SQL): SQL<boolean> => sql<boolean>`exists (
  select from ${refusedPhones} where ${refusedPhones.shiftId} = ${shiftId} and ${refusedPhones.phone} = ${phone})`;

/** Through the one open shift. */
export const listRefusedPhones = (db: Database | Transaction, scope: OwnerScope) =>
  db
    .select({
      id: refusedPhones.id,
      phone: refusedPhones.phone,
      refusedAt: refusedPhones.refusedAt,
      refusedBy: actorName,
    })
    .from(shifts)
    .innerJoin(refusedPhones, eq(refusedPhones.shiftId, shifts.id))
    .leftJoin(users, isOwnerActor(refusedPhones.refusedBy))
    .leftJoin(people, isPersonActor(refusedPhones.refusedBy, scope.ownerId))
    .where(and(eq(shifts.ownerId, scope.ownerId), isNull(shifts.endedAt)))
    .orderBy(desc(refusedPhones.refusedAt), desc(refusedPhones.id));
export type RefusedPhoneRow = Awaited<ReturnType<typeof listRefusedPhones>>[number];

/** The phone of an order of the open shift, which cannot end before this transaction does. */
export const findPhoneOfOrder = async (tx: Transaction, scope: OwnerScope, orderId: string) => {
  const [row] = await tx
    .select({ shiftId: orders.shiftId, phone: orders.phone })
    .from(shifts)
    .innerJoin(orders, and(eq(orders.shiftId, shifts.id), isNull(orders.deletedAt)))
    .where(
      and(
        eq(shifts.ownerId, scope.ownerId),
        isNull(shifts.endedAt),
        eq(orders.id, orderId),
        ne(orders.phone, ''),
      ),
    )
    .for('key share', { of: shifts });
  return row ?? null;
};

/** Whether it was not refused already. */
export const insertRefusedPhone = async (
  tx: Transaction,
  scope: OwnerScope,
  refused: Omit<typeof refusedPhones.$inferInsert, 'ownerId'>,
): Promise<boolean> => {
  const rows = await tx
    .insert(refusedPhones)
    .values({ ...refused, ownerId: scope.ownerId })
    .onConflictDoNothing()
    .returning({ id: refusedPhones.id });
  return rows.length > 0;
};

export const deleteRefusedPhone = async (
  tx: Transaction,
  scope: OwnerScope,
  refusedId: string,
): Promise<boolean> => {
  const rows = await tx
    .delete(refusedPhones)
    .where(and(eq(refusedPhones.id, refusedId), eq(refusedPhones.ownerId, scope.ownerId)))
    .returning({ id: refusedPhones.id });
  return rows.length > 0;
};

/** Inside the transaction that ends the shift: they were refused for no longer. */
export const deleteRefusedPhonesOf = (tx: Transaction, shiftId: OwnId<'shift'>) =>
  tx.delete(refusedPhones).where(eq(refusedPhones.shiftId, shiftId));

/** Before these orders lose the phones by which their guests are found. */
export const deleteRefusedPhonesOfGuests = (tx: Transaction, orderIds: readonly OwnId<'order'>[]) =>
  tx.delete(refusedPhones).where(
    inArray(
      refusedPhones.id,
      tx
        .select({ id: refusedPhones.id })
        .from(refusedPhones)
        .innerJoin(
          orders,
          and(eq(orders.shiftId, refusedPhones.shiftId), eq(orders.phone, refusedPhones.phone)),
        )
        .where(inArray(orders.id, orderIds)),
    ),
  );
