import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { paymentKindTexts } from '#core/payments/payment-kind.texts.ts';
import type { PaymentKind } from '#core/payments/payment-kinds.ts';
import { type Agorot, formatPrice, formatShekels, toShekels } from '#core/values/money.ts';
import { call } from '#web/lib/api/call.ts';
import { isTransient } from '#web/lib/api/is-transient.ts';
import { makeToken } from '#web/lib/api/make-token.ts';
import { withPin } from '#web/lib/api/pin-asking.ts';
import { refusalDetails } from '#web/lib/api/refusal-details.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
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

/** A payment on its way. Sent again it carries the same token, so the server takes it once. */
type Attempt = Wanted & { clientToken: string };

/** By bill: sent, and never answered. Kept while the page is open, for whoever closes the bill meanwhile. */
const unanswered = new Map<string, Attempt>();

type Handlers = {
  onOrders: (orders: readonly ManagedOrder[]) => void;
  /** Recorded, and shown by now. */
  onTaken: (taken: Wanted) => void;
};

/** Takes payments for a bill, one at a time. */
export const usePayment = (billKey: string, { onOrders, onTaken }: Handlers) => {
  const text = useText();
  const sentence = useErrorSentence();
  const client = useQueryClient();
  const [unsettled, setUnsettled] = useState(() => unanswered.get(billKey) ?? null);
  const [working, setWorking] = useState<Wanted | null>(null);
  const [failure, setFailure] = useState('');
  const busy = useRef(false);

  const settle = (attempt: Attempt | null) => {
    if (attempt) unanswered.set(billKey, attempt);
    else unanswered.delete(billKey);
    setUnsettled(attempt);
  };
  const refresh = () => client.invalidateQueries({ queryKey: visitsKey });

  const explain = (error: unknown): string => {
    const tooMuch = refusalDetails(error, route, 'more_than_owed');
    if (tooMuch) return text(t.moreThanOwed, { owed: formatShekels(tooMuch.owed) });
    return sentence(error, t.failed);
  };

  const send = async (attempt: Attempt): Promise<void> => {
    const { kind, orderIds, amount, payerName, clientToken } = attempt;
    const body = { clientToken, kind, orderIds: [...orderIds], amount: toShekels(amount), payerName };
    try {
      const { orders } = await withPin(
        () => call(route, { body, signal: AbortSignal.timeout(answerLimitMs) }),
        'orders',
      );
      settle(null);
      onOrders(orders);
      // Busy until it shows: whoever presses again would take it again.
      await refresh();
      onTaken(attempt);
      showSuccess(text(t.taken, { amount: formatPrice(amount) }));
    } catch (error) {
      if (isTransient(error)) return settle(attempt);
      settle(null);
      setFailure(explain(error));
      await refresh();
    }
  };

  const atWork = async (attempt: Attempt) => {
    if (busy.current) return;
    busy.current = true;
    setWorking(attempt);
    setFailure('');
    await send(attempt);
    busy.current = false;
    setWorking(null);
  };

  return {
    working,
    failure,
    /** In words, while nobody knows whether it was recorded. */
    unsettled:
      unsettled &&
      text(t.takeWith, {
        kind: text(paymentKindTexts[unsettled.kind]),
        amount: formatPrice(unsettled.amount),
      }),
    take: (wanted: Wanted) => {
      if (!unsettled) void atWork({ ...wanted, clientToken: makeToken() });
    },
    sendAgain: () => {
      if (unsettled) void atWork(unsettled);
    },
    /** Somebody has looked, and says that it was not paid. */
    forget: async () => {
      settle(null);
      await refresh();
    },
  };
};
export type PaymentInHand = ReturnType<typeof usePayment>;
