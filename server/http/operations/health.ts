import type { FastifyInstance } from 'fastify';
import type { Engine } from '#server/db/engine/database.ts';
import { version } from '#server/system/version.ts';
import { noStore } from '../cache-control.ts';

/** Process and database: 200 when both answer, 503 when the database does not. */
export const serveHealth = (app: FastifyInstance, engine: Engine): void => {
  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', noStore);
    try {
      await engine.ping();
      return { status: 'ok', database: engine.kind, version };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.status(503).send({ status: 'database unavailable', database: engine.kind, version });
    }
  });
};
