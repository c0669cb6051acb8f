import { isTrivialPin, pinPattern } from '#core/staff/pin-rules.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { staffTexts as t } from './staff.texts.ts';

type PinFieldProps = { value: string; problem: string; onChange: (pin: string) => void };

/** Visible while typing: the owner passes it on to the person. */
export const PinField = ({ value, problem, onChange }: PinFieldProps) => {
  const text = useText();
  // Refused while it is typed: after saving nobody would know any more which digits it was.
  const shown = isWeakPin(value) ? text(t.pinWeak) : problem;
  return (
    <Field label={text(t.pin)} error={shown && <span role="alert">{shown}</span>} required>
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

const isWeakPin = (pin: string): boolean => pinPattern.test(pin) && isTrivialPin(pin);

/** Has its digits, and not those that are guessed first. */
export const isGoodPin = (pin: string): boolean => pinPattern.test(pin) && !isTrivialPin(pin);
