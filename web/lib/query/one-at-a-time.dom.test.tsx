import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { onSingleClick, useOneAtATime } from './one-at-a-time.ts';

describe('one at a time', () => {
  it('drops a second call while the first is under way, and takes one again after it', async () => {
    const first = Promise.withResolvers<void>();
    const work = vi.fn().mockReturnValueOnce(first.promise).mockResolvedValue(undefined);
    const { result } = renderHook(() => useOneAtATime(work));
    const [begun] = [result.current('a'), result.current('b')];
    expect(work.mock.calls).toEqual([['a']]);
    first.resolve();
    await begun;
    await result.current('c');
    expect(work.mock.calls).toEqual([['a'], ['c']]);
  });

  it('is free again after a failure, which the caller hears of', async () => {
    const work = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue(undefined);
    const { result } = renderHook(() => useOneAtATime(work));
    await expect(result.current()).rejects.toThrow('no');
    await result.current();
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('counts a double click as one press', async () => {
    const act = vi.fn();
    const { user, getByRole } = renderScreen(
      <button type="button" aria-label="add" onClick={onSingleClick(act)} />,
    );
    await user.dblClick(getByRole('button'));
    expect(act).toHaveBeenCalledTimes(1);
  });
});
