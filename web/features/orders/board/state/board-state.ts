import { isUnfinished, type OrderStatus } from '#core/orders/order-lifecycle.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { type UnsavedMove, type UnsavedMoves, withUnsaved } from './unsaved-moves.ts';

/** An order that the server has and this board lacks, or has only an older copy of. */
export type UnreadOrder = Pick<ManagedOrder, 'status' | 'revision'>;

/**
 * The board as a value: the server's copies, unmodified. Unsaved moves are in the outbox; what is
 * displayed is the one applied over the other, so no copy that arrives meanwhile undoes a press.
 */
export type BoardState = {
  /** False until the server has answered once: an empty board must not be mistaken for a quiet evening. */
  isLoaded: boolean;
  orders: Readonly<Record<string, ManagedOrder>>;
  /** By stage, in the order of their numbers. */
  unread: Readonly<Record<string, UnreadOrder>>;
  /** The revision at which an order was deleted: a late copy must not bring it back. */
  deleted: Readonly<Record<string, number>>;
};

export const emptyBoard: BoardState = {
  isLoaded: false,
  orders: {},
  unread: {},
  deleted: {},
};

export type BoardAction =
  /** Everything the server has; `knownBefore` are the orders that were here at the request. */
  | { type: 'loaded'; orders: readonly ManagedOrder[]; knownBefore: readonly string[] }
  | { type: 'changed'; order: ManagedOrder }
  /** Orders requested by their ids. */
  | { type: 'read'; orders: readonly ManagedOrder[] }
  | { type: 'deleted'; orderId: string; revision: number };

const without = <T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> => {
  const { [key]: _, ...rest } = record;
  return rest;
};

export const withoutAll = <T>(
  record: Readonly<Record<string, T>>,
  keys: ReadonlySet<string>,
): Readonly<Record<string, T>> =>
  keys.size === 0 ? record : Object.fromEntries(Object.entries(record).filter(([key]) => !keys.has(key)));

const isNews = (state: BoardState, order: ManagedOrder): boolean =>
  order.revision > (state.orders[order._id]?.revision ?? -1) &&
  order.revision > (state.deleted[order._id] ?? -1);

/** Those that are newer than the copies here. */
export const mergeOrders = (state: BoardState, orders: readonly ManagedOrder[]): BoardState => {
  const news = orders.filter((order) => isNews(state, order));
  if (news.length === 0) return state;
  const read = news.filter(({ _id, revision }) => revision >= (state.unread[_id]?.revision ?? Infinity));
  return {
    ...state,
    orders: { ...state.orders, ...Object.fromEntries(news.map((order) => [order._id, order])) },
    unread: withoutAll(state.unread, new Set(read.map(({ _id }) => _id))),
  };
};
const merge = (state: BoardState, order: ManagedOrder): BoardState => mergeOrders(state, [order]);

const load = (
  state: BoardState,
  orders: readonly ManagedOrder[],
  knownBefore: readonly string[],
): BoardState => {
  const listed = new Set(orders.map((order) => order._id));
  // An order that arrived while the list was in transit is newer than the list: only what was known before may go.
  const gone = new Set(knownBefore.filter((id) => !listed.has(id)));
  return mergeOrders(
    { ...state, isLoaded: true, orders: withoutAll(state.orders, gone), unread: {} },
    orders,
  );
};

export const boardReducer = (state: BoardState, action: BoardAction): BoardState => {
  switch (action.type) {
    case 'loaded':
      return load(state, action.orders, action.knownBefore);
    case 'changed':
      return merge(state, action.order);
    case 'read':
      return mergeOrders(state, action.orders);
    case 'deleted':
      return {
        ...state,
        orders: without(state.orders, action.orderId),
        unread: without(state.unread, action.orderId),
        deleted: { ...state.deleted, [action.orderId]: action.revision },
      };
  }
};

export type BoardOrder = ManagedOrder & {
  /** A move of it waits for the line. */
  isNotSaved: boolean;
  /** Moves that the server refused. */
  refused?: readonly UnsavedMove[];
};

/** An unchanged order keeps its identity, so that a burst renders only the cards that are new. */
const unmovedOrders = new WeakMap<ManagedOrder, BoardOrder>();
const unmoved = (order: ManagedOrder): BoardOrder => {
  const displayed = unmovedOrders.get(order) ?? { ...order, isNotSaved: false };
  unmovedOrders.set(order, displayed);
  return displayed;
};

const noMoves: UnsavedMoves = new Map();

/** An order as displayed: the server's copy with unsaved moves applied. */
export const displayedOrder = (state: BoardState, id: string, moves = noMoves): BoardOrder | null => {
  const order = state.orders[id];
  if (!order) return null;
  const unsaved = moves.get(id);
  if (!unsaved) return unmoved(order);
  const refused = unsaved.filter(({ entry }) => entry.state === 'refused');
  return {
    ...withUnsaved(order, unsaved),
    isNotSaved: unsaved.some(({ isDelayed }) => isDelayed),
    ...(refused.length > 0 && { refused }),
  };
};

/** Compares ISO timestamps: far cheaper than a locale-aware comparison. */
const compareTexts = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** Oldest first: a new order appears at the end and never moves what a finger is about to press. */
export const inOrderOfArrival = (a: ManagedOrder, b: ManagedOrder): number =>
  compareTexts(a.createdAt, b.createdAt) || a.displayOrderNumber - b.displayOrderNumber;

export const displayedOrders = (state: BoardState, moves = noMoves): BoardOrder[] =>
  Object.keys(state.orders)
    .flatMap((id) => displayedOrder(state, id, moves) ?? [])
    .sort(inOrderOfArrival);

export const ordersInStage = (orders: readonly BoardOrder[], stage: OrderStatus): BoardOrder[] =>
  orders.filter((order) => order.status === stage);

export const unfinishedOrders = (orders: readonly BoardOrder[]): BoardOrder[] => orders.filter(isUnfinished);
