import { useState } from 'react';
import { verifyPassword } from '#web/lib/api/verify-password.ts';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { passwordCheckTexts } from '#web/lib/texts/password-check.texts.ts';
import { Alert } from '../feedback/alert.tsx';
import { PasswordForm } from './password-form.tsx';

type PasswordStepProps = {
  formId: string;
  email: string;
  onWorking: (working: boolean) => void;
  onDone: () => void;
};

/** Editing, deleting or cancelling an order takes the account's password first. */
export const PasswordStep = ({ formId, email, onWorking, onDone }: PasswordStepProps) => {
  const sentence = useErrorSentence();
  const [failure, setFailure] = useState<unknown>(null);

  const verify = async (password: string) => {
    setFailure(null);
    const answer = await verifyPassword(password);
    if (answer.kind === 'right') onDone();
    if (answer.kind === 'failed') setFailure(answer.error);
    return answer.kind === 'wrong' ? 'wrong-password' : 'other';
  };

  return (
    <PasswordForm id={formId} email={email} onWorking={onWorking} onSubmit={verify}>
      {failure !== null && <Alert>{sentence(failure, passwordCheckTexts.serverError)}</Alert>}
    </PasswordForm>
  );
};
