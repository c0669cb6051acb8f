import { useId, useState } from 'react';
import type { Account } from '#core/accounts/accounts.contract.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { passwordCheckTexts } from '#web/lib/texts/password-check.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { PasswordForm } from '#web/ui/form/password-form.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { endShift, type ShiftOutcome, startShift, type UnfinishedOrder } from './change-shift.ts';
import { shiftControlTexts as t } from './shift-control.texts.ts';
import { ShiftEnded } from './shift-ended.tsx';

type ShiftDialogProps = {
  account: Account;
  /** The open shift that is to end; null to start one. */
  shiftId: string | null;
  unfinished: readonly UnfinishedOrder[];
  onClose: () => void;
  onChanged: () => void;
};

/** After closing an owner is led to the report; a station, which has none, back to its board. */
export const ShiftDialog = ({ onChanged, onClose, ...props }: ShiftDialogProps) => {
  const [endedId, setEndedId] = useState<string | null>(null);
  if (endedId !== null) return <ShiftEnded shiftId={endedId} onClose={onClose} />;
  const changed = () => {
    if (props.shiftId !== null && !props.account.station) setEndedId(props.shiftId);
    else onClose();
    onChanged();
  };
  return <ChangeDialog {...props} onClose={onClose} onChanged={changed} />;
};

/** Opening and closing the restaurant is confirmed with the account's password. */
const ChangeDialog = ({ account, shiftId, unfinished, onClose, onChanged }: ShiftDialogProps) => {
  const text = useText();
  const formId = useId();
  const [outcome, setOutcome] = useState<ShiftOutcome | null>(null);
  const [working, setWorking] = useState(false);
  const isEnding = shiftId !== null;

  const change = async (password: string) => {
    setOutcome(null);
    const result = isEnding
      ? await endShift(account, shiftId, password)
      : await startShift(account, password);
    if (result.kind === 'wrong-password') return 'wrong-password';
    if (result.kind === 'done') onChanged();
    else setOutcome(result);
    return 'other';
  };

  const listed = outcome?.kind === 'unfinished' && outcome.orders.length > 0 ? outcome.orders : unfinished;
  const isBlocked = isEnding && (unfinished.length > 0 || outcome?.kind === 'unfinished');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !working && onClose()}
      closesOnOutsideClick={false}
      title={text(isEnding ? t.endTitle : t.startTitle)}
      description={text(isEnding ? t.endHint : t.startHint)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={working}>
            {text(t.cancel)}
          </Button>
          <Button type="submit" form={formId} variant={isEnding ? 'danger' : 'primary'} loading={working}>
            {text(isEnding ? t.end : t.start)}
          </Button>
        </>
      }
    >
      <PasswordForm
        id={formId}
        email={account.station ? null : account.email}
        onWorking={setWorking}
        onSubmit={change}
      >
        {isBlocked && <UnfinishedOrders orders={listed} />}
        <Failure outcome={outcome} isEnding={isEnding} />
      </PasswordForm>
    </Dialog>
  );
};

const UnfinishedOrders = ({ orders }: { orders: readonly UnfinishedOrder[] }) => {
  const text = useText();
  return (
    <Alert tone="warn" title={text(t.unfinished)}>
      {orders.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {orders.map((order) => (
            <li key={order._id}>
              <Badge>{text(orderManagerTexts.order, { number: order.displayOrderNumber })}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
};

const Failure = ({ outcome, isEnding }: { outcome: ShiftOutcome | null; isEnding: boolean }) => {
  const text = useText();
  const sentence = useErrorSentence();
  switch (outcome?.kind) {
    case 'check-failed':
      return <Alert>{text(t.checkFailed)}</Alert>;
    case 'odd-answer':
      return <Alert>{text(t.endOddAnswer)}</Alert>;
    case 'failed': {
      if (outcome.step === 'verify')
        return <Alert>{sentence(outcome.error, passwordCheckTexts.serverError)}</Alert>;
      return <Alert>{sentence(outcome.error, isEnding ? t.endFailed : t.startFailed)}</Alert>;
    }
    default:
      return null;
  }
};
