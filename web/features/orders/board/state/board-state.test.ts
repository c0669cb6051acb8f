import { describe, expect, it } from 'vitest';
import type { OrderPatch } from '#core/orders/order-lifecycle.ts';
import type { MoveIntent } from '#web/lib/outbox/intent.ts';
import type { Entry } from '#web/lib/outbox/outbox-state.ts';
import { buildBoardOrder } from '#web/testing/build-board-order.ts';
import {
  type BoardAction,
  type BoardState,
  boardReducer,
  displayedOrder,
  displayedOrders,
  emptyBoard,
} from './board-state.ts';
import { byOrder, type UnsavedMove } from './unsaved-moves.ts';

const boardAfter = (...actions: BoardAction[]): BoardState => actions.reduce(boardReducer, emptyBoard);
const first = buildBoardOrder();
const second = buildBoardOrder({
  _id: 'ffffffffffffffffffffffff',
  displayOrderNumber: 8,
  createdAt: '2025-03-09T10:05:00.000Z',
});
const loaded = (...orders: (typeof first)[]): BoardAction => ({ type: 'loaded', orders, knownBefore: [] });
const statusOf = (state: BoardState) => displayedOrder(state, first._id)?.status;

describe('copies of an order', () => {
  it('keeps the higher revision, in whichever order they arrive', () => {
    const newer = buildBoardOrder({ revision: 3, status: 'inProcess' });
    expect(statusOf(boardAfter(loaded(first), { type: 'changed', order: newer }))).toBe('inProcess');
    expect(statusOf(boardAfter({ type: 'changed', order: newer }, loaded(first)))).toBe('inProcess');
  });

  it('shows the oldest order first', () => {
    expect(
      displayedOrders(boardAfter(loaded(second, first))).map((order) => order.displayOrderNumber),
    ).toEqual([7, 8]);
  });

  it('drops what the server no longer lists', () => {
    const state = boardAfter(loaded(first, second), {
      type: 'loaded',
      orders: [second],
      knownBefore: [first._id, second._id],
    });
    expect(displayedOrders(state).map((order) => order._id)).toEqual([second._id]);
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
    expect(displayedOrders(state)).toHaveLength(2);
  });

  it('does not bring back a deleted order from a late copy', () => {
    const state = boardAfter(
      loaded(first),
      { type: 'deleted', orderId: first._id, revision: 2 },
      loaded(first),
    );
    expect(displayedOrders(state)).toEqual([]);
  });

  it('knows an empty board from one that was never loaded', () => {
    expect(emptyBoard.isLoaded).toBe(false);
    expect(boardAfter(loaded()).isLoaded).toBe(true);
  });
});

describe('moves that are not saved', () => {
  const unsaved = (
    patch: OrderPatch,
    { isDelayed = false, ...overrides }: Partial<Entry> & { isDelayed?: boolean } = {},
  ): UnsavedMove => {
    const { _id: orderId, displayOrderNumber: number, service: shiftId } = first;
    const intent: MoveIntent = { kind: 'move', orderId, number, move: 'approve', patch, revision: 1 };
    const press = { id: 'press', at: 0, shiftId, isTried: false, why: null };
    return { entry: { ...press, state: 'waiting', ...overrides, intent }, isDelayed };
  };
  const approve: OrderPatch = { status: 'inProcess', rejected: false };
  const displayedWith = (state: BoardState, ...moves: UnsavedMove[]) =>
    displayedOrder(state, first._id, byOrder(moves));

  it('show at once and leave the server’s copy alone', () => {
    const state = boardAfter(loaded(first));
    expect(displayedWith(state, unsaved(approve))).toMatchObject({ status: 'inProcess', isNotSaved: false });
    expect(state.orders[first._id]?.status).toBe('waitingApproval');
  });

  it('are marked while they wait for the line', () => {
    const state = boardAfter(loaded(first));
    expect(displayedWith(state, unsaved(approve, { isDelayed: true }))?.isNotSaved).toBe(true);
  });

  it('lie over whatever copy arrives, one over the other', () => {
    const state = boardAfter(loaded(first), loaded(buildBoardOrder({ revision: 2, totalPrice: 5 })));
    const displayed = displayedWith(state, unsaved(approve), unsaved({ status: 'inProcess', isPaid: true }));
    expect(displayed).toMatchObject({ status: 'inProcess', isPaid: true, totalPrice: 5 });
  });

  it('that were refused leave the order as the server has it, and are told', () => {
    const why = { code: 'illegal_move', message: '' };
    const displayed = displayedWith(boardAfter(loaded(first)), unsaved(approve, { state: 'refused', why }));
    expect(displayed).toMatchObject({
      status: 'waitingApproval',
      isNotSaved: false,
      refused: [{ entry: { why } }],
    });
  });
});
