import { Search } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { FilePicker } from '#web/ui/picture/file-picker.tsx';
import { showcaseTexts } from './showcase.texts.ts';
import { ShowcaseSection } from './showcase-section.tsx';

const sections = ['starters', 'mains', 'desserts'] as const;
const samplePicture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'%3E%3Crect width='4' height='4' fill='%23f4d9b0'/%3E%3Ccircle cx='2' cy='2' r='1.2' fill='%23d98a4e'/%3E%3C/svg%3E";

export const ShowcaseFields = () => {
  const text = useText();
  const [section, setSection] = useState<(typeof sections)[number] | null>(null);
  const [picture, setPicture] = useState<string | null>(samplePicture);
  const options = sections.map((value) => ({
    value,
    label: text(showcaseTexts[value]),
    disabled: value === 'desserts',
  }));
  return (
    <ShowcaseSection title={text(showcaseTexts.fields)}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={text(showcaseTexts.restaurantName)} required>
          <TextInput defaultValue={text(showcaseTexts.restaurantSample)} />
        </Field>
        <Field label={text(showcaseTexts.email)} required>
          <TextInput type="email" autoComplete="email" placeholder="name@example.com" />
        </Field>
        <Field label={text(showcaseTexts.password)} hint={text(showcaseTexts.passwordHint)} required>
          <PasswordInput purpose="new" defaultValue="secret" />
        </Field>
        <Field label={text(showcaseTexts.phone)} error={text(showcaseTexts.phoneError)} optional>
          <TextInput type="tel" defaultValue="0521234" />
        </Field>
        <Field label={text(showcaseTexts.price)}>
          <NumberInput lead="₪" step={0.01} min={0} defaultValue={68} />
        </Field>
        <Field label={text(showcaseTexts.prepTime)}>
          <NumberInput unit={text(showcaseTexts.minutes)} min={0} defaultValue={20} />
        </Field>
        <Field label={text(showcaseTexts.section)}>
          <Select options={options} value={section} onValueChange={setSection} />
        </Field>
        <Field label={text(showcaseTexts.search)} hideLabel className="self-end">
          <TextInput type="search" placeholder={text(showcaseTexts.search)} lead={<Search />} />
        </Field>
        <Field label={text(showcaseTexts.restaurantName)}>
          <TextInput disabled defaultValue={text(showcaseTexts.restaurantSample)} />
        </Field>
        <Field label={text(showcaseTexts.section)}>
          <Select options={options} value="mains" onValueChange={setSection} disabled />
        </Field>
      </div>
      <Field label={text(showcaseTexts.description)} hint={text(showcaseTexts.descriptionHint)} optional>
        <TextArea />
      </Field>
      <FilePicker
        label={text(showcaseTexts.dishPicture)}
        optional
        value={null}
        previewAlt={text(showcaseTexts.dish)}
        onPick={({ dataUrl }) => setPicture(dataUrl)}
      />
      <FilePicker
        label={text(showcaseTexts.logo)}
        shape="square"
        value={picture}
        previewAlt={text(showcaseTexts.logo)}
        uploadProgress={null}
        onPick={({ dataUrl }) => setPicture(dataUrl)}
        onRemove={() => setPicture(null)}
      />
    </ShowcaseSection>
  );
};
