import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { Payment } from '#core/payments/payment-shape.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { withPin } from '#web/lib/api/pin-asking.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import { visitsKey } from '../visit-queries.ts';
import { voidTexts as t } from './pay.texts.ts';

type Handlers = {
  onOrders: (orders: readonly ManagedOrder[]) => void;
  onDone: () => void;
  asksPassword: boolean;
};

/** Password, then the reason. What was written survives when the password is requested again. */
export const useVoid = ({ _id }: Payment, { onOrders, onDone, asksPassword }: Handlers) => {
  const text = useText();
  const sentence = useErrorSentence();
  const client = useQueryClient();
  const [step, setStep] = useState<'password' | 'reason'>(asksPassword ? 'password' : 'reason');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const [failure, setFailure] = useState('');
  const [working, setWorking] = useState(false);
  const busy = useRef(false);

  const explain = (error: unknown): string => {
    if (isApiError(error, 'not_found')) return text(t.gone);
    if (isApiError(error, 'shift_ended')) return text(t.shiftEnded);
    return sentence(error, t.failed);
  };

  const send = async () => {
    try {
      const { orders } = await withPin(() =>
        call('POST /payments/:id/void', { params: { id: _id }, body: { reason: reason.trim() } }),
      );
      onOrders(orders);
      await client.invalidateQueries({ queryKey: visitsKey });
      onDone();
      showSuccess(text(t.voided));
    } catch (error) {
      if (isApiError(error, 'password_required')) setStep('password');
      setFailure(explain(error));
    }
  };

  return {
    step,
    reason,
    problem,
    failure,
    working,
    setReason: (written: string) => {
      setProblem('');
      setReason(written);
    },
    setWorking,
    passwordConfirmed: () => {
      setFailure('');
      setStep('reason');
    },
    send: async () => {
      setProblem(reason.trim() ? '' : text(t.reasonMissing));
      if (!reason.trim() || busy.current) return;
      busy.current = true;
      setWorking(true);
      setFailure('');
      await send();
      busy.current = false;
      setWorking(false);
    },
  };
};
