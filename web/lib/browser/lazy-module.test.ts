import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyModule } from './lazy-module.ts';

const lostTimes = (times: number) => {
  let tries = 0;
  return {
    fetchModule: async () => {
      tries += 1;
      if (tries <= times) throw new TypeError('Failed to fetch dynamically imported module');
      return 'the code';
    },
    tries: () => tries,
  };
};

describe('code that comes when it is needed', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is fetched once for everyone who needs it, and not before', async () => {
    const { fetchModule, tries } = lostTimes(0);
    const lazy = lazyModule(fetchModule);
    expect([lazy.read(), tries()]).toEqual([null, 0]);
    await expect(Promise.all([lazy.load(), lazy.load()])).resolves.toEqual(['the code', 'the code']);
    expect([lazy.read(), tries()]).toEqual(['the code', 1]);
  });

  it('is asked for again until it arrives, and its reader hears of every lost try', async () => {
    const { fetchModule, tries } = lostTimes(3);
    const lazy = lazyModule(fetchModule);
    const onTrouble = vi.fn();
    const loaded = lazy.load(onTrouble);
    await vi.advanceTimersByTimeAsync(1_000 + 2_000);
    expect([lazy.read(), tries(), onTrouble.mock.calls.length]).toEqual([null, 3, 3]);
    await vi.advanceTimersByTimeAsync(4_000);
    await expect(loaded).resolves.toBe('the code');
  });

  it('tells its subscribers when it is here', async () => {
    const lazy = lazyModule(lostTimes(0).fetchModule);
    const [stays, leaves] = [vi.fn(), vi.fn()];
    lazy.subscribe(stays);
    lazy.subscribe(leaves)();
    await lazy.load();
    expect([stays.mock.calls.length, leaves.mock.calls.length]).toEqual([1, 0]);
  });
});
