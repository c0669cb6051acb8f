import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Agorot } from '#core/values/money.ts';
import { type OwnId, ownRow, type WithOwner } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { actorName, isOwnerActor, isPersonActor, ownerName } from '#server/db/actor-name.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { paymentParts, payments, people, users } from '#server/db/schema.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type PaymentPart = { orderId: string; amount: Agorot };

/** With its parts, which belong to orders that are locked. */
export const insertPayment = async (
  tx: Transaction,
  payment: WithOwner<typeof payments.$inferInsert>,
  parts: readonly PaymentPart[],
): Promise<void> => {
  await tx.insert(payments).values(payment);
  await tx.insert(paymentParts).values(parts.map((part) => ({ ...part, paymentId: payment.id })));
};

type Voiding = { voidedAt: Date; voidedBy: string; voidReason: string };

/** Locked, so that of two who void it at once the second sees what the first did. */
export const findPaymentForChange = async (tx: Transaction, scope: OwnerScope, paymentId: string) => {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.id, paymentId), eq(payments.ownerId, scope.ownerId)))
    .for('update');
  return ownRow('payment', row);
};

export const voidPayment = (tx: Transaction, paymentId: OwnId<'payment'>, voiding: Voiding) =>
  tx.update(payments).set(voiding).where(eq(payments.id, paymentId));

/** That of a move which has led a locked order to this revision. */
export const voidPaymentOfMove = (
  tx: Transaction,
  orderId: OwnId<'order'>,
  moveRevision: number,
  voiding: Voiding,
) =>
  tx
    .update(payments)
    .set(voiding)
    .where(
      and(
        eq(payments.moveRevision, moveRevision),
        isNull(payments.voidedAt),
        inArray(
          payments.id,
          tx
            .select({ id: paymentParts.paymentId })
            .from(paymentParts)
            .where(eq(paymentParts.orderId, orderId)),
        ),
      ),
    );

export const findPayment = async (
  db: Database | Transaction,
  scope: OwnerScope,
  which: { id: string } | { clientToken: string },
): Promise<Pick<PaymentRow, 'id' | 'shiftId'> | null> => {
  const isIt = 'id' in which ? eq(payments.id, which.id) : eq(payments.clientToken, which.clientToken);
  const [row] = await db
    .select({ id: payments.id, shiftId: payments.shiftId })
    .from(payments)
    .where(and(eq(payments.ownerId, scope.ownerId), isIt));
  return row ?? null;
};

const voider = sql<string | null>`(select coalesce(
  (select ${people.name} from ${people} where ${people.id} = ${payments.voidedBy} and ${people.ownerId} = ${payments.ownerId}),
  (select ${ownerName} from ${users} where ${users.id} = ${payments.voidedBy})))`;

const listPayments = async (db: Database | Transaction, scope: OwnerScope, which: SQL | undefined) => {
  const rows = await db
    .select({ payment: payments, takenBy: actorName, voidedBy: voider })
    .from(payments)
    .leftJoin(users, isOwnerActor(payments.takenBy))
    .leftJoin(people, isPersonActor(payments.takenBy, scope.ownerId))
    .where(and(eq(payments.ownerId, scope.ownerId), which))
    .orderBy(asc(payments.takenAt), asc(payments.id));
  const ids = rows.map(({ payment }) => payment.id);
  const parts =
    ids.length === 0 ? [] : await db.select().from(paymentParts).where(inArray(paymentParts.paymentId, ids));
  const byPayment = Map.groupBy(parts, ({ paymentId }) => paymentId);
  return rows.map((row) => ({ ...row, parts: byPayment.get(row.payment.id) ?? [] }));
};
export type StoredPayment = Awaited<ReturnType<typeof listPayments>>[number];

export const getPayment = async (
  db: Database | Transaction,
  scope: OwnerScope,
  paymentId: string,
): Promise<StoredPayment> => {
  const [row] = await listPayments(db, scope, eq(payments.id, paymentId));
  if (!row) throw new Error('a payment that was found is gone');
  return row;
};

/** Of which any part went to one of these orders, oldest first. */
export const listPaymentsOfOrders = async (db: Database, scope: OwnerScope, orderIds: readonly string[]) =>
  orderIds.length === 0
    ? []
    : listPayments(
        db,
        scope,
        inArray(
          payments.id,
          db
            .select({ id: paymentParts.paymentId })
            .from(paymentParts)
            .where(inArray(paymentParts.orderId, [...orderIds])),
        ),
      );

export const listPaymentsOfShift = (db: Database, scope: OwnerScope, shiftId: string) =>
  listPayments(db, scope, eq(payments.shiftId, shiftId));

/** What payments in cash brought into the drawer of a shift. */
export const sumCash = async (db: Database | Transaction, shiftId: OwnId<'shift'>): Promise<Agorot> => {
  const [row] = await db
    .select({ amount: sql<Agorot>`coalesce(sum(${payments.amount}), 0)::float8` })
    .from(payments)
    .where(and(eq(payments.shiftId, shiftId), eq(payments.kind, 'cash'), isNull(payments.voidedAt)));
  if (!row) throw new Error('an aggregate returned no row');
  return row.amount;
};
