import { createContext, use } from 'react';

type FieldState = {
  readonly controlId: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
};

export const FieldContext = createContext<FieldState | null>(null);

type ControlProps = {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
  'aria-required'?: boolean | 'true' | 'false';
};

/** The attributes that tie a control to its field; the caller's own props win. */
export const useFieldControl = (props: ControlProps) => {
  const field = use(FieldContext);
  return {
    id: props.id ?? field?.controlId,
    'aria-describedby': props['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': props['aria-invalid'] ?? (field?.invalid || undefined),
    'aria-required': props['aria-required'] ?? (field?.required || undefined),
  };
};

/** For controls that are not form elements (a list of radios): named by the label's id. */
export const useFieldLabelId = (): string | undefined => use(FieldContext)?.labelId;
