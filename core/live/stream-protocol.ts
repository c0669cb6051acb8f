import type { GuestMenuAnswer } from '../guest-menu/guest-menu.contract.ts';
import type { ManagedOrder } from '../orders/order-shape.ts';

/*
 * The messages of a live stream. Each has a number as its SSE `id` that grows with the owner's event log: whoever handled
 * it is complete up to there. A fresh stream begins with a snapshot, one that is resumed (`Last-Event-ID`) with the
 * events that were missed. Then come events as they happen, and heartbeats.
 */

/** Messages about the stream itself. `session-ended` is the last one: nobody is signed in there any more. */
export type StreamSignal = 'snapshot' | 'heartbeat' | 'session-ended';

/**
 * Which database the server has. Another one than before: the data was restored from a backup, or moved. What is known of the
 * one before is not older or newer but of something else, and all of it goes. A server of an older version does not say it.
 */
export type Epoch = number;
/** Every answer to a call names it, too. */
export const epochHeader = 'menta-epoch';

export type SnapshotMessage<Snapshot> = { snapshot: Snapshot; epoch?: Epoch };

/** `after` is the id of the message before it on this stream: a reader that knows another one has missed something. */
export type EventMessage<Event> = { after: number; event: Event };

/**
 * `last` is the newest number in the owner's log. Above the message's own id, the server itself is behind. `at` is the
 * server's time, in milliseconds since 1970; a server of an older version does not say it.
 */
export type HeartbeatMessage = { after: number; last: number; at?: number; epoch?: Epoch };

export const heartbeatMs = 10_000;

/** The orders of the open shift; none for a board that reads them in pages (`board-page.ts`). */
export type BoardSnapshot = ManagedOrder[];

/** `menu` is null for a page that named the tag of the menu it has, and has the newest. */
export type MenuSnapshot = { menu: GuestMenuAnswer | null; tag: string };
