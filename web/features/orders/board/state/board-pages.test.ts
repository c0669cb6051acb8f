import { describe, expect, it, vi } from 'vitest';
import type { OrderStatus } from '#core/orders/order-lifecycle.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { buildBoardStart } from '#core/orders/testing/build-board-start.ts';
import { latestOrders } from '#core/ready-time/kitchen-order.ts';
import { limits } from '#core/values/limits.ts';
import { buildBoardOrder } from '#web/testing/build-board-order.ts';
import { type BoardPages, countStages, readBoard, unreadDone } from './board-pages.ts';
import { type BoardState, boardReducer, displayedOrders, emptyBoard } from './board-state.ts';

const orderOf = (number: number, status: OrderStatus = 'waitingApproval', revision = 1): ManagedOrder =>
  buildBoardOrder({
    _id: number.toString(16).padStart(24, '0'),
    displayOrderNumber: number,
    createdAt: new Date(1_700_000_000_000 + number * 1_000).toISOString(),
    status,
    revision,
  });
const many = (count: number, status?: OrderStatus, from = 1) =>
  Array.from({ length: count }, (_, place) => orderOf(from + place, status));

/** A server with these orders; the test may change them between two pages. */
const serve = (initial: readonly ManagedOrder[], board: BoardState = emptyBoard) => {
  let orders = [...initial];
  let current = board;
  const requested: string[][] = [];
  const meanwhile = { start: () => {}, page: (_page: number) => {} };
  const pages: BoardPages = {
    start: async () => {
      const answer = buildBoardStart(orders, 30);
      meanwhile.start();
      return answer;
    },
    read: async (ids) => {
      meanwhile.page(requested.length);
      requested.push([...ids]);
      return { orders: orders.filter(({ _id }) => ids.includes(_id)), unread: [] };
    },
  };
  const seen: BoardState[] = [];
  return {
    requested,
    seen,
    meanwhile,
    board: () => current,
    event: (order: ManagedOrder) => {
      current = boardReducer(current, { type: 'changed', order });
    },
    set: (next: readonly ManagedOrder[]) => {
      orders = [...next];
    },
    read: () =>
      readBoard(pages, new AbortController().signal, current, (change) => {
        current = change(current);
        seen.push(current);
        return current;
      }),
  };
};
const numbersOf = (board: BoardState) => displayedOrders(board).map((order) => order.displayOrderNumber);
const countsOf = (board: BoardState) => countStages(displayedOrders(board), board);

describe('a board that is read in pages', () => {
  it('shows the first at once with the right counts, and all of them in the end', async () => {
    const { read, seen, board, requested } = serve([...many(250), ...many(5, 'inProcess', 251)]);
    await read();
    expect(numbersOf(seen[0] ?? emptyBoard)).toHaveLength(30);
    expect(seen.map((each) => countsOf(each))).toEqual(
      seen.map(() => ({ waitingApproval: 250, inProcess: 5, waitingPayment: 0, done: 0 })),
    );
    expect(numbersOf(board())).toHaveLength(255);
    expect(Math.max(...requested.map((ids) => ids.length))).toBe(limits.boardPageOrders);
  });

  it('reads only what has changed when it is read again', async () => {
    const shop = serve(many(200));
    await shop.read();
    shop.requested.length = 0;
    shop.set([...many(199), orderOf(200, 'inProcess', 2), orderOf(201)]);
    await shop.read();
    expect(shop.requested.flat()).toHaveLength(2);
    expect(countsOf(shop.board())).toMatchObject({ waitingApproval: 200, inProcess: 1 });
  });

  it('neither loses nor doubles an order that moves while pages are read, in either direction', async () => {
    const shop = serve([...many(150), ...many(150, 'inProcess', 151)]);
    shop.meanwhile.page = (page) => {
      if (page !== 1) return;
      const moved = [orderOf(140, 'inProcess', 2), orderOf(290, 'waitingApproval', 2)];
      shop.set([
        ...many(139),
        ...many(10, undefined, 141),
        ...many(139, 'inProcess', 151),
        ...many(10, 'inProcess', 291),
        ...moved,
      ]);
    };
    await shop.read();
    expect(numbersOf(shop.board())).toEqual(many(300).map(({ displayOrderNumber }) => displayOrderNumber));
    expect(countsOf(shop.board())).toEqual({
      waitingApproval: 150,
      inProcess: 150,
      waitingPayment: 0,
      done: 0,
    });
  });

  it('keeps what an event has told since, and does not bring back what was deleted', async () => {
    const shop = serve(many(150));
    shop.meanwhile.start = vi.fn(() => {
      shop.event(orderOf(151));
      shop.event(orderOf(3, 'inProcess', 5));
      const [first, second, , ...others] = many(151).filter(
        ({ displayOrderNumber }) => displayOrderNumber !== 140,
      );
      shop.set([first, second, orderOf(3, 'inProcess', 5), ...others].flatMap((order) => order ?? []));
      shop.meanwhile.start = () => {};
    });
    await shop.read();
    const numbers = numbersOf(shop.board());
    expect(numbers).toContain(151);
    expect(numbers).not.toContain(140);
    expect(shop.board().orders[orderOf(3)._id]?.status).toBe('inProcess');
    expect(shop.board().unread).toEqual({});
  });

  it('drops at once what was there before and is of a shift that is over', async () => {
    const shop = serve(many(120));
    await shop.read();
    shop.set(many(2, undefined, 500));
    await shop.read();
    expect(numbersOf(shop.board())).toEqual([500, 501]);
  });

  it('reads of what is done only the latest, counts all, and reads at once what it shows as open', async () => {
    const done = many(500, 'done');
    const shop = serve([...done, orderOf(501)]);
    await shop.read();
    expect(countsOf(shop.board())).toMatchObject({ done: 500, waitingApproval: 1 });
    expect(numbersOf(shop.board())).toContain(500);
    expect(unreadDone(shop.board()).length).toBe(500 - latestOrders * 1.5);
    shop.set([...done, orderOf(501, 'done', 4)]);
    await shop.read();
    expect(countsOf(shop.board())).toMatchObject({ done: 501, waitingApproval: 0 });
    expect(shop.board().orders[orderOf(501)._id]?.status).toBe('done');
  });

  it('counts an order once, whichever of index, page and event tells of it first', async () => {
    const shop = serve(many(400, 'done'));
    await shop.read();
    const [unread = ''] = unreadDone(shop.board());
    shop.event({ ...orderOf(1, 'inProcess', 7), _id: unread });
    expect(countsOf(shop.board())).toMatchObject({ done: 399, inProcess: 1 });
  });
});
