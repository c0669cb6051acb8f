import { describe, expect, it, vi } from 'vitest';
import { memoizeLoad } from './memoize-load.ts';

describe('what is loaded once', () => {
  it('is loaded by the first who needs it, for all', async () => {
    const load = vi.fn(async () => ({ page: 1 }));
    const get = memoizeLoad(load);
    expect(load).not.toHaveBeenCalled();
    const [one, other] = await Promise.all([get(), get()]);
    expect(one).toBe(other);
    expect(await get()).toBe(one);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is tried again after it failed, by the next who needs it', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('EMFILE'))
      .mockResolvedValue('page');
    const get = memoizeLoad(load);
    const [one, other] = [get(), get()];
    await expect(one).rejects.toThrow('EMFILE');
    await expect(other).rejects.toThrow('EMFILE');
    expect(load).toHaveBeenCalledTimes(1);
    expect(await get()).toBe('page');
    expect(await get()).toBe('page');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
