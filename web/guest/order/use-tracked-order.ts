import { useCallback, useEffect, useState } from 'react';
import type { TrackedOrderEvent } from '#core/live/live-events.ts';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { useLiveStream } from '../live/use-live-stream.ts';
import { newerOf } from './order-stage.ts';

const pollMs = 10_000;

/** The guest's own order, live. When the stream is down it is asked for now and then instead. */
export const useTrackedOrder = (token: string | null, initial: GuestOrder | null) => {
  const [known, setKnown] = useState<GuestOrder | null>(initial);
  const [goneToken, setGoneToken] = useState<string | null>(null);
  const order = known?.trackingToken === token ? known : null;
  const isGone = token !== null && goneToken === token;
  const isFinished = isGone || order?.status === 'done';

  const take = useCallback((arrived: GuestOrder) => setKnown((shown) => newerOf(shown, arrived)), []);
  const refresh = useCallback(() => {
    if (!token) return;
    call('GET /orders/track/:token', { params: { token } }).then(take, (error: unknown) => {
      if (isApiError(error, 'not_found')) setGoneToken(token);
    });
  }, [token, take]);

  // The stream waits until the page has its pictures; the stage should be there before.
  const isUnknown = initial === null;
  useEffect(() => {
    if (isUnknown) refresh();
  }, [isUnknown, refresh]);

  const state = useLiveStream(token && !isFinished ? `/api/orders/track/${token}/stream` : null, {
    on: {
      order: (event: TrackedOrderEvent) => take(event.order),
      'order-deleted': () => setGoneToken(token),
    },
    onResync: refresh,
  });

  const isDown = state === 'down' && !isFinished;
  useEffect(() => {
    if (!isDown) return;
    const timer = setInterval(refresh, pollMs);
    return () => clearInterval(timer);
  }, [isDown, refresh]);

  return { order, isGone, isDown, take };
};
