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
  const move = createMoveQueue({
    store,
    send: async (_orderId, body) => {
      sent.push(body);
      const trouble = troubles.shift();
      if (trouble) throw trouble;
      const made = transition(order, body);
      if (made.kind === 'illegal') throw new ApiError(409, 'illegal_move', 'no');
      order = { ...order, ...body, revision: order.revision + 1 };
      return order;
    },
    sleep: async () => {},
    onFailed: (_order, error) => failures.push(error),
  });
  // Everything here is settled promises: a timer runs only after all of them.
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
  return { store, sent, failures, troubles, move, settled, shown: () => shownOrder(store.get(), order._id) };
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
    move(id, 'reject', 'Out of dough');
    await settled();
    expect(sent).toEqual([{ status: 'done', rejected: true, rejectionReason: 'Out of dough' }]);
  });
});
