import { describe, expect, it } from 'vitest';
import {
  type BoardAction,
  type BoardState,
  boardReducer,
  emptyBoard,
  shownOrder,
  shownOrders,
} from './board-state.ts';
import { buildBoardOrder } from './build-board-order.ts';

const boardAfter = (...actions: BoardAction[]): BoardState => actions.reduce(boardReducer, emptyBoard);
const first = buildBoardOrder();
const second = buildBoardOrder({
  _id: 'ffffffffffffffffffffffff',
  displayOrderNumber: 8,
  createdAt: '2025-03-09T10:05:00.000Z',
});
const loaded = (...orders: (typeof first)[]): BoardAction => ({ type: 'loaded', orders, knownBefore: [] });
const approve: BoardAction = {
  type: 'move-asked',
  orderId: first._id,
  patch: { status: 'inProcess', rejected: false },
};
const statusOf = (state: BoardState) => shownOrder(state, first._id)?.status;

describe('copies of an order', () => {
  it('keeps the higher revision, in whichever order they arrive', () => {
    const newer = buildBoardOrder({ revision: 3, status: 'inProcess' });
    expect(statusOf(boardAfter(loaded(first), { type: 'changed', order: newer }))).toBe('inProcess');
    expect(statusOf(boardAfter({ type: 'changed', order: newer }, loaded(first)))).toBe('inProcess');
  });

  it('shows the oldest order first', () => {
    expect(shownOrders(boardAfter(loaded(second, first))).map((order) => order.displayOrderNumber)).toEqual([
      7, 8,
    ]);
  });

  it('drops what the server no longer lists', () => {
    const state = boardAfter(loaded(first, second), {
      type: 'loaded',
      orders: [second],
      knownBefore: [first._id, second._id],
    });
    expect(shownOrders(state).map((order) => order._id)).toEqual([second._id]);
  });

  it('keeps an order that arrived while an older list was on its way', () => {
    const state = boardAfter(
      loaded(first),
      { type: 'changed', order: second },
      {
        type: 'loaded',
        orders: [first],
        knownBefore: [first._id],
      },
    );
    expect(shownOrders(state)).toHaveLength(2);
  });

  it('does not bring back a deleted order from a late copy', () => {
    const state = boardAfter(
      loaded(first),
      { type: 'deleted', orderId: first._id, revision: 2 },
      loaded(first),
    );
    expect(shownOrders(state)).toEqual([]);
  });

  it('knows an empty board from one that was never loaded', () => {
    expect(emptyBoard.isLoaded).toBe(false);
    expect(boardAfter(loaded()).isLoaded).toBe(true);
  });
});

describe('moves', () => {
  it('show at once and leave the server’s copy alone', () => {
    const state = boardAfter(loaded(first), approve);
    expect(statusOf(state)).toBe('inProcess');
    expect(state.orders[first._id]?.status).toBe('waitingApproval');
  });

  it('are marked as not saved only while they wait for another try', () => {
    const asked = boardAfter(loaded(first), approve);
    expect(shownOrder(asked, first._id)?.isNotSaved).toBe(false);
    const delayed = boardReducer(asked, { type: 'move-delayed', orderId: first._id });
    expect(shownOrder(delayed, first._id)?.isNotSaved).toBe(true);
    const saved = boardReducer(delayed, {
      type: 'move-saved',
      orderId: first._id,
      order: buildBoardOrder({ revision: 2, status: 'inProcess' }),
    });
    expect(shownOrder(saved, first._id)).toMatchObject({ isNotSaved: false, status: 'inProcess' });
    expect(saved.moves).toEqual({});
  });

  it('that fail for good give way to the server’s state, together with those built on them', () => {
    const ready: BoardAction = {
      type: 'move-asked',
      orderId: first._id,
      patch: { status: 'waitingPayment' },
    };
    const asked = boardAfter(loaded(first), approve, ready);
    expect(statusOf(asked)).toBe('waitingPayment');
    expect(statusOf(boardReducer(asked, { type: 'moves-dropped', orderId: first._id }))).toBe(
      'waitingApproval',
    );
  });

  it('keep the second move shown when the first is saved', () => {
    const state = boardAfter(
      loaded(first),
      approve,
      { type: 'move-asked', orderId: first._id, patch: { status: 'inProcess', isPaid: true } },
      {
        type: 'move-saved',
        orderId: first._id,
        order: buildBoardOrder({ revision: 2, status: 'inProcess' }),
      },
    );
    expect(shownOrder(state, first._id)).toMatchObject({ status: 'inProcess', isPaid: true });
  });

  it('stay shown when the live copy of the change arrives before the answer', () => {
    const state = boardAfter(loaded(first), approve, {
      type: 'changed',
      order: buildBoardOrder({ revision: 2, status: 'inProcess' }),
    });
    expect(statusOf(state)).toBe('inProcess');
  });
});
