import { useEffect, useMemo, useRef, useState } from 'react';
import type { Move, OrderState } from '#core/orders/order-lifecycle.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { undoOfferedMs } from '#core/orders/order-undo.ts';
import { limits } from '#core/values/limits.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { withPin } from '#web/lib/api/pin-asking.ts';
import { refusalDetails } from '#web/lib/api/refusal-details.ts';
import { createLiveResource } from '#web/lib/live/live-resource.ts';
import { useLiveResource } from '#web/lib/live/use-live-resource.ts';
import { isOrderIntent } from '#web/lib/outbox/intent.ts';
import type { Outbox } from '#web/lib/outbox/outbox.ts';
import { useUnsaved, useWaitingCount } from '#web/lib/outbox/use-outbox.ts';
import { noticeSessionLoss, useSessionLoss } from '#web/lib/query/session-lost.ts';
import { countStages, unreadDone } from './board-pages.ts';
import { boardPagesOf, createBoardSource } from './board-source.ts';
import { type BoardAction, type BoardOrder, boardReducer, displayedOrders } from './board-state.ts';
import { createOrderMoves, type WithMove } from './order-moves.ts';
import { byOrder } from './unsaved-moves.ts';
import { useOnline } from './use-online.ts';

/** A line that swallows everything must not delay a move. */
const answerLimitMs = 10_000;

type Handlers = {
  ownerId: string;
  /** A shift may have been opened or closed, here or on another screen. */
  onShift: () => void;
  /** Changes made elsewhere, on another board or in the editor: stock, pauses, the menu. */
  onMenu: () => void;
  /** A ticket came out, or is in trouble, or no longer is. */
  onPrint: () => void;
  /** A table calls, or somebody has answered one. */
  onCall: () => void;
  /** What tables have ordered or paid may have changed. */
  onVisit: () => void;
  /** The menu or the restaurant was changed by its owner. */
  onSettings: () => void;
  /** Something that boards alone show: printers, refused phones, people. */
  onBoard: () => void;
};

/** The last move from this screen, which can still be undone. */
export type UndoOffer = { order: BoardOrder; move: Move };

