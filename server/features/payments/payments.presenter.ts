import type { Payment } from '#core/payments/payment-shape.ts';
import { toShekels } from '#core/values/money.ts';
import type { StoredPayment } from './payments.queries.ts';

export const presentPayment = ({ payment, takenBy, voidedBy, parts }: StoredPayment): Payment => ({
  _id: payment.id,
  clientToken: payment.clientToken,
  visit: payment.visitId,
  kind: payment.kind,
  amount: toShekels(payment.amount),
  payerName: payment.payerName,
  takenBy,
  takenAt: payment.takenAt.toISOString(),
  parts: parts.map(({ orderId, amount }) => ({ orderId, amount: toShekels(amount) })),
  voided: payment.voidedAt && {
    at: payment.voidedAt.toISOString(),
    by: voidedBy,
    reason: payment.voidReason,
  },
});
