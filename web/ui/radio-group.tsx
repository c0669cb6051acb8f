import { RadioGroup as RadixRadioGroup } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { useFieldControl, useFieldLabelId } from './field-context.ts';
import { FieldGroup } from './field-group.tsx';

type Option<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly aside?: ReactNode;
  readonly disabled?: boolean;
};

type RadioGroupProps<Value extends string> = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  options: readonly Option<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** `cards`: each option in a box of its own, side by side where there is room. */
  look?: 'rows' | 'cards';
  hideLabel?: boolean;
};

/** One of several. */
export const RadioGroup = <Value extends string>(props: RadioGroupProps<Value>) => (
  <FieldGroup
    label={props.label}
    hint={props.hint}
    error={props.error}
    required={props.required}
    hideLabel={props.hideLabel}
  >
    <Options {...props} />
  </FieldGroup>
);

const Options = <Value extends string>({
  options,
  value,
  onValueChange,
  look = 'rows',
}: RadioGroupProps<Value>) => {
  const field = useFieldControl({});
  const labelId = useFieldLabelId();
  return (
    <RadixRadioGroup.Root
      value={value ?? ''}
      // Radix speaks strings; only values of the options can come back.
      onValueChange={(next) => onValueChange(next as Value)}
      aria-labelledby={labelId}
      aria-describedby={field['aria-describedby']}
      aria-invalid={field['aria-invalid']}
      aria-required={field['aria-required']}
      className={look === 'cards' ? 'grid gap-3 sm:grid-cols-2' : 'flex flex-col'}
    >
      {options.map((option) => (
        <RadioOption key={option.value} option={option} look={look} />
      ))}
    </RadixRadioGroup.Root>
  );
};

const cardLook =
  'rounded-card border border-line bg-card p-4 transition-colors hover:border-line-strong has-data-[state=checked]:border-brand has-data-[state=checked]:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2';

const RadioOption = ({ option, look }: { option: Option<string>; look: 'rows' | 'cards' }) => {
  const id = useId();
  const isCard = look === 'cards';
  return (
    <div className={classes('relative flex items-start gap-3', isCard ? cardLook : 'min-h-11 py-2.5')}>
      <RadixRadioGroup.Item
        id={id}
        value={option.value}
        disabled={option.disabled}
        aria-describedby={option.description ? `${id}description` : undefined}
        className={classes(
          'mt-0.5 grid size-5.5 shrink-0 place-items-center rounded-full border border-line-strong bg-card transition-colors',
          'hover:border-ink-2 data-[state=checked]:border-brand disabled:cursor-not-allowed disabled:opacity-50',
          isCard ? 'focus-visible:outline-none' : 'touch-target',
        )}
      >
        <RadixRadioGroup.Indicator className="size-3 rounded-full bg-brand" />
      </RadixRadioGroup.Item>
      <div className="min-w-0 flex-1">
        <label
          htmlFor={id}
          className={classes(
            'block',
            isCard && 'font-medium after:absolute after:inset-0 after:rounded-card',
            option.disabled ? 'text-ink-2' : 'cursor-pointer',
          )}
        >
          {option.label}
        </label>
        {option.description && (
          <p id={`${id}description`} className="mt-0.5 text-ink-2 text-sm">
            {option.description}
          </p>
        )}
      </div>
      {option.aside}
    </div>
  );
};
