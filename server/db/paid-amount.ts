import { sql } from 'drizzle-orm';
import type { Agorot } from '#core/values/money.ts';
import { orders, paymentParts, payments } from './schema.ts';

/**
 * What was paid for a row of `orders`, with every column named by its table, because a query of one table names none.
 * Not where the row is locked: a statement that waited for a lock would read the payments from before.
 */
export const paidAmount = sql<Agorot>`(
  select coalesce(sum(${paymentParts}."amount"), 0)::float8 from ${paymentParts}
  join ${payments} on ${payments}."id" = ${paymentParts}."payment_id" and ${payments}."voided_at" is null
  where ${paymentParts}."order_id" = ${orders}."id")`;
