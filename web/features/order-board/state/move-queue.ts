import { type Move, type OrderPatch, patchFor } from '#core/orders/order-lifecycle.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { retry } from '#core/retry/retry.ts';
import { isTransient } from '#web/lib/api/is-transient.ts';
import { type BoardAction, type BoardState, shownOrder } from './board-state.ts';

export type MoveBody = OrderPatch & { rejectionReason?: string };

/** A good minute in all: a restarted server is back by then, and a dead line is told. */
const retryDelaysMs = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000, 15_000] as const;

type Needs = {
  /** Outside React, so that a second tap in the same frame already sees what the first one did. */
  store: { get: () => BoardState; dispatch: (action: BoardAction) => void };
  send: (orderId: string, body: MoveBody) => Promise<ManagedOrder>;
  sleep: (milliseconds: number) => Promise<void>;
  onFailed: (order: ManagedOrder, error: unknown) => void;
};

/** Shows a move at once and sends it; the moves of one order go one after another. */
export const createMoveQueue = ({ store, send, sleep, onFailed }: Needs) => {
  const waiting = new Map<string, MoveBody[]>();

  const sendAll = async (orderId: string, queue: MoveBody[]): Promise<void> => {
    for (let body = queue[0]; body; body = queue[0]) {
      const next = body;
      try {
        // Repeating a move that was made changes nothing, so a lost answer may be asked for again.
        const order = await retry(() => send(orderId, next), {
          delaysMs: retryDelaysMs,
          isTransient,
          sleep,
          onRetry: () => store.dispatch({ type: 'move-delayed', orderId }),
        });
        queue.shift();
        store.dispatch({ type: 'move-saved', orderId, order });
      } catch (error) {
        // Later moves were built on this one.
        queue.length = 0;
        const order = store.get().orders[orderId];
        store.dispatch({ type: 'moves-dropped', orderId });
        if (order) onFailed(order, error);
      }
    }
    waiting.delete(orderId);
  };

  return (orderId: string, move: Move, rejectionReason?: string): void => {
    const order = shownOrder(store.get(), orderId);
    const patch = order && patchFor(order, move);
    // A second tap finds the order already moved.
    if (!patch) return;
    store.dispatch({ type: 'move-asked', orderId, patch });
    const body = rejectionReason ? { ...patch, rejectionReason } : patch;
    const queue = waiting.get(orderId);
    if (queue) {
      queue.push(body);
      return;
    }
    const started = [body];
    waiting.set(orderId, started);
    void sendAll(orderId, started);
  };
};
