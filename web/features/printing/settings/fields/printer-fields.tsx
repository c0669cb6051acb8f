import { locales } from '#core/i18n/locale.ts';
import { printMoments } from '#core/printing/jobs/print-moment.ts';
import { paperWidths, type SeenPrinterKind } from '#core/printing/printer-state.ts';
import { printingLimits } from '#core/printing/printing-limits.ts';
import { limits } from '#core/values/limits.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { CheckboxGroup } from '#web/ui/form/checkbox-group.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FieldGroup } from '#web/ui/form/field-group.tsx';
import { QuantityInput } from '#web/ui/form/quantity-input.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import type { AreaChoice } from '../common/area-choice.ts';
import { printersTexts } from '../common/printers.texts.ts';
import { printerFieldsTexts as t } from './printer-fields.texts.ts';
import type { PrinterSettings } from './printer-settings.ts';
import { SampleTicket } from './sample-ticket.tsx';

type PrinterFieldsProps = {
  kind: SeenPrinterKind;
  settings: PrinterSettings;
  onChange: (changed: Partial<PrinterSettings>) => void;
  problems: readonly string[];
  areas: readonly AreaChoice[];
};

/** What a printer prints, beside a ticket as it will come out. */
export const PrinterFields = (props: PrinterFieldsProps) => {
  const { kind, settings, onChange, problems, areas } = props;
  const text = useText();
  return (
    <div className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 flex-col gap-5">
        <Field
          label={text(t.name)}
          error={problems.includes('name') && <span role="alert">{text(t.nameMissing)}</span>}
          required
        >
          <TextInput
            autoComplete="off"
            dir="auto"
            maxLength={limits.name}
            placeholder={text(t.namePlaceholder)}
            value={settings.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </Field>
        <RadioGroup
          label={text(t.moment)}
          options={printMoments.map((value) => ({
            value,
            label: text(printersTexts[value]),
            description: text(t[`${value}Hint`]),
          }))}
          value={settings.moment}
          onValueChange={(moment) => onChange({ moment })}
        />
        {areas.length > 1 && <AreaFields {...props} />}
        <RadioGroup
          label={text(t.paper)}
          hint={text(t.paperHint)}
          variant="pairs"
          options={paperWidths.map((width) => ({
            value: String(width),
            label: text(printersTexts.millimetres, { width }),
          }))}
          value={String(settings.paper)}
          onValueChange={(width) => onChange({ paper: width === '58' ? 58 : 80 })}
        />
        <RadioGroup
          label={text(t.language)}
          hint={text(t.languageHint)}
          variant="pairs"
          options={locales.map((value) => ({ value, label: text(printersTexts[value]) }))}
          value={settings.language}
          onValueChange={(language) => onChange({ language })}
        />
        <FieldGroup label={text(t.copies)}>
          <div>
            <QuantityInput
              label={text(t.copies)}
              value={settings.copies}
              max={printingLimits.copies}
              onValueChange={(copies) => onChange({ copies })}
            />
          </div>
        </FieldGroup>
        <div className="flex flex-col gap-2">
          <Switch
            label={text(t.printsChanges)}
            hint={text(t.printsChangesHint)}
            checked={settings.printsChanges}
            onCheckedChange={(printsChanges) => onChange({ printsChanges })}
          />
          {kind !== 'browser' && (
            <Switch
              label={text(t.opensDrawer)}
              hint={text(t.opensDrawerHint)}
              checked={settings.opensDrawer}
              onCheckedChange={(opensDrawer) => onChange({ opensDrawer })}
            />
          )}
        </div>
      </div>
      <SampleTicket paper={settings.paper} language={settings.language} />
    </div>
  );
};

const AreaFields = ({ settings, onChange, problems, areas }: PrinterFieldsProps) => {
  const text = useText();
  const first = areas[0]?._id;
  return (
    <div className="flex flex-col gap-2">
      <RadioGroup
        label={text(t.areas)}
        options={[
          { value: 'all', label: text(printersTexts.allAreas), description: text(t.allAreasHint) },
          { value: 'some', label: text(t.someAreas) },
        ]}
        value={settings.areas ? 'some' : 'all'}
        onValueChange={(which) => onChange({ areas: which === 'all' || !first ? null : [first] })}
      />
      {settings.areas && (
        <div className="ps-8">
          <CheckboxGroup
            label={text(t.chosenAreas)}
            error={problems.includes('areas') && <span role="alert">{text(t.areasMissing)}</span>}
            options={areas.map(({ _id, name }) => ({ value: _id, label: <bdi>{name}</bdi> }))}
            value={settings.areas}
            onValueChange={(chosen) => onChange({ areas: chosen })}
          />
        </div>
      )}
    </div>
  );
};
