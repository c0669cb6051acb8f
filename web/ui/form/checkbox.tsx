import { Check } from 'lucide-react';
import { Checkbox as RadixCheckbox } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';

type CheckboxProps = {
  label: ReactNode;
  /** At the end of the row: a price, a count. */
  aside?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
  'aria-describedby'?: string;
};

export const Checkbox = ({
  label,
  aside,
  checked,
  onCheckedChange,
  disabled,
  name,
  ...aria
}: CheckboxProps) => {
  const id = useId();
  return (
    // In a form Radix adds an input that nobody sees: it would be as wide as the box, beside the row.
    <div className="flex min-h-11 flex-wrap items-center justify-end gap-x-3 [&>input]:hidden">
      <RadixCheckbox.Root
        id={id}
        name={name}
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next === true)}
        disabled={disabled}
        className={classes(
          'touch-target grid size-5.5 shrink-0 place-items-center rounded-md border border-line-strong bg-card transition-colors',
          'hover:border-ink-2 data-[state=checked]:border-brand data-[state=checked]:bg-brand',
          'disabled:cursor-not-allowed disabled:opacity-50',
        )}
        {...aria}
      >
        <RadixCheckbox.Indicator>
          <Check aria-hidden="true" strokeWidth={3} className="size-4 text-brand-contrast" />
        </RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
      <label
        htmlFor={id}
        className={classes(
          // Where letters are large its price goes below.
          'min-w-[min(8rem,calc(100%-2.25rem))] flex-1 break-words py-2',
          disabled ? 'text-ink-2' : 'cursor-pointer',
        )}
      >
        {label}
      </label>
      {aside}
    </div>
  );
};
