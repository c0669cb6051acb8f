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
  /** The revision that was done when its undo time ran out. */
  readonly waitedFor: number | null;
  /** Done, and read again after that time: nothing will change any more. */
  readonly isSettled: boolean;
};

const pollMs = 10_000;
/** How long the restaurant can undo, plus transit. Counted from when the phone saw it: no clocks are compared. */
const settleMs = undoAllowedMs + 5_000;

const doneRevision = (order: GuestOrder | null): number | null =>
  order?.status === 'done' ? order.revision : null;

const withOrder = (tracked: TrackedOrder, arrived: GuestOrder): TrackedOrder => ({
  ...tracked,
  order: newerOf(tracked.order, arrived),
});
const gone = (tracked: TrackedOrder): TrackedOrder => ({ ...tracked, isGone: true });

const unread: TrackedOrder = { order: null, isGone: false, waitedFor: null, isSettled: false };

/** The guest's own order, live until it is finished for good. */
export const createTrackedOrder = (token: string, initial: GuestOrder | null, world?: LiveWorld) => {
  const resource = createLiveResource<TrackedOrder, GuestOrder, TrackEvent>(
    {
      initial: { ...unread, order: initial },
      emptied: () => unread,
      address: () => `/api/orders/track/${token}/stream`,
      kinds: trackEventKinds,
      read: (signal) => call('GET /orders/track/:token', { params: { token }, signal }),
      applySnapshot: (tracked, arrived, atRequest) => {
        const next = withOrder(tracked, arrived);
        const isAsAwaited = next.order === arrived && doneRevision(arrived) === atRequest.waitedFor;
        return { ...next, isSettled: isAsAwaited && atRequest.waitedFor !== null };
      },
      applyEvent: (tracked, event) =>
        event.kind === 'order' ? withOrder(tracked, event.order) : gone(tracked),
      applyFailure: (tracked, error) => (isApiError(error, 'not_found') ? gone(tracked) : null),
      isFinal: ({ isGone, isSettled }) => isGone || isSettled,
      pausesWhileHidden: true,
      pollMs,
    },
    world,
  );

  let timer: ReturnType<typeof setTimeout> | undefined;
  let awaited: number | null = null;
  /** However we learnt that the order is done, it is read once more when that can no longer be undone. */
  const awaitSettling = () => {
    const revision = doneRevision(resource.get().order);
    if (revision === awaited) return;
    clearTimeout(timer);
    awaited = revision;
    if (revision === null) return;
    timer = setTimeout(() => {
      resource.update((tracked) => ({ ...tracked, waitedFor: revision }));
      void resource.refresh();
    }, settleMs);
  };
  return {
    ...resource,
    start: (): (() => void) => {
      const stop = resource.start();
      const unsubscribe = resource.subscribe(awaitSettling);
      awaitSettling();
      return () => {
        unsubscribe();
        clearTimeout(timer);
        awaited = null;
        stop();
      };
    },
  };
};
