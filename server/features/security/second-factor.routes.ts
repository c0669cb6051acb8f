import type { secondFactorContract } from '#core/security/second-factor.contract.ts';
import type { SecurityKind } from '#core/security/security-kinds.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import type { SecondFactorService } from './second-factor.service.ts';
import type { SecurityLogService } from './security-log.service.ts';

type Needs = { secondFactor: SecondFactorService; securityLog: SecurityLogService };

/** How a code that is asked for inside the account is recorded. */
const attemptAt = (done: SecurityKind) =>
  ({ done, wrong: 'step_up_failed', limited: 'step_up_limited' }) as const;

export const secondFactorRoutes = ({
  secondFactor,
  securityLog,
}: Needs): HandlersFor<typeof secondFactorContract> => ({
  getSecondFactor: ({ owner }) => secondFactor.getState(owner),

  beginSecondFactor: ({ owner }) => secondFactor.begin(owner),

  confirmSecondFactor: async ({ owner, body, request }) => {
    const recoveryCodes = await secondFactor.confirm(owner, body.code);
    securityLog.record('second_factor_on', owner, request);
    return { recoveryCodes };
  },

  renewRecoveryCodes: async ({ owner, body, request }) => ({
    recoveryCodes: await securityLog.attempt(attemptAt('recovery_codes_made'), owner, request, () =>
      secondFactor.renewRecoveryCodes(owner, body.code, request),
    ),
  }),

  endSecondFactor: async ({ owner, body, request }) => {
    await securityLog.attempt(attemptAt('second_factor_off'), owner, request, () =>
      secondFactor.end(owner, body.code, request),
    );
    return {};
  },
});
