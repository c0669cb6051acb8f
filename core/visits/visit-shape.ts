import { z } from 'zod';
import { dateTime, id, shekels } from '../values/wire.ts';

/** The orders of one table from the first one until it is closed: it groups them and never merges them. */
export const visit = z.object({
  _id: id,
  service: id,
  tableNumber: z.number(),
  openedAt: dateTime,
  /** Null while it is open: a new order at its table joins it. */
  closedAt: dateTime.nullable(),
  closedBy: z.string().nullable(),
  /** By number; deleted ones are not among them. */
  orderIds: z.array(id),
  /** Of all its orders but those that were rejected or cancelled. */
  total: shekels,
  /** Of the total, what nobody has approved yet: it is owed from then on. */
  waiting: shekels,
  paid: shekels,
  /** What may still be taken. */
  owed: shekels,
  /** Paid for what was cancelled, deleted or made cheaper since. */
  toGiveBack: shekels,
});
export type Visit = z.output<typeof visit>;
