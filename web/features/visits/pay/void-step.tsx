import { Undo2 } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { Payment } from '#core/payments/payment-shape.ts';
import { limits } from '#core/values/limits.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordStep } from '#web/ui/form/password-step.tsx';
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
  const flow = useVoid(payment, { onOrders, onDone: onBack, asksPassword: email !== null });
  const isLast = flow.step === 'reason';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void flow.send();
  };
  return (
    <>
      <p className="mb-4 text-ink-2">{text(isLast ? t.reasonHint : t.passwordHint)}</p>
      {flow.failure && <Alert className="mb-4">{flow.failure}</Alert>}
      {isLast ? (
        <form id={formId} onSubmit={submit}>
          <Field label={text(t.reason)} error={flow.problem} required>
            <TextArea
              value={flow.reason}
              maxLength={limits.reason}
              autoFocus
              onChange={(event) => flow.setReason(event.target.value)}
            />
          </Field>
        </form>
      ) : (
        <PasswordStep
          formId={formId}
          email={email ?? ''}
          onWorking={flow.setWorking}
          onDone={flow.passwordConfirmed}
        />
      )}
      <StepFooter>
        <Button variant="secondary" disabled={flow.working} onClick={onBack}>
          {text(t.keep)}
        </Button>
        <Button
          type="submit"
          form={formId}
          variant={isLast ? 'danger' : 'primary'}
          icon={isLast && <Undo2 aria-hidden="true" className="size-5" />}
          loading={flow.working}
        >
          {text(isLast ? t.void : t.continue)}
        </Button>
      </StepFooter>
    </>
  );
};
