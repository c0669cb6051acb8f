import type { OrderState } from '../orders/order-lifecycle.ts';

/** The stage of an order on the ready screen. */
export const readyStages = ['making', 'ready', 'done', 'gone'] as const;
export type ReadyStage = (typeof readyStages)[number];

/**
 * `done` is an order that is paid and made: one that was paid when it was fetched leaves, one that was paid before it
 * was ready has still to be fetched, and only the screen that saw it being made knows which.
 */
export const readyStageOf = ({ status, rejected }: Pick<OrderState, 'status' | 'rejected'>): ReadyStage => {
  if (status === 'inProcess') return 'making';
  if (status === 'waitingPayment') return 'ready';
  return status === 'done' && !rejected ? 'done' : 'gone';
};

/** How long an order that was paid before stays under 'ready': nobody says when it is fetched. */
export const fetchedWithinMs = 10 * 60_000;
