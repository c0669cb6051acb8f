import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { LiveEvent, LiveEventKind } from '#core/live/live-events.ts';
import {
  type EventMessage,
  type HeartbeatMessage,
  heartbeatMs,
  type SnapshotMessage,
  type StreamSignal,
} from '#core/live/stream-protocol.ts';
import type { SessionWatch } from '#server/access/session-watch.ts';
import type { Clock } from '#server/system/clock.ts';
import type { LoggedEvent } from './event-log.ts';
import { inTurns } from './in-turns.ts';
import type { LiveHub } from './live-hub.ts';

/** A reader that is this far behind is gone or hopeless; it reconnects and begins anew. */
const maxBacklogBytes = 1024 * 1024;
/** Thousands of heartbeats at once would hold up an order for as long as writing them takes: half the interval is theirs. */
const heartbeatTurns = { count: 50, pauseMs: heartbeatMs / 2 / 50, atLeast: 20 };

export type StreamRequest = {
  request: FastifyRequest;
  reply: FastifyReply;
  ownerId: string;
  kinds: readonly LiveEventKind[];
  /** Everything that the stream is about, with at least the events up to `seq`. */
  readSnapshot: (seq: number) => Promise<object>;
  /** Shapes an event for this reader, or leaves it out with null. */
  present?: (event: LiveEvent) => object | null;
  /** The session without which there is no stream. */
  sessionHash?: string;
};

export type Streams = ReturnType<typeof createStreams>;

type Needs = {
  clock: Clock;
  hub: LiveHub;
  sessionWatch: SessionWatch;
  log: Pick<FastifyBaseLogger, 'error'>;
};

const readLastEventId = (request: FastifyRequest): number | null => {
  const given = Number(request.headers['last-event-id'] ?? Number.NaN);
  return Number.isSafeInteger(given) && given >= 0 ? given : null;
};

/** One snapshot may begin a thousand streams: its bytes are made once, and every connection sends the same. */
const snapshotBytes = new WeakMap<object, Buffer>();
const bytesOf = (snapshot: object): Buffer => {
  const message: SnapshotMessage<object> = { snapshot };
  const bytes = snapshotBytes.get(snapshot) ?? Buffer.from(JSON.stringify(message));
  snapshotBytes.set(snapshot, bytes);
  return bytes;
};

/** Writes messages to one connection, and gives it up when its reader has fallen too far behind. */
const createWriter = (reply: FastifyReply) => {
  let allowedBacklog = maxBacklogBytes;
  return (event: LiveEventKind | StreamSignal, data: string | Buffer, id?: number) => {
    if (!reply.sse.isConnected) return;
    if (reply.raw.writableLength > allowedBacklog) {
      reply.raw.destroy();
      return;
    }
    reply.sse.sendHeaders();
    // Nobody waits for a slow reader: it must not delay the others.
    reply.raw.cork();
    reply.raw.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: `);
    reply.raw.write(data);
    reply.raw.write('\n\n');
    reply.raw.uncork();
    // A large snapshot on a slow line is no reason to send it all over again.
    if (event === 'snapshot') allowedBacklog = reply.raw.writableLength + maxBacklogBytes;
  };
};

/** Server-sent events over the hub: a snapshot or what was missed, then live, with heartbeats. */
export const createStreams = ({ clock, hub, sessionWatch, log }: Needs) => {
  const open = new Set<{ beat: () => void; end: () => void }>();

  // A heartbeat says 'complete up to here': without a look at the log nobody may say so.
  let isBeating = false;
  const beat = async (): Promise<void> => {
    if (isBeating) return;
    isBeating = true;
    try {
      await hub.compareWithLog();
      await inTurns([...open], heartbeatTurns, (stream) => stream.beat());
    } catch (error) {
      log.error({ err: error }, 'no heartbeat: the event log cannot be read');
    }
    isBeating = false;
  };
  const heartbeat = setInterval(beat, heartbeatMs);
  heartbeat.unref();

  return {
    stream: async (asked: StreamRequest): Promise<void> => {
      const { request, reply, ownerId, kinds, readSnapshot, present = (event) => event, sessionHash } = asked;
      const write = createWriter(reply);
      const end = () => {
        // Without headers it would not be ended, and its reader would wait for them until the connection is idle for too long.
        reply.sse.sendHeaders();
        reply.sse.close();
      };
      /** The id of the message before. */
      let sent = readLastEventId(request);
      const push = ({ seq, event }: LoggedEvent) => {
        const shown = kinds.includes(event.kind) ? present(event) : null;
        if (!shown) return;
        const message: EventMessage<object> = { after: sent ?? 0, event: shown };
        write(event.kind, JSON.stringify(message), seq);
        sent = seq;
      };

      const subscription = await hub.subscribe(ownerId, sent, { deliver: push, onLost: end });
      let unwatch = () => {};
      const stop = () => {
        subscription.stop();
        unwatch();
        open.delete(stream);
      };
      const stream = {
        beat: () => {
          const seq = subscription.seq();
          const last = Math.max(seq, hub.lastSeq(ownerId));
          const message: HeartbeatMessage = { after: sent ?? 0, last, at: clock.now().getTime() };
          write('heartbeat', JSON.stringify(message), seq);
          sent = seq;
        },
        end,
      };
      try {
        const snapshot = subscription.missed ? null : await readSnapshot(subscription.seq());
        if (sessionHash !== undefined) {
          unwatch = await sessionWatch.watch(sessionHash, () => {
            write('session-ended', '{}');
            end();
          });
        }
        // Its session has ended, its log was lost or its reader has left before it could begin.
        if (!reply.sse.isConnected) return stop();
        reply.sse.keepAlive();
        reply.sse.onClose(stop);
        open.add(stream);
        for (const event of subscription.missed ?? []) push(event);
        if (snapshot) {
          sent = subscription.seq();
          write('snapshot', bytesOf(snapshot), sent);
        }
        // A resumed stream is complete from here on, and must hear so.
        stream.beat();
        subscription.start();
      } catch (error) {
        stop();
        throw error;
      }
    },

    /** Every open stream hears that it is complete, if it is. */
    beat,

    count: (): number => open.size,

    /** Ends every stream, so that a stopping process is not kept open by its readers. */
    close: (): void => {
      clearInterval(heartbeat);
      for (const stream of open) stream.end();
    },
  };
};
