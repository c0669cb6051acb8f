import { describe, expect, it } from 'vitest';
import { transition } from '#core/orders/order-lifecycle.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { type BoardAction, boardReducer, emptyBoard, shownOrder } from './board-state.ts';
import { buildBoardOrder } from './build-board-order.ts';
import { createMoveQueue, type MoveBody } from './move-queue.ts';

const createBoardStore = () => {
  let state = emptyBoard;
  return {
    get: () => state,
    dispatch: (action: BoardAction) => {
      state = boardReducer(state, action);
    },
  };
};

/** A server that keeps one order and can be told to fail. */
const setUp = () => {
  const store = createBoardStore();
  const sent: MoveBody[] = [];
  const failures: unknown[] = [];
  const troubles: Error[] = [];
  let order: ManagedOrder = buildBoardOrder();
  store.dispatch({ type: 'loaded', orders: [order], knownBefore: [] });
  const undos: number[] = [];
  let before = order;
  const { move, undo, noteMoved } = createMoveQueue({
    store,
    send: async (_orderId, body) => {
      sent.push(body);
      const trouble = troubles.shift();
      if (trouble) throw trouble;
      const made = transition(order, body);
      if (made.kind === 'illegal') throw new ApiError(409, 'illegal_move', 'no');
      before = order;
      order = { ...order, ...body, revision: order.revision + 1 };
      return order;
    },
    sendUndo: async (_orderId, revision) => {
      undos.push(revision);
      const trouble = troubles.shift();
      if (trouble) throw trouble;
      order = { ...before, revision: order.revision + 1 };
      return order;
    },
    sleep: async () => {},
    onFailed: (_order, error) => failures.push(error),
  });
  // Everything here is settled promises: a timer runs only after all of them.
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
  return {
    store,
    sent,
    undos,
    failures,
    troubles,
    move,
    undo,
    noteMoved,
    settled,
    shown: () => shownOrder(store.get(), order._id),
  };
};
const id = buildBoardOrder()._id;

describe('moving an order', () => {
  it('shows the move before the server has answered', async () => {
    const { move, shown, settled, sent } = setUp();
    move(id, 'approve');
    expect(shown()?.status).toBe('inProcess');
    await settled();
    expect(sent).toEqual([{ status: 'inProcess', rejected: false }]);
  });

  it('sends a double tap once', async () => {
    const { move, settled, sent } = setUp();
    move(id, 'approve');
    move(id, 'approve');
    await settled();
    expect(sent).toHaveLength(1);
  });

  it('sends quick moves one after another', async () => {
    const { move, settled, sent, shown } = setUp();
    move(id, 'approve');
    move(id, 'markPaid');
    move(id, 'markReady');
    expect(shown()?.status).toBe('done');
    await settled();
    expect(sent).toEqual([
      { status: 'inProcess', rejected: false },
      { status: 'inProcess', isPaid: true },
      { status: 'done' },
    ]);
    expect(shown()).toMatchObject({ status: 'done', isPaid: true, isNotSaved: false });
  });

  it('tries again after a lost connection', async () => {
    const { move, settled, sent, shown, troubles, failures } = setUp();
    troubles.push(new ApiError(0, 'network', ''));
    move(id, 'approve');
    await settled();
    expect(sent).toHaveLength(2);
    expect(shown()).toMatchObject({ status: 'inProcess', isNotSaved: false });
    expect(failures).toEqual([]);
  });

  it('returns to the server’s state and says so when it is refused', async () => {
    const { move, settled, shown, troubles, failures, sent } = setUp();
    const refusal = new ApiError(409, 'illegal_move', 'no');
    troubles.push(refusal);
    move(id, 'approve');
    move(id, 'markReady');
    await settled();
    expect(shown()?.status).toBe('waitingApproval');
    expect(failures).toEqual([refusal]);
    expect(sent).toHaveLength(1);
  });

  it('carries the reason of a rejection', async () => {
    const { move, settled, sent } = setUp();
    move(id, 'reject', { rejectionReason: 'Out of dough' });
    await settled();
    expect(sent).toEqual([{ status: 'done', rejected: true, rejectionReason: 'Out of dough' }]);
  });
});

describe('taking a move back', () => {
  it('shows it at once, and asks with the revision that the move led to', async () => {
    const { move, undo, shown, settled, undos } = setUp();
    move(id, 'approve');
    await settled();
    undo(id);
    expect(shown()?.status).toBe('waitingApproval');
    await settled();
    expect(undos).toEqual([2]);
    expect(shown()).toMatchObject({ status: 'waitingApproval', revision: 3 });
  });

  it('waits until the move itself is saved', async () => {
    const { move, undo, shown, settled, sent, undos } = setUp();
    move(id, 'reject');
    undo(id);
    expect(shown()).toMatchObject({ status: 'waitingApproval', rejected: false });
    await settled();
    expect([sent.length, undos]).toEqual([1, [2]]);
  });

  it('happens once, however often it is tapped', async () => {
    const { move, undo, settled, undos } = setUp();
    move(id, 'approve');
    undo(id);
    undo(id);
    await settled();
    undo(id);
    await settled();
    expect(undos).toEqual([2]);
  });

  it('is tried again after a lost connection', async () => {
    const { move, undo, settled, undos, shown, troubles } = setUp();
    move(id, 'approve');
    await settled();
    troubles.push(new ApiError(0, 'network', ''));
    undo(id);
    await settled();
    expect(undos).toEqual([2, 2]);
    expect(shown()).toMatchObject({ status: 'waitingApproval', isNotSaved: false });
  });

  it('leaves the order as the server has it when it comes too late', async () => {
    const { move, undo, settled, shown, troubles, failures } = setUp();
    move(id, 'approve');
    await settled();
    const refusal = new ApiError(409, 'undo_too_late', 'no');
    troubles.push(refusal);
    undo(id);
    await settled();
    expect(shown()?.status).toBe('inProcess');
    expect(failures).toEqual([refusal]);
  });

  it('takes back a move that was made by another call of this screen', async () => {
    const { undo, noteMoved, shown, settled, undos, store } = setUp();
    const was = buildBoardOrder({ status: 'inProcess' });
    const now = buildBoardOrder({ status: 'done', rejected: true, cancelled: true, revision: 5 });
    store.dispatch({ type: 'changed', order: now });
    noteMoved(was, now);
    undo(id);
    expect(shown()).toMatchObject({ status: 'inProcess', rejected: false });
    await settled();
    expect(undos).toEqual([5]);
  });
});
