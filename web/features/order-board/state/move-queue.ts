import { type Move, type OrderPatch, type OrderState, patchFor } from '#core/orders/order-lifecycle.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { promisedTime } from '#core/promise/promise-minutes.ts';
import { retry } from '#core/retry/retry.ts';
import { isTransient } from '#web/lib/api/is-transient.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { type BoardAction, type BoardState, type ShownPatch, shownOrder } from './board-state.ts';

/** What comes with a move besides what it makes of the order. */
export type WithMove = { rejectionReason?: string | undefined; promisedMinutes?: number | undefined };
export type MoveBody = OrderPatch & WithMove;

/** A good minute in all: a restarted server is back by then, and a dead line is told. */
const retryDelaysMs = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000, 15_000] as const;

type Needs = {
  /** Outside React, so that a second tap in the same frame already sees what the first one did. */
  store: { get: () => BoardState; dispatch: (action: BoardAction) => void };
  send: (orderId: string, body: MoveBody) => Promise<ManagedOrder>;
  /** Takes back the move that made the order what it was at this revision. */
  sendUndo: (orderId: string, revision: number) => Promise<ManagedOrder>;
  sleep: (milliseconds: number) => Promise<void>;
  onFailed: (order: ManagedOrder, error: unknown) => void;
};

type Step = MoveBody | 'undo';

const promisedFromNow = (minutes: number): string =>
  promisedTime(minutes, new Date(serverNow())).toISOString();

/** As this screen believes, until the server's answer brings its own. */
const shownTimes = (order: ManagedOrder, patch: OrderPatch, promisedMinutes?: number): ShownPatch => {
  const now = new Date(serverNow()).toISOString();
  if (patch.status === 'inProcess' && order.status === 'waitingApproval') {
    return { approvedAt: now, ...(promisedMinutes && { promisedAt: promisedFromNow(promisedMinutes) }) };
  }
  return order.status === 'inProcess' && patch.status !== 'inProcess' ? { readyAt: now } : {};
};

/** All that a move may change. */
type MovedState = OrderState & Required<ShownPatch>;
const stateOf = ({
  status,
  isPaid,
  rejected,
  approvedAt,
  promisedAt,
  readyAt,
}: ManagedOrder): MovedState => ({ status, isPaid, rejected, approvedAt, promisedAt, readyAt });

/** Shows a move at once and sends it; the moves of one order go one after another, and so does what takes one back. */
export const createMoveQueue = ({ store, send, sendUndo, sleep, onFailed }: Needs) => {
  const waiting = new Map<string, Step[]>();
  /** By order: what it was before its last move from this screen, and the revision that the move led to. */
  const before = new Map<string, MovedState>();
  const revisions = new Map<string, number>();

  const sendStep = (orderId: string, step: Step): Promise<ManagedOrder> =>
    step === 'undo' ? sendUndo(orderId, revisions.get(orderId) ?? 0) : send(orderId, step);

  const sendAll = async (orderId: string, queue: Step[]): Promise<void> => {
    for (let step = queue[0]; step; step = queue[0]) {
      const next = step;
      try {
        // Repeating a move that was made changes nothing, so a lost answer may be asked for again.
        const order = await retry(() => sendStep(orderId, next), {
          delaysMs: retryDelaysMs,
          isTransient,
          sleep,
          onRetry: () => store.dispatch({ type: 'move-delayed', orderId }),
        });
        queue.shift();
        revisions.set(orderId, order.revision);
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

  const add = (orderId: string, step: Step, patch: ShownPatch): void => {
    store.dispatch({ type: 'move-asked', orderId, patch });
    const queue = waiting.get(orderId);
    if (queue) {
      queue.push(step);
      return;
    }
    const started = [step];
    waiting.set(orderId, started);
    void sendAll(orderId, started);
  };

  return {
    /** Answers whether the order offered the move. */
    move: (orderId: string, move: Move, { rejectionReason, promisedMinutes }: WithMove = {}): boolean => {
      const order = shownOrder(store.get(), orderId);
      const patch = order && patchFor(order, move);
      // A second tap finds the order already moved.
      if (!patch) return false;
      before.set(orderId, stateOf(order));
      add(
        orderId,
        {
          ...patch,
          ...(rejectionReason && { rejectionReason }),
          ...(promisedMinutes && { promisedMinutes }),
        },
        { ...patch, ...shownTimes(order, patch, promisedMinutes) },
      );
      return true;
    },

    /** Another time for an order that is being made. The move before it cannot be taken back any more. */
    movePromise: (orderId: string, promisedMinutes: number): void => {
      before.delete(orderId);
      add(orderId, { promisedMinutes }, { promisedAt: promisedFromNow(promisedMinutes) });
    },

    /** Another call of this screen has moved an order: it can be taken back like the moves from here. */
    noteMoved: (was: ManagedOrder, now: ManagedOrder): void => {
      before.set(now._id, stateOf(was));
      revisions.set(now._id, now.revision);
    },

    /** Takes back the last move of an order, once that has been saved. */
    undo: (orderId: string): void => {
      const state = before.get(orderId);
      // A second tap finds it taken back.
      if (!state || !before.delete(orderId)) return;
      add(orderId, 'undo', state);
    },
  };
};
