import { Search } from 'lucide-react';
import { useState } from 'react';
import { kitTexts } from '#core/i18n/texts/kit.texts.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Field } from '#web/ui/field.tsx';
import { FilePicker } from '#web/ui/file-picker.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { KitSection } from './kit-section.tsx';

const sections = ['starters', 'mains', 'desserts'] as const;
const samplePicture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'%3E%3Crect width='4' height='4' fill='%23f4d9b0'/%3E%3Ccircle cx='2' cy='2' r='1.2' fill='%23d98a4e'/%3E%3C/svg%3E";

export const KitFields = () => {
  const text = useText();
  const [section, setSection] = useState<(typeof sections)[number] | null>(null);
  const [picture, setPicture] = useState<string | null>(samplePicture);
  const options = sections.map((value) => ({
    value,
    label: text(kitTexts[value]),
    disabled: value === 'desserts',
  }));
  return (
    <KitSection title={text(kitTexts.fields)}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={text(kitTexts.restaurantName)} required>
          <TextInput defaultValue={text(kitTexts.restaurantSample)} />
        </Field>
        <Field label={text(kitTexts.email)} required>
          <TextInput type="email" autoComplete="email" placeholder="name@example.com" />
        </Field>
        <Field label={text(kitTexts.password)} hint={text(kitTexts.passwordHint)} required>
          <PasswordInput purpose="new" defaultValue="secret" />
        </Field>
        <Field label={text(kitTexts.phone)} error={text(kitTexts.phoneError)} optional>
          <TextInput type="tel" defaultValue="0521234" />
        </Field>
        <Field label={text(kitTexts.price)}>
          <NumberInput lead="₪" step={0.01} min={0} defaultValue={68} />
        </Field>
        <Field label={text(kitTexts.prepTime)}>
          <NumberInput unit={text(kitTexts.minutes)} min={0} defaultValue={20} />
        </Field>
        <Field label={text(kitTexts.section)}>
          <Select options={options} value={section} onValueChange={setSection} />
        </Field>
        <Field label={text(kitTexts.search)} hideLabel className="self-end">
          <TextInput type="search" placeholder={text(kitTexts.search)} lead={<Search />} />
        </Field>
        <Field label={text(kitTexts.restaurantName)}>
          <TextInput disabled defaultValue={text(kitTexts.restaurantSample)} />
        </Field>
        <Field label={text(kitTexts.section)}>
          <Select options={options} value="mains" onValueChange={setSection} disabled />
        </Field>
      </div>
      <Field label={text(kitTexts.description)} hint={text(kitTexts.descriptionHint)} optional>
        <TextArea />
      </Field>
      <FilePicker
        label={text(kitTexts.dishPicture)}
        optional
        value={null}
        previewAlt={text(kitTexts.dish)}
        onPick={({ dataUrl }) => setPicture(dataUrl)}
      />
      <FilePicker
        label={text(kitTexts.logo)}
        shape="square"
        value={picture}
        previewAlt={text(kitTexts.logo)}
        uploadProgress={null}
        onPick={({ dataUrl }) => setPicture(dataUrl)}
        onRemove={() => setPicture(null)}
      />
    </KitSection>
  );
};
