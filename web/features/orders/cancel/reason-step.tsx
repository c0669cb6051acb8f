import type { FormEvent } from 'react';
import { cancelReasonTexts } from '#core/orders/cancel-reason.texts.ts';
import { limits } from '#core/values/limits.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { orderCancelTexts as t } from './order-cancel.texts.ts';

const knownReasons = [
  'notCollected',
  'changedMind',
  'ranOut',
] as const satisfies readonly (keyof typeof cancelReasonTexts)[];
export type ReasonChoice = (typeof knownReasons)[number] | 'other';

type ReasonStepProps = {
  formId: string;
  choice: ReasonChoice | null;
  other: string;
  problem: string;
  onChoice: (choice: ReasonChoice) => void;
  onOther: (reason: string) => void;
  onSubmit: () => void;
};

/** Most cancellations have one of three reasons; one tap picks it, in the guest's own language. */
export const ReasonStep = ({
  formId,
  choice,
  other,
  problem,
  onChoice,
  onOther,
  onSubmit,
}: ReasonStepProps) => {
  const text = useText();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const isOther = choice === 'other';
  return (
    <form id={formId} onSubmit={submit} className="flex flex-col gap-4">
      <RadioGroup
        label={text(t.reason)}
        required
        error={isOther ? undefined : problem}
        options={[
          ...knownReasons.map((value) => ({ value, label: text(cancelReasonTexts[value]) })),
          { value: 'other', label: text(t.other) },
        ]}
        value={choice}
        onValueChange={onChoice}
      />
      {isOther && (
        <Field label={text(t.otherReason)} error={problem} required>
          <TextInput
            value={other}
            maxLength={limits.reason}
            onChange={(event) => onOther(event.target.value)}
          />
        </Field>
      )}
    </form>
  );
};
