import { z } from 'zod';
import { limits } from '../values/limits.ts';
import { type Agorot, toAgorot } from '../values/money.ts';
import { dateTime, id, optionalLine, requiredLine, shekels } from '../values/wire.ts';
import { paymentKinds } from './payment-kinds.ts';

/** Money that was taken, once, for one order or several. It is never changed, only voided. */
export const payment = z.object({
  _id: id,
  /** Under which its screen sent it: whoever heard no answer finds it again by that. */
  clientToken: z.string(),
  /** The visit of its orders when it was taken; null when they had none, or not the same. */
  visit: id.nullable(),
  kind: z.enum(paymentKinds),
  amount: shekels,
  /** Empty when nobody said, and when the guest was forgotten. */
  payerName: z.string(),
  takenBy: z.string().nullable(),
  takenAt: dateTime,
  /** How much of it went to which order. */
  parts: z.array(z.object({ orderId: id, amount: shekels })),
  voided: z.object({ at: dateTime, by: z.string().nullable(), reason: z.string() }).nullable(),
});
export type Payment = z.output<typeof payment>;

/** In a request: shekels in, agorot out, and never nothing. */
const paidAmount = z
  .number()
  .min(0.01)
  .max(limits.paymentShekels)
  .transform((amount): Agorot => toAgorot(amount));

export const paymentBody = z.object({
  /** Made by the screen: the same payment sent again is not a second one. */
  clientToken: z.string().regex(/^[\w-]{16,64}$/),
  kind: z.enum(paymentKinds),
  orderIds: z.array(id).min(1).max(limits.ordersPerPayment),
  /** Absent: all that is owed of these orders. */
  amount: paidAmount.optional(),
  payerName: optionalLine(limits.personName).default(''),
});
export type PaymentBody = z.output<typeof paymentBody>;

export const voidBody = z.object({ reason: requiredLine(limits.reason) });
