import { limits } from '#core/values/limits.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { staffTexts as t } from './staff.texts.ts';

type StationNameFieldProps = { value: string; problem: string; onChange: (name: string) => void };

export const StationNameField = ({ value, problem, onChange }: StationNameFieldProps) => {
  const text = useText();
  return (
    <Field label={text(t.stationName)} error={problem && <span role="alert">{problem}</span>} required>
      <TextInput
        autoComplete="off"
        maxLength={limits.name}
        placeholder={text(t.stationPlaceholder)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
};
