import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { retryPausesMs, sendWithRetries } from './send-with-retries.ts';

const noConnection = new ApiError(0, 'network', '');

const attempt = async (answers: readonly (string | Error)[]) => {
  const waiting = [...answers];
  const pauses: number[] = [];
  let delays = 0;
  const result = await sendWithRetries({
    send: async () => {
      const next = waiting.shift() ?? noConnection;
      if (next instanceof Error) throw next;
      return next;
    },
    onDelay: () => {
      delays += 1;
    },
    pause: async (milliseconds) => {
      pauses.push(milliseconds);
    },
  }).catch((error: unknown) => error);
  return { result, pauses, delays };
};

describe('sending a move', () => {
  it('is told of no delay when it works at once', async () => {
    expect(await attempt(['saved'])).toEqual({ result: 'saved', pauses: [], delays: 0 });
  });

  it('survives a lost connection, a busy server and a limit', async () => {
    const busy = new ApiError(503, 'overloaded', '');
    const limited = new ApiError(429, 'too_many_requests', '');
    const { result, delays } = await attempt([noConnection, busy, limited, 'saved']);
    expect(result).toBe('saved');
    expect(delays).toBe(3);
  });

  it('does not repeat what the server refuses', async () => {
    const refused = new ApiError(409, 'illegal_move', '');
    expect(await attempt([refused, 'saved'])).toEqual({ result: refused, pauses: [], delays: 0 });
  });

  it('gives up after the last pause', async () => {
    const { result, pauses } = await attempt([]);
    expect(result).toBe(noConnection);
    expect(pauses).toEqual([...retryPausesMs]);
  });
});
