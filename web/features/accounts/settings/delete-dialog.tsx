import { useState } from 'react';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { useLeaveAccount } from '#web/lib/query/use-leave-account.ts';
import { signInTexts } from '#web/lib/texts/sign-in.texts.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { accountPageTexts as t } from './account.texts.ts';

type DeleteDialogProps = { restaurantName: string; onClose: () => void };
type Problem = { field: 'typed' | 'password' | 'all'; sentence: string };

/** Two safeguards against a stray tap: the restaurant's name, typed, and the password. */
export const DeleteDialog = ({ restaurantName, onClose }: DeleteDialogProps) => {
  const text = useText();
  const sentence = useErrorSentence();
  const leave = useLeaveAccount();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);

  const refuse = (found: Problem): never => {
    setProblem(found);
    throw new Error(found.sentence);
  };
  const deleteAccount = async () => {
    setProblem(null);
    if (typed.trim() !== restaurantName) refuse({ field: 'typed', sentence: text(t.deleteTypedWrong) });
    if (!password) refuse({ field: 'password', sentence: text(signInTexts.fieldRequired) });
    const { message } = await call('DELETE /users/me', { body: { password } }).catch((error: unknown) =>
      refuse({ field: 'all', sentence: sentence(error) }),
    );
    await leave();
    showSuccess(message);
  };
  const problemOf = (field: Problem['field']) => (problem?.field === field ? problem.sentence : undefined);

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text(t.deleteQuestion)}
      description={text(t.deleteHint)}
      confirmLabel={text(t.deleteNow)}
      cancelLabel={text(t.cancel)}
      destructive
      onConfirm={deleteAccount}
    >
      <div className="flex flex-col gap-4">
        {problem?.field === 'all' && <Alert>{problem.sentence}</Alert>}
        <Field label={text(t.deleteTyped, { name: restaurantName })} error={problemOf('typed')} required>
          <TextInput value={typed} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
        </Field>
        <Field label={text(t.currentPassword)} error={problemOf('password')} required>
          <PasswordInput
            purpose="current"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      </div>
    </ConfirmDialog>
  );
};
