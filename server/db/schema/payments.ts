import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { paymentKinds } from '#core/payments/payment-kinds.ts';
import type { Agorot } from '#core/values/money.ts';
import { createdAt, id, moment, oneOf, word } from './columns.ts';
import { orders } from './orders.ts';
import { shifts } from './shifts.ts';
import { ownerId } from './users.ts';
import { visits } from './visits.ts';

const amount = () => bigint({ mode: 'number' }).$type<Agorot>().notNull();

/** Money that was taken, for one order or several of a visit. It is never changed, only voided. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    ownerId: ownerId(),
    shiftId: text()
      .notNull()
      .references(() => shifts.id, { onDelete: 'cascade' }),
    /** Of what was paid; null for an order without a table. */
    visitId: text().references(() => visits.id, { onDelete: 'set null' }),
    /** Made by the screen: the same payment sent twice is one. */
    clientToken: text().notNull(),
    kind: word(paymentKinds, 'other').notNull(),
    amount: amount(),
    payerName: text().notNull().default(''),
    /** Null when nobody of the restaurant did. */
    takenBy: text(),
    takenAt: createdAt(),
    /** Set for a move that paid: the revision of its order after it, so that undoing the move voids this. */
    moveRevision: integer(),
    voidedAt: moment(),
    voidedBy: text(),
    voidReason: text().notNull().default(''),
  },
  (t) => [
    unique('payments_one_token_per_owner').on(t.ownerId, t.clientToken),
    index('payments_shift').on(t.shiftId),
    index('payments_visit').on(t.visitId).where(sql`${t.visitId} is not null`),
    check('payments_kind', oneOf(t.kind, paymentKinds)),
    check('payments_amount', sql`${t.amount} > 0`),
  ],
);

/** How much of a payment went to which order: an order is paid when its parts cover it. */
export const paymentParts = pgTable(
  'payment_parts',
  {
    paymentId: text()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    amount: amount(),
  },
  (t) => [
    primaryKey({ columns: [t.paymentId, t.orderId] }),
    index('payment_parts_order').on(t.orderId),
    check('payment_parts_amount', sql`${t.amount} > 0`),
  ],
);
