import { classes } from '../classes.ts';
import { FieldContext } from './field-context.ts';
import { FieldError, FieldHint, OptionalMark, RequiredMark } from './field-messages.tsx';
import { type FieldProps, useFieldIds } from './field-props.ts';

/** The same as Field for several controls under one question (radios, checkboxes, a file). */
export const FieldGroup = (props: FieldProps) => {
  const { label, hint, error, required, optional, hideLabel, className, children } = props;
  const { state, hintId, errorId } = useFieldIds(props);
  return (
    <FieldContext value={state}>
      <div className={classes('flex flex-col gap-2', className)}>
        <span id={state.labelId} className={hideLabel ? 'sr-only' : 'font-medium text-[0.9375rem]'}>
          {label}
          {required && <RequiredMark />}
          {optional && <OptionalMark />}
        </span>
        {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
        {children}
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </div>
    </FieldContext>
  );
};
