import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { LiveEventOf } from '#core/live/live-events.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { type LiveState, openLiveStream } from '#web/lib/live/live-stream.ts';
import { setSessionLost } from '#web/lib/query/session-lost.ts';
import { shownOrders } from './board-state.ts';
import { createBoardStore } from './board-store.ts';
import { createMoveQueue } from './move-queue.ts';
import { useOnline } from './use-online.ts';

const pollMs = 5_000;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

type Handlers = {
  /** A shift was opened or closed, here or on another screen. */
  onShift: () => void;
  onMoveFailed: (order: ManagedOrder, error: unknown) => void;
};

/** The orders of the open shift, live; read every few seconds while the stream is down. */
export const useOrderBoard = ({ onShift, onMoveFailed }: Handlers) => {
  const [store] = useState(createBoardStore);
  const [stream, setStream] = useState<LiveState>('connecting');
  const [sync, setSync] = useState<{ at: number | null; failed: boolean }>({ at: null, failed: false });
  const board = useSyncExternalStore(store.subscribe, store.get, store.get);
  const isOnline = useOnline();

  const handlers = useRef({ onShift, onMoveFailed });
  useEffect(() => {
    handlers.current = { onShift, onMoveFailed };
  });

  const [move] = useState(() =>
    createMoveQueue({
      store,
      send: (id, body) => call('PATCH /orders/:id', { params: { id }, body }),
      pause,
      onFailed: (order, error) => {
        noticeSessionLoss(error);
        handlers.current.onMoveFailed(order, error);
      },
    }),
  );

  const reading = useRef<{ again: boolean } | null>(null);
  const refresh = useCallback(async () => {
    if (reading.current) {
      // What changed after the running read began may be missing from it.
      reading.current.again = true;
      return;
    }
    const current = { again: true };
    reading.current = current;
    while (current.again) {
      current.again = false;
      const knownBefore = Object.keys(store.get().orders);
      try {
        store.dispatch({ type: 'loaded', orders: await call('GET /orders/mine'), knownBefore });
        setSync({ at: Date.now(), failed: false });
      } catch (error) {
        noticeSessionLoss(error);
        setSync(({ at }) => ({ at, failed: true }));
        current.again = false;
      }
    }
    reading.current = null;
  }, [store]);

  useEffect(
    () =>
      openLiveStream('/api/orders/stream', {
        on: {
          order: ({ order }: LiveEventOf<'order'>) => store.dispatch({ type: 'changed', order }),
          'order-deleted': ({ orderId, revision }: LiveEventOf<'order-deleted'>) =>
            store.dispatch({ type: 'deleted', orderId, revision }),
          shift: () => {
            handlers.current.onShift();
            void refresh();
          },
        },
        onResync: () => {
          // A gap may have hidden a shift that opened or closed as well.
          handlers.current.onShift();
          void refresh();
        },
        onState: setStream,
        onHeard: () => setSync(({ at, failed }) => ({ at: at === null ? null : Date.now(), failed })),
      }),
    [store, refresh],
  );

  // A failed read is read again even while the stream is up: otherwise nothing would ever mend it.
  const needsPolling = stream !== 'live' || sync.failed;
  useEffect(() => {
    if (!needsPolling) return;
    void refresh();
    const timer = setInterval(refresh, pollMs);
    return () => clearInterval(timer);
  }, [needsPolling, refresh]);

  return {
    orders: shownOrders(board),
    isLoaded: board.isLoaded,
    hasUnsavedMoves: Object.keys(board.moves).length > 0,
    stream,
    lastSyncedAt: sync.at,
    isUnreachable: sync.failed || !isOnline,
    move,
    refresh,
  };
};

const noticeSessionLoss = (error: unknown): void => {
  if (isApiError(error, 'not_signed_in')) setSessionLost(true);
};
