import { type TrackEvent, trackEventKinds } from '#core/live/live-events.ts';
import type { GuestOrder } from '#core/orders/order-shape.ts';
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
};

const pollMs = 10_000;

const withOrder = (tracked: TrackedOrder, arrived: GuestOrder): TrackedOrder => ({
  ...tracked,
  order: newerOf(tracked.order, arrived),
});
const gone = (tracked: TrackedOrder): TrackedOrder => ({ ...tracked, isGone: true });

/** The guest's own order, live until it is finished. */
export const createTrackedOrder = (token: string, initial: GuestOrder | null, world?: LiveWorld) =>
  createLiveResource<TrackedOrder, GuestOrder, TrackEvent>(
    {
      initial: { order: initial, isGone: false },
      address: () => `/api/orders/track/${token}/stream`,
      kinds: trackEventKinds,
      read: (signal) => call('GET /orders/track/:token', { params: { token }, signal }),
      applySnapshot: withOrder,
      applyEvent: (tracked, event) =>
        event.kind === 'order' ? withOrder(tracked, event.order) : gone(tracked),
      applyFailure: (tracked, error) => (isApiError(error, 'not_found') ? gone(tracked) : null),
      isFinal: ({ order, isGone }) => isGone || order?.status === 'done',
      pausesWhileHidden: true,
      pollMs,
    },
    world,
  );
