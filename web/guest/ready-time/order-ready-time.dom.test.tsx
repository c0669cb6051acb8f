import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guestLocales } from '#core/i18n/locale.ts';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { serverClock } from '#web/lib/clock/server-clock.ts';
import { buildGuestOrder } from '../testing/build-guest-order.ts';
import { renderForGuest } from '../testing/render-for-guest.tsx';
import { OrderReadyTime } from './order-ready-time.tsx';

const [early, late] = ['2026-11-16T18:45:00.000Z', '2026-11-16T18:55:00.000Z'];
const cooking = (overrides: Partial<GuestOrder> = {}) =>
  buildGuestOrder({ status: 'inProcess', promisedAt: early, ...overrides });
/** Without the marks that keep a time together. */
const textOf = (container: HTMLElement) => container.textContent?.replace(/[\u2066\u2069]/g, '');

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-11-16T18:30:00.000Z') });
});
afterEach(() => void vi.useRealTimers());

describe('the time that a guest is promised', () => {
  it('is told by the restaurant’s clocks', () => {
    const { container } = renderForGuest(<OrderReadyTime order={cooking()} />);
    expect(textOf(container)).toBe('Ready at about 20:45');
    const far = renderForGuest(<OrderReadyTime order={cooking({ timeZone: 'Asia/Tokyo' })} />);
    expect(textOf(far.container)).toBe('Ready at about 03:45');
  });

  it.each(guestLocales)('is kept in one piece in %s', (locale) => {
    const { container } = renderForGuest(<OrderReadyTime order={cooking()} />, { locale });
    expect(container.textContent).toContain('\u206620:45\u2069');
  });

  it('says when it moves, also to who opens the page again', () => {
    const screen = renderForGuest(<OrderReadyTime order={cooking()} />);
    screen.rerender(<OrderReadyTime order={cooking({ promisedAt: late, revision: 3 })} />);
    expect(textOf(screen.container)).toContain('Ready at about 20:55');
    expect(textOf(screen.container)).toContain('Moved from 20:45 to 20:55');
    screen.unmount();
    const again = renderForGuest(<OrderReadyTime order={cooking({ promisedAt: late, revision: 3 })} />);
    expect(textOf(again.container)).toContain('Moved from 20:45 to 20:55');
    const other = renderForGuest(<OrderReadyTime order={cooking({ trackingToken: 'u'.repeat(32) })} />);
    expect(textOf(other.container)).not.toContain('Moved');
  });

  it('says when it is over, a little later, and takes that back when it moves', async () => {
    const { container, rerender } = renderForGuest(<OrderReadyTime order={cooking()} />);
    await act(() => vi.advanceTimersByTimeAsync(16 * 60_000));
    expect(textOf(container)).not.toContain('longer');
    await act(() => vi.advanceTimersByTimeAsync(2 * 60_000));
    expect(textOf(container)).toContain('It is taking a little longer than expected.');
    rerender(<OrderReadyTime order={cooking({ promisedAt: late, revision: 3 })} />);
    expect(textOf(container)).not.toContain('longer');
  });

  it('is not over because the phone’s clock is fast', async () => {
    vi.setSystemTime('2026-11-16T18:50:00.000Z');
    serverClock.hearHeartbeat(Date.parse('2026-11-16T18:38:00.000Z'));
    const { container } = renderForGuest(<OrderReadyTime order={cooking()} />);
    expect(textOf(container)).not.toContain('longer');
    await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));
    expect(textOf(container)).toContain('longer');
  });

  it.each([{ promisedAt: null }, { status: 'waitingPayment' }, { status: 'waitingApproval' }] as const)(
    'is not told of an order that is not being made, or was promised nothing: %o',
    (overrides) => {
      expect(textOf(renderForGuest(<OrderReadyTime order={cooking(overrides)} />).container)).toBe('');
    },
  );
});
