import { type Move, type OrderPatch, patchFor } from '#core/orders/order-lifecycle.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { shownOrder } from './board-state.ts';
import type { BoardStore } from './board-store.ts';
import { sendWithRetries } from './send-with-retries.ts';

export type MoveBody = OrderPatch & { rejectionReason?: string };

type Needs = {
  store: BoardStore;
  send: (orderId: string, body: MoveBody) => Promise<ManagedOrder>;
  pause: (milliseconds: number) => Promise<void>;
  onFailed: (order: ManagedOrder, error: unknown) => void;
};

/** Shows a move at once and sends it; the moves of one order go one after another. */
export const createMoveQueue = ({ store, send, pause, onFailed }: Needs) => {
  const waiting = new Map<string, MoveBody[]>();

  const sendAll = async (orderId: string, queue: MoveBody[]): Promise<void> => {
    for (let body = queue[0]; body; body = queue[0]) {
      const next = body;
      try {
        const order = await sendWithRetries({
          send: () => send(orderId, next),
          onDelay: () => store.dispatch({ type: 'move-delayed', orderId }),
          pause,
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
