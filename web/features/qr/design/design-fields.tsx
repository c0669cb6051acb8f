import { useState } from 'react';
import { limits } from '#core/values/limits.ts';
import { loadLogo } from '#web/lib/files/load-logo.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { FilePicker } from '#web/ui/picture/file-picker.tsx';
import { qrTexts as t } from '../texts/qr.texts.ts';
import { CodeFields } from './code-fields.tsx';
import type { DesignProps } from './design-props.ts';

export const DesignFields = ({ design, card, onChange }: DesignProps) => {
  const text = useText();
  return (
    <Card aria-label={text(t.design)}>
      <CardHeader title={text(t.design)} />
      <div className="flex flex-col gap-5">
        <Field label={text(t.restaurantName)}>
          <TextInput
            value={design.name}
            maxLength={limits.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </Field>
        <Field
          label={text(t.table)}
          optional
          error={card.tableProblem === 'number' && text(t.tableInvalid)}
          className="max-w-48"
        >
          <NumberInput
            min={limits.tablesMin}
            max={limits.tablesMax}
            value={design.typedTable}
            onChange={(event) =>
              // A number field answers '' for what is no number.
              onChange({ typedTable: event.target.validity.badInput ? '?' : event.target.value })
            }
          />
        </Field>
        <LogoFields design={design} card={card} onChange={onChange} />
        <CodeFields design={design} card={card} onChange={onChange} />
      </div>
    </Card>
  );
};

const LogoFields = ({ design, onChange }: DesignProps) => {
  const text = useText();
  const [failed, setFailed] = useState(false);
  const take = async (dataUrl: string) => {
    try {
      onChange({ logo: await loadLogo(dataUrl) });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <FilePicker
        label={text(t.logo)}
        optional
        shape="square"
        value={design.logo?.dataUrl ?? null}
        previewAlt={text(t.logoAlt)}
        error={failed && text(t.logoFailed)}
        onPick={({ dataUrl }) => void take(dataUrl)}
        onRemove={() => onChange({ logo: null })}
      />
      {design.logo && (
        <Switch
          label={text(t.logoInCentre)}
          hint={text(t.logoInCentreHint)}
          checked={design.logoInCentre}
          onCheckedChange={(logoInCentre) => onChange({ logoInCentre })}
        />
      )}
    </>
  );
};
