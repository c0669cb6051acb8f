import type { ReactNode } from 'react';
import { Checkbox } from './checkbox.tsx';
import { useFieldControl, useFieldLabelId } from './field-context.ts';
import { FieldGroup } from './field-group.tsx';

type Option<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly aside?: ReactNode;
};

type CheckboxGroupProps<Value extends string> = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  options: readonly Option<Value>[];
  value: readonly Value[];
  onValueChange: (value: Value[]) => void;
  /** Once this many are chosen, the others are disabled until one is cleared. */
  max?: number;
  /** Puts short labels side by side. */
  columns?: 2;
};

/** Multiple choice. The chosen values keep the order of the options. */
export const CheckboxGroup = <Value extends string>(props: CheckboxGroupProps<Value>) => (
  <FieldGroup label={props.label} hint={props.hint} error={props.error} required={props.required}>
    <Options {...props} />
  </FieldGroup>
);

const Options = <Value extends string>({
  options,
  value,
  onValueChange,
  max,
  columns,
}: CheckboxGroupProps<Value>) => {
  const labelId = useFieldLabelId();
  const { 'aria-describedby': describedBy } = useFieldControl({});
  const isFull = max !== undefined && value.length >= max;
  const toggle = (changed: Value, checked: boolean) =>
    onValueChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === changed ? checked : value.includes(each))),
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: the group is named by the field's label
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      className={columns ? 'grid grid-cols-2 gap-x-4' : 'flex flex-col'}
    >
      {options.map((option) => {
        const checked = value.includes(option.value);
        return (
          <Checkbox
            key={option.value}
            label={option.label}
            aside={option.aside}
            checked={checked}
            disabled={isFull && !checked}
            onCheckedChange={(next) => toggle(option.value, next)}
          />
        );
      })}
    </div>
  );
};
