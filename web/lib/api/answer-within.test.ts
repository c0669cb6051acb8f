import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWithin } from './answer-within.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('passes the answer or the refusal on, and lets the clock go', async () => {
  await expect(answerWithin(1_000, async () => 'order')).resolves.toBe('order');
  await expect(answerWithin(1_000, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});

it('counts an answer that takes too long as lost, and stops waiting for it', async () => {
  const heard: AbortSignal[] = [];
  const answer = answerWithin(1_000, (signal) => {
    heard.push(signal);
    return new Promise<never>(() => {});
  });
  const lost = expect(answer).rejects.toMatchObject({ code: 'network' });
  await vi.advanceTimersByTimeAsync(1_000);
  await lost;
  expect(heard[0]?.aborted).toBe(true);
});
