import { ApiError } from './api-error.ts';

/** A call that counts as lost when its answer takes too long. Older phones have no `AbortSignal.timeout`. */
export const answerWithin = async <Answer>(
  limitMs: number,
  send: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> => {
  const givenUp = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ApiError(0, 'network', ''));
      givenUp.abort();
    }, limitMs);
  });
  try {
    return await Promise.race([send(givenUp.signal), tooLate]);
  } finally {
    clearTimeout(timer);
  }
};
