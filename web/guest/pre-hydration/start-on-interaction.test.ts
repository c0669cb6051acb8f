import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startOnInteraction } from './start-on-interaction.ts';

describe('a page that is only read', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each(['pointerdown', 'keydown', 'scroll', 'focusin'])('comes alive at the first %s, once', (sign) => {
    const page = new EventTarget();
    const load = vi.fn(async () => {});
    startOnInteraction(page as Window, load);
    expect(load).not.toHaveBeenCalled();
    page.dispatchEvent(new Event(sign));
    page.dispatchEvent(new Event(sign));
    vi.runAllTimers();
    expect(load).toHaveBeenCalledOnce();
  });

  it('comes alive by itself after a while of quiet', () => {
    const load = vi.fn(async () => {});
    startOnInteraction(new EventTarget() as Window, load);
    vi.runAllTimers();
    expect(load).toHaveBeenCalledOnce();
  });

  it('tries again at the next sign when its script was lost on the way', async () => {
    const page = new EventTarget();
    const load = vi.fn(async () => {}).mockRejectedValueOnce(new Error('no signal'));
    startOnInteraction(page as Window, load);
    page.dispatchEvent(new Event('scroll'));
    await vi.advanceTimersByTimeAsync(0);
    page.dispatchEvent(new Event('scroll'));
    expect(load).toHaveBeenCalledTimes(2);
  });
});
