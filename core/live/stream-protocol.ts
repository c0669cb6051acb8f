import type { GuestMenuAnswer } from '../guest-menu/guest-menu.contract.ts';
import type { ManagedOrder } from '../orders/order-shape.ts';

/*
 * The messages of a live stream. Each has a sequence number of the owner's event log as its SSE `id`: whoever handled
 * it is complete up to there. A fresh stream begins with a snapshot, one that is resumed (`Last-Event-ID`) with the
 * events that were missed. Then come events as they happen, and heartbeats.
 */

/** Messages about the stream itself. `session-ended` is the last one: nobody is signed in there any more. */
export type StreamSignal = 'snapshot' | 'heartbeat' | 'session-ended';

export type SnapshotMessage<Snapshot> = { snapshot: Snapshot };

/** `after` is the id of the message before it on this stream: a reader that knows another one has missed something. */
export type EventMessage<Event> = { after: number; event: Event };

/**
 * `last` is the newest number in the owner's log. Above the message's own id, the server itself is behind. `at` is the
 * server's time, in milliseconds since 1970; a server of an older version does not say it.
 */
export type HeartbeatMessage = { after: number; last: number; at?: number };

export const heartbeatMs = 10_000;

/** The orders of the open shift; none for a board that reads them in pages (`board-page.ts`). */
export type BoardSnapshot = ManagedOrder[];

/** `menu` is null for a page that named the tag of the menu it has, and has the newest. */
export type MenuSnapshot = { menu: GuestMenuAnswer | null; tag: string };
