import { codeOfStep, stepAt } from '#server/access/totp.ts';
import { type TestOwner, testPassword } from './build-owner.ts';
import type { TestApp } from './test-app.ts';

/** An owner whose log-in requires a code, with the app that generates them. */
export const switchOnSecondFactor = async ({ clock }: Pick<TestApp, 'clock'>, owner: TestOwner) => {
  await owner.confirmPassword();
  const { secret } = (await owner.post('/users/me/second-factor')).body as { secret: string };
  /** The app's code now, or this many steps of thirty seconds later. */
  const code = (later = 0): string => codeOfStep(secret, stepAt(clock.now()) + later);
  const { recoveryCodes } = (await owner.post('/users/me/second-factor/confirm', { code: code() })).body;
  // The next code: the one that confirmed is used up.
  clock.advance(30_000);
  return {
    code,
    recoveryCodes: recoveryCodes as string[],
    credentials: { email: owner.account.email, password: testPassword },
  };
};
