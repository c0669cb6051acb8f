import { type ReactNode, useId } from 'react';

/** What Field and FieldGroup have in common: a label, a hint and an error around something to fill in. */
export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown with the control and tied to it; its presence marks the control invalid. */
  error?: ReactNode;
  required?: boolean;
  optional?: boolean;
  /** The label is read aloud but not shown (a search box, a table cell). */
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
};

/** Ids that tie the parts together, and what the context passes to the control. */
export const useFieldIds = ({
  hint,
  error,
  required = false,
}: Pick<FieldProps, 'hint' | 'error' | 'required'>) => {
  const id = useId();
  const ids = { hintId: `${id}hint`, errorId: `${id}error` };
  const describedBy =
    [error ? ids.errorId : null, hint ? ids.hintId : null].filter(Boolean).join(' ') || undefined;
  const state = {
    controlId: `${id}control`,
    labelId: `${id}label`,
    describedBy,
    invalid: Boolean(error),
    required,
  };
  return { ...ids, state };
};
