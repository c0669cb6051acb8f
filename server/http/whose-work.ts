import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runAs, type Work } from '#server/system/turns/work.ts';
import { senderOf } from './protection/counted-address.ts';

const works = new WeakMap<FastifyRequest, Work>();

const isText = (value: unknown): value is string => typeof value === 'string';

/** The restaurant that a guest's call names. */
const namedRestaurant = ({ params, body }: Pick<FastifyRequest, 'params' | 'body'>): string | undefined => {
  const { ownerId, userId } = (params ?? {}) as Record<string, unknown>;
  const { owner } = (body ?? {}) as Record<string, unknown>;
  return [ownerId, userId, owner].find(isText);
};

/** From the moment when it is known. */
export const belongsToRestaurant = (request: FastifyRequest, ownerId: string): void => {
  const work = works.get(request);
  if (work) work.source = ownerId;
};

/** The one place that says whose work a request is: until a restaurant is known, it is its sender's. */
export const followWork = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const rank = request.method === 'GET' || request.method === 'HEAD' ? 'read' : 'change';
    const work: Work = { source: senderOf(request), rank };
    works.set(request, work);
    runAs(work, done);
  });
  // Reading a body loses it, for the socket's events have no request.
  app.addHook('preHandler', (request, _reply, done) => {
    const work = works.get(request);
    if (!work) return done();
    // Whoever reads a menu in a loop is behind the restaurant's own, which a guest's order is not.
    const restaurant = work.rank === 'change' ? namedRestaurant(request) : undefined;
    if (restaurant) work.source = restaurant;
    runAs(work, done);
  });
};