/** The orders of the open shift, live, and the moves that staff make with them. */
export const useOrderBoard = (outbox: Outbox, input: Handlers) => {
  const handlers = useRef(input);
  useEffect(() => {
    handlers.current = input;
  });

  const [resource] = useState(() =>
    createLiveResource(
      createBoardSource({
        ownerId: input.ownerId,
        onSnapshot: () => handlers.current.onShift(),
        onMenu: () => handlers.current.onMenu(),
        onPrint: () => handlers.current.onPrint(),
        onCall: () => handlers.current.onCall(),
        onVisit: () => handlers.current.onVisit(),
        onSettings: () => handlers.current.onSettings(),
        onBoard: () => handlers.current.onBoard(),
        onSessionEnd: () => noticeSessionLoss('page'),
      }),
    ),
  );
  const dispatch = (action: BoardAction) => resource.update((board) => boardReducer(board, action));
  const [lastMove, setLastMove] = useState<LastMove | null>(null);
  const [moves] = useState(() => {
    const learn = (order: ManagedOrder) => dispatch({ type: 'changed', order });
    /** A refusal may carry the current order; if the order is gone, the board is read again. */
    const learnFrom = (error: unknown): never => {
      const current = orderInRefusal(error);
      if (current) learn(current);
      else if (isApiError(error, 'not_found')) void resource.refresh();
      throw error;
    };
    return createOrderMoves({
      outbox,
      getBoard: resource.get,
      learn,
      send: (id, body) =>
        withPin(() => {
          const signal = AbortSignal.timeout(answerLimitMs);
          return call('PATCH /orders/:id', { params: { id }, body, signal });
        }, 'orders').catch(learnFrom),
      sendTicks: (id, body) =>
        withPin(() => {
          const signal = AbortSignal.timeout(answerLimitMs);
          return call('POST /orders/:id/ticks', { params: { id }, body, signal });
        }, 'orders').catch(learnFrom),
      sendUndo: (id, revision) =>
        withPin(() => {
          const signal = AbortSignal.timeout(answerLimitMs);
          return call('POST /orders/:id/undo', { params: { id }, body: { revision }, signal });
        }, 'orders').catch(learnFrom),
    });
  });
  useEffect(() => outbox.serve(moves.senders), [outbox, moves]);

  const { state: board, status } = useLiveResource(resource);
  const isOnline = useOnline();

  // Whoever logs in again continues where they were.
  const sessionLoss = useSessionLoss();
  useEffect(() => {
    if (sessionLoss === 'none') resource.start();
    outbox.setSession(sessionLoss === 'none');
  }, [sessionLoss, resource, outbox]);

  // The server is back: presses made meanwhile need not sit out their backoff.
  const { line } = status;
  const isUnreachable = status.isUnreachable || !isOnline;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a stream that is there again is a reason to hope, too
  useEffect(() => outbox.setLine(!isUnreachable), [line, isUnreachable, outbox]);

  useEffect(() => {
    if (!lastMove) return;
    const timer = setTimeout(() => setLastMove(null), undoOfferedMs);
    return () => clearTimeout(timer);
  }, [lastMove]);
  const [move] = useState(() => (orderId: string, wanted: Move, details?: WithMove) => {
    const outcome = moves.move(orderId, wanted, details);
    if (outcome) setLastMove({ orderId, move: wanted, ...outcome });
  });

  const [tick] = useState(() => (orderId: string, lines: readonly number[], done: boolean) => {
    const outcome = moves.tick(orderId, lines, done);
    setLastMove((last) => {
      if (outcome) return { orderId, move: 'markReady', ...outcome };
      return last?.orderId === orderId ? null : last;
    });
  });

  const unsaved = useUnsaved(outbox, isOrderIntent);
  const orders = useMemo(() => displayedOrders(board, byOrder(unsaved)), [board, unsaved]);
  const waitingCount = useWaitingCount(outbox);
  const counts = useMemo(() => countStages(orders, board), [orders, board]);
  const [readFinished] = useState(() => async () => {
    const ids = unreadDone(resource.get()).slice(-limits.boardPageOrders).reverse();
    if (ids.length === 0) return;
    const page = await boardPagesOf(input.ownerId).read(ids, AbortSignal.timeout(answerLimitMs));
    dispatch({ type: 'read', orders: page.orders });
    // Some have left the shift meanwhile: after a refresh they are not requested again.
    if (page.orders.length + page.unread.length < ids.length) await resource.refresh();
  });
  const deletedIds = useMemo(() => new Set(Object.keys(board.deleted)), [board.deleted]);
  return {
    orders,
    deletedIds,
    /** An order from another call of this screen. */
    apply: (order: ManagedOrder) => dispatch({ type: 'changed', order }),
    forget: (orderId: string) =>
      dispatch({
        type: 'deleted',
        orderId,
        revision: (resource.get().orders[orderId]?.revision ?? 0) + 1,
      }),
    /** How many orders each stage has; more than there are in `orders` while those are being read. */
    counts,
    /** Reads some more done orders: they are only read on demand. */
    readFinished,
    isLoaded: board.isLoaded,
    /** Presses that wait for the line. */
    waitingCount,
    line,
    syncedAt: resource.syncedAt,
    isUnreachable,
    move,
    tick,
    /** An order that was cancelled in a dialog of its own. */
    applyCancelled: (was: ManagedOrder, now: ManagedOrder) => {
      moves.noteMoved(was, now);
      dispatch({ type: 'changed', order: now });
      setLastMove({ orderId: now._id, move: 'cancel', ...outcomeOf(now) });
    },
    /** Null once its time is over, or when the order has moved on. */
    undoOffer: offerOf(lastMove, orders),
    undo: (orderId: string) => {
      setLastMove(null);
      moves.undo(orderId);
    },
    /** A new ready time for an order that is being made; earlier moves can no longer be undone. */
    moveReadyTime: (orderId: string, minutes: number) => {
      setLastMove((last) => (last?.orderId === orderId ? null : last));
      moves.moveReadyTime(orderId, minutes);
    },
    refresh: resource.refresh,
  };
};

/** The move and the resulting state: if the order's state is another by now, somebody has acted on it since. */
type LastMove = OrderState & { orderId: string; move: Move };
const outcomeOf = ({ status, isPaid, rejected }: OrderState): OrderState => ({ status, isPaid, rejected });

const offerOf = (last: LastMove | null, orders: readonly BoardOrder[]): UndoOffer | null => {
  const order = last && orders.find(({ _id }) => _id === last.orderId);
  const isAsMoved =
    order?.status === last?.status && order?.isPaid === last?.isPaid && order?.rejected === last?.rejected;
  return order && isAsMoved ? { order, move: last.move } : null;
};

/** A refused move carries the current order: a colleague was faster. A rejection has become a cancellation. */
const orderInRefusal = (error: unknown): ManagedOrder | undefined =>
  (
    refusalDetails(error, 'PATCH /orders/:id', 'illegal_move') ??
    refusalDetails(error, 'PATCH /orders/:id', 'changed_meanwhile') ??
    refusalDetails(error, 'PATCH /orders/:id', 'allergy_unconfirmed') ??
    refusalDetails(error, 'PATCH /orders/:id', 'password_required') ??
    refusalDetails(error, 'PATCH /orders/:id', 'right_missing') ??
    refusalDetails(error, 'POST /orders/:id/ticks', 'illegal_move') ??
    refusalDetails(error, 'POST /orders/:id/ticks', 'changed_meanwhile') ??
    refusalDetails(error, 'POST /orders/:id/undo', 'changed_meanwhile') ??
    refusalDetails(error, 'POST /orders/:id/undo', 'undo_too_late')
  )?.order;
