import type { FormEvent } from 'react';
import { orderEditTexts as t } from '#core/i18n/texts/order-edit.texts.ts';
import { limits } from '#core/kit/limits.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

type DeleteStepProps = {
  formId: string;
  reason: string;
  problem: string;
  onReason: (reason: string) => void;
  onSubmit: () => void;
};

/** Why an order is deleted is asked once and kept for good. */
export const DeleteStep = ({ formId, reason, problem, onReason, onSubmit }: DeleteStepProps) => {
  const text = useText();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form id={formId} onSubmit={submit}>
      <Field label={text(t.reason)} error={problem} required>
        <TextArea
          value={reason}
          maxLength={limits.reason}
          onChange={(event) => onReason(event.target.value)}
        />
      </Field>
    </form>
  );
};
