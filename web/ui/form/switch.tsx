import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';

type SwitchProps = {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** The label is read aloud but not shown. */
  hideLabel?: boolean;
  className?: string;
};

/** On or off, effective at once. The whole row is the tap target; the knob follows the reading direction. */
export const Switch = ({
  label,
  hint,
  checked,
  onCheckedChange,
  hideLabel = false,
  className,
}: SwitchProps) => {
  const id = useId();
  const toggleOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Otherwise it would submit the form around the switch.
    event.preventDefault();
    onCheckedChange(!checked);
  };
  return (
    <div className={classes('flex min-h-11 items-center justify-between gap-4', className)}>
      <div className={hideLabel ? 'sr-only' : 'min-w-0'}>
        <label htmlFor={id} className="block cursor-pointer py-1 font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}hint`} className="text-ink-2 text-sm">
            {hint}
          </p>
        )}
      </div>
      <input
        type="checkbox"
        role="switch"
        id={id}
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onCheckedChange(event.target.checked)}
        onKeyDown={toggleOnEnter}
        aria-describedby={hint ? `${id}hint` : undefined}
        className={classes(
          'touch-target h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full bg-line-strong p-0.5 transition-colors',
          'before:block before:size-6 before:rounded-full before:bg-white before:shadow-card before:transition-[margin]',
          'checked:bg-brand checked:before:ms-5',
          // Forced colours take backgrounds away: the switch keeps the two that say whether it is on.
          'forced-colors:border forced-colors:p-px',
          'forced-colors:forced-color-adjust-none forced-colors:border-[CanvasText] forced-colors:bg-[Canvas] forced-colors:before:bg-[CanvasText]',
          'forced-colors:checked:bg-[Highlight] forced-colors:checked:before:bg-[HighlightText]',
        )}
      />
    </div>
  );
};
