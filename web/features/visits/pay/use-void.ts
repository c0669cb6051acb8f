import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { Payment } from '#core/payments/payment-shape.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import { usePasswordThenReason } from '#web/ui/form/guarded/use-password-then-reason.ts';
import { visitsKey } from '../visit-queries.ts';
import { voidTexts as t } from './pay.texts.ts';

type Handlers = {
  onOrders: (orders: readonly ManagedOrder[]) => void;
  onDone: () => void;
  asksPassword: boolean;
};

/** What is said of a voided payment, and sent. */
export const useVoid = ({ _id }: Payment, { onOrders, onDone, asksPassword }: Handlers) => {
  const text = useText();
  const sentence = useErrorSentence();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const flow = usePasswordThenReason({
    asksPassword,
    send: (written) => call('POST /payments/:id/void', { params: { id: _id }, body: { reason: written } }),
    onSent: async ({ orders }) => {
      onOrders(orders);
      await client.invalidateQueries({ queryKey: visitsKey });
      onDone();
      showSuccess(text(t.voided));
    },
    explain: (error) => {
      if (isApiError(error, 'not_found')) return text(t.gone);
      if (isApiError(error, 'shift_ended')) return text(t.shiftEnded);
      return sentence(error, t.failed);
    },
  });
  return {
    flow,
    reason,
    setReason: (written: string) => {
      flow.forgetProblem();
      setReason(written);
    },
    send: () => flow.submit(reason.trim(), text(t.reasonMissing)),
  };
};
