import { z } from 'zod';
import { paymentKinds } from '../payments/payment-kinds.ts';
import { dateTime, day, id, shekels } from '../values/wire.ts';
import { refusalKinds } from './refusal-kinds.ts';

const refusalKind = z.enum(refusalKinds);

const sales = { orders: z.int(), takings: shekels };
const portions = { portions: z.int(), takings: shekels };

/** How many minutes something took: by minute, the last standing for all longer ones. Null where nothing was measured. */
const minutes = z.object({
  median: z.int().nullable(),
  slowest: z.int().nullable(),
  byMinute: z.array(z.object({ minute: z.int(), orders: z.int() })),
});
export type Minutes = z.output<typeof minutes>;

/**
 * What happened in a shift, or in a span of days. Orders that were rejected, cancelled, withdrawn by their guests or deleted are in `refused` and in
 * nothing else. Each table is sorted as it is shown.
 */
export const report = z.object({
  shifts: z.int(),
  ...sales,
  average: shekels,
  paid: z.object(sales),
  unpaid: z.object(sales),
  /** What came in and was not voided; null: of orders that count as paid without a payment, as before those were stored. */
  paymentKinds: z.array(
    z.object({ kind: z.enum(paymentKinds).nullable(), payments: z.int(), amount: shekels }),
  ),
  /** The newest first. */
  voidedPayments: z.array(
    z.object({
      day,
      kind: z.enum(paymentKinds),
      amount: shekels,
      reason: z.string(),
      by: z.string().nullable(),
      at: dateTime,
    }),
  ),
  /** Of what came in: for orders that were cancelled, deleted or made cheaper afterwards. */
  toGiveBack: shekels,
  /** Of the shifts whose drawer was counted when they closed. */
  cash: z.object({ shifts: z.int(), expected: shekels, counted: shekels }),
  /** What was taken away after its shift had been closed; it is no longer in the totals. */
  corrections: z.array(
    z.object({
      day,
      displayOrderNumber: z.int(),
      kind: refusalKind,
      reason: z.string(),
      by: z.string().nullable(),
      at: dateTime,
      amount: shekels,
    }),
  ),
  /** Every day on which a shift began. */
  days: z.array(z.object({ day, ...sales })),
  /** From the first hour of the day with an order to the last, those without one included. */
  hours: z.array(z.object({ hour: z.int(), ...sales })),
  sections: z.array(z.object({ name: z.string(), ...portions })),
  dishes: z.array(z.object({ dishId: id.nullable(), name: z.string(), section: z.string(), ...portions })),
  sizes: z.array(z.object({ dish: z.string(), size: z.string(), ...portions })),
  options: z.array(z.object({ group: z.string(), option: z.string(), ...portions })),
  /** Null: ordered without a table. */
  tables: z.array(z.object({ table: z.int().nullable(), ...sales })),
  toApprove: minutes,
  toMake: minutes,
  refused: z.array(
    z.object({
      kind: refusalKind,
      reason: z.string(),
      by: z.string().nullable(),
      orders: z.int(),
      amount: shekels,
    }),
  ),
  /** The newest first; `to` is null when it did not come back before the shift ended. */
  soldOut: z.array(
    z.object({ dish: z.string(), option: z.string().nullable(), from: dateTime, to: dateTime.nullable() }),
  ),
  looks: z.object({
    menu: z.int(),
    /** Every table of the restaurant; the last day on which its code was scanned, whenever that was. */
    tables: z.array(z.object({ table: z.int(), opened: z.int(), lastDay: day.nullable() })),
    /** Every dish that was looked at or ordered, and every dish of the active menu. */
    dishes: z.array(
      z.object({ dishId: id, name: z.string(), opened: z.int(), inCart: z.int(), ordered: z.int() }),
    ),
  }),
});
export type Report = z.output<typeof report>;
