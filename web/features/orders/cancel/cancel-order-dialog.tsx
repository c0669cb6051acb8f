import { Ban } from 'lucide-react';
import { useId } from 'react';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import {
  PasswordThenReasonButtons,
  PasswordThenReasonStep,
} from '#web/ui/form/guarded/password-then-reason.tsx';
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
  const { flow, choice, other, choose, setOther, cancel } = useOrderCancel(order._id, {
    onDone,
    asksPassword: email !== null,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !flow.working && onClose()}
      closesOnOutsideClick={false}
      title={text(t.title, { number: order.displayOrderNumber })}
      description={text(flow.isLast ? t.reasonHint : t.passwordHint)}
      footer={
        <PasswordThenReasonButtons
          flow={flow}
          formId={formId}
          words={{ keep: text(t.keep), next: text(t.continue), last: text(t.cancel) }}
          icon={<Ban aria-hidden="true" className="size-5" />}
          onKeep={onClose}
        />
      }
    >
      <PasswordThenReasonStep flow={flow} formId={formId} email={email}>
        <ReasonStep
          formId={formId}
          choice={choice}
          other={other}
          problem={flow.problem}
          onChoice={choose}
          onOther={setOther}
          onSubmit={cancel}
        />
      </PasswordThenReasonStep>
    </Dialog>
  );
};
