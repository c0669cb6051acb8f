import { isUnfinished, type OrderPatch, type OrderStatus } from '#core/orders/order-lifecycle.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';

/**
 * The board as a value. It holds the server's copies untouched and, apart from them, the moves that were
 * asked for but not confirmed; what is shown is the one laid over the other. Rolling back is forgetting the move.
 */
/** What a move makes of an order at once. */
export type ShownPatch = OrderPatch & Partial<Pick<ManagedOrder, 'approvedAt' | 'promisedAt' | 'readyAt'>>;
type SentMove = { patch: ShownPatch; isDelayed: boolean };
/** An order that the server has and this board does not, or only as it was before. */
export type UnreadOrder = Pick<ManagedOrder, 'status' | 'revision'>;
export type BoardState = {
  /** False until the server has answered once: an empty board must not be mistaken for a quiet evening. */
  isLoaded: boolean;
  orders: Readonly<Record<string, ManagedOrder>>;
  /** By stage, in the order of their numbers. */
  unread: Readonly<Record<string, UnreadOrder>>;
  /** Revision at which an order was deleted: a late copy must not bring it back. */
  deleted: Readonly<Record<string, number>>;
  moves: Readonly<Record<string, readonly SentMove[]>>;
  /** How often guests were told of something else than orders: stock, pauses, the menu. */
  menuChanges: number;
};

export const emptyBoard: BoardState = {
  isLoaded: false,
  orders: {},
  unread: {},
  deleted: {},
  moves: {},
  menuChanges: 0,
};

export type BoardAction =
  /** Everything the server has; `knownBefore` are the orders that were here when it was asked. */
  | { type: 'loaded'; orders: readonly ManagedOrder[]; knownBefore: readonly string[] }
  | { type: 'changed'; order: ManagedOrder }
  /** Orders that were asked for by their ids. */
  | { type: 'read'; orders: readonly ManagedOrder[] }
  | { type: 'deleted'; orderId: string; revision: number }
  | { type: 'menu-changed' }
  | { type: 'move-asked'; orderId: string; patch: ShownPatch }
  /** A try failed; it will be tried again. */
  | { type: 'move-delayed'; orderId: string }
  | { type: 'move-saved'; orderId: string; order: ManagedOrder }
  /** The last try failed, or the server refused: this move and those built on it are off. */
  | { type: 'moves-dropped'; orderId: string };

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

/** Those that are newer than what is here. */
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
  // An order that arrived while the list was on its way is newer than the list: only what was known before may go.
  const gone = new Set(knownBefore.filter((id) => !listed.has(id)));
  return mergeOrders(
    { ...state, isLoaded: true, orders: withoutAll(state.orders, gone), unread: {} },
    orders,
  );
};

const changeMoves = (
  state: BoardState,
  orderId: string,
  change: (moves: readonly SentMove[]) => readonly SentMove[],
): BoardState => {
  const moves = change(state.moves[orderId] ?? []);
  return {
    ...state,
    moves: moves.length ? { ...state.moves, [orderId]: moves } : without(state.moves, orderId),
  };
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
        moves: without(state.moves, action.orderId),
        deleted: { ...state.deleted, [action.orderId]: action.revision },
      };
    case 'menu-changed':
      return { ...state, menuChanges: state.menuChanges + 1 };
    case 'move-asked':
      return changeMoves(state, action.orderId, (moves) => [
        ...moves,
        { patch: action.patch, isDelayed: false },
      ]);
    case 'move-delayed':
      return changeMoves(state, action.orderId, ([first, ...rest]) =>
        first ? [{ ...first, isDelayed: true }, ...rest] : [],
      );
    case 'move-saved':
      // Both at once, so that the order never flickers back between the two.
      return changeMoves(merge(state, action.order), action.orderId, (moves) => moves.slice(1));
    case 'moves-dropped':
      return changeMoves(state, action.orderId, () => []);
  }
};

export type BoardOrder = ManagedOrder & { isNotSaved: boolean };

/** The same order is the same value each time, so that a burst renders the cards that are new and no others. */
const shownUnmoved = new WeakMap<ManagedOrder, BoardOrder>();
const unmoved = (order: ManagedOrder): BoardOrder => {
  const shown = shownUnmoved.get(order) ?? { ...order, isNotSaved: false };
  shownUnmoved.set(order, shown);
  return shown;
};

/** An order as the screen shows it: the server's copy with the unconfirmed moves laid over it. */
export const shownOrder = (state: BoardState, id: string): BoardOrder | null => {
  const order = state.orders[id];
  if (!order) return null;
  const moves = state.moves[id];
  if (!moves) return unmoved(order);
  const patches: ShownPatch = Object.assign({}, ...moves.map((move) => move.patch));
  return { ...order, ...patches, isNotSaved: moves.some((move) => move.isDelayed) };
};

/** Of moments as they are written here: far cheaper than by the rules of a language. */
const compareTexts = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** Oldest first: a new order appears at the end and never moves what a finger is about to press. */
export const inOrderOfArrival = (a: ManagedOrder, b: ManagedOrder): number =>
  compareTexts(a.createdAt, b.createdAt) || a.displayOrderNumber - b.displayOrderNumber;

export const shownOrders = (state: BoardState): BoardOrder[] =>
  Object.keys(state.orders)
    .flatMap((id) => shownOrder(state, id) ?? [])
    .sort(inOrderOfArrival);

export const ordersInStage = (orders: readonly BoardOrder[], stage: OrderStatus): BoardOrder[] =>
  orders.filter((order) => order.status === stage);

export const unfinishedOrders = (orders: readonly BoardOrder[]): BoardOrder[] => orders.filter(isUnfinished);
