import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHopefulPauses } from './hopeful-pauses.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a pause ends by itself when its time is over', async () => {
  const { pause } = createHopefulPauses();
  const ended = vi.fn();
  void pause(1_000).then(ended);
  await vi.advanceTimersByTimeAsync(999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledOnce();
});

it('all pauses end at once when the server answers again, and leave no timer behind', async () => {
  const { pause, endAll } = createHopefulPauses();
  const both = Promise.all([pause(15_000), pause(60_000)]);
  endAll();
  await both;
  expect(vi.getTimerCount()).toBe(0);
});
