import type { BoardIndex, BoardPage, BoardStart } from '#core/orders/board-page.ts';
import { type OrderStatus, orderStatuses } from '#core/orders/order-lifecycle.ts';
import { latestOrders } from '#core/ready-time/kitchen-order.ts';
import { limits } from '#core/values/limits.ts';
import type { TakePart } from '#web/lib/live/live-resource.ts';
import { type BoardState, mergeOrders, type UnreadOrder, withoutAll } from './board-state.ts';

/** Where pages come from. */
export type BoardPages = {
  start: (signal: AbortSignal) => Promise<BoardStart>;
  read: (ids: readonly string[], signal: AbortSignal) => Promise<BoardPage>;
};

/** How many done orders are read: enough to tell the kitchen's pace, plus some rejected ones; others on demand. */
const doneAtOnce = latestOrders * 1.5;

const entriesOf = (index: BoardIndex): [string, UnreadOrder][] =>
  orderStatuses.flatMap((status) =>
    index[status].map(([id, revision]): [string, UnreadOrder] => [id, { status, revision }]),
  );

/** Applies the server's list: what was here before and is not listed is gone, the rest is to be read. */
const applyStart = (
  board: BoardState,
  { index, orders }: BoardStart,
  knownBefore: BoardState,
): BoardState => {
  const listed = new Map(entriesOf(index));
  // An order that arrived while the list was in transit is newer than the list: only what was known before may go.
  const gone = new Set(Object.keys(knownBefore.orders).filter((id) => !listed.has(id)));
  const remaining = withoutAll(board.orders, gone);
  const isUnread = ([id, { revision }]: [string, UnreadOrder]): boolean =>
    revision > (remaining[id]?.revision ?? -1) && revision > (board.deleted[id] ?? -1);
  const unread = Object.fromEntries([...listed].filter(isUnread));
  return mergeOrders({ ...board, orders: remaining, unread }, orders);
};

const takePage = (board: BoardState, { orders }: BoardPage): BoardState => {
  const read = mergeOrders(board, orders);
  return { ...read, unread: withoutAll(read.unread, new Set(orders.map(({ _id }) => _id))) };
};

/** Done and never read, the newest last. */
export const unreadDone = ({ unread, orders }: BoardState): string[] =>
  Object.keys(unread).filter((id) => unread[id]?.status === 'done' && !orders[id]);

/** What to read next: open stages first; whatever is displayed but out of date; and the latest that are done. */
const nextPage = (board: BoardState): string[] => {
  const isUrgent = (id: string): boolean => board.unread[id]?.status !== 'done' || id in board.orders;
  const doneHere = Object.values(board.orders).filter(({ status }) => status === 'done').length;
  const space = Math.max(0, doneAtOnce - doneHere);
  const wanted = [
    ...Object.keys(board.unread).filter(isUrgent),
    ...(space > 0 ? unreadDone(board).slice(-space) : []),
  ];
  return wanted.slice(0, limits.boardPageOrders);
};

/** Reads the shift, and shows each page as it arrives. */
export const readBoard = async (
  pages: BoardPages,
  signal: AbortSignal,
  atRequest: BoardState,
  takePart: TakePart<BoardState>,
): Promise<void> => {
  const start = async (knownBefore: BoardState): Promise<BoardState> => {
    const first = await pages.start(signal);
    return takePart((board) => applyStart(board, first, knownBefore));
  };
  let board = await start(atRequest);
  for (let ids = nextPage(board); ids.length > 0; ids = nextPage(board)) {
    const page = await pages.read(ids, signal);
    board = takePart((current) => takePage(current, page));
    // One of them has left the shift, or the shift is another one: the list has to be read again.
    if (page.orders.length + page.unread.length < ids.length) board = await start(board);
  }
};

/** How many orders each stage has, read or not. */
export const countStages = (
  orders: readonly { readonly status: OrderStatus }[],
  board: BoardState,
): Record<OrderStatus, number> => {
  const counts = { waitingApproval: 0, inProcess: 0, waitingPayment: 0, done: 0 };
  for (const { status } of orders) counts[status] += 1;
  for (const [id, { status }] of Object.entries(board.unread)) if (!board.orders[id]) counts[status] += 1;
  return counts;
};
