import type { ReactNode } from 'react';
import { Button } from '../../action/button.tsx';
import { Alert } from '../../feedback/alert.tsx';
import { PasswordStep } from '../password-step.tsx';
import type { PasswordThenReason } from './use-password-then-reason.ts';

type Step = {
  flow: Pick<PasswordThenReason, 'isLast' | 'failure' | 'working' | 'setWorking' | 'passwordConfirmed'>;
  /** Of the form of either step, which the last button sends. */
  formId: string;
};

type PasswordThenReasonStepProps = Step & {
  /** Null on a station, where a PIN replaces the password. */
  email: string | null;
  /** The form with the reason. */
  children: ReactNode;
};

export const PasswordThenReasonStep = ({ flow, formId, email, children }: PasswordThenReasonStepProps) => (
  <>
    {flow.failure && <Alert className="mb-4">{flow.failure}</Alert>}
    {flow.isLast ? (
      children
    ) : (
      <PasswordStep
        formId={formId}
        email={email ?? ''}
        onWorking={flow.setWorking}
        onDone={flow.passwordConfirmed}
      />
    )}
  </>
);

type PasswordThenReasonButtonsProps = Step & {
  words: { keep: string; next: string; last: string };
  /** Of the last button. */
  icon: ReactNode;
  onKeep: () => void;
};

export const PasswordThenReasonButtons = (props: PasswordThenReasonButtonsProps) => {
  const { flow, formId, words, icon, onKeep } = props;
  const { isLast, working } = flow;
  return (
    <>
      <Button variant="secondary" disabled={working} onClick={onKeep}>
        {words.keep}
      </Button>
      <Button
        type="submit"
        form={formId}
        variant={isLast ? 'danger' : 'primary'}
        icon={isLast && icon}
        loading={working}
      >
        {isLast ? words.last : words.next}
      </Button>
    </>
  );
};
