import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** In milliseconds from when the process is asked to stop. */
type Patience = {
  /** For the rest of a request that is on its way: its head and its body are rarely one packet. */
  arrival: number;
  /** For the answer to a whole one. */
  answer: number;
};
const ofService: Patience = { arrival: 200, answer: 3_000 };

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Nobody is about to be answered: no request has come, or half of one, or the last one has its answer. */
const isWithoutRequest = (exchange: Exchange | null): boolean =>
  exchange === null || !exchange.request.complete || exchange.response.writableFinished;

/**
 * A server that closes waits for every connection on which a request has begun. A sender that stands still in the middle of
 * one, or a browser that connected ahead of need, would hold it for minutes.
 */
export const createConnectionEnding = (patience: Patience = ofService) => {
  const open = new Map<Socket, Exchange | null>();
  let isEnding = false;

  const closeWhenAnswered = ({ request, response }: Exchange): void => {
    const { socket } = request;
    response.once('finish', () => {
      // Closed with something unread in it, a connection would be reset, and take the answer with it.
      if (request.complete && open.get(socket)?.response === response) socket.destroySoon();
    });
  };

  const follow = (server: Server): void => {
    server.on('connection', (socket) => {
      open.set(socket, null);
      socket.once('close', () => open.delete(socket));
    });
    const remember = (request: IncomingMessage, response: ServerResponse): void => {
      if (!open.has(request.socket)) return;
      open.set(request.socket, { request, response });
      if (isEnding) closeWhenAnswered({ request, response });
    };
    server.prependListener('request', remember);
    server.prependListener('checkExpectation', remember);
  };

  const closeThose = (isOver: (exchange: Exchange | null) => boolean): void => {
    for (const [socket, exchange] of open) if (isOver(exchange)) socket.destroy();
  };
  const end = (): void => {
    isEnding = true;
    for (const exchange of open.values()) if (exchange) closeWhenAnswered(exchange);
    setTimeout(() => closeThose(isWithoutRequest), patience.arrival).unref();
    setTimeout(() => closeThose(() => true), patience.answer).unref();
  };

  return { follow, end };
};
