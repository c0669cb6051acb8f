import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyServerOptions } from 'fastify';

/** Answers a request in full, or says false and leaves it untouched. */
export type FastAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

type ServerFactory = NonNullable<FastifyServerOptions['serverFactory']>;
type Timeouts = { keepAliveTimeout: number; requestTimeout: number; connectionTimeout: number };

/**
 * A way around the framework for answers that are already known byte by byte: routing, hooks, request and reply cost
 * more than sending them. It is closed until somebody opens it, and closes for good when the application stops, since
 * only the framework tells its callers that it is stopping.
 */
export const createFastLane = () => {
  let answer: FastAnswer = () => false;
  const serverFactory: ServerFactory = (handler, options) => {
    // With a server of our own Fastify leaves these to us.
    const { keepAliveTimeout, requestTimeout, connectionTimeout } = options as Timeouts;
    const server = createServer({ keepAliveTimeout, requestTimeout }, (request, response) => {
      if (!answer(request, response)) handler(request, response);
    });
    return server.setTimeout(connectionTimeout);
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
