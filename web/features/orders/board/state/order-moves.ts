import type { ApiByRoute } from '#core/contract.ts';
import type { SentBody } from '#core/http/endpoint.ts';
import { type Move, type OrderState, patchFor } from '#core/orders/order-lifecycle.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { tickLines } from '#core/orders/ticks.ts';
import type { PaymentKind } from '#core/payments/payment-kinds.ts';
import { stepUp, within } from '#core/ready-time/promised-minutes.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { type DisplayedPatch, type Intent, isOrderIntent, type OrderIntent } from '#web/lib/outbox/intent.ts';
import type { Outbox, Senders, Sent } from '#web/lib/outbox/outbox.ts';
import { inLane } from '#web/lib/outbox/outbox-state.ts';
import { selectUnsaved } from '#web/lib/outbox/use-outbox.ts';
import { type BoardState, displayedOrder } from './board-state.ts';
import { byOrder } from './unsaved-moves.ts';

/** Input of a move beyond the patch to the order. */
export type WithMove = {
  rejectionReason?: string | undefined;
  promisedMinutes?: number | undefined;
  allergySeen?: boolean | undefined;
  paymentKind?: PaymentKind | undefined;
};
export type MoveBody = SentBody<ApiByRoute['PATCH /orders/:id']>;
type TickBody = SentBody<ApiByRoute['POST /orders/:id/ticks']>;

type Needs = {
  outbox: Outbox;
  /** Outside React, so that a second tap in the same frame already sees what the first one did. */
  getBoard: () => BoardState;
  /** A copy of an order from an answer. */
  learn: (order: ManagedOrder) => void;
  send: (orderId: string, body: MoveBody) => Promise<ManagedOrder>;
  sendTicks: (orderId: string, body: TickBody) => Promise<ManagedOrder>;
  /** Undoes the move that led to the order at this revision. */
  sendUndo: (orderId: string, revision: number) => Promise<ManagedOrder>;
};

/** All that a move may change. */
type MovedState = OrderState & Required<DisplayedPatch>;
const stateOf = ({
  status,
  isPaid,
  rejected,
  approvedAt,
  promisedAt,
  readyAt,
}: ManagedOrder): MovedState => ({ status, isPaid, rejected, approvedAt, promisedAt, readyAt });

const minuteMs = 60_000;

/** The guest gets the time that was chosen, not one that is later by as long as the line was down. */
const minutesLeft = (minutes: number, pressedAt: number, now: number): number =>
  within(stepUp(minutes - Math.floor((now - pressedAt) / minuteMs)));

