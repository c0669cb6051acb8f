import type { Epoch } from '#core/live/stream-protocol.ts';
import type { PaymentKind } from '#core/payments/payment-kinds.ts';
import type { Agorot } from '#core/values/money.ts';
import { isOfOtherEpoch, watchEpoch } from '#web/lib/api/server-epoch.ts';
import { createKeptValues } from '#web/lib/browser/kept-values.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';

/**
 * A payment that was sent and has no answer: whether it was recorded is a question that outlives the page. Sent again it
 * carries the same token, so the server takes it once. It names nobody, because it is kept in browser storage.
 */
export type KeptPayment = {
  clientToken: string;
  kind: PaymentKind;
  orderIds: readonly string[];
  amount: Agorot;
  /** One of equal shares. */
  isShare: boolean;
  shiftId: string;
  /** Null where the order has no table. */
  visitId: string | null;
  tableNumber: number | null;
  orderNumber: number;
  /** Of the database to which it was sent; null where the server does not say it. */
  epoch?: Epoch | null;
  /** Its answer may still come, as long as the page that has sent it is there. */
  isOnItsWay: boolean;
};

const kept = createKeptValues<KeptPayment>(
  'menta-payment:',
  ({ clientToken, kind, orderIds, amount }) =>
    [clientToken, kind].every((each) => typeof each === 'string') &&
    Array.isArray(orderIds) &&
    Number.isInteger(amount),
  serverNow,
);

/** No answer to these will reach anybody: the page that has sent them was closed or loaded again. */
const leftBehind = new Set(kept.list().map(({ clientToken }) => clientToken));

const isQuestion = ({ clientToken, isOnItsWay }: KeptPayment): boolean =>
  !isOnItsWay || leftBehind.has(clientToken);

/** What it paid may not be there any more: it is said, and not sent again. */
const isLost = ({ epoch }: KeptPayment): boolean => isOfOtherEpoch(epoch);

const listKept = (): KeptPayment[] => kept.list().filter((payment) => !isLost(payment));

const isOf =
  (orderIds: readonly string[]) =>
  (payment: KeptPayment): boolean =>
    payment.orderIds.some((id) => orderIds.includes(id));

export const watchKeptPayments = (listener: () => void): (() => void) => {
  const stops = [kept.watch(listener), watchEpoch(listener)];
  return () => {
    for (const stop of stops) stop();
  };
};

export const keepPayment = (payment: KeptPayment): void => kept.write(payment.clientToken, payment);

export const settlePayment = ({ clientToken }: KeptPayment): void => kept.write(clientToken, null);

/** By orders and not by table: it goes where they go. */
export const findQuestionOf = (orderIds: readonly string[]): KeptPayment | null =>
  listKept().filter(isQuestion).find(isOf(orderIds)) ?? null;

/** One of another tab, too, whose answer is still awaited there. */
export const findUnansweredOf = (orderIds: readonly string[]): KeptPayment | null =>
  listKept().find(isOf(orderIds)) ?? null;

export const findQuestionOfShift = (shiftId: string): KeptPayment | null =>
  listKept().find((payment) => payment.shiftId === shiftId && isQuestion(payment)) ?? null;

/** Whatever its shift, which may be lost as well. */
export const findLostPayment = (): KeptPayment | null =>
  kept.list().find((payment) => isLost(payment) && isQuestion(payment)) ?? null;
