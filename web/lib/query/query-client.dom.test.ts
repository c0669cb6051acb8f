import { onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

const failing = (error: unknown) => vi.fn(() => Promise.reject(error));
/** As for a query on screen; `fetchQuery` by itself would not retry. */
const show = async (error: unknown) => {
  const client = createQueryClient();
  const { retry } = client.getDefaultOptions().queries ?? {};
  const queryFn = failing(error);
  await client.fetchQuery({ queryKey: ['x'], queryFn, retry, retryDelay: 0 }).catch(() => {});
  return queryFn.mock.calls.length;
};

describe('a question that failed', () => {
  it.each([
    ['a lost line', new ApiError(0, 'network', ''), 3],
    ['a struggling server', new ApiError(500, 'internal', ''), 3],
    ['a busy server', new ApiError(503, 'overloaded', ''), 3],
    ['a refusal', new ApiError(403, 'not_yours', ''), 1],
    ['nobody signed in', new ApiError(401, 'not_signed_in', ''), 1],
    ['a fault of our own', new TypeError('x is undefined'), 1],
  ])('by %s is asked so often', async (_, error, times) => {
    expect(await show(error)).toBe(times);
  });

  it('is tried while the browser believes to be offline: the page has its own words for that', async () => {
    onlineManager.setOnline(false);
    expect(await show(new ApiError(0, 'network', ''))).toBe(3);
  });

  it('that changes something is never repeated by itself', async () => {
    const client = createQueryClient();
    const mutationFn = failing(new ApiError(0, 'network', ''));
    const mutation = client.getMutationCache().build(client, client.defaultMutationOptions({ mutationFn }));
    await mutation.execute(undefined).catch(() => {});
    expect(mutationFn).toHaveBeenCalledTimes(1);
  });
});
