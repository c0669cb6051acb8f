import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { useFieldControl, useFieldLabelId } from './field-context.ts';
import { FieldGroup } from './field-group.tsx';

type Option<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly aside?: ReactNode;
};

type RadioGroupProps<Value extends string> = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  options: readonly Option<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** `pairs`: two in a row, unless letters are too large for it; `cards`: each option in a box of its own, side by side where there is space. */
  variant?: keyof typeof arrangements;
  hideLabel?: boolean;
};

const arrangements = {
  rows: 'flex flex-col',
  pairs: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(7rem,50%-0.75rem)),1fr))] gap-x-3',
  cards: 'grid grid-cols-1 gap-3 sm:grid-cols-2',
} as const;

/** Single choice. */
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
  variant = 'rows',
}: RadioGroupProps<Value>) => {
  const field = useFieldControl({});
  const labelId = useFieldLabelId();
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={field['aria-describedby']}
      aria-invalid={field['aria-invalid']}
      aria-required={field['aria-required']}
      className={arrangements[variant]}
    >
      {options.map((option) => (
        <RadioOption
          key={option.value}
          name={name}
          option={option}
          isCard={variant === 'cards'}
          isChosen={option.value === value}
          onChoose={() => onValueChange(option.value)}
        />
      ))}
    </div>
  );
};

const cardStyle =
  'rounded-card border border-line bg-card p-4 transition-colors hover:border-line-strong has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2';

type RadioOptionProps = {
  /** Radios with the same name are one choice: the browser moves between them with the arrow keys. */
  name: string;
  option: Option<string>;
  isCard: boolean;
  isChosen: boolean;
  onChoose: () => void;
};

const RadioOption = ({ name, option, isCard, isChosen, onChoose }: RadioOptionProps) => {
  const id = useId();
  return (
    <div className={classes('relative flex items-start gap-3', isCard ? cardStyle : 'min-h-11 py-2.5')}>
      <input
        type="radio"
        id={id}
        name={name}
        value={option.value}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={option.description ? `${id}description` : undefined}
        className={classes(
          'mt-0.5 size-5.5 shrink-0 appearance-none rounded-full border border-line-strong bg-card transition-colors',
          'hover:border-ink-2 checked:border-brand checked:bg-brand checked:shadow-[inset_0_0_0_4px_var(--card)]',
          // Without backgrounds and shadows only the edge is left.
          'forced-colors:checked:border-[7px] forced-colors:checked:border-[Highlight]',
          isCard && 'focus-visible:outline-none',
        )}
      />
      <div className="min-w-0 flex-1">
        <label
          htmlFor={id}
          className={classes(
            'block cursor-pointer after:absolute after:inset-0',
            isCard && 'font-medium after:rounded-card',
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
