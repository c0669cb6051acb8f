import { Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { orderEditTexts as t } from '#web/lib/texts/order-edit.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { PasswordStep } from '#web/ui/form/password-step.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { MenuChoice } from '../dish-choice/menu-choice.tsx';
import { DeleteStep } from './delete-step.tsx';
import { EditStep } from './edit-step.tsx';
import { type EditResult, type EditStepName, type OnDeleting, useOrderEdit } from './use-order-edit.ts';

type EditOrderDialogProps = {
  order: ManagedOrder;
  ownerId: string;
  /** Null on a station, where a PIN replaces the password. */
  email: string | null;
  onClose: () => void;
  /** Called before the order is deleted: the event may be faster than the answer. */
  onDeleting: OnDeleting;
  onDone: (result: EditResult) => void;
};

const sizes = { password: 'small', edit: 'medium', add: 'large', delete: 'small' } as const;
const titles = { password: t.title, edit: t.title, add: t.addTitle, delete: t.deleteTitle } as const;
const descriptions = {
  password: t.passwordHint,
  edit: undefined,
  add: undefined,
  delete: t.deleteHint,
} as const;

export const EditOrderDialog = (props: EditOrderDialogProps) => {
  const { order, ownerId, email, onClose, onDeleting, onDone } = props;
  const text = useText();
  const formId = useId();
  const flow = useOrderEdit(order, { ownerId, onDeleting, onDone, asksPassword: email !== null });
  const number = order.displayOrderNumber;
  const description = descriptions[flow.step];

  const steps: Record<EditStepName, ReactNode> = {
    password: (
      <PasswordStep
        formId={formId}
        email={email ?? ''}
        onWorking={flow.setWorking}
        onDone={() => flow.goTo('edit')}
      />
    ),
    edit: (
      <EditStep
        order={flow.base}
        lines={flow.draft.lines}
        dishes={flow.dishes}
        preview={flow.preview}
        addedDishes={flow.added}
        onChange={flow.setLines}
        onAdd={() => flow.goTo('add')}
      />
    ),
    add: (
      <MenuChoice
        menu={flow.menu}
        hasFailed={flow.menuFailed}
        onRetry={flow.readMenu}
        countOf={(dishId) =>
          flow.draft.lines.reduce((sum, line) => sum + (line.dishId === dishId ? line.quantity : 0), 0)
        }
        onPick={flow.add}
      />
    ),
    delete: (
      <DeleteStep
        formId={formId}
        reason={flow.reason}
        problem={flow.reasonProblem}
        onReason={flow.setReason}
        onSubmit={flow.remove}
      />
    ),
  };

  const footers: Record<EditStepName, ReactNode> = {
    password: (
      <>
        <Button variant="secondary" onClick={onClose}>
          {text(t.cancel)}
        </Button>
        <Button type="submit" form={formId} loading={flow.working}>
          {text(t.continue)}
        </Button>
      </>
    ),
    edit: (
      <>
        <div className="grid grid-cols-2 gap-3 sm:contents">
          <Button
            variant="danger-soft"
            className="sm:me-auto"
            icon={<Trash2 aria-hidden="true" className="size-5" />}
            onClick={() => flow.goTo('delete')}
          >
            {text(t.delete)}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {text(t.cancel)}
          </Button>
        </div>
        <Button
          loading={flow.working}
          disabled={!flow.dishes || flow.preview.kind === 'refused'}
          onClick={flow.save}
        >
          {text(t.save)}
        </Button>
      </>
    ),
    add: (
      <Button variant="secondary" onClick={() => flow.goTo('edit')}>
        {text(t.back)}
      </Button>
    ),
    delete: (
      <>
        <Button variant="secondary" onClick={() => flow.goTo('edit')}>
          {text(t.back)}
        </Button>
        <Button
          type="submit"
          form={formId}
          variant="danger"
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          loading={flow.working}
        >
          {text(t.delete)}
        </Button>
      </>
    ),
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !flow.working && onClose()}
      closesOnOutsideClick={false}
      size={sizes[flow.step]}
      title={text(titles[flow.step], { number })}
      description={description && text(description)}
      footer={footers[flow.step]}
    >
      {flow.failure && <Alert className="mb-4">{flow.failure}</Alert>}
      {flow.step === 'edit' && flow.choicesFailed && (
        <Alert tone="warn" className="mb-4">
          {text(t.loadFailed)}
        </Alert>
      )}
      {steps[flow.step]}
    </Dialog>
  );
};
