import { type TrackEvent, trackEventKinds } from '#core/live/live-events.ts';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { undoAllowedMs } from '#core/orders/order-undo.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { createLiveResource } from '#web/lib/live/live-resource.ts';
import type { LiveWorld } from '#web/lib/live/live-world.ts';
import { newerOf } from './order-stage.ts';

export type TrackedOrder = {
  /** Null until the server has answered. */
  readonly order: GuestOrder | null;
  /** Deleted by the restaurant. */
  readonly isGone: boolean;
  /** Done, and read again after the time in which the restaurant may have taken that back. */
  readonly isSettled: boolean;
};

const pollMs = 10_000;
/** The restaurant's last moment to undo, and the way from there. */
const settleMs = undoAllowedMs + 5_000;

const isDone = (order: GuestOrder | null): boolean => order?.status === 'done';

const withOrder = (tracked: TrackedOrder, arrived: GuestOrder): TrackedOrder => ({
  ...tracked,
  order: newerOf(tracked.order, arrived),
});
const gone = (tracked: TrackedOrder): TrackedOrder => ({ ...tracked, isGone: true });

/** The guest's own order, live until it is finished and stays so. */
export const createTrackedOrder = (token: string, initial: GuestOrder | null, world?: LiveWorld) => {
  const resource = createLiveResource<TrackedOrder, GuestOrder, TrackEvent>(
    {
      initial: { order: initial, isGone: false, isSettled: isDone(initial) },
      address: () => `/api/orders/track/${token}/stream`,
      kinds: trackEventKinds,
      read: (signal) => call('GET /orders/track/:token', { params: { token }, signal }),
      applySnapshot: (tracked, arrived) => {
        const next = withOrder(tracked, arrived);
        return { ...next, isSettled: isDone(next.order) };
      },
      applyEvent: (tracked, event) => {
        if (event.kind !== 'order') return gone(tracked);
        if (isDone(event.order)) setTimeout(resource.refresh, settleMs);
        return withOrder(tracked, event.order);
      },
      applyFailure: (tracked, error) => (isApiError(error, 'not_found') ? gone(tracked) : null),
      isFinal: ({ isGone, isSettled }) => isGone || isSettled,
      pausesWhileHidden: true,
      pollMs,
    },
    world,
  );
  return resource;
};
