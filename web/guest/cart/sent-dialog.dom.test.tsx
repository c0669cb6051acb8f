import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DemoSentDialog } from '../demo/demo-sent-dialog.tsx';
import { buildGuestOrder } from '../testing/build-guest-order.ts';
import { renderForGuest } from '../testing/render-for-guest.tsx';
import { SentDialog } from './sent-dialog.tsx';

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the dialog after sending', () => {
  it('says that the order was received, its number and where to follow it', () => {
    const { getByRole } = renderForGuest(
      <SentDialog order={buildGuestOrder({ word: 'Anchor' })} onClose={() => {}} />,
    );
    expect(getByRole('dialog', { name: 'your order was received, payment on pickup' })).toBeTruthy();
    expect(getByRole('status').textContent).toContain('#7Anchor');
    expect(getByRole('link').getAttribute('href')).toBe(`/order/${'t'.repeat(32)}`);
  });

  it('closes after three seconds, however often the page around it renders', async () => {
    vi.useFakeTimers();
    const [first, latest] = [vi.fn(), vi.fn()];
    const { rerender } = renderForGuest(<SentDialog order={buildGuestOrder()} onClose={first} />);
    await wait(2_000);
    rerender(<SentDialog order={buildGuestOrder()} onClose={latest} />);
    await wait(999);
    expect(latest).not.toHaveBeenCalled();
    await wait(1);
    expect([first.mock.calls.length, latest.mock.calls.length]).toEqual([0, 1]);
  });

  it('closes nothing after the guest has closed it', async () => {
    vi.useFakeTimers();
    const onClose = vi.fn();
    const { unmount } = renderForGuest(<SentDialog order={buildGuestOrder()} onClose={onClose} />);
    unmount();
    await wait(5_000);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('of the demo stays until it is read, and says that no restaurant received it', async () => {
    vi.useFakeTimers();
    const onClose = vi.fn();
    const { getByRole } = renderForGuest(<DemoSentDialog order={buildGuestOrder()} onClose={onClose} />);
    await wait(60_000);
    expect(onClose).not.toHaveBeenCalled();
    expect(getByRole('status').textContent).toContain('no restaurant received it');
  });
});
