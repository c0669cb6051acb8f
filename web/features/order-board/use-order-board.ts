import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { LiveEventOf } from '#core/live/live-events.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { type LiveState, openLiveStream } from '#web/lib/live/live-stream.ts';
import { noticeSessionLoss } from '#web/lib/query/session-lost.ts';
import { shownOrders } from './board-state.ts';
import { createBoardStore } from './board-store.ts';
import { createHopefulPauses } from './hopeful-pauses.ts';
import { createMoveQueue } from './move-queue.ts';
import { useOnline } from './use-online.ts';

const pollMs = 5_000;
/** A line that swallows everything must not hold the next read back. */
const answerLimitMs = 10_000;

/** Why a running read is dropped: the page is back, and asks anew over a line that lives. */
const cameBack = 'came back';

type Handlers = {
  /** A shift was opened or closed, here or on another screen. */
  onShift: () => void;
  onMoveFailed: (order: ManagedOrder, error: unknown) => void;
};

/** The orders of the open shift, live; read every few seconds while the stream is down. */
export const useOrderBoard = ({ onShift, onMoveFailed }: Handlers) => {
  const [store] = useState(createBoardStore);
  const [pauses] = useState(createHopefulPauses);
  const [stream, setStream] = useState<LiveState>('connecting');
  const [sync, setSync] = useState<{ at: number | null; failed: boolean }>({ at: null, failed: false });
  const board = useSyncExternalStore(store.subscribe, store.get, store.get);
  const isOnline = useOnline();

  const handlers = useRef({ onShift, onMoveFailed });
  useEffect(() => {
    handlers.current = { onShift, onMoveFailed };
  });

  const refreshLater = useRef<() => Promise<void>>(async () => {});
  const [move] = useState(() =>
    createMoveQueue({
      store,
      send: (id, body) =>
        call('PATCH /orders/:id', { params: { id }, body, signal: AbortSignal.timeout(answerLimitMs) }),
      pause: pauses.pause,
      onFailed: (order, error) => {
        noticeLoss('press', error);
        const current = orderInRefusal(error);
        if (current) store.dispatch({ type: 'changed', order: current });
        // Deleted elsewhere, or its shift is over: what is left is on the server.
        else if (isApiError(error, 'not_found')) void refreshLater.current();
        handlers.current.onMoveFailed(current ?? order, error);
      },
    }),
  );

  const isCut = useRef(false);
  const reading = useRef<{ again: boolean; stop: AbortController } | null>(null);
  const refresh = useCallback(async () => {
    if (reading.current) {
      // What changed after the running read began may be missing from it.
      reading.current.again = true;
      return;
    }
    const current = { again: true, stop: new AbortController() };
    reading.current = current;
    while (current.again) {
      current.again = false;
      const stop = new AbortController();
      current.stop = stop;
      const limit = setTimeout(() => stop.abort(), answerLimitMs);
      const knownBefore = Object.keys(store.get().orders);
      try {
        const orders = await call('GET /orders/mine', { signal: stop.signal });
        store.dispatch({ type: 'loaded', orders, knownBefore });
        setSync({ at: Date.now(), failed: false });
        // The server is back: what was pressed meanwhile need not sit out its pause.
        if (isCut.current) pauses.endAll();
        isCut.current = false;
      } catch (error) {
        if (stop.signal.reason === cameBack) continue;
        noticeLoss('page', error);
        isCut.current = true;
        setSync(({ at }) => ({ at, failed: true }));
        current.again = false;
      } finally {
        clearTimeout(limit);
      }
    }
    reading.current = null;
  }, [store, pauses]);
  useEffect(() => {
    refreshLater.current = refresh;
  }, [refresh]);

  // A screen that was asleep or without network is complete the moment it returns, whatever the stream believes.
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState !== 'visible') return;
      handlers.current.onShift();
      // A read that was under way when the line went dead would keep the new one waiting.
      reading.current?.stop.abort(cameBack);
      void refresh();
    };
    window.addEventListener('online', comeBack);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      window.removeEventListener('online', comeBack);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [refresh]);

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

  const deletedIds = useMemo(() => new Set(Object.keys(board.deleted)), [board.deleted]);
  return {
    orders: shownOrders(board),
    deletedIds,
    /** What another call of this screen has learnt. */
    apply: (order: ManagedOrder) => store.dispatch({ type: 'changed', order }),
    forget: (orderId: string) =>
      store.dispatch({
        type: 'deleted',
        orderId,
        revision: (store.get().orders[orderId]?.revision ?? 0) + 1,
      }),
    isLoaded: board.isLoaded,
    hasUnsavedMoves: Object.keys(board.moves).length > 0,
    stream,
    lastSyncedAt: sync.at,
    isUnreachable: sync.failed || !isOnline,
    move,
    refresh,
  };
};

/** A refused move carries the order as it is: a colleague was faster. */
const orderInRefusal = (error: unknown): ManagedOrder | undefined =>
  isApiError(error, 'illegal_move')
    ? (error.details as { order?: ManagedOrder } | undefined)?.order
    : undefined;

const noticeLoss = (cause: 'press' | 'page', error: unknown): void => {
  if (isApiError(error, 'not_signed_in')) noticeSessionLoss(cause);
};
