import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { FieldContext } from './field-context.ts';
import { FieldError, FieldHint, OptionalMark, RequiredMark } from './field-messages.tsx';

type FieldGroupProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  optional?: boolean;
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
};

/** The same as Field for several controls under one question (radios, checkboxes, a file). */
export const FieldGroup = ({
  label,
  hint,
  error,
  required = false,
  optional = false,
  hideLabel = false,
  className,
  children,
}: FieldGroupProps) => {
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
      <div className={classes('flex flex-col gap-2', className)}>
        <span id={ids.labelId} className={hideLabel ? 'sr-only' : 'font-medium text-[0.9375rem]'}>
          {label}
          {required && <RequiredMark />}
          {optional && <OptionalMark />}
        </span>
        {hint && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
        {children}
        {error && <FieldError id={ids.errorId}>{error}</FieldError>}
      </div>
    </FieldContext>
  );
};
