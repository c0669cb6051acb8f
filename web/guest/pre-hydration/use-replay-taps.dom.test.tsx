import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { buildDish, buildGuestMenu, buildPizza } from '../testing/build-dish.ts';
import type { PendingTaps } from './pending-taps.ts';
import { useReplayTaps } from './use-replay-taps.ts';

const menu = buildGuestMenu([buildPizza(), buildDish()]);

const handOver = (taps: Partial<PendingTaps>) => {
  const [add, open] = [vi.fn(), vi.fn()];
  const pending: PendingTaps = { added: [], open: null, pressed: null, ...taps };
  const hook = renderHook(({ on }) => useReplayTaps(pending, on, add, open), {
    initialProps: { on: menu },
    // Effects run twice here, as they may in development: a tap must still count once.
    wrapper: StrictMode,
  });
  return { ...hook, added: () => add.mock.calls.map(([dish]) => dish.name), open, pending };
};

describe('taps before the page was alive', () => {
  it('are added by the page, in their order, each once', () => {
    const { added, rerender } = handOver({ added: [1, 0, 1] });
    rerender({ on: { ...menu } });
    expect(added()).toEqual(['Soda', 'Pizza', 'Soda']);
  });

  it('open the dish that was tapped, and forget places that are not on the menu', () => {
    const { open, added } = handOver({ open: 0, added: [7] });
    expect(open.mock.calls.map(([dish]) => dish.name)).toEqual(['Pizza']);
    expect(added()).toEqual([]);
    expect(handOver({ open: 9 }).open).not.toHaveBeenCalled();
  });

  it('press the button that was pressed, once', () => {
    const pressed = document.createElement('button');
    const onClick = vi.fn();
    pressed.addEventListener('click', onClick);
    const { pending } = handOver({ pressed });
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(pending.pressed).toBeNull();
  });
});
