import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { LiveEvent, LiveEventKind } from '#core/live/live-events.ts';
import {
  type EventMessage,
  type HeartbeatMessage,
  heartbeatMs,
  type StreamSignal,
} from '#core/live/stream-protocol.ts';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import type { SessionWatch } from '#server/access/session-watch.ts';
import type { Clock } from '#server/system/clock.ts';
import type { LoggedEvent } from './event-log.ts';
import type { LiveHub } from './live-hub.ts';
import { roundRobin } from './round-robin.ts';
import { streamNumbers } from './stream-numbers.ts';

/** A reader this far behind is gone or too slow; it reconnects and restarts. */
const maxBacklogBytes = 1024 * 1024;
/** For a board, whose snapshot is all orders of its shift. */
const boardReplay = 1_000;
/** Thousands of heartbeats at once would delay orders, so they are spread over half the interval. */
const heartbeatTurns = { count: 50, pauseMs: heartbeatMs / 2 / 50, atLeast: 20 };

export type StreamRequest = {
  request: FastifyRequest;
  reply: FastifyReply;
  ownerId: PublicOwnerId;
  kinds: readonly LiveEventKind[];
  /** The whole state, including at least the events up to `seq`, or its JSON. */
  readSnapshot: (seq: number) => Promise<object | Buffer>;
  /** Whether missed events may be replayed to this reader; otherwise it starts with a snapshot. */
  canReplay?: (missed: readonly LoggedEvent[]) => Promise<boolean>;
  /**
   * How many missed events are replayed to a returning reader; one that missed more starts with a snapshot, and with 0
   * every reader does. What costs more than a snapshot is not worth replaying.
   */
  maxReplay?: number;
  /** Maps an event for this reader; null omits it. */
  present?: (event: LiveEvent) => object | null;
  /** The stream ends with this session. */
  sessionHash?: string;
};

type OpenStream = { beat: () => void; end: () => void };

export type Streams = ReturnType<typeof createStreams>;

type Needs = {
  clock: Clock;
  hub: LiveHub;
  sessionWatch: SessionWatch;
  log: Pick<FastifyBaseLogger, 'error'>;
};

const readLastEventId = (request: FastifyRequest): number =>
  Number(request.headers['last-event-id'] ?? Number.NaN);

/** One snapshot may start a thousand streams: it is serialized once, and every connection sends the same bytes. */
const snapshotBytes = new WeakMap<object, Buffer>();
const bytesOf = (snapshot: object | Buffer): Buffer => {
  if (Buffer.isBuffer(snapshot)) return snapshot;
  const bytes = snapshotBytes.get(snapshot) ?? Buffer.from(JSON.stringify(snapshot));
  snapshotBytes.set(snapshot, bytes);
  return bytes;
};

/** What is text already is one piece: each that is written costs a chunk of its own. */
const joined = (parts: readonly (string | Buffer)[]): readonly (string | Buffer)[] =>
  parts.every((part) => typeof part === 'string') ? [parts.join('')] : parts;

/** Writes messages to one connection, and drops it when its reader falls too far behind. */
const createWriter = (reply: FastifyReply) => {
  let allowedBacklog = maxBacklogBytes;
  return (event: LiveEventKind | StreamSignal, data: readonly (string | Buffer)[], id?: number) => {
    if (!reply.sse.isConnected) return;
    if (reply.raw.writableLength > allowedBacklog) {
      reply.raw.destroy();
      return;
    }
    reply.sse.sendHeaders();
    // Nobody waits for a slow reader: it must not delay the others.
    reply.raw.cork();
    for (const part of joined([
      `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: `,
      ...data,
      '\n\n',
    ]))
      reply.raw.write(part);
    reply.raw.uncork();
    // A large snapshot on a slow connection must not be sent all over again.
    if (event === 'snapshot') allowedBacklog = reply.raw.writableLength + maxBacklogBytes;
  };
};

