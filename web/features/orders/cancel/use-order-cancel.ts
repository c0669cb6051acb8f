import { useRef, useState } from 'react';
import { cancelReasonTexts } from '#core/orders/cancel-reason.texts.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { withPin } from '#web/lib/api/pin-asking.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import { orderCancelTexts as t } from './order-cancel.texts.ts';
import type { ReasonChoice } from './reason-step.tsx';

/** Password, then the reason. The choice survives when the password is requested again. */
type Handlers = { onDone: (order: ManagedOrder) => void; asksPassword: boolean };

export const useOrderCancel = (orderId: string, { onDone, asksPassword }: Handlers) => {
  const text = useText();
  const sentence = useErrorSentence();
  const [step, setStep] = useState<'password' | 'reason'>(asksPassword ? 'password' : 'reason');
  const [choice, setChoice] = useState<ReasonChoice | null>(null);
  const [other, setOther] = useState('');
  const [problem, setProblem] = useState('');
  const [failure, setFailure] = useState('');
  const [working, setWorking] = useState(false);
  const busy = useRef(false);

  const reasonOf = (chosen: ReasonChoice | null): string => {
    if (chosen === null) return '';
    return chosen === 'other' ? other.trim() : text(cancelReasonTexts[chosen]);
  };

  const send = async (rejectionReason: string) => {
    try {
      const order = await withPin(() =>
        call('PATCH /orders/:id', {
          params: { id: orderId },
          body: { status: 'done', rejected: true, rejectionReason },
        }),
      );
      onDone(order);
      showSuccess(text(t.cancelled, { number: order.displayOrderNumber }));
    } catch (error) {
      if (isApiError(error, 'password_required')) setStep('password');
      const isClosed = isApiError(error, 'illegal_move') || isApiError(error, 'not_found');
      setFailure(isClosed ? text(t.closedMeanwhile) : sentence(error, t.failed));
    }
  };

  return {
    step,
    choice,
    other,
    problem,
    failure,
    working,
    setWorking,
    setOther,
    choose: (next: ReasonChoice) => {
      setProblem('');
      setChoice(next);
    },
    passwordConfirmed: () => {
      setFailure('');
      setStep('reason');
    },
    cancel: async () => {
      const reason = reasonOf(choice);
      setProblem(reason ? '' : text(choice === 'other' ? t.otherMissing : t.reasonMissing));
      if (!reason || busy.current) return;
      busy.current = true;
      setWorking(true);
      setFailure('');
      await send(reason);
      busy.current = false;
      setWorking(false);
    },
  };
};
