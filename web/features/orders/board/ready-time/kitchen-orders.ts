import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { createEstimate } from '#core/ready-time/estimate-minutes.ts';
import { type KitchenOrder, latestOrders } from '#core/ready-time/kitchen-order.ts';
import { usualMinutes } from '#core/ready-time/promised-minutes.ts';

const toMs = (moment: string | null): number | null => (moment === null ? null : Date.parse(moment));

const toKitchenOrder = (order: ManagedOrder): KitchenOrder => ({
  id: order._id,
  status: order.status,
  createdAt: Date.parse(order.createdAt),
  approvedAt: toMs(order.approvedAt),
  readyAt: toMs(order.readyAt),
  lines: order.dishes.map(({ prepMinutes = null, quantity }) => ({ prepMinutes, quantity })),
});

/** The latest orders of the shift, as input of the estimate. */
export const kitchenOrders = (orders: readonly ManagedOrder[]): KitchenOrder[] =>
  orders
    .filter((order) => !order.rejected)
    .toSorted((one, other) => one.displayOrderNumber - other.displayOrderNumber)
    .slice(-latestOrders)
    .map(toKitchenOrder);

/**
 * Proposed minutes for waiting orders: the same that the server would estimate, or the usual ones where it could not tell.
 * The estimate is built once, for the first of them.
 */
export const createProposals = (orders: readonly KitchenOrder[], now: number) => {
  let estimate: ReturnType<typeof createEstimate> | null = null;
  return (order: ManagedOrder): number | null => {
    if (order.status !== 'waitingApproval') return null;
    estimate ??= createEstimate({ orders, now });
    return estimate(toKitchenOrder(order)) ?? usualMinutes;
  };
};
