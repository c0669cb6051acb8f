import type { ComponentProps, ReactNode, WheelEvent } from 'react';
import { classes } from '../classes.ts';
import { useFieldControl } from './field-context.ts';
import { bareInput, InputBox, useLatinLine } from './input-box.tsx';

type NumberInputProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  /** A symbol before the number (₪). */
  lead?: ReactNode;
  /** A unit after it (minutes). */
  unit?: ReactNode;
};

/** Scrolling the page with the pointer over a focused number would silently change it. */
const ignoreWheel = (event: WheelEvent<HTMLInputElement>) => event.currentTarget.blur();

export const NumberInput = ({ lead, unit, step = 1, ...props }: NumberInputProps) => {
  const field = useFieldControl(props);
  const latinLine = useLatinLine();
  const trail = unit && (
    <span aria-hidden="true" className="grid shrink-0 place-items-center pe-3.5 text-ink-2 text-sm">
      {unit}
    </span>
  );
  return (
    <InputBox lead={lead} trail={trail}>
      <input
        type="number"
        inputMode={Number.isInteger(Number(step)) ? 'numeric' : 'decimal'}
        step={step}
        onWheel={ignoreWheel}
        dir={latinLine.dir}
        className={classes(
          bareInput,
          latinLine.className,
          'tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none',
        )}
        {...props}
        {...field}
      />
    </InputBox>
  );
};
