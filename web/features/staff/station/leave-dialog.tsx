import { useId, useState } from 'react';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { useRequestedCode, withoutEmptyCode } from '#web/lib/forms/use-requested-code.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { CodeField } from '#web/ui/form/code-field.tsx';
import { PasswordForm } from '#web/ui/form/password-form.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { stationTexts as t } from './station.texts.ts';

/** Only whoever knows the account's password takes a device out of station mode. */
export const LeaveDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useText();
  const sentence = useErrorSentence();
  const formId = useId();
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const codeRequest = useRequestedCode();
  const [code, setCode] = useState('');

  const leave = async (password: string) => {
    setFailure(null);
    try {
      await call('POST /stations/leave', { body: withoutEmptyCode({ password, code }) });
      // Nothing of the station's page is the owner's: begin anew.
      location.assign('/dashboard');
    } catch (error) {
      if (isApiError(error, 'wrong_password')) return 'wrong-password';
      if (!codeRequest.noticeQuestion(error)) setFailure(error);
    }
    return 'other';
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !working && onClose()}
      closesOnOutsideClick={false}
      title={text(t.leave)}
      description={text(t.leaveHint)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={working}>
            {text(t.cancel)}
          </Button>
          <Button type="submit" form={formId} loading={working}>
            {text(t.leave)}
          </Button>
        </>
      }
    >
      <PasswordForm id={formId} email="" onWorking={setWorking} onSubmit={leave}>
        {failure !== null && <Alert>{sentence(failure)}</Alert>}
        {codeRequest.isRequested && (
          <CodeField input={{ value: code, onChange: (event) => setCode(event.currentTarget.value) }} />
        )}
      </PasswordForm>
    </Dialog>
  );
};
