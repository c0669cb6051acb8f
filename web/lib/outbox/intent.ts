import type { CallAnswer } from '#core/calls/call-rules.ts';
import type { Right } from '#core/http/rights.ts';
import type { Move, OrderPatch } from '#core/orders/order-lifecycle.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { PauseMinutes } from '#core/pauses/pause-rules.ts';
import type { PaymentKind } from '#core/payments/payment-kinds.ts';
import type { StockLimitIn } from '#core/stock/stock.contract.ts';

/*
 * What a press on the board asks of the server, as plain data: it may have to wait for the line and outlive the page.
 * It names an order by its id and number and says nothing about the guest, because it is kept in browser storage.
 */

/** What an intent changes of an order right away. */
export type DisplayedPatch = OrderPatch &
  Partial<Pick<ManagedOrder, 'approvedAt' | 'promisedAt' | 'readyAt'>>;

type OfOrder = { orderId: string; number: number };
/** Of the order on which it was pressed. Null: of the result of the intent before it in its lane. */
type OnRevision = { revision: number | null };

export type MoveIntent = OfOrder &
  OnRevision & {
    kind: 'move';
    move: Move;
    patch: OrderPatch;
    /** The guest reads it. */
    rejectionReason?: string | undefined;
    promisedMinutes?: number | undefined;
    /** Approved by somebody who has read its allergy notes. */
    allergySeen?: boolean | undefined;
    /** Of a move that pays: how. */
    paymentKind?: PaymentKind | undefined;
  };
type ReadyTimeIntent = OfOrder & { kind: 'promise'; promisedMinutes: number };
type UndoIntent = OfOrder & OnRevision & { kind: 'undo'; patch: DisplayedPatch };
/** Lines by their index, on the copy of the order that has them so. */
type TickIntent = OfOrder & { kind: 'tick'; lines: readonly number[]; done: boolean; revision: number };
export type OrderIntent = MoveIntent | ReadyTimeIntent | TickIntent | UndoIntent;

export type StockIntent = {
  kind: 'stock';
  dishId: string;
  option: { groupName: string; optionName: string } | null;
  name: string;
  limit: StockLimitIn | null;
  /** Identifies a count, which is then set once however often it is sent. */
  countId: string;
};

type OfSection = { sectionId: string | null; sectionName: string | null };
export type PauseIntent = OfSection & { kind: 'pause'; minutes: PauseMinutes | null; reason: string };
/** Without an id: of a pause that the server has not confirmed yet. */
export type ResumeIntent = OfSection & { kind: 'resume'; pauseId: string | null };

/** To a table that calls. */
export type CallIntent = { kind: 'call'; callId: string; tableNumber: number; answer: CallAnswer };

export type Intent = OrderIntent | StockIntent | PauseIntent | ResumeIntent | CallIntent;
export type IntentKind = Intent['kind'];

/** Intents of one lane are sent one after another, in the order they were pressed; lanes do not wait for each other. */
export const laneOf = (intent: Intent): string => {
  switch (intent.kind) {
    case 'move':
    case 'promise':
    case 'tick':
    case 'undo':
      return `order:${intent.orderId}`;
    case 'stock':
      return `stock:${JSON.stringify([intent.dishId, intent.option?.groupName, intent.option?.optionName])}`;
    case 'pause':
    case 'resume':
      return `pause:${intent.sectionId ?? ''}`;
    case 'call':
      return `call:${intent.callId}`;
  }
};

export const isOrderIntent = (intent: Intent): intent is OrderIntent =>
  ['move', 'promise', 'tick', 'undo'].includes(intent.kind);

export const isCallIntent = (intent: Intent): intent is CallIntent => intent.kind === 'call';

/** What a person at a station needs for it. */
export const rightOf = (intent: Intent): Right =>
  isOrderIntent(intent) || isCallIntent(intent) ? 'orders' : 'stock';

/** The moves of an order are steps. Of everything else only the last wish counts. */
export const isWish = (intent: Intent): boolean => !isOrderIntent(intent);

const minuteMs = 60_000;

/** When there is no longer any point in sending it, because the time it asked for is over. */
export const isOver = (intent: Intent, pressedAt: number, now: number): boolean => {
  const minutes =
    intent.kind === 'pause'
      ? intent.minutes
      : intent.kind === 'stock' && intent.limit?.kind === 'untilTime'
        ? intent.limit.minutes
        : null;
  return minutes !== null && now >= pressedAt + minutes * minuteMs;
};
