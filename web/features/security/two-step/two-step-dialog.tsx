import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { SignedInDevice } from '#core/security/devices.contract.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { type Answer, call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import { PasswordStep } from '#web/ui/form/password-step.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { CodeStep } from './code-step.tsx';
import { type NameOf, OtherDevices } from './other-devices.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanStep } from './scan-step.tsx';
import { twoStepTexts as t } from './two-step.texts.ts';
import { twoStepQuery } from './two-step-query.ts';

export type TwoStepPurpose = 'on' | 'codes' | 'off';

type Step =
  | { name: 'password' }
  | { name: 'scan'; app: Answer<'POST /users/me/second-factor'> }
  | { name: 'code' }
  | { name: 'saved'; codes: string[] }
  | { name: 'others'; devices: SignedInDevice[] };

type TwoStepDialogProps = {
  open: boolean;
  purpose: TwoStepPurpose;
  email: string;
  nameOf: NameOf;
  onClose: () => void;
};

/** The password, then the app or a code of it, then the recovery codes, as far as the purpose needs them. */
export const TwoStepDialog = ({ open, purpose, email, nameOf, onClose }: TwoStepDialogProps) => {
  const text = useText();
  const sentence = useErrorSentence();
  const client = useQueryClient();
  const formId = useId();
  const [step, setStep] = useState<Step>({ name: 'password' });
  const [working, setWorking] = useState(false);
  const [marked, setMarked] = useState<string[]>([]);
  const [failure, setFailure] = useState<unknown>(null);

  const refresh = () => client.invalidateQueries({ queryKey: twoStepQuery.queryKey });

  /** Returns what is wrong with the code itself; everything else is shown above it. */
  const attempt = async (work: () => Promise<void>): Promise<string | null> => {
    setWorking(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      if (isApiError(error, 'second_factor_wrong')) return error.message;
      setFailure(error);
      // The five minutes are over: the password is requested again.
      if (isApiError(error, 'password_required')) setStep({ name: 'password' });
      void refresh();
    } finally {
      setWorking(false);
    }
    return null;
  };

  const afterPassword = () =>
    purpose === 'on'
      ? void attempt(async () => setStep({ name: 'scan', app: await call('POST /users/me/second-factor') }))
      : setStep({ name: 'code' });

  const sendCode = (code: string) =>
    attempt(async () => {
      const body = { code };
      if (purpose === 'off') {
        await call('DELETE /users/me/second-factor', { body });
        showSuccess(text(t.offDone));
        onClose();
      } else {
        const route =
          purpose === 'on'
            ? 'POST /users/me/second-factor/confirm'
            : 'POST /users/me/second-factor/recovery-codes';
        const { recoveryCodes } = await call(route, { body });
        if (purpose === 'on') showSuccess(text(t.onDone));
        setStep({ name: 'saved', codes: recoveryCodes });
      }
      void refresh();
    });

  /** Existing sessions need no code: the owner decides whether they stay. */
  const afterCodes = async () => {
    if (purpose !== 'on') return onClose();
    setWorking(true);
    const devices = await call('GET /users/me/devices').catch(() => []);
    setWorking(false);
    const others = devices.filter(({ isThis }) => !isThis);
    if (others.length === 0) onClose();
    else setStep({ name: 'others', devices: others });
  };

  const [title, hint] = {
    password: [purposeTitles[purpose], purpose === 'on' ? t.passwordFirst : purposeHints[purpose]],
    scan: [t.scanTitle, t.scanHint],
    code: [purposeTitles[purpose], purposeHints[purpose]],
    saved: [t.codesTitle, t.codesHint],
    others: [t.othersTitle, t.othersHint],
  }[step.name] as [typeof t.scanTitle, typeof t.scanHint];

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && !working && onClose()}
      title={text(title)}
      description={text(hint)}
      // What is shown only once must not disappear with a stray tap.
      closesOnOutsideClick={step.name === 'password'}
      footer={
        step.name === 'saved' ? (
          <Button onClick={() => void afterCodes()} loading={working}>
            {text(t.saved)}
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose} disabled={working}>
              {text(step.name === 'others' ? t.keepOthers : t.cancel)}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant={purpose === 'off' && step.name === 'code' ? 'danger' : 'primary'}
              loading={working}
              disabled={step.name === 'others' && marked.length === 0}
            >
              {text(
                step.name === 'password'
                  ? t.goOn
                  : step.name === 'others'
                    ? t.logOutOthers
                    : sendLabels[purpose],
              )}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {failure !== null && <Alert title={text(t.failed)}>{sentence(failure)}</Alert>}
        {step.name === 'password' && (
          <PasswordStep formId={formId} email={email} onWorking={setWorking} onDone={afterPassword} />
        )}
        {step.name === 'scan' && <ScanStep formId={formId} app={step.app} onCode={sendCode} />}
        {step.name === 'code' && <CodeStep formId={formId} onCode={sendCode} />}
        {step.name === 'saved' && <RecoveryCodes codes={step.codes} email={email} />}
        {step.name === 'others' && (
          <OtherDevices
            formId={formId}
            devices={step.devices}
            nameOf={nameOf}
            marked={marked}
            onMark={setMarked}
            attempt={attempt}
            onDone={onClose}
          />
        )}
      </div>
    </Dialog>
  );
};

const purposeTitles = { on: t.title, codes: t.newCodes, off: t.offTitle } as const;
const purposeHints = { on: t.passwordFirst, codes: t.newCodesHint, off: t.offHint } as const;
const sendLabels = { on: t.confirm, codes: t.newCodes, off: t.switchOff } as const;
