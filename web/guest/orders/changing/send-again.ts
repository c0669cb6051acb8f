import { retry } from '#core/retry/retry.ts';
import { answerWithin } from '#web/lib/api/answer-within.ts';
import { isTransient } from '#web/lib/api/is-transient.ts';
import { sleep } from '#web/lib/browser/browser-timer.ts';

const answerLimitMs = 12_000;
/** A change and a withdrawal may be repeated: what was done already is answered as it is. */
const retryDelaysMs = [1_000, 3_000];

export const withRetries = <Answer>(send: (signal: AbortSignal) => Promise<Answer>, onRetry: () => void) =>
  retry(() => answerWithin(answerLimitMs, send), { delaysMs: retryDelaysMs, isTransient, sleep, onRetry });
