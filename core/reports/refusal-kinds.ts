/** Why an order that was sent did not happen. */
export const refusalKinds = ['rejected', 'cancelled', 'withdrawn', 'deleted'] as const;
export type RefusalKind = (typeof refusalKinds)[number];

/** By whom an order that is rejected was: its guest, or the staff before or after approving it. */
export const rejectionKind = (order: {
  readonly cancelled: boolean;
  readonly withdrawn: boolean;
}): RefusalKind => {
  if (order.withdrawn) return 'withdrawn';
  return order.cancelled ? 'cancelled' : 'rejected';
};
