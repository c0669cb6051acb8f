import type { OrderStatus } from '../orders/order-lifecycle.ts';

/** How long an order waits before each step: louder, on every screen of the owner, and a notice to its guest. */
export const ringLadder = [
  { step: 1, afterMs: 60_000 },
  { step: 2, afterMs: 120_000 },
  { step: 3, afterMs: 180_000 },
] as const;

export const louderStep = 1;
export const everyScreenStep = 2;
export const guestNoticeStep = 3;

/**
 * When no board was watched for this long there is nobody to ring for: an order that waits goes to the last step at once,
 * as soon as it has waited for the first.
 */
export const nobodyHomeMs = 60_000;

/** By then everybody who could be alerted has been. */
export const ladderEndsMs = 60 * 60 * 1000;

/** Whether its guest is notified that nobody has seen it. */
export const isUnseen = ({ status, ringStep }: { status: OrderStatus; ringStep: number }): boolean =>
  status === 'waitingApproval' && ringStep >= guestNoticeStep;
