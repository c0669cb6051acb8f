import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  heartbeatMs,
  type LiveEvent,
  type LiveEventKind,
  type StreamSignal,
} from '#core/live/live-events.ts';
import type { LoggedEvent } from './event-log.ts';
import type { LiveHub } from './live-hub.ts';

/** A reader that is this far behind is gone or hopeless; it reconnects and gets a replay. */
const maxBacklogBytes = 1024 * 1024;

export type StreamRequest = {
  request: FastifyRequest;
  reply: FastifyReply;
  ownerId: string;
  kinds: readonly LiveEventKind[];
  /** Shapes an event for this reader, or leaves it out with null. */
  present?: (event: LiveEvent) => object | null;
};

export type Streams = ReturnType<typeof createStreams>;

const readLastEventId = (request: FastifyRequest): number | null => {
  const given = Number(request.headers['last-event-id'] ?? Number.NaN);
  return Number.isSafeInteger(given) && given >= 0 ? given : null;
};

/** Server-sent events over the hub: replay, then live, with a heartbeat that the page can see. */
export const createStreams = (hub: LiveHub, beatMs = heartbeatMs) => {
  const open = new Set<{ signal: (name: StreamSignal) => void; end: () => void }>();
  const heartbeat = setInterval(() => {
    for (const stream of open) stream.signal('heartbeat');
  }, beatMs);
  heartbeat.unref();

  return {
    stream: async ({
      request,
      reply,
      ownerId,
      kinds,
      present = (event) => event,
    }: StreamRequest): Promise<void> => {
      const write = (message: { id?: string; event: string; data: object }) => {
        if (!reply.sse.isConnected) return;
        if (reply.raw.writableLength > maxBacklogBytes) {
          reply.raw.destroy();
          return;
        }
        // Not awaited: send() waits for a slow reader, and one slow reader must not delay the others.
        reply.sse.send(message).catch(() => reply.raw.destroy());
      };
      const push = ({ seq, event }: LoggedEvent) => {
        const shown = kinds.includes(event.kind) ? present(event) : null;
        if (shown) write({ id: String(seq), event: event.kind, data: shown });
      };

      const since = readLastEventId(request);
      const subscription = await hub.subscribe(ownerId, since, push);
      const stream = {
        signal: (name: StreamSignal) => write({ event: name, data: {} }),
        end: () => reply.sse.close(),
      };
      reply.sse.keepAlive();
      reply.sse.onClose(() => {
        subscription.stop();
        open.delete(stream);
      });
      open.add(stream);
      if (since !== null && !subscription.complete) stream.signal('resync');
      for (const event of subscription.missed) push(event);
      const replayed = since !== null && subscription.complete;
      write({ id: String(subscription.seq), event: 'ready', data: { replayed } });
      subscription.start();
    },

    count: (): number => open.size,

    /** Ends every stream, so that a stopping process is not kept open by its readers. */
    close: (): void => {
      clearInterval(heartbeat);
      for (const stream of open) stream.end();
    },
  };
};
