import { type ReactNode, useRef } from 'react';
import { codeFields } from '#core/security/account-fields.ts';
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts';
import { useOneAtATime } from '#web/lib/query/one-at-a-time.ts';
import { CodeField } from '#web/ui/form/code-field.tsx';

type CodeStepProps = {
  /** The submit button is in the footer of the dialog. */
  formId: string;
  /** Answers what is wrong with the code, or null. */
  onCode: (code: string) => Promise<string | null>;
  /** A recovery code proves nothing of the app. */
  appOnly?: boolean;
  /** Above the field. */
  children?: ReactNode;
};

export const CodeStep = ({ formId, onCode, appOnly, children }: CodeStepProps) => {
  const { register, handleSubmit, problem, refuse } = useSchemaForm(codeFields);
  const form = useRef<HTMLFormElement>(null);
  const send = useOneAtATime(async ({ code }: { code: string }) => {
    const wrong = await onCode(code);
    if (wrong === null) return;
    form.current?.reset();
    refuse('code', wrong);
  });
  return (
    <form
      id={formId}
      ref={form}
      method="post"
      noValidate
      onSubmit={handleSubmit(send)}
      className="flex flex-col gap-4"
    >
      {children}
      <CodeField error={problem('code')} input={register('code')} appOnly={appOnly} />
    </form>
  );
};
