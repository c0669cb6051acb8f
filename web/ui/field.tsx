import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { FieldContext } from './field-context.ts';
import { FieldError, FieldHint, OptionalMark, RequiredMark } from './field-messages.tsx';

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown under the control and tied to it; its presence marks the control invalid. */
  error?: ReactNode;
  required?: boolean;
  optional?: boolean;
  /** The label is read aloud but not shown (a search box, a table cell). */
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
};

/** Label, one control, hint and error, tied together for everyone. */
export const Field = ({
  label,
  hint,
  error,
  required = false,
  optional = false,
  hideLabel = false,
  className,
  children,
}: FieldProps) => {
  const id = useId();
  const ids = {
    controlId: `${id}control`,
    labelId: `${id}label`,
    hintId: `${id}hint`,
    errorId: `${id}error`,
  };
  const describedBy =
    [error ? ids.errorId : null, hint ? ids.hintId : null].filter(Boolean).join(' ') || undefined;
  return (
    <FieldContext
      value={{
        controlId: ids.controlId,
        labelId: ids.labelId,
        describedBy,
        invalid: Boolean(error),
        required,
      }}
    >
      <div className={classes('flex flex-col gap-1.5', className)}>
        <label
          id={ids.labelId}
          htmlFor={ids.controlId}
          className={hideLabel ? 'sr-only' : 'w-fit font-medium text-[0.9375rem]'}
        >
          {label}
          {required && <RequiredMark />}
          {optional && <OptionalMark />}
        </label>
        {children}
        {error && <FieldError id={ids.errorId}>{error}</FieldError>}
        {hint && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
      </div>
    </FieldContext>
  );
};
