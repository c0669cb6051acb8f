import { z } from 'zod';
import { managedOrder } from '../orders/order-shape.ts';
import { dateTime, id, shekels } from '../values/wire.ts';
import { visit } from '../visits/visit-shape.ts';
import { preflightChecks, preflightResults } from './preflight.ts';

export const preflightFindings = z.partialRecord(z.enum(preflightChecks), z.enum(preflightResults));

/** A shift on the wire is called a service. While it is open, endTime equals startTime. */
export const shift = z.object({
  _id: id,
  startTime: dateTime,
  endTime: dateTime,
  restaurantName: z.string(),
  activeMenu: z.object({ _id: id.nullable(), name: z.string() }),
  owner: id,
  orderCount: z.number(),
  totalPrice: z.number(),
  /** In the drawer when it closed, as payments in cash add up; null while it is open, and of shifts from before payments were stored. */
  expectedCash: shekels.nullable(),
  /** And as somebody counted it; null when nobody did. */
  countedCash: shekels.nullable(),
  /** The result of the check before opening; null when there was none. */
  preflight: z.object({ at: dateTime, results: preflightFindings }).nullable(),
});
export type Shift = z.output<typeof shift>;

/** What is looked at before a shift is closed. */
export const shiftClosing = z.object({
  unpaid: z.object({
    visits: z.array(visit),
    /** Those without a visit. */
    orders: z.array(managedOrder),
  }),
  cash: z.object({ expected: shekels }),
});
export type Closing = z.output<typeof shiftClosing>;

/** An open shift at a glance. */
export const evening = z.object({
  _id: id,
  startTime: dateTime,
  /** Orders that nobody has approved yet. */
  waiting: z.int(),
  inProcess: z.int(),
  /** Calls of tables that nobody has seen yet. */
  calls: z.int(),
  /** Of all its orders but those that were rejected or cancelled, paid or not. */
  takings: z.number(),
  /** Whether somebody can notice a new order right now. */
  isWatched: z.boolean(),
});
export type Evening = z.output<typeof evening>;
