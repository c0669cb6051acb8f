import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { staffTexts as t } from './staff.texts.ts';

type PinFieldProps = { value: string; problem: string; onChange: (pin: string) => void };

/** Visible while typing: the owner passes it on to the person. */
export const PinField = ({ value, problem, onChange }: PinFieldProps) => {
  const text = useText();
  return (
    <Field label={text(t.pin)} error={problem && <span role="alert">{problem}</span>} required>
      <TextInput
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
      />
    </Field>
  );
};

export const isWholePin = (pin: string): boolean => /^\d{4,6}$/.test(pin);
