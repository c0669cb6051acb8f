import { codeMargins } from '#core/qr/code-matrix.ts';
import { type CorrectionLevel, correctionLevels } from '#core/qr/error-correction.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { qrTexts as t } from '../texts/qr.texts.ts';
import { ColorInput } from './color-input.tsx';
import type { DesignProps } from './design-props.ts';

const levelTexts = { L: t.levelL, M: t.levelM, Q: t.levelQ, H: t.levelH } as const satisfies Record<
  CorrectionLevel,
  unknown
>;
const marginTexts = { 4: t.marginStandard, 2: t.marginNarrow, 0: t.marginNone } as const;

/** How the code itself is made. */
export const CodeFields = ({ design, card, onChange }: DesignProps) => {
  const text = useText();
  const isRaised = card.level !== design.level;
  return (
    <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
      <Field
        label={text(t.level)}
        hint={isRaised ? text(t.levelRaised, { level: card.level }) : text(t.levelHint)}
        className="sm:col-span-2"
      >
        <Select<CorrectionLevel>
          value={design.level}
          onValueChange={(level) => onChange({ level })}
          options={correctionLevels.map((level) => ({ value: level, label: text(levelTexts[level]) }))}
        />
      </Field>
      <Field label={text(t.color)}>
        <ColorInput value={card.color} onChange={(color) => onChange({ color })} />
      </Field>
      <Field label={text(t.margin)}>
        <Select
          value={String(design.margin)}
          onValueChange={(margin) => onChange({ margin: Number(margin) })}
          options={codeMargins.map((margin) => ({ value: String(margin), label: text(marginTexts[margin]) }))}
        />
      </Field>
    </div>
  );
};
