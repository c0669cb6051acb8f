import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { PaymentKind } from '#core/payments/payment-kinds.ts';
import { type Agorot, formatPrice, formatShekels, toShekels } from '#core/values/money.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { isTransient } from '#web/lib/api/is-transient.ts';
import { makeToken } from '#web/lib/api/make-token.ts';
import { withPin } from '#web/lib/api/pin-asking.ts';
import { refusalDetails } from '#web/lib/api/refusal-details.ts';
import { knownEpoch } from '#web/lib/api/server-epoch.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import type { Bill } from '../bill/use-bill.ts';
import {
  findQuestionOf,
  findUnansweredOf,
  type KeptPayment,
  keepPayment,
  settlePayment,
  watchKeptPayments,
} from '../unanswered/kept-payments.ts';
import { usePaymentWords } from '../unanswered/use-payment-words.ts';
import { visitsKey } from '../visit-queries.ts';
import { payTexts as t } from './pay.texts.ts';

const route = 'POST /payments';
/** A line that swallows everything must not hold an answer back. */
const answerLimitMs = 10_000;

export type Wanted = {
  kind: PaymentKind;
  orderIds: readonly string[];
  amount: Agorot;
  payerName: string;
  /** One of equal shares: the next payer follows. */
  isShare: boolean;
};

/** By token. A name is not kept in storage: whoever sends again after a reload sends it without. */
const payerNames = new Map<string, string>();

/** The server has looked for this payment, and has not recorded it. What is refused before that says nothing of an earlier try. */
const isDecided = (error: unknown): boolean =>
  isApiError(error, 'more_than_owed') ||
  isApiError(error, 'not_found') ||
  isApiError(error, 'shift_ended') ||
  isApiError(error, 'too_many_changes');

type Handlers = {
  onOrders: (orders: readonly ManagedOrder[]) => void;
  /** Recorded, and shown by now. */
  onTaken: (taken: { isShare: boolean; isLast: boolean }) => void;
};

/** Takes payments for a bill, one at a time. */
export const usePayment = (bill: Bill, { onOrders, onTaken }: Handlers) => {
  const text = useText();
  const words = usePaymentWords();
  const sentence = useErrorSentence();
  const client = useQueryClient();
  const billed = bill.orders.map(({ _id }) => _id);
  const unsettled = useSyncExternalStore(
    watchKeptPayments,
    () => findQuestionOf(billed),
    () => null,
  );
  const [working, setWorking] = useState<KeptPayment | null>(null);
  const [failure, setFailure] = useState('');
  const busy = useRef(false);

  const settle = (payment: KeptPayment) => {
    settlePayment(payment);
    payerNames.delete(payment.clientToken);
  };
  const ask = (payment: KeptPayment) => keepPayment({ ...payment, isOnItsWay: false });
  const refresh = () => client.invalidateQueries({ queryKey: visitsKey });
  const sayTaken = ({ amount }: KeptPayment) => showSuccess(text(t.taken, { amount: formatPrice(amount) }));

  const explain = (error: unknown): string => {
    const tooMuch = refusalDetails(error, route, 'more_than_owed');
    if (tooMuch) return text(t.moreThanOwed, { owed: formatShekels(tooMuch.owed) });
    return sentence(error, t.failed);
  };

  const send = async (payment: KeptPayment, isRepeated: boolean): Promise<void> => {
    const { kind, orderIds, amount, isShare, clientToken } = payment;
    const payerName = payerNames.get(clientToken) ?? '';
    const body = { clientToken, kind, orderIds: [...orderIds], amount: toShekels(amount), payerName };
    try {
      const { orders } = await withPin(
        () => call(route, { body, signal: AbortSignal.timeout(answerLimitMs) }),
        'orders',
      );
      settle(payment);
      onOrders(orders);
      // Busy until it shows: whoever presses again would take it again.
      await refresh();
      onTaken({ isShare, isLast: amount >= bill.owed });
      sayTaken(payment);
    } catch (error) {
      if (isTransient(error)) return ask(payment);
      if (isRepeated && !isDecided(error)) ask(payment);
      else settle(payment);
      setFailure(explain(error));
      await refresh();
    }
  };

  const atWork = async (payment: KeptPayment, isRepeated: boolean) => {
    if (busy.current) return;
    busy.current = true;
    setWorking(payment);
    setFailure('');
    await send(payment, isRepeated);
    busy.current = false;
    setWorking(null);
  };

  // The answer was lost, but here it is.
  const isRecorded =
    unsettled !== null &&
    working === null &&
    bill.payments.some(({ clientToken }) => clientToken === unsettled.clientToken);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is found
  useEffect(() => {
    if (!isRecorded || !unsettled) return;
    settle(unsettled);
    sayTaken(unsettled);
    onTaken({ isShare: unsettled.isShare, isLast: bill.owed === 0 });
  }, [isRecorded]);

  const take = ({ payerName, ...wanted }: Wanted) => {
    const [order] = bill.orders;
    // Nothing is owed any more, which is about to show.
    if (busy.current || unsettled || !order || wanted.amount === 0) return;
    // Another tab has sent one, and may have been closed before its answer.
    const unanswered = findUnansweredOf(billed);
    if (unanswered) return ask(unanswered);
    const payment: KeptPayment = {
      ...wanted,
      clientToken: makeToken(),
      shiftId: order.service,
      visitId: bill.visit?._id ?? null,
      tableNumber: bill.visit?.tableNumber ?? null,
      orderNumber: order.displayOrderNumber,
      epoch: knownEpoch(),
      isOnItsWay: true,
    };
    payerNames.set(payment.clientToken, payerName);
    // Before it is sent: whatever becomes of the page meanwhile, it is known that this was on its way.
    keepPayment(payment);
    void atWork(payment, false);
  };

  return {
    working,
    failure,
    /** In words, while nobody knows whether it was recorded. */
    unsettled: unsettled && words(unsettled),
    take,
    sendAgain: () => {
      if (unsettled) void atWork(unsettled, true);
    },
    /** Somebody has looked, and says that it was not paid. */
    forget: async () => {
      if (unsettled) settle(unsettled);
      await refresh();
    },
  };
};
export type PaymentInHand = ReturnType<typeof usePayment>;
