import { isUnfinished, type OrderStatus } from '#core/orders/order-lifecycle.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { type UnsavedMove, type UnsavedMoves, withUnsaved } from './unsaved-moves.ts';

/**
 * The board as a value: the server's copies, untouched. What was done here and is not saved is in the outbox; what is
 * shown is the one laid over the other, so no copy that arrives meanwhile undoes a press.
 */
export type BoardState = {
  /** False until the server has answered once: an empty board must not be mistaken for a quiet evening. */
  isLoaded: boolean;
  orders: Readonly<Record<string, ManagedOrder>>;
  /** Revision at which an order was deleted: a late copy must not bring it back. */
  deleted: Readonly<Record<string, number>>;
  /** How often guests were told of something else than orders: stock, pauses, the menu. */
  menuChanges: number;
};

export const emptyBoard: BoardState = { isLoaded: false, orders: {}, deleted: {}, menuChanges: 0 };

export type BoardAction =
  /** Everything the server has; `knownBefore` are the orders that were here when it was asked. */
  | { type: 'loaded'; orders: readonly ManagedOrder[]; knownBefore: readonly string[] }
  | { type: 'changed'; order: ManagedOrder }
  | { type: 'deleted'; orderId: string; revision: number }
  | { type: 'menu-changed' };

const without = <T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> => {
  const { [key]: _, ...rest } = record;
  return rest;
};

const isNews = (state: BoardState, order: ManagedOrder): boolean =>
  order.revision > (state.orders[order._id]?.revision ?? -1) &&
  order.revision > (state.deleted[order._id] ?? -1);

const merge = (state: BoardState, order: ManagedOrder): BoardState =>
  isNews(state, order) ? { ...state, orders: { ...state.orders, [order._id]: order } } : state;

const load = (
  state: BoardState,
  orders: readonly ManagedOrder[],
  knownBefore: readonly string[],
): BoardState => {
  const listed = new Set(orders.map((order) => order._id));
  // An order that arrived while the list was on its way is newer than the list: only what was known before may go.
  const gone = new Set(knownBefore.filter((id) => !listed.has(id)));
  const kept = Object.fromEntries(Object.entries(state.orders).filter(([id]) => !gone.has(id)));
  return orders.reduce(merge, { ...state, isLoaded: true, orders: kept });
};

export const boardReducer = (state: BoardState, action: BoardAction): BoardState => {
  switch (action.type) {
    case 'loaded':
      return load(state, action.orders, action.knownBefore);
    case 'changed':
      return merge(state, action.order);
    case 'deleted':
      return {
        ...state,
        orders: without(state.orders, action.orderId),
        deleted: { ...state.deleted, [action.orderId]: action.revision },
      };
    case 'menu-changed':
      return { ...state, menuChanges: state.menuChanges + 1 };
  }
};

export type BoardOrder = ManagedOrder & {
  /** Something that was done to it waits for the line. */
  isNotSaved: boolean;
  /** What the server did not do. */
  refused?: readonly UnsavedMove[];
};

/** The same order is the same value each time, so that a burst renders the cards that are new and no others. */
const shownUnmoved = new WeakMap<ManagedOrder, BoardOrder>();
const unmoved = (order: ManagedOrder): BoardOrder => {
  const shown = shownUnmoved.get(order) ?? { ...order, isNotSaved: false };
  shownUnmoved.set(order, shown);
  return shown;
};

const noMoves: UnsavedMoves = new Map();

/** An order as the screen shows it: the server's copy with what is not saved laid over it. */
export const shownOrder = (state: BoardState, id: string, moves = noMoves): BoardOrder | null => {
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

/** Oldest first: a new order appears at the end and never moves what a finger is about to press. */
export const inOrderOfArrival = (a: ManagedOrder, b: ManagedOrder): number =>
  a.createdAt.localeCompare(b.createdAt) || a.displayOrderNumber - b.displayOrderNumber;

export const shownOrders = (state: BoardState, moves = noMoves): BoardOrder[] =>
  Object.keys(state.orders)
    .flatMap((id) => shownOrder(state, id, moves) ?? [])
    .sort(inOrderOfArrival);

export const ordersInStage = (orders: readonly BoardOrder[], stage: OrderStatus): BoardOrder[] =>
  orders.filter((order) => order.status === stage);

export const unfinishedOrders = (orders: readonly BoardOrder[]): BoardOrder[] => orders.filter(isUnfinished);
