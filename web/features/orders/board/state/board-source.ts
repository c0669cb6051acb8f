import { type BoardEvent, boardEventKinds } from '#core/live/live-events.ts';
import type { BoardSnapshot } from '#core/live/stream-protocol.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { type LiveSource, needsSnapshot } from '#web/lib/live/live-resource.ts';
import { type BoardPages, readBoard } from './board-pages.ts';
import { type BoardState, boardReducer, emptyBoard } from './board-state.ts';

type Options = {
  /** Whose board it is. Another owner may have signed in meanwhile, in another tab of the same browser. */
  ownerId: string;
  /** Orders were read again: a shift may have been opened or closed, here or on another screen. */
  onSnapshot: () => void;
  /** Something other than orders has changed: stock, pauses, the menu, areas. */
  onMenu: () => void;
  /** A ticket came out, or is in trouble, or no longer is. */
  onPrint: () => void;
  /** A table calls, or somebody has answered one. */
  onCall: () => void;
  /** What tables have ordered or paid may have changed. */
  onVisit: () => void;
  /** The menu or the restaurant was changed by its owner, not only what is left of a dish. */
  onSettings: () => void;
  /** Something that boards alone show: printers, refused phones, people. */
  onBoard: () => void;
  onSessionEnd: () => void;
};

export const boardPagesOf = (ownerId: string): BoardPages => ({
  start: (signal) => call('GET /orders/board', { query: { ownerId }, signal }),
  read: (ids, signal) => call('GET /orders/board/page', { query: { ownerId, ids: ids.join(',') }, signal }),
});

/** The whole list at once; null when its pages were read, and are here already. */
type Read = BoardSnapshot | null;

/** The orders of the open shift, live. */
export const createBoardSource = (
  { ownerId, onSnapshot, onMenu, onPrint, onCall, onVisit, onSettings, onBoard, onSessionEnd }: Options,
  pages: BoardPages = boardPagesOf(ownerId),
): LiveSource<BoardState, Read, BoardEvent> => ({
  initial: emptyBoard,
  address: () => `/api/orders/stream?ownerId=${ownerId}&snapshot=none`,
  ignoresStreamSnapshot: true,
  kinds: boardEventKinds,
  read: async (signal, board, takePart) => {
    try {
      await readBoard(pages, signal, board, takePart);
      return null;
    } catch (error) {
      // During a deployment the server may be of an older version that has no pages.
      if (isApiError(error, 'not_found')) return call('GET /orders/mine', { query: { ownerId }, signal });
      throw error;
    }
  },
  applySnapshot: (board, orders, atRequest) =>
    orders
      ? boardReducer(board, { type: 'loaded', orders, knownBefore: Object.keys(atRequest.orders) })
      : { ...board, isLoaded: true },
  applyEvent: (board, event) => {
    switch (event.kind) {
      case 'order':
        return boardReducer(board, { type: 'changed', order: event.order });
      case 'order-deleted':
        return boardReducer(board, { type: 'deleted', orderId: event.orderId, revision: event.revision });
      case 'stock':
      case 'menu':
      case 'areas':
      case 'print':
      case 'call':
      case 'visit':
      case 'board':
        return board;
      case 'shift':
      case 'practice':
        // Another shift has other orders.
        return needsSnapshot;
    }
  },
  applyFailure: (_board, error) =>
    isApiError(error, 'not_signed_in') || isApiError(error, 'not_yours') ? 'session-ended' : null,
  onSnapshot,
  onEvents: (events) => {
    if (events.some(({ kind }) => kind === 'stock' || kind === 'menu' || kind === 'areas')) onMenu();
    if (events.some(({ kind }) => kind === 'print')) onPrint();
    if (events.some(({ kind }) => kind === 'call')) onCall();
    if (events.some(({ kind }) => kind === 'visit' || kind === 'order' || kind === 'order-deleted'))
      onVisit();
    if (events.some((event) => event.kind === 'menu' && !event.change)) onSettings();
    if (events.some(({ kind }) => kind === 'board')) onBoard();
  },
  onSessionEnd,
  /** The spec's refresh, for when the stream is down. */
  pollMs: 5_000,
});