/** Shows moves at once, and leaves them to the outbox until they are saved. */
export const createOrderMoves = ({ outbox, getBoard, learn, send, sendTicks, sendUndo }: Needs) => {
  /** By order: its state before its last move from this screen, and the revision after the move. */
  const before = new Map<string, MovedState>();
  const revisions = new Map<string, number>();

  const pendingOf = (orderId: string) =>
    inLane(outbox.get(), `order:${orderId}`).filter((entry) => entry.state !== 'refused');
  const current = (orderId: string) =>
    displayedOrder(getBoard(), orderId, byOrder(selectUnsaved(outbox.get(), isOrderIntent)));
  /** Null if it follows another one, whose answer will bring it. */
  const revisionFor = (orderId: string): number | null =>
    pendingOf(orderId).length > 0 ? null : (getBoard().orders[orderId]?.revision ?? null);
  const press = (order: ManagedOrder, intent: OrderIntent) => outbox.press(intent, order.service);

  const settle = (order: ManagedOrder): Sent => {
    revisions.set(order._id, order.revision);
    learn(order);
    return { revision: order.revision };
  };
  const promisedNow = (minutes: number | undefined, pressedAt: number) =>
    minutes && minutesLeft(minutes, pressedAt, serverNow());

  /** The move again, on the order as it is now; one that is no longer allowed is left to the server to refuse again. */
  const renew = (intents: readonly Intent[]): Intent[] => {
    const [first] = intents.filter(isOrderIntent);
    const order = first && getBoard().orders[first.orderId];
    let state: OrderState | undefined = order;
    return intents.map((intent, index) => {
      const patch = intent.kind === 'move' && state && patchFor(state, intent.move);
      if (!patch || !state || !order) return intent;
      state = { ...state, ...patch };
      const isSameOrder = intent.revision === order.revision;
      return {
        ...intent,
        patch,
        revision: index === 0 ? order.revision : null,
        // What was read then may not be all that is written now.
        allergySeen: isSameOrder ? intent.allergySeen : undefined,
      };
    });
  };

  const senders: Senders = {
    move: {
      send: async (
        { orderId, patch, revision, rejectionReason, promisedMinutes, allergySeen, paymentKind },
        { at },
      ) =>
        settle(
          await send(orderId, {
            ...patch,
            ...(revision !== null && { revision }),
            ...(rejectionReason && { rejectionReason }),
            ...(allergySeen && { allergySeen }),
            ...(paymentKind && { paymentKind }),
            ...(promisedMinutes && { promisedMinutes: promisedNow(promisedMinutes, at) }),
          }),
        ),
      renew,
    },
    promise: {
      send: async ({ orderId, promisedMinutes }, { at }) =>
        settle(await send(orderId, { promisedMinutes: promisedNow(promisedMinutes, at) })),
      renew,
    },
    tick: {
      send: async ({ orderId, lines, done, revision }) =>
        settle(await sendTicks(orderId, { lines: [...lines], done, revision })),
      renew,
    },
    undo: {
      send: async ({ orderId, revision }) =>
        settle(await sendUndo(orderId, revision ?? revisions.get(orderId) ?? 0)),
      renew,
    },
  };

  return {
    senders,

    /** The order's state after it; null when the move was not allowed. */
    move: (
      orderId: string,
      move: Move,
      { rejectionReason, promisedMinutes, allergySeen, paymentKind }: WithMove = {},
    ): OrderState | null => {
      const order = current(orderId);
      const patch = order && patchFor(order, move);
      // A second tap finds the order already moved.
      if (!patch) return null;
      before.set(orderId, stateOf(order));
      press(order, {
        kind: 'move',
        orderId,
        number: order.displayOrderNumber,
        move,
        patch,
        revision: revisionFor(orderId),
        rejectionReason,
        promisedMinutes,
        allergySeen,
        ...(paymentKind && { paymentKind }),
      });
      const { status, isPaid, rejected } = { ...order, ...patch };
      return { status, isPaid, rejected };
    },

    /** Ticks or unticks lines. The order's state, if it is ready by the last of them. */
    tick: (orderId: string, lines: readonly number[], done: boolean): OrderState | null => {
      const order = current(orderId);
      if (!order) return null;
      const outcome = tickLines(order, lines, done ? new Date(serverNow()).toISOString() : null);
      if (outcome.kind !== 'ticked') return null;
      if (outcome.patch) before.set(orderId, stateOf(order));
      else before.delete(orderId);
      const { displayOrderNumber: number, revision } = order;
      press(order, { kind: 'tick', orderId, number, lines, done, revision });
      const { status, isPaid, rejected } = { ...order, ...outcome.patch };
      return outcome.patch && { status, isPaid, rejected };
    },

    /** A new ready time for an order that is being made. The move before it can no longer be undone. */
    moveReadyTime: (orderId: string, promisedMinutes: number): void => {
      const order = current(orderId);
      before.delete(orderId);
      if (order)
        press(order, { kind: 'promise', orderId, number: order.displayOrderNumber, promisedMinutes });
    },

    /** Another call of this screen has moved an order: it can be undone like the moves from here. */
    noteMoved: (was: ManagedOrder, now: ManagedOrder): void => {
      before.set(now._id, stateOf(was));
      revisions.set(now._id, now.revision);
    },

    /** Undoes the last move of an order: locally, as long as it has not been sent, and otherwise on the server. */
    undo: (orderId: string): void => {
      const patch = before.get(orderId);
      const order = current(orderId);
      // A second tap finds it undone.
      if (!patch || !order || !before.delete(orderId)) return;
      const last = pendingOf(orderId).at(-1);
      if ((last?.intent.kind === 'move' || last?.intent.kind === 'tick') && outbox.takeBack(last.id)) return;
      const revision = last ? null : (revisions.get(orderId) ?? null);
      press(order, { kind: 'undo', orderId, number: order.displayOrderNumber, patch, revision });
    },
  };
};
