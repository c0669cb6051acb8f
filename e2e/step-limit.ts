import { stepLimitMs } from '../scripts/tools/step-limit.mjs';

/** A busy machine is slow, not broken: only what hangs runs into these. */
export const stepLimits = {
  expect: { timeout: stepLimitMs, toPass: { timeout: stepLimitMs } },
  use: { actionTimeout: stepLimitMs, navigationTimeout: stepLimitMs },
};
