import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { isApiError } from '#web/lib/api/api-error.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { PasswordStep } from '#web/ui/form/password-step.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { staffTexts as t } from './staff.texts.ts';

type GuardedDialogProps = {
  email: string;
  title: ReactNode;
  description?: ReactNode;
  saveLabel: string;
  onClose: () => void;
  /** False when input is missing and the form has said so. */
  check?: () => boolean;
  /** What needs the password; a failure is shown here. */
  save: () => Promise<void>;
  children: ReactNode;
};

/** A form whose saving needs the account's password: requested when the server does, after which saving continues. */
export const GuardedDialog = ({
  email,
  title,
  description,
  saveLabel,
  onClose,
  check = () => true,
  save,
  children,
}: GuardedDialogProps) => {
  const text = useText();
  const sentence = useErrorSentence();
  const formId = useId();
  const [asksPassword, setAsksPassword] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [working, setWorking] = useState(false);
  const busy = useRef(false);

  const send = async () => {
    if (busy.current) return;
    busy.current = true;
    setWorking(true);
    setFailure(null);
    try {
      await save();
    } catch (error) {
      if (isApiError(error, 'password_required')) setAsksPassword(true);
      else setFailure(error);
    }
    busy.current = false;
    setWorking(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (check()) void send();
  };
  const confirmed = () => {
    setAsksPassword(false);
    void send();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !working && onClose()}
      closesOnOutsideClick={false}
      title={title}
      description={asksPassword ? text(t.passwordHint) : description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={working}>
            {text(t.cancel)}
          </Button>
          <Button type="submit" form={formId} loading={working}>
            {asksPassword ? text(t.continue) : saveLabel}
          </Button>
        </>
      }
    >
      {failure !== null && <Alert className="mb-4">{sentence(failure, t.failed)}</Alert>}
      {asksPassword ? (
        <PasswordStep formId={formId} email={email} onWorking={setWorking} onDone={confirmed} />
      ) : (
        <form id={formId} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
          {children}
        </form>
      )}
    </Dialog>
  );
};
