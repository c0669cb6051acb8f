import { Switch as RadixSwitch } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

type SwitchProps = {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
  /** The label is read aloud but not shown. */
  hideLabel?: boolean;
  className?: string;
};

/** On or off, at once. The whole row answers to the finger; the knob slides along the reading direction. */
export const Switch = ({
  label,
  hint,
  checked,
  onCheckedChange,
  disabled,
  name,
  hideLabel = false,
  className,
}: SwitchProps) => {
  const id = useId();
  return (
    <div className={classes('flex min-h-11 items-center justify-between gap-4', className)}>
      <div className={hideLabel ? 'sr-only' : 'min-w-0'}>
        <label
          htmlFor={id}
          className={classes('block py-1 font-medium', disabled ? 'text-ink-2' : 'cursor-pointer')}
        >
          {label}
        </label>
        {hint && (
          <p id={`${id}hint`} className="text-ink-2 text-sm">
            {hint}
          </p>
        )}
      </div>
      <RadixSwitch.Root
        id={id}
        name={name}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        aria-describedby={hint ? `${id}hint` : undefined}
        className={classes(
          'touch-target flex h-7 w-12 shrink-0 items-center rounded-full bg-line-strong p-0.5 transition-colors',
          'data-[state=checked]:bg-brand disabled:cursor-not-allowed disabled:opacity-50',
        )}
      >
        <RadixSwitch.Thumb className="block size-6 rounded-full bg-white shadow-card transition-[margin] data-[state=checked]:ms-5" />
      </RadixSwitch.Root>
    </div>
  );
};
