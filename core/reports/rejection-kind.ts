import type { RefusalKind } from './report-shape.ts';

/** By whom an order that is rejected was: its guest, or the staff before or after approving it. */
export const rejectionKind = (order: {
  readonly cancelled: boolean;
  readonly withdrawn: boolean;
}): RefusalKind => {
  if (order.withdrawn) return 'withdrawn';
  return order.cancelled ? 'cancelled' : 'rejected';
};
