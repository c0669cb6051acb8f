import type { GuestCall } from '#core/calls/call-shape.ts';
import { type CallEvent, callEventKinds } from '#core/live/live-events.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call as request } from '#web/lib/api/call.ts';
import { createLiveResource } from '#web/lib/live/live-resource.ts';
import type { LiveWorld } from '#web/lib/live/live-world.ts';

export type TrackedCall = {
  /** Null until the server has answered. */
  readonly call: GuestCall | null;
  /** Done, or unknown to the restaurant: there is nothing to follow any more. */
  readonly isOver: boolean;
};

const pollMs = 10_000;

const withCall = ({ call: known }: TrackedCall, arrived: GuestCall): TrackedCall => {
  const call = known && known.revision > arrived.revision ? known : arrived;
  return { call, isOver: call.doneAt !== null };
};

/** One call of the table, live until somebody was there. */
export const createTrackedCall = (token: string, initial: GuestCall | null, world?: LiveWorld) =>
  createLiveResource<TrackedCall, GuestCall, CallEvent>(
    {
      initial: { call: initial, isOver: false },
      emptied: () => ({ call: null, isOver: false }),
      address: () => `/api/calls/track/${token}/stream`,
      kinds: callEventKinds,
      read: (signal) => request('GET /calls/track/:token', { params: { token }, signal }),
      applySnapshot: withCall,
      applyEvent: (tracked, { call }) => withCall(tracked, call),
      applyFailure: (tracked, error) =>
        isApiError(error, 'not_found') ? { ...tracked, isOver: true } : null,
      isFinal: ({ isOver }) => isOver,
      pausesWhileHidden: true,
      pollMs,
    },
    world,
  );
