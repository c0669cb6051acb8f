import { cancelReasonTexts } from '#core/orders/cancel-reason.texts.ts';
import type { ClosingKind } from '#core/orders/order-closing.ts';
import type { PaymentKind } from '#core/payments/payment-kinds.ts';
import { limits } from '#core/values/limits.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { PaymentKindChoice } from '#web/ui/payment/payment-kind-choice.tsx';
import type { UnfinishedOrder } from './change-shift.ts';
import { shiftDialogTexts as d } from './shift-dialog.texts.ts';

/** As many as are read at a glance; the board shows the others. */
const mostNamed = 9;

const other = 'other';
const listedReasons = ['notCollected', 'changedMind', 'ranOut'] as const;

/** What is to be done with all of them, and why; `reason` is one of those listed, or `other` with words of its own. */
type Reason = (typeof listedReasons)[number] | typeof other;
export type ClosingDraft = {
  kind: ClosingKind | null;
  reason: Reason;
  words: string;
  /** With finishing: how they were paid; null while nobody says. */
  paymentKind: PaymentKind | null;
};
export const noClosing: ClosingDraft = {
  kind: null,
  reason: listedReasons[0],
  words: '',
  paymentKind: null,
};

type UnfinishedOrdersProps = {
  orders: readonly UnfinishedOrder[];
  draft: ClosingDraft;
  problem: string;
  onDraft: (draft: ClosingDraft) => void;
};

/** Which orders keep the shift open, and how they are closed together. */
export const UnfinishedOrders = ({ orders, draft, problem, onDraft }: UnfinishedOrdersProps) => {
  const text = useText();
  return (
    <>
      <Alert tone="warn" title={text(d.unfinished)}>
        {orders.length > 0 && (
          <ul className="mt-1 flex flex-wrap gap-x-2.5 font-medium tabular-nums">
            {orders.slice(0, mostNamed).map((order) => (
              <li key={order._id}>
                <bdi dir="ltr">#{order.displayOrderNumber}</bdi>
              </li>
            ))}
            {orders.length > mostNamed && <li>{text(d.moreOrders, { count: orders.length - mostNamed })}</li>}
          </ul>
        )}
      </Alert>
      {orders.length > 0 && (
        <RadioGroup
          label={text(d.closeAll, { count: orders.length })}
          variant="pairs"
          error={draft.kind === null ? problem : undefined}
          options={[
            {
              value: 'finish',
              label: text(d.finishAll),
              description: text(d.finishAllHint),
            },
            {
              value: 'cancel',
              label: text(d.cancelAll),
              description: text(d.cancelAllHint),
            },
          ]}
          value={draft.kind}
          onValueChange={(kind) => onDraft({ ...draft, kind })}
        />
      )}
      {draft.kind === 'finish' && (
        <PaymentKindChoice
          value={draft.paymentKind}
          onChoose={(paymentKind) => onDraft({ ...draft, paymentKind })}
        />
      )}
      {draft.kind === 'cancel' && (
        <RadioGroup
          label={text(d.cancelReason)}
          variant="pairs"
          required
          options={[
            ...listedReasons.map((value) => ({ value, label: text(cancelReasonTexts[value]) })),
            { value: other, label: text(d.otherReason) },
          ]}
          value={draft.reason}
          onValueChange={(reason) => onDraft({ ...draft, reason })}
        />
      )}
      {(draft.kind === 'finish' || (draft.kind === 'cancel' && draft.reason === other)) && (
        <Field
          label={text(draft.kind === 'finish' ? d.finishReason : d.otherWords)}
          optional={draft.kind === 'finish'}
          required={draft.kind === 'cancel'}
          error={problem}
        >
          <TextInput
            value={draft.words}
            maxLength={limits.reason}
            autoComplete="off"
            onChange={(event) => onDraft({ ...draft, words: event.target.value })}
          />
        </Field>
      )}
    </>
  );
};

/** The reason to send: of a listed one its words, which guests read in their own language. */
export const reasonOf = ({ kind, reason, words }: ClosingDraft, text: ReturnType<typeof useText>): string => {
  const listed = listedReasons.find((each) => each === reason);
  return kind === 'cancel' && listed ? text(cancelReasonTexts[listed]) : words.trim();
};
