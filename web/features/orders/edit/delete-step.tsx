import type { FormEvent } from 'react';
import { limits } from '#core/values/limits.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { orderEditTexts as t } from '#web/lib/texts/order-edit.texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';

type DeleteStepProps = {
  formId: string;
  reason: string;
  problem: string;
  onReason: (reason: string) => void;
  onSubmit: () => void;
};

/** The reason for deleting an order is asked once and stored for good. */
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
