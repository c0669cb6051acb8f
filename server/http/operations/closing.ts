import type { FastifyInstance } from 'fastify';
import { Refusal } from '#core/refusal.ts';

/**
 * A process that is shutting down finishes running requests and refuses new ones with a retryable code, like any other
 * refusal: the framework's own answer (`return503OnClosing`) has neither a code nor `Retry-After`.
 */
export const refuseWhenClosing = (app: FastifyInstance): void => {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', (_request, reply, done) => {
    if (!isClosing) return done();
    reply.header('connection', 'close');
    done(new Refusal('overloaded'));
  });
};
