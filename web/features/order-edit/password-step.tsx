import { type FormEvent, useRef, useState } from 'react';
import { orderEditTexts as t } from '#core/i18n/texts/order-edit.texts.ts';
import { shiftControlTexts } from '#core/i18n/texts/order-manager.texts.ts';
import { verifyPassword } from '#web/lib/api/verify-password.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

type PasswordStepProps = {
  formId: string;
  email: string;
  onWorking: (working: boolean) => void;
  onDone: () => void;
};

/** Whoever edits or deletes an order says the account's password first. */
export const PasswordStep = ({ formId, email, onWorking, onDone }: PasswordStepProps) => {
  const text = useText();
  const sentence = useErrorSentence();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const busy = useRef(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    setFailure(null);
    setProblem(password ? '' : text(t.noPassword));
    if (!password) return;
    busy.current = true;
    onWorking(true);
    const answer = await verifyPassword(password);
    busy.current = false;
    onWorking(false);
    if (answer.kind === 'right') onDone();
    else if (answer.kind === 'wrong') setProblem(answer.message);
    else setFailure(answer.error);
  };

  return (
    <form id={formId} method="post" onSubmit={submit} className="flex flex-col gap-4">
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {failure !== null && <Alert>{sentence(failure, shiftControlTexts.serverError)}</Alert>}
      <Field label={text(t.password)} error={problem} required>
        <PasswordInput
          purpose="current"
          name="password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
    </form>
  );
};
