import { Undo2 } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { Payment } from '#core/payments/payment-shape.ts';
import { limits } from '#core/values/limits.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Field } from '#web/ui/form/field.tsx';
import {
  PasswordThenReasonButtons,
  PasswordThenReasonStep,
} from '#web/ui/form/guarded/password-then-reason.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { StepFooter } from '../bill/step-footer.tsx';
import { voidTexts as t } from './pay.texts.ts';
import { useVoid } from './use-void.ts';

type VoidStepProps = {
  payment: Payment;
  /** Null on a station, where a PIN replaces the password. */
  email: string | null;
  onOrders: (orders: readonly ManagedOrder[]) => void;
  onBack: () => void;
};

/** Takes a payment back, as an order is deleted: with the password and a reason that is stored for good. */
export const VoidStep = ({ payment, email, onOrders, onBack }: VoidStepProps) => {
  const text = useText();
  const formId = useId();
  const { flow, reason, setReason, send } = useVoid(payment, {
    onOrders,
    onDone: onBack,
    asksPassword: email !== null,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <>
      <p className="mb-4 text-ink-2">{text(flow.isLast ? t.reasonHint : t.passwordHint)}</p>
      <PasswordThenReasonStep flow={flow} formId={formId} email={email}>
        <form id={formId} onSubmit={submit}>
          <Field label={text(t.reason)} error={flow.problem} required>
            <TextArea
              value={reason}
              maxLength={limits.reason}
              autoFocus
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
        </form>
      </PasswordThenReasonStep>
      <StepFooter>
        <PasswordThenReasonButtons
          flow={flow}
          formId={formId}
          words={{ keep: text(t.keep), next: text(t.continue), last: text(t.void) }}
          icon={<Undo2 aria-hidden="true" className="size-5" />}
          onKeep={onBack}
        />
      </StepFooter>
    </>
  );
};
