import { type KosherKind, kosherKinds } from '#core/menus/dishes/kosher-kinds.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { kosherTexts } from '#web/lib/texts/dish-contents/kosher.texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { dishContentsTexts as t } from './dish-contents.texts.ts';

type KosherSelectProps = {
  value: KosherKind | null;
  onChange: (kind: KosherKind | null) => void;
  /** For an option: its number, which distinguishes it from the others. */
  option?: number;
};

export const KosherSelect = ({ value, onChange, option }: KosherSelectProps) => {
  const text = useText();
  const isOption = option !== undefined;
  return (
    <Field
      label={isOption ? text(t.optionKind, { number: option }) : text(t.kosherKind)}
      hideLabel={isOption}
      className={isOption ? 'w-28' : undefined}
    >
      <Select<KosherKind | 'none'>
        value={value ?? 'none'}
        onValueChange={(kind) => onChange(kind === 'none' ? null : kind)}
        options={[
          { value: 'none', label: text(t.notSet) },
          ...kosherKinds.map((kind) => ({ value: kind, label: text(kosherTexts[kind]) })),
        ]}
      />
    </Field>
  );
};
