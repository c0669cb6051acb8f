import { z } from 'zod';
import { tableCodeIn } from '../qr/table-code-shape.ts';
import { limits } from '../values/limits.ts';
import { dateTime, id, revision } from '../values/wire.ts';
import { callKinds, callPayments } from './call-kinds.ts';
import { mostPayers } from './call-rules.ts';

const wish = {
  tableNumber: z.number(),
  kind: z.enum(callKinds),
  /** How the bill will be paid; null when they did not say, and of a call for the waiter. */
  payment: z.enum(callPayments).nullable(),
  /** How many pay; null likewise. */
  payers: z.number().nullable(),
  createdAt: dateTime,
  seenAt: dateTime.nullable(),
  doneAt: dateTime.nullable(),
  revision,
};

/** As the board shows it. */
export const tableCall = z.object({
  _id: id,
  service: id,
  ...wish,
  /** How far the ring ladder has climbed. */
  ringStep: z.number(),
});
export type TableCall = z.output<typeof tableCall>;

/** As the table that called follows it. */
export const guestCall = z.object({
  trackingToken: z.string(),
  ...wish,
  /** Nobody has noticed it for so long that the guest had better speak to the staff. */
  unseen: z.boolean(),
});
export type GuestCall = z.output<typeof guestCall>;

export const callBody = z.object({
  table: z.int().min(1).max(limits.tablesMax),
  kind: z.enum(callKinds),
  payment: z.enum(callPayments).nullish(),
  payers: z.int().min(1).max(mostPayers).nullish(),
  /** From the address that was scanned. */
  code: tableCodeIn,
});
export type CallBody = z.output<typeof callBody>;
