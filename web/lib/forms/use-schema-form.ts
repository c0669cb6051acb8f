import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { problemText } from './field-problem.ts';

/** A form checked by the schema that the server uses, with its errors in the reader's language. */
export const useSchemaForm = <Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input>,
  // Text fields have no default: what was typed before the page came alive is kept.
  defaultValues?: DefaultValues<Input>,
) => {
  const text = useText();
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  const problem = (name: Path<Input>): string | undefined => {
    const error = form.getFieldState(name, form.formState).error ?? (errors[name] as undefined);
    if (!error) return undefined;
    // Errors set by hand carry their own sentence.
    return error.type === 'refused' ? error.message : text(problemText(name, form.getValues(name), error));
  };
  return { ...form, problem };
};
