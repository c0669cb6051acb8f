import type { GuestCall } from '#core/calls/call-shape.ts';
import { retry } from '#core/retry/retry.ts';
import { answerWithin } from '#web/lib/api/answer-within.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { type CallInput, call as request } from '#web/lib/api/call.ts';
import { isTransient } from '#web/lib/api/is-transient.ts';
import { sleep } from '#web/lib/browser/browser-timer.ts';

export type Wish = CallInput<'POST /public-menu/:ownerId/calls'>['body'];
export type CallProblem = 'closed' | 'badTable' | 'codeReplaced' | 'tooMany' | 'offline' | 'failed';

const answerLimitMs = 8_000;
/** Repeating it is answered with the same call, so a lost answer costs nothing. */
const retryDelaysMs = [1_000, 3_000];

const problems: Partial<Record<string, CallProblem>> = {
  no_open_shift: 'closed',
  plan_required: 'closed',
  invalid_table: 'badTable',
  table_code_replaced: 'codeReplaced',
  too_many_requests: 'tooMany',
  network: 'offline',
};

export const sendCall = (ownerId: string, body: Wish): Promise<GuestCall | CallProblem> =>
  retry(
    () =>
      answerWithin(answerLimitMs, (signal) =>
        request('POST /public-menu/:ownerId/calls', { params: { ownerId }, body, signal }),
      ),
    { delaysMs: retryDelaysMs, isTransient, sleep },
  ).catch((error: unknown) => (isApiError(error) && problems[error.code]) || 'failed');
