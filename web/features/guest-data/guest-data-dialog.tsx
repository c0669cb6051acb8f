import { useId, useState } from 'react';
import type { GuestDataPeriod } from '#core/guest-data/guest-data.contract.ts';
import type { GuestDataMonths } from '#core/guest-data/guest-data-months.ts';
import { call } from '#web/lib/api/call.ts';
import { verifyPassword } from '#web/lib/api/verify-password.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { PasswordForm } from '#web/ui/form/password-form.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { guestDataTexts as t } from './guest-data.texts.ts';
import { usePeriodText } from './use-period-text.ts';

type GuestDataDialogProps = {
  email: string;
  months: GuestDataMonths;
  isShorter: boolean;
  onClose: () => void;
  onSaved: (period: GuestDataPeriod) => void;
};

/** A shorter period deletes data for good, so the password is required, as before deleting an order. */
export const GuestDataDialog = ({ email, months, isShorter, onClose, onSaved }: GuestDataDialogProps) => {
  const text = useText();
  const sentence = useErrorSentence();
  const period = usePeriodText()(months);
  const formId = useId();
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const save = async (password: string) => {
    setFailure(null);
    const answer = await verifyPassword(password);
    if (answer.kind === 'wrong') return 'wrong-password';
    if (answer.kind === 'failed') setFailure(answer.error);
    else await call('PUT /restaurants/guest-data', { body: { months } }).then(onSaved, setFailure);
    return 'other';
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !working && onClose()}
      closesOnOutsideClick={false}
      title={text(t.question)}
      description={text(isShorter ? t.shorter : t.longer, { period })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={working}>
            {text(t.cancel)}
          </Button>
          <Button type="submit" form={formId} variant={isShorter ? 'danger' : 'primary'} loading={working}>
            {text(t.change)}
          </Button>
        </>
      }
    >
      <PasswordForm id={formId} email={email} onWorking={setWorking} onSubmit={save}>
        {failure !== null && <Alert title={text(t.saveFailed)}>{sentence(failure)}</Alert>}
      </PasswordForm>
    </Dialog>
  );
};
