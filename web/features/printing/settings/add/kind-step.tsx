import { type PrinterKind, printerKinds } from '#core/printing/printer-state.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { kindTexts, addTexts as t } from './add.texts.ts';

type KindStepProps = { kind: PrinterKind; onChoose: (kind: PrinterKind) => void };

export const KindStep = ({ kind, onChoose }: KindStepProps) => {
  const text = useText();
  return (
    <RadioGroup
      label={text(t.whichKind)}
      hint={text(t.whichKindHint)}
      variant="cards"
      options={printerKinds.map((value) => ({
        value,
        label: text(kindTexts[value].label),
        description: text(kindTexts[value].description),
      }))}
      value={kind}
      onValueChange={onChoose}
    />
  );
};
