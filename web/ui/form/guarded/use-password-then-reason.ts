import { useState } from 'react';
import { isApiError } from '#web/lib/api/api-error.ts';
import { withPin } from '#web/lib/api/pin-asking.ts';
import { useOneAtATime } from '#web/lib/query/one-at-a-time.ts';

type Needs<Answer> = {
  /** Not on a station, where a PIN was asked before. */
  asksPassword: boolean;
  send: (reason: string) => Promise<Answer>;
  onSent: (answer: Answer) => void | Promise<void>;
  explain: (error: unknown) => string;
};

/**
 * Something is taken back: the password, then a reason that is stored for good. What was said as the reason survives when the
 * password is requested again.
 */
export const usePasswordThenReason = <Answer>({ asksPassword, send, onSent, explain }: Needs<Answer>) => {
  const [step, setStep] = useState<'password' | 'reason'>(asksPassword ? 'password' : 'reason');
  const [problem, setProblem] = useState('');
  const [failure, setFailure] = useState('');
  const [working, setWorking] = useState(false);

  const sendOnce = useOneAtATime(async (reason: string) => {
    setWorking(true);
    setFailure('');
    try {
      await onSent(await withPin(() => send(reason)));
    } catch (error) {
      if (isApiError(error, 'password_required')) setStep('password');
      setFailure(explain(error));
    }
    setWorking(false);
  });

  return {
    isLast: step === 'reason',
    problem,
    failure,
    working,
    setWorking,
    forgetProblem: () => setProblem(''),
    passwordConfirmed: () => {
      setFailure('');
      setStep('reason');
    },
    /** `missing` says what to do where there is no reason yet. */
    submit: async (reason: string, missing: string) => {
      setProblem(reason ? '' : missing);
      if (reason) await sendOnce(reason);
    },
  };
};
export type PasswordThenReason = ReturnType<typeof usePasswordThenReason>;
