import { type GuestLocale, languageNames } from '#core/i18n/locale.ts';
import { columnCounts, type SheetId, sheetIds } from '#core/paper-menu/paper-sheets.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { type AllergenWay, allergenWays, type PaperOptions } from './content/paper-options.ts';
import { paperMenuTexts as t } from './texts/paper-menu.texts.ts';

type OptionFieldsProps = {
  options: PaperOptions;
  languages: readonly GuestLocale[];
  onChange: (part: Partial<PaperOptions>) => void;
};

const columnTexts = { 1: t.oneColumn, 2: t.twoColumns } as const;
const allergenTexts = {
  numbers: t.allergensNumbers,
  words: t.allergensWords,
  off: t.allergensOff,
} as const satisfies Record<AllergenWay, unknown>;

/** Each language in its own letters, for whoever looks for it. */
const languageChoice = (language: GuestLocale) => ({
  value: language,
  label: <span lang={language}>{languageNames[language]}</span>,
});

const noSecond = 'none';

export const OptionFields = ({ options, languages, onChange }: OptionFieldsProps) => {
  const text = useText();
  const others = languages.filter((language) => language !== options.language);
  return (
    <div className="flex flex-col gap-5">
      <RadioGroup<SheetId>
        label={text(t.sheet)}
        variant="pairs"
        value={options.sheet}
        onValueChange={(sheet) => onChange({ sheet })}
        options={sheetIds.map((sheet) => ({ value: sheet, label: sheet.toUpperCase() }))}
      />
      <RadioGroup
        label={text(t.columns)}
        variant="pairs"
        value={String(options.columns)}
        onValueChange={(chosen) =>
          onChange({ columns: columnCounts.find((count) => String(count) === chosen) ?? 1 })
        }
        options={columnCounts.map((count) => ({ value: String(count), label: text(columnTexts[count]) }))}
      />
      {languages.length > 1 && (
        <>
          <Field label={text(t.language)}>
            <Select<GuestLocale>
              value={options.language}
              onValueChange={(language) =>
                onChange({ language, ...(language === options.second && { second: null }) })
              }
              options={languages.map(languageChoice)}
            />
          </Field>
          <Field label={text(t.second)} hint={text(t.secondHint)}>
            <Select<GuestLocale | typeof noSecond>
              value={options.second ?? noSecond}
              onValueChange={(second) => onChange({ second: second === noSecond ? null : second })}
              options={[{ value: noSecond, label: text(t.noSecond) }, ...others.map(languageChoice)]}
            />
          </Field>
        </>
      )}
      <Field label={text(t.allergens)}>
        <Select<AllergenWay>
          value={options.allergens}
          onValueChange={(allergens) => onChange({ allergens })}
          options={allergenWays.map((way) => ({ value: way, label: text(allergenTexts[way]) }))}
        />
      </Field>
      <Switch
        label={text(t.options)}
        checked={options.options}
        onCheckedChange={(checked) => onChange({ options: checked })}
      />
      <Switch label={text(t.code)} checked={options.code} onCheckedChange={(code) => onChange({ code })} />
    </div>
  );
};
