import { useId, useState } from 'react';
import type { Account } from '#core/accounts/accounts.contract.ts';
import type { PreflightFindings } from '#core/shifts/preflight.ts';
import type { Shift } from '#core/shifts/shift-shape.ts';
import { toShekels } from '#core/values/money.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { passwordCheckTexts } from '#web/lib/texts/password-check.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { PasswordForm } from '#web/ui/form/password-form.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { closingTexts } from '../closing/closing.texts.ts';
import { ClosingMoney } from '../closing/closing-money.tsx';
import { countedIn } from '../closing/counted-cash.ts';
import {
  type Closing,
  endShift,
  type ShiftOutcome,
  startShift,
  type UnfinishedOrder,
} from './change-shift.ts';
import { shiftControlTexts as t } from './shift-control.texts.ts';
import { shiftDialogTexts as d } from './shift-dialog.texts.ts';
import { ShiftEnded } from './shift-ended.tsx';
import { noClosing, reasonOf, UnfinishedOrders } from './unfinished-orders.tsx';
import { UnreadNotes } from './unread-notes.tsx';

type ShiftDialogProps = {
  account: Account;
  /** The open shift that is to end; null to start one. */
  shiftId: string | null;
  unfinished: readonly UnfinishedOrder[];
  /** What the pre-flight found, which is stored with the shift that starts. */
  found: PreflightFindings | null;
  onClose: () => void;
  onChanged: () => void;
};

/** After closing an owner is led to the report; a station, which has none, back to its board. */
export const ShiftDialog = ({ onChanged, onClose, ...props }: ShiftDialogProps) => {
  const [ended, setEnded] = useState<Shift | null>(null);
  if (ended) return <ShiftEnded shift={ended} onClose={onClose} />;
  const changed = (shift: Shift | null) => {
    if (shift && !props.account.station) setEnded(shift);
    else onClose();
    onChanged();
  };
  return <ChangeDialog {...props} onClose={onClose} onChanged={changed} />;
};

/** Opening and closing the restaurant is confirmed with the account's password. */
type ChangeDialogProps = Omit<ShiftDialogProps, 'onChanged'> & { onChanged: (shift: Shift | null) => void };

const ChangeDialog = (props: ChangeDialogProps) => {
  const { account, shiftId, unfinished, found, onClose, onChanged } = props;
  const text = useText();
  const formId = useId();
  const [outcome, setOutcome] = useState<ShiftOutcome | null>(null);
  const [working, setWorking] = useState(false);
  const isEnding = shiftId !== null;

  const [draft, setDraft] = useState(noClosing);
  const [problem, setProblem] = useState('');
  const [counted, setCounted] = useState('');
  const [cashProblem, setCashProblem] = useState('');

  const listed = outcome?.kind === 'unfinished' && outcome.orders.length > 0 ? outcome.orders : unfinished;
  const isBlocked =
    isEnding && (unfinished.length > 0 || ['unfinished', 'allergy'].includes(outcome?.kind ?? ''));

  /** Null where nothing has to be closed, undefined where it is not said yet how. */
  const readClosing = (): Closing | null | undefined => {
    if (!isBlocked || listed.length === 0) return null;
    const reason = reasonOf(draft, text);
    const isMissing = draft.kind === 'cancel' && !reason;
    setProblem(draft.kind === null ? text(d.closeAllMissing) : isMissing ? text(d.reasonMissing) : '');
    if (draft.kind === null || isMissing) return undefined;
    return {
      orders: listed,
      how: draft.kind,
      reason,
      allergySeen: outcome?.kind === 'allergy',
      paymentKind: draft.paymentKind,
    };
  };

  const change = async (password: string) => {
    const closing = readClosing();
    const cash = countedIn(counted);
    setCashProblem(cash === undefined ? text(closingTexts.notAnAmount) : '');
    if (closing === undefined || cash === undefined) return 'other';
    setOutcome(null);
    const result = isEnding
      ? await endShift(account, shiftId, password, closing, cash === null ? null : toShekels(cash))
      : await startShift(account, password, found);
    if (result.kind === 'wrong-password') return 'wrong-password';
    if (result.kind === 'done') onChanged(result.shift);
    else setOutcome(result);
    return 'other';
  };

  const endLabels = { finish: d.finishAndEnd, cancel: d.cancelAndEnd } as const;
  const isAskingNotes = outcome?.kind === 'allergy' && draft.kind === 'finish';
  const endLabel = isAskingNotes ? d.seenAndEnd : isBlocked && draft.kind ? endLabels[draft.kind] : t.end;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !working && onClose()}
      closesOnOutsideClick={false}
      size={isEnding ? 'medium' : 'small'}
      title={text(isEnding ? d.endTitle : d.startTitle)}
      description={text(isEnding ? d.endHint : d.startHint)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={working}>
            {/* Beside cancelling orders it must not be taken for that. */}
            {text(isBlocked ? d.toBoard : d.cancel)}
          </Button>
          <Button type="submit" form={formId} variant={isEnding ? 'danger' : 'primary'} loading={working}>
            {text(isEnding ? endLabel : t.start)}
          </Button>
        </>
      }
    >
      <PasswordForm
        id={formId}
        email={account.station ? null : account.email}
        onWorking={setWorking}
        onSubmit={change}
        takesFocus={!isBlocked}
      >
        {isBlocked && (
          <UnfinishedOrders
            orders={listed}
            draft={draft}
            problem={problem}
            onDraft={(next) => {
              setProblem('');
              setDraft(next);
            }}
          />
        )}
        {isEnding && (
          <ClosingMoney
            isBlocked={isBlocked}
            takesCash={isBlocked && draft.kind === 'finish' && draft.paymentKind === 'cash'}
            counted={counted}
            problem={cashProblem}
            onCounted={(typed) => {
              setCashProblem('');
              setCounted(typed);
            }}
          />
        )}
        {isAskingNotes && <UnreadNotes notes={outcome.notes} />}
        <Failure outcome={outcome} isEnding={isEnding} />
      </PasswordForm>
    </Dialog>
  );
};

const Failure = ({ outcome, isEnding }: { outcome: ShiftOutcome | null; isEnding: boolean }) => {
  const text = useText();
  const sentence = useErrorSentence();
  switch (outcome?.kind) {
    case 'check-failed':
      return <Alert>{text(d.checkFailed)}</Alert>;
    case 'odd-answer':
      return <Alert>{text(d.endOddAnswer)}</Alert>;
    case 'failed': {
      if (outcome.step === 'close') return <Alert>{sentence(outcome.error, d.closeFailed)}</Alert>;
      if (outcome.step === 'verify')
        return <Alert>{sentence(outcome.error, passwordCheckTexts.serverError)}</Alert>;
      return <Alert>{sentence(outcome.error, isEnding ? d.endFailed : d.startFailed)}</Alert>;
    }
    default:
      return null;
  }
};
