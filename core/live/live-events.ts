import type { GuestCall, TableCall } from '../calls/call-shape.ts';
import type { GuestOrder, ManagedOrder } from '../orders/order-shape.ts';
import type { PrintJob } from '../printing/jobs/job-shape.ts';
import type { ReadyOrder } from '../ready-screen/ready-screen.contract.ts';
import type { MenuChange } from '../stock/dish-offer.ts';

/** What an owner's event log holds. Each is written in the transaction that made it true. */
export type LiveEvent =
  | { kind: 'order'; order: ManagedOrder }
  | { kind: 'order-deleted'; orderId: string; revision: number }
  | { kind: 'shift'; isOpen: boolean; shiftId: string }
  /** Apart from 'shift', because guests must not hear of it. */
  | { kind: 'practice'; isOn: boolean; shiftId: string }
  /** The restaurant's areas, or what is made where; no guest is concerned. */
  | { kind: 'areas' }
  | { kind: 'stock'; dishId: string; available: boolean }
  /** A ticket came out, or is in trouble, or no longer is. What merely waits or was handed out says nothing. */
  | { kind: 'print'; job: PrintJob }
  /** A table calls, or its call rings louder, was seen or is over. */
  | { kind: 'call'; call: TableCall }
  /** A visit was moved, paid for, or closed; what changed in its orders is said of each. */
  | { kind: 'visit'; visitId: string }
  /** Anything else that boards alone show: printers and how they are, refused phones, who works here and is called how. */
  | { kind: 'board' }
  /** The ready screen has another address: what is open under the old one ends. */
  | { kind: 'ready-screen' }
  /**
   * Anything else a guest page shows: names, prices, sections, design, settings. With `change`, when that is all that
   * changed; a page that cannot follow it, because its script is older, reads the menu as it always did.
   */
  | { kind: 'menu'; change?: MenuChange };

export type LiveEventKind = LiveEvent['kind'];
type LiveEventOf<K extends LiveEventKind> = Extract<LiveEvent, { kind: K }>;

/** Which events each stream carries; the server filters by it and the client listens by it. */
export const boardEventKinds = [
  'order',
  'order-deleted',
  'shift',
  'stock',
  'menu',
  'areas',
  'practice',
  'print',
  'call',
  'visit',
  'board',
] as const satisfies readonly LiveEventKind[];
export const menuEventKinds = ['shift', 'stock', 'menu'] as const satisfies readonly LiveEventKind[];
export const trackEventKinds = ['order', 'order-deleted'] as const satisfies readonly LiveEventKind[];

export const callEventKinds = ['call'] as const satisfies readonly LiveEventKind[];

export const readyEventKinds = [
  'order',
  'order-deleted',
  'shift',
  'ready-screen',
  'practice',
] as const satisfies readonly LiveEventKind[];

export type BoardEvent = LiveEventOf<(typeof boardEventKinds)[number]>;
export type MenuEvent = LiveEventOf<(typeof menuEventKinds)[number]>;
/** The guest's own stream carries the order as its guest may see it. */
export type TrackEvent = { kind: 'order'; order: GuestOrder } | LiveEventOf<'order-deleted'>;
/** Of the one call that a table follows, as its guests may see it. */
export type CallEvent = { kind: 'call'; call: GuestCall };
/** The ready screen's stream sends only the stage of an order. */
export type ReadyEvent = { kind: 'order'; order: ReadyOrder } | LiveEventOf<'order-deleted' | 'shift'>;