/** Server-sent events over the hub: a snapshot or what was missed, then live, with heartbeats. */
export const createStreams = ({ clock, hub, sessionWatch, log }: Needs) => {
  const open = new Set<OpenStream>();
  const { epoch } = hub;
  const numbers = streamNumbers(epoch);

  /** A stream that fails is ended; the others still get theirs. */
  const beatOne = (stream: OpenStream): void => {
    try {
      stream.beat();
    } catch (error) {
      log.error({ err: error }, 'a live stream could not be told that it is complete, and begins anew');
      stream.end();
    }
  };

  // A heartbeat means 'complete up to here', so the log must be checked first.
  let isBeating = false;
  const beat = async (): Promise<void> => {
    if (isBeating) return;
    isBeating = true;
    try {
      await hub.compareWithLog();
      await roundRobin([...open], heartbeatTurns, beatOne);
    } catch (error) {
      log.error({ err: error }, 'no heartbeat: the event log cannot be read');
    }
    isBeating = false;
  };
  const heartbeat = setInterval(beat, heartbeatMs);
  heartbeat.unref();

  return {
    stream: async (options: StreamRequest): Promise<void> => {
      const { request, reply, ownerId, kinds, readSnapshot, sessionHash } = options;
      const { present = (event) => event, canReplay = async () => true, maxReplay = boardReplay } = options;
      const write = createWriter(reply);
      const end = () => {
        // Without headers it could not be ended, and its reader would wait until the idle timeout.
        reply.sse.sendHeaders();
        reply.sse.close();
      };
      let isLost = false;
      /** The log is deleted with its account, and so is the session: its reader had better hear that than come back. */
      const endAsLost = async (): Promise<void> => {
        isLost = true;
        if (sessionHash !== undefined) await sessionWatch.recheck(sessionHash).catch(() => {});
        if (reply.sse.isConnected) end();
      };
      const since = numbers.seqOf(readLastEventId(request));
      /** The number of the previous message. */
      let sent = since;
      const shape = ({ seq, event }: LoggedEvent) => ({
        seq,
        kind: event.kind,
        presented: event.kind !== null && kinds.includes(event.kind) ? present(event) : null,
      });
      const send = ({ seq, kind, presented }: ReturnType<typeof shape>) => {
        if (kind === null || !presented) return;
        const message: EventMessage<object> = { after: numbers.of(sent ?? 0), event: presented };
        write(kind, [JSON.stringify(message)], numbers.of(seq));
        sent = seq;
      };
      /** Null when one of them cannot be presented: its reader would retry it again and again. */
      const shapeAll = (events: LoggedEvent[] | null) => {
        try {
          return events?.map(shape) ?? null;
        } catch (error) {
          log.error({ err: error }, 'a missed event could not be shown: its stream begins with a snapshot');
          return null;
        }
      };

      const resumed = since === null || maxReplay === 0 ? null : { seq: since, kinds, maxEvents: maxReplay };
      const subscription = await hub.subscribe(ownerId, resumed, {
        deliver: (event) => send(shape(event)),
        onLost: () => void endAsLost(),
      });
      let unwatch = () => {};
      const stop = () => {
        subscription.stop();
        unwatch();
        open.delete(stream);
      };
      const stream = {
        beat: () => {
          if (isLost) return;
          const seq = subscription.seq();
          const last = Math.max(seq, hub.lastSeq(ownerId));
          const message: HeartbeatMessage = {
            after: numbers.of(sent ?? 0),
            last: numbers.of(last),
            at: clock.now().getTime(),
            epoch,
          };
          write('heartbeat', [JSON.stringify(message)], numbers.of(seq));
          sent = seq;
        },
        end,
      };
      try {
        const isReplayed = subscription.missed !== null && (await canReplay(subscription.missed));
        const missed = isReplayed ? shapeAll(subscription.missed) : null;
        const snapshot = missed ? null : await readSnapshot(subscription.seq());
        if (sessionHash !== undefined) {
          unwatch = await sessionWatch.watch(sessionHash, () => {
            write('session-ended', ['{}']);
            end();
          });
        }
        // Its session ended, its log was lost or its reader left before it could start.
        if (!reply.sse.isConnected) return stop();
        reply.sse.keepAlive();
        reply.sse.onClose(stop);
        open.add(stream);
        for (const event of missed ?? []) send(event);
        if (snapshot) {
          sent = subscription.seq();
          // As `SnapshotMessage` declares it, around bytes that are there already.
          write('snapshot', [`{"epoch":${epoch},"snapshot":`, bytesOf(snapshot), '}'], numbers.of(sent));
        }
        // A resumed stream is complete from here on, and must be told.
        stream.beat();
        subscription.start();
      } catch (error) {
        stop();
        throw error;
      }
    },

    /** Sends every open stream a heartbeat, if it is complete. */
    beat,

    count: (): number => open.size,

    /** Ends every stream, so that a stopping process is not kept open by its readers. */
    close: (): void => {
      clearInterval(heartbeat);
      for (const stream of open) stream.end();
    },
  };
};
