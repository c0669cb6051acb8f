import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import { refuseWithoutHost } from './client-errors.ts';
import { createConnectionEnding } from './end-connections.ts';
import { type ConnectionLimits, limitConnections } from './protection/connection-limits.ts';

/** Answers a request in full, or returns false and leaves it untouched. */
export type FastAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

type ServerFactory = NonNullable<FastifyServerOptions['serverFactory']>;

/** Connection timeouts, in milliseconds. */
type ConnectionTimeouts = {
  /** Until a request's headers have arrived; also for a connection that sends nothing. */
  headers: number;
  /** Until the whole request has arrived. */
  request: number;
  /** Without a byte in either direction, within a request or between two. */
  idle: number;
};
type Guards = { timeouts: ConnectionTimeouts; connections: ConnectionLimits };

/** How often Node checks for timed-out connections. */
const checkEveryMs = 5_000;

/**
 * Bypasses the framework for answers that are cached byte by byte: routing, hooks, request and reply cost more than
 * sending them. Off until enabled, and off for good when the application stops, since only the framework tells callers
 * that it is stopping.
 */
export const createFastLane = ({ timeouts, connections }: Guards) => {
  let answer: FastAnswer = () => false;
  const ending = createConnectionEnding();
  const serverFactory: ServerFactory = (handler) => {
    // With a custom server Fastify leaves these to us.
    const server = createServer(
      {
        requireHostHeader: false,
        headersTimeout: timeouts.headers,
        requestTimeout: timeouts.request,
        keepAliveTimeout: timeouts.idle,
        connectionsCheckingInterval: Math.min(checkEveryMs, timeouts.headers),
      },
      (request, response) => {
        if (!refuseWithoutHost(request, response) && !answer(request, response)) handler(request, response);
      },
    );
    // By default Node answers 417 with an empty body; an unknown expectation may be ignored.
    server.on('checkExpectation', handler);
    limitConnections(server, connections);
    ending.follow(server);
    // A live stream is never idle: its heartbeat comes more often.
    return server.setTimeout(timeouts.idle);
  };
  return {
    serverFactory,
    open: (how: FastAnswer) => {
      answer = how;
    },
    close: () => {
      answer = () => false;
    },
    /** When the process stops, once its streams are told. */
    endConnections: ending.end,
  };
};
export type FastLane = ReturnType<typeof createFastLane>;
