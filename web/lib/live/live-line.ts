import {
  type Epoch,
  type EventMessage,
  type HeartbeatMessage,
  heartbeatMs,
  type SnapshotMessage,
  type StreamSignal,
} from '#core/live/stream-protocol.ts';
import { type Backoff, backoffMs } from '#core/retry/backoff.ts';
import { hearEpoch } from '#web/lib/api/server-epoch.ts';
import { serverClock } from '#web/lib/clock/server-clock.ts';
import type { LiveWorld } from './live-world.ts';
import { connectionClosed, type StreamConnection } from './stream-connection.ts';

export type LineState = 'connecting' | 'live' | 'down';

type Listener = {
  /** A connection is being opened; a snapshot that follows is at least as new as this moment. */
  onConnecting: () => void;
  onSnapshot: (snapshot: unknown) => void;
  onEvent: (event: never) => void;
  /** Everything up to now has been handled. */
  onComplete: () => void;
  /** Something was missed, or the server itself is behind. */
  onBehind: () => void;
  onState: (state: LineState) => void;
  onSessionEnd: () => void;
};

type LineOptions = {
  world: LiveWorld;
  address: () => string;
  kinds: readonly string[];
  listener: Listener;
};

/** Silence longer than this means a dead connection that nobody reported. */
const silenceLimitMs = heartbeatMs * 2.5;
/** On waking up: a line that has missed a heartbeat is reopened at once. */
const trustedMs = heartbeatMs * 1.2;
const signals: readonly StreamSignal[] = ['snapshot', 'heartbeat', 'session-ended'];
const reconnectBackoff: Backoff = { firstMs: 2_000, lastMs: 30_000 };

/**
 * One stream, kept open: it notices silence, and it notices gaps, because every message is numbered and
 * names the one before it. When the browser reconnects it resumes (`Last-Event-ID`); when we do, it starts over.
 */
export const openLiveLine = ({ world, address, kinds, listener }: LineOptions) => {
  let connection: StreamConnection | null = null;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let state: LineState = 'connecting';
  let failures = 0;
  let heardAt = 0;
  /** The number of the last message; null before the first one of a fresh connection. */
  let cursor: number | null = null;
  /** Of which the messages are: the numbers of another one do not continue them. */
  let epoch: Epoch | undefined;

  const notify = (next: LineState) => {
    if (next === state) return;
    state = next;
    listener.onState(next);
  };
  const reconnectAfter = (milliseconds: number) => {
    clearTimeout(watchdog);
    watchdog = setTimeout(connect, milliseconds);
  };
  const watch = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(lose, silenceLimitMs);
  };
  const lose = () => {
    connection?.close();
    notify('down');
    reconnectAfter(backoffMs(failures, reconnectBackoff, Math.random()));
    failures += 1;
  };

  const followEpoch = (heard: Epoch | undefined) => {
    if (epoch !== undefined && heard !== epoch) cursor = null;
    epoch = heard;
    hearEpoch(heard);
  };

  const handle = {
    snapshot: (seq: number, { snapshot, epoch }: SnapshotMessage<unknown>) => {
      followEpoch(epoch);
      cursor = seq;
      listener.onSnapshot(snapshot);
      listener.onComplete();
    },
    /** The stream is another tab's and has got this far: everything before that has to be read. */
    joined: (seq: number) => {
      if (cursor !== null && seq <= cursor) return;
      cursor = seq;
      listener.onBehind();
    },
    event: (seq: number, { after, event }: EventMessage<never>) => {
      // A duplicate, or out of order; had it been missed, the message that overtook it has shown the gap.
      if (cursor !== null && seq <= cursor) return;
      const isNext = after === cursor;
      cursor = seq;
      listener.onEvent(event);
      if (isNext) listener.onComplete();
      else listener.onBehind();
    },
    heartbeat: (seq: number, { after, last, at, epoch }: HeartbeatMessage) => {
      serverClock.hearHeartbeat(at);
      followEpoch(epoch);
      if (cursor !== null && seq < cursor) return;
      const isNext = after === cursor;
      cursor = seq;
      if (isNext && last <= seq) listener.onComplete();
      else listener.onBehind();
    },
  };

  const connect = () => {
    connection?.close();
    cursor = null;
    listener.onConnecting();
    const current = world.connect(address(), [...signals, ...kinds]);
    connection = current;

    /** The message first, then the bookkeeping: an error there must not cost a message. */
    const on = <Data>(kind: string, take: (seq: number, data: Data) => void) =>
      current.addEventListener(kind, (message) => {
        if (connection !== current) return;
        const { data, lastEventId } = message as MessageEvent<string>;
        try {
          take(Number(lastEventId), JSON.parse(data) as Data);
        } catch (error) {
          // A message that could not be handled counts as missed.
          listener.onBehind();
          reportError(error);
        }
        if (connection !== current) return;
        failures = 0;
        heardAt = Date.now();
        watch();
        notify('live');
      });
    on('snapshot', handle.snapshot);
    on('heartbeat', handle.heartbeat);
    on('joined', handle.joined);
    for (const kind of kinds) on(kind, handle.event);
    current.addEventListener('session-ended', () => {
      if (connection !== current) return;
      close();
      listener.onSessionEnd();
    });
    // This tab now holds the stream: a snapshot that follows is as new as this moment.
    current.addEventListener('connecting', () => {
      if (connection === current) listener.onConnecting();
    });
    current.addEventListener('error', () => {
      if (connection !== current) return;
      listener.onConnecting();
      if (current.readyState === connectionClosed) lose();
      else notify('down');
    });
    watch();
  };

  const close = () => {
    clearTimeout(watchdog);
    connection?.close();
    connection = null;
  };

  connect();
  return {
    /** The network or the page is back: no reason to sit out the backoff, or to trust a line that slept with the device. */
    wake: () => {
      if (state !== 'live' || Date.now() - heardAt >= trustedMs) connect();
    },
    close,
  };
};
