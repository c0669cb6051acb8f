import { knownWord } from '../values/known-words.ts';
import type { LiveEvent, LiveEventKind } from './live-events.ts';

const everyKind = {
  order: true,
  'order-deleted': true,
  shift: true,
  practice: true,
  areas: true,
  stock: true,
  print: true,
  call: true,
  visit: true,
  board: true,
  'ready-screen': true,
  menu: true,
} as const satisfies Record<LiveEventKind, true>;
export const liveEventKinds = Object.keys(everyKind) as LiveEventKind[];

const readKind = knownWord(liveEventKinds, null);
export const isLiveEventKind = (kind: string): kind is LiveEventKind => readKind(kind) !== null;

/** What only a newer version knows: it takes its number in the log, and no stream carries it. */
export type UnknownEvent = { readonly kind: null };
const unknownEvent: UnknownEvent = { kind: null };

/**
 * An event as the log holds it. Its kind is what a newer version may have added; the rest is believed, because every event
 * is read for every screen.
 */
export const readLiveEvent = (stored: unknown): LiveEvent | UnknownEvent =>
  typeof stored === 'object' && stored !== null && 'kind' in stored && readKind(stored.kind) !== null
    ? (stored as LiveEvent)
    : unknownEvent;
