import { describe, expect, it } from 'vitest';
import { buildGuestOrder } from '../testing/build-guest-order.ts';
import type { FollowedOrder } from './followed-orders.ts';
import { weightiestOrder } from './weightiest-order.ts';

const followed = (number: number, parts: Parameters<typeof buildGuestOrder>[0], isRead?: true) =>
  ({ token: `${number}`, number, order: buildGuestOrder(parts), isRead }) as FollowedOrder;
const first = (...orders: FollowedOrder[]) => weightiestOrder(orders)?.number ?? null;

const cooking = followed(1, { status: 'inProcess' });
const ready = followed(2, { status: 'waitingPayment' });
const declined = followed(3, { status: 'done', rejected: true });
const unseen = followed(4, { status: 'waitingApproval', unseen: true });
const done = followed(5, { status: 'done' });

describe('the order that the dock tells of', () => {
  it('is the one to act on, not the one that takes its time', () => {
    expect(first(ready, cooking, done)).toBe(2);
    expect(first(unseen, ready)).toBe(4);
    expect(first(declined, cooking, ready)).toBe(3);
  });

  it('is the newest of those that weigh the same', () => {
    expect(first(cooking, followed(6, { status: 'waitingApproval' }))).toBe(6);
  });

  it('was not read before, while others are left', () => {
    expect(first(followed(3, { status: 'done', rejected: true }, true), cooking)).toBe(1);
    expect(first(followed(5, { status: 'done' }, true), followed(6, { status: 'done' }))).toBe(6);
    expect(first()).toBeNull();
  });
});
