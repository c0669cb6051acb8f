import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useWakeLock } from './use-wake-lock.ts';

/** The browser's lock: granted on request, released whenever it likes. */
const fakeLock = (isGranted = true) => {
  const locks: { released: boolean; release: () => Promise<void>; takeAway: () => void }[] = [];
  const request = vi.fn(async () => {
    if (!isGranted) throw new DOMException('low battery', 'NotAllowedError');
    const listeners: (() => void)[] = [];
    const lock = {
      released: false,
      addEventListener: (_: string, listener: () => void) => void listeners.push(listener),
      release: async () => lock.takeAway(),
      takeAway: () => {
        lock.released = true;
        for (const listener of listeners) listener();
      },
    };
    locks.push(lock);
    return lock;
  });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }));
  return { locks, request };
};

let visibility: DocumentVisibilityState = 'visible';
const show = async (state: DocumentVisibilityState) => {
  visibility = state;
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
};
const atTheBoard = async (isOpen = true) => {
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  const hook = renderHook(({ isWanted }) => useWakeLock(isWanted), { initialProps: { isWanted: isOpen } });
  await act(async () => {});
  return { ...hook, screen: () => hook.result.current };
};

describe('the screen of the board', () => {
  it('is kept on while a shift is open, and let go when it ends', async () => {
    const { locks, request } = fakeLock();
    const { screen, rerender } = await atTheBoard(false);
    expect([screen(), request.mock.calls.length]).toEqual(['idle', 0]);
    await act(async () => rerender({ isWanted: true }));
    expect(screen()).toBe('held');
    await act(async () => rerender({ isWanted: false }));
    expect([screen(), locks[0]?.released]).toEqual(['idle', true]);
  });

  it('is taken again when the page comes back, and once only', async () => {
    const { locks, request } = fakeLock();
    const { screen } = await atTheBoard();
    await show('visible');
    expect(request).toHaveBeenCalledTimes(1);
    await show('hidden');
    act(() => locks[0]?.takeAway());
    expect(screen()).toBe('may-sleep');
    await show('visible');
    expect([screen(), request.mock.calls.length]).toEqual(['held', 2]);
  });

  it('may sleep where the browser has no lock or does not give it', async () => {
    expect((await atTheBoard()).screen()).toBe('may-sleep');
    fakeLock(false);
    expect((await atTheBoard()).screen()).toBe('may-sleep');
  });

  it('lets go of a lock that arrives after the shift has ended', async () => {
    const { locks } = fakeLock();
    const hook = renderHook(() => useWakeLock(true));
    hook.unmount();
    await act(async () => {});
    expect(locks.map(({ released }) => released)).toEqual([true]);
  });
});
