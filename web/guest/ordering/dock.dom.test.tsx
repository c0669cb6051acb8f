import { describe, expect, it, vi } from 'vitest';
import { agorot } from '#core/values/money.ts';
import type { FollowedOrder } from '../orders/followed-orders.ts';
import { buildGuestOrder } from '../testing/build-guest-order.ts';
import { renderForGuest } from '../testing/render-for-guest.tsx';
import { DockLine } from './dock.tsx';

const followed = (number: number, parts: Parameters<typeof buildGuestOrder>[0] = {}): FollowedOrder => ({
  token: `${number}`.repeat(32),
  number,
  order: buildGuestOrder({ displayOrderNumber: number, ...parts }),
});
const pause = { until: null, reason: 'Full', section: null };
const dearer = { kind: 'price', name: 'Pizza', from: agorot(1000), to: agorot(1200) } as const;

const dock = (parts: Partial<Parameters<typeof DockLine>[0]>) => {
  const onOpen = vi.fn();
  const onOpenCalls = vi.fn();
  const screen = renderForGuest(
    <DockLine
      changes={[]}
      pauses={[]}
      orders={[]}
      call={null}
      timeZone="Asia/Jerusalem"
      onOpen={onOpen}
      onOpenCalls={onOpenCalls}
      onForget={vi.fn()}
      onRead={vi.fn()}
      {...parts}
    />,
  );
  return { ...screen, onOpen, onOpenCalls };
};

describe('the line of the dock', () => {
  it('is not there when there is nothing to say', () => {
    expect(dock({}).container.innerHTML).toBe('');
  });

  it('leads a single order to its page', () => {
    const { getByRole } = dock({ orders: [followed(7)] });
    expect(getByRole('link').textContent).toBe('Order #7Waiting for approval₪45.00');
  });

  it('tells the weightiest of several things, how many more there are, and opens them', async () => {
    const everything = { changes: [dearer], pauses: [pause], orders: [followed(7), followed(8)] };
    const { getByRole, getAllByRole, user, onOpen } = dock(everything);
    expect(getByRole('alert').textContent).toBe('Pizza: was ₪10.00, now ₪12.00+3');
    expect(getAllByRole('button')).toHaveLength(1);
    await user.click(getByRole('button'));
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('puts a pause before an order that only takes its time, and after one that was declined', () => {
    expect(dock({ pauses: [pause], orders: [followed(7)] }).container.textContent).toMatch(
      /^Ordering is paused/,
    );
    const declined = followed(7, { status: 'done', rejected: true });
    expect(dock({ pauses: [pause], orders: [declined] }).container.textContent).toMatch(/^Order #7Declined/);
  });

  it('puts a call before an order that only takes its time, and leads to it when it is alone', async () => {
    const call = { weight: 3.5, isUrgent: false, words: 'You called the waiter', count: 1 };
    const alone = dock({ call });
    expect(alone.container.textContent).toBe('You called the waiter');
    await alone.user.click(alone.getByRole('button'));
    expect([alone.onOpenCalls.mock.calls.length, alone.onOpen.mock.calls.length]).toEqual([1, 0]);
    alone.unmount();
    const among = dock({ call, orders: [followed(7)], pauses: [pause] });
    expect(among.container.textContent).toMatch(/^Ordering is paused.*\+2$/);
    among.unmount();
    const unseen = { ...call, weight: 5, isUrgent: true, words: 'Not seen yet' };
    const urgent = dock({ call: unseen, orders: [followed(7)], pauses: [pause] });
    expect(urgent.container.textContent).toBe('Not seen yet+2');
    await urgent.user.click(urgent.getByRole('button'));
    expect(urgent.onOpen).toHaveBeenCalledOnce();
  });

  it('names the list alone when everything in it was read', () => {
    const read = [7, 8].map((number) => ({ ...followed(number, { status: 'done' }), isRead: true as const }));
    expect(dock({ orders: read }).getByRole('button').textContent).toBe('My orders');
  });
});
