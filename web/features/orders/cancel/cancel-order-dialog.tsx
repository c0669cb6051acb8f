import { Ban } from 'lucide-react';
import { useId } from 'react';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { PasswordStep } from '#web/ui/form/password-step.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { orderCancelTexts as t } from './order-cancel.texts.ts';
import { ReasonStep } from './reason-step.tsx';
import { useOrderCancel } from './use-order-cancel.ts';

type CancelOrderDialogProps = {
  order: ManagedOrder;
  /** Null on a station, where a PIN replaces the password. */
  email: string | null;
  onClose: () => void;
  onDone: (order: ManagedOrder) => void;
};

/** Closes an approved order that will not be paid for. */
export const CancelOrderDialog = ({ order, email, onClose, onDone }: CancelOrderDialogProps) => {
  const text = useText();
  const formId = useId();
  const flow = useOrderCancel(order._id, { onDone, asksPassword: email !== null });
  const isLast = flow.step === 'reason';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !flow.working && onClose()}
      closesOnOutsideClick={false}
      title={text(t.title, { number: order.displayOrderNumber })}
      description={text(isLast ? t.reasonHint : t.passwordHint)}
      footer={
        <>
          <Button variant="secondary" disabled={flow.working} onClick={onClose}>
            {text(t.keep)}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isLast ? 'danger' : 'primary'}
            icon={isLast && <Ban aria-hidden="true" className="size-5" />}
            loading={flow.working}
          >
            {text(isLast ? t.cancel : t.continue)}
          </Button>
        </>
      }
    >
      {flow.failure && <Alert className="mb-4">{flow.failure}</Alert>}
      {isLast ? (
        <ReasonStep
          formId={formId}
          choice={flow.choice}
          other={flow.other}
          problem={flow.problem}
          onChoice={flow.choose}
          onOther={flow.setOther}
          onSubmit={flow.cancel}
        />
      ) : (
        <PasswordStep
          formId={formId}
          email={email ?? ''}
          onWorking={flow.setWorking}
          onDone={flow.passwordConfirmed}
        />
      )}
    </Dialog>
  );
};
