import { type FormEvent, useId, useState } from 'react';
import type { Area } from '#core/areas/areas.contract.ts';
import { limits } from '#core/values/limits.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { areasTexts as t } from './areas.texts.ts';

/** The name of an area; null: of a new one. */
export const AreaDialog = ({
  area,
  onClose,
  onSaved,
}: {
  area: Area | null;
  onClose: () => void;
  onSaved: () => void;
}) => {
  const text = useText();
  const sentence = useErrorSentence();
  const formId = useId();
  const [name, setName] = useState(area?.name ?? '');
  const [problem, setProblem] = useState('');
  const [isSaving, setSaving] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (!name.trim()) return setProblem(text(t.nameMissing));
    setSaving(true);
    const body = { name: name.trim() };
    const saved = area
      ? call('PUT /areas/:id', { params: { id: area._id }, body })
      : call('POST /areas', { body });
    saved
      .then(onSaved)
      .catch((failure: unknown) => setProblem(sentence(failure, t.failed)))
      .finally(() => setSaving(false));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text(area ? t.rename : t.add)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text(t.cancel)}
          </Button>
          <Button type="submit" form={formId} loading={isSaving}>
            {text(t.save)}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field label={text(t.name)} error={problem} required>
          <TextInput
            value={name}
            maxLength={limits.name}
            onChange={(event) => {
              setName(event.target.value);
              setProblem('');
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
};
