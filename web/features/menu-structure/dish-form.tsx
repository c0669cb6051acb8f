import { type FormEvent, useId, useState } from 'react';
import { structureTexts as t } from '#core/i18n/texts/dashboard.texts.ts';
import { limits } from '#core/kit/limits.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { NewDish } from './use-dish-actions.ts';

type DishFormProps = {
  sectionName: string;
  saving: boolean;
  failed: boolean;
  onSave: (dish: NewDish) => void;
  onClose: () => void;
};

const isPrice = (typed: string): boolean => {
  const price = Number(typed);
  return typed.trim() !== '' && price >= 0 && price <= limits.priceShekels;
};

export const DishForm = ({ sectionName, saving, failed, onSave, onClose }: DishFormProps) => {
  const text = useText();
  const formId = useId();
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [price, setPrice] = useState('');
  const [isChecked, setChecked] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!saving && name.trim() && isPrice(price))
      onSave({ name: name.trim(), description, price: Number(price) });
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !saving && onClose()}
      closesOnOutsideClick={false}
      title={text(t.newDish, { section: sectionName })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={saving}>
            {text(t.cancel)}
          </Button>
          <Button type="submit" form={formId} loading={saving}>
            {text(t.saveDish)}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        {failed && (
          <Alert>
            <bdi>{text(t.dishFailed)}</bdi>
          </Alert>
        )}
        <Field
          label={text(t.dishName)}
          error={isChecked && !name.trim() ? text(t.nameRequired) : undefined}
          required
        >
          <TextInput value={name} maxLength={limits.name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label={text(t.dishDescription)} optional>
          <TextArea
            value={description}
            maxLength={limits.description}
            onChange={(event) => setDescription(event.target.value)}
          />
        </Field>
        <Field
          label={text(t.dishPrice)}
          error={isChecked && !isPrice(price) ? text(t.priceInvalid) : undefined}
          required
        >
          <NumberInput
            lead="₪"
            step={0.01}
            min={0}
            value={price}
            onChange={(event) => setPrice(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
};
