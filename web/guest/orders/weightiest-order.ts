import type { FollowedOrder } from './followed-orders.ts';

/** What the guest has to act on, or has not read yet, comes before what only takes its time. */
export const orderWeight = ({ order, isRead }: FollowedOrder): number => {
  if (!order) return 2;
  if (order.unseen) return 4;
  if (order.status === 'waitingPayment') return 3;
  if (order.status !== 'done') return 2;
  if (isRead) return 0;
  // Whoever cancelled it knows.
  return order.rejected && !order.withdrawn ? 4 : 1;
};

/** From here on an order comes before a pause. */
export const urgentWeight = 4;

/** The newest of the weightiest. */
export const weightiestOrder = (orders: readonly FollowedOrder[]): FollowedOrder | null =>
  orders.reduce<FollowedOrder | null>(
    (first, next) => (first && orderWeight(first) > orderWeight(next) ? first : next),
    null,
  );
