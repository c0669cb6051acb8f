import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import { refuseWithoutHost } from './client-errors.ts';
import { type ConnectionLimits, limitConnections } from './protection/connection-limits.ts';

/** Answers a request in full, or says false and leaves it untouched. */
export type FastAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

type ServerFactory = NonNullable<FastifyServerOptions['serverFactory']>;

/** For how many milliseconds a connection may take its time. */
type ConnectionTimeouts = {
  /** Until a request's headers are there; a connection that says nothing is given no more either. */
  headers: number;
  /** Until the whole request is there. */
  request: number;
  /** Without a byte in either direction, within a request or between two. */
  idle: number;
};
type Guards = { timeouts: ConnectionTimeouts; connections: ConnectionLimits };

/** How often Node looks for connections whose time is over. */
const checkEveryMs = 5_000;

/**
 * A way around the framework for answers that are already known byte by byte: routing, hooks, request and reply cost
 * more than sending them. It is closed until somebody opens it, and closes for good when the application stops, since
 * only the framework tells its callers that it is stopping.
 */
export const createFastLane = ({ timeouts, connections }: Guards) => {
  let answer: FastAnswer = () => false;
  const serverFactory: ServerFactory = (handler) => {
    // With a server of our own Fastify leaves these to us.
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
    // Left to itself Node answers 417 without a word; an expectation that nobody knows may be overlooked.
    server.on('checkExpectation', handler);
    limitConnections(server, connections);
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
  };
};
export type FastLane = ReturnType<typeof createFastLane>;
