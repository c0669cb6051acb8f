import { ApiError, errorFromAnswer } from '#web/lib/api/api-error.ts';
import type { ClientLog } from '../verdict/client-log.ts';

type Sent = { body?: unknown; cookie?: string; signal?: AbortSignal };

/** `web/lib/api/call.ts` without a document: the same errors for the same failures. */
export const createCaller =
  (url: string, log: ClientLog) =>
  async <T>(route: `${string} /${string}`, { body, cookie, signal }: Sent = {}): Promise<T> => {
    const [method, path] = route.split(' ');
    const lost = () => new ApiError(0, 'network', '');
    const answer = await fetch(`${url}/api${path}`, {
      method,
      signal,
      headers: {
        'accept-language': 'en',
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    }).catch(() => Promise.reject(lost()));
    if (answer.ok) return answer.json().catch(() => Promise.reject(lost())) as Promise<T>;
    const error = await errorFromAnswer(answer);
    if (error.status >= 500 && error.code !== 'overloaded')
      log.write({ kind: 'broken-answer', route, status: error.status, code: error.code });
    throw error;
  };

export type Caller = ReturnType<typeof createCaller>;
