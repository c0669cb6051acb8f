import { useState } from 'react';
import { useAfterPress } from '#web/lib/forms/use-after-press.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { dishPanelTexts as t } from '../texts/menu-editor.texts.ts';
import { isPrice } from './dish-draft.ts';

type PriceFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  hideLabel?: boolean;
  className?: string;
};

/** What is no price becomes 0 when the field is left, and the field says so. */
export const PriceField = ({ label, value, onChange, disabled, hideLabel, className }: PriceFieldProps) => {
  const text = useText();
  const [wasInvalid, setWasInvalid] = useState(false);
  const afterPress = useAfterPress();
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      hint={wasInvalid ? text(t.becameZero) : undefined}
      className={className}
    >
      <NumberInput
        lead="₪"
        step={0.01}
        min={0}
        disabled={disabled}
        value={value}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setWasInvalid(false);
          onChange(event.target.value);
        }}
        onBlur={() => {
          if (isPrice(value)) return;
          onChange('0');
          afterPress(() => setWasInvalid(true));
        }}
      />
    </Field>
  );
};
