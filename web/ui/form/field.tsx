import { classes } from '../classes.ts';
import { FieldContext } from './field-context.ts';
import { FieldError, FieldHint, OptionalMark, RequiredMark } from './field-messages.tsx';
import { type FieldProps, useFieldIds } from './field-props.ts';

/** Label, one control, hint and error, tied together for everyone. */
export const Field = (props: FieldProps) => {
  const { label, hint, error, required, optional, hideLabel, className, children } = props;
  const { state, hintId, errorId } = useFieldIds(props);
  return (
    <FieldContext value={state}>
      <div className={classes('flex flex-col gap-1.5', className)}>
        <label
          id={state.labelId}
          htmlFor={state.controlId}
          className={hideLabel ? 'sr-only' : 'w-fit font-medium text-[0.9375rem]'}
        >
          {label}
          {required && <RequiredMark />}
          {optional && <OptionalMark />}
        </label>
        {children}
        {error && <FieldError id={errorId}>{error}</FieldError>}
        {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      </div>
    </FieldContext>
  );
};
