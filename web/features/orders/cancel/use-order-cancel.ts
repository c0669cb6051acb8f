import { useState } from 'react';
import { cancelReasonTexts } from '#core/orders/cancel-reason.texts.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import { usePasswordThenReason } from '#web/ui/form/guarded/use-password-then-reason.ts';
import { orderCancelTexts as t } from './order-cancel.texts.ts';
import type { ReasonChoice } from './reason-step.tsx';

type Handlers = { onDone: (order: ManagedOrder) => void; asksPassword: boolean };

/** Which reason is chosen for a cancelled order, and sent. */
export const useOrderCancel = (orderId: string, { onDone, asksPassword }: Handlers) => {
  const text = useText();
  const sentence = useErrorSentence();
  const [choice, setChoice] = useState<ReasonChoice | null>(null);
  const [other, setOther] = useState('');
  const flow = usePasswordThenReason({
    asksPassword,
    send: (rejectionReason) =>
      call('PATCH /orders/:id', {
        params: { id: orderId },
        body: { status: 'done', rejected: true, rejectionReason },
      }),
    onSent: (order) => {
      onDone(order);
      showSuccess(text(t.cancelled, { number: order.displayOrderNumber }));
    },
    explain: (error) => {
      const isClosed = isApiError(error, 'illegal_move') || isApiError(error, 'not_found');
      return isClosed ? text(t.closedMeanwhile) : sentence(error, t.failed);
    },
  });

  const reasonOf = (chosen: ReasonChoice | null): string => {
    if (chosen === null) return '';
    return chosen === 'other' ? other.trim() : text(cancelReasonTexts[chosen]);
  };

  return {
    flow,
    choice,
    other,
    setOther,
    choose: (next: ReasonChoice) => {
      flow.forgetProblem();
      setChoice(next);
    },
    cancel: () => flow.submit(reasonOf(choice), text(choice === 'other' ? t.otherMissing : t.reasonMissing)),
  };
};
