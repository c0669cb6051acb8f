import { Minus, Plus } from 'lucide-react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { uiTexts } from '../ui.texts.ts';

type QuantityInputProps = {
  /** What is counted, for the screen reader. */
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  min?: number;
  max?: number;
};

/** Minus, a number, plus: a count changed by taps. */
export const QuantityInput = ({ label, value, onValueChange, min = 1, max = 99 }: QuantityInputProps) => {
  const text = useText();
  const button =
    'grid size-11 place-items-center rounded-control text-ink transition-colors hover:bg-quiet disabled:cursor-not-allowed disabled:opacity-35';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box and legend
    <div
      role="group"
      aria-label={label}
      className="inline-flex items-center rounded-control border border-line bg-card"
    >
      <button
        type="button"
        aria-label={text(uiTexts.decrease)}
        disabled={value <= min}
        onClick={() => onValueChange(value - 1)}
        className={button}
      >
        <Minus aria-hidden="true" className="size-4.5" />
      </button>
      <output className="min-w-8 text-center font-medium tabular-nums">{value}</output>
      <button
        type="button"
        aria-label={text(uiTexts.increase)}
        disabled={value >= max}
        onClick={() => onValueChange(value + 1)}
        className={button}
      >
        <Plus aria-hidden="true" className="size-4.5" />
      </button>
    </div>
  );
};
