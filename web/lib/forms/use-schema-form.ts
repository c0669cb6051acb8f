import { type ChangeEvent, type FocusEvent, type SubmitEvent, useRef, useState } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { checkField, checkFields, type Fields, type Filled } from './check-fields.ts';
import type { Problem } from './field-problem.ts';
import { useAfterPress } from './use-after-press.ts';

type TypedInput = HTMLInputElement | HTMLTextAreaElement;

/**
 * A form validated by the schemas that the server uses, with errors in the user's language. A field is checked when
 * it loses focus, and from then on with every keystroke. The inputs are uncontrolled: text typed before hydration
 * is kept.
 */
export const useSchemaForm = <F extends Fields>(
  fields: F,
  defaults: { readonly [Name in keyof F]?: string } = {},
) => {
  type Name = keyof F & string;
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const touched = useRef(new Set<string>());
  const afterPress = useAfterPress();
  /** A sentence where the server refused; the schema's own problems are translated on render. */
  const [problems, setProblems] = useState<Partial<Record<Name, Problem | string>>>({});

  const check = (name: Name, typed: string) => {
    const schema = fields[name];
    if (schema) setProblems((before) => ({ ...before, [name]: checkField(name, schema, typed) }));
  };
  const focus = (isMeant: (name: string) => boolean) => {
    for (const element of form.current?.elements ?? []) {
      const isTyped = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      if (isTyped && isMeant(element.name)) return element.focus();
    }
  };

  return {
    register: (name: Name) => ({
      name,
      defaultValue: defaults[name],
      onBlur: ({ target }: FocusEvent<TypedInput>) =>
        afterPress(() => {
          touched.current.add(name);
          check(name, target.value);
        }),
      onChange: (event: ChangeEvent<TypedInput>) => {
        if (touched.current.has(name)) check(name, event.target.value);
      },
    }),
    handleSubmit: (send: (values: Filled<F>) => unknown) => (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      form.current = event.currentTarget;
      const typed = new FormData(event.currentTarget);
      const { problems: found, values } = checkFields(fields, (name) => String(typed.get(name) ?? ''));
      for (const name of Object.keys(fields)) touched.current.add(name);
      setProblems(found);
      if (Object.keys(found).length === 0) void send(values);
      else focus((name) => name in found);
    },
    /** What only the server can know about a field. */
    refuse: (refused: Name, sentence: string) => {
      setProblems((before) => ({ ...before, [refused]: sentence }));
      focus((name) => name === refused);
    },
    reset: () => {
      touched.current.clear();
      setProblems({});
      form.current?.reset();
    },
    problem: (name: Name): string | undefined => {
      const found = problems[name];
      // These texts take no parameters.
      return typeof found === 'object' ? (text as (plain: Problem) => string)(found) : found;
    },
  };
};
