import {
  type BoardIndex,
  type BoardPage,
  type BoardStart,
  firstPageOrders,
} from '#core/orders/board-page.ts';
import { orderStatuses } from '#core/orders/order-lifecycle.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database } from '#server/db/engine/database.ts';
import { listBoardIndex, listBoardOrders } from './board.queries.ts';
import { presentManagedOrder } from './orders.presenter.ts';

/** Keeps a page fast on a slow connection, however large the orders are. */
const pageBytes = 256 * 1024;

/** As many of the first as fit, and at least one. */
const fitPage = (orders: readonly ManagedOrder[]): BoardPage => {
  let bytes = 0;
  const firstTooMany = orders.findIndex((order, place) => {
    bytes += Buffer.byteLength(JSON.stringify(order));
    return place > 0 && bytes > pageBytes;
  });
  const count = firstTooMany === -1 ? orders.length : firstTooMany;
  return { orders: orders.slice(0, count), unread: orders.slice(count).map(({ _id }) => _id) };
};

export type BoardService = ReturnType<typeof createBoardService>;

/** The open shift for a board: the list of its orders, and then the orders in pages. */
export const createBoardService = ({ db }: { db: Database }) => {
  const readPage = async (scope: OwnerScope, ids: readonly string[]): Promise<BoardPage> =>
    fitPage((await listBoardOrders(db, scope, ids)).map(presentManagedOrder));
  return {
    readPage,

    /** With the orders that a screen shows first. */
    readStart: async (scope: OwnerScope): Promise<BoardStart> => {
      const byStage = Map.groupBy(await listBoardIndex(db, scope), ({ status }) => status);
      const entriesOf = (status: ManagedOrder['status']): [string, number][] =>
        (byStage.get(status) ?? []).map(({ id, revision }) => [id, revision]);
      const index = Object.fromEntries(
        orderStatuses.map((status) => [status, entriesOf(status)]),
      ) as BoardIndex;
      const first = orderStatuses.flatMap((status) => index[status]).slice(0, firstPageOrders);
      const { orders } = await readPage(
        scope,
        first.map(([id]) => id),
      );
      return { index, orders };
    },
  };
};
