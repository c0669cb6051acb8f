import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { type DestinationStream, type LoggerOptions, pino } from 'pino';
import { loggedError } from '#server/db/logged-error.ts';

/** Structured logs. They name routes, never addresses, ids in paths, or anything a person typed. */
export const createLogger = (level: string, destination?: DestinationStream) => {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: loggedError },
  };
  return destination ? pino(options, destination) : pino(options);
};

export const requestLogging: Pick<FastifyServerOptions, 'genReqId' | 'requestIdHeader' | 'logController'> = {
  genReqId: () => randomUUID(),
  requestIdHeader: false,
  // Fastify's own lines carry the caller's address and the full URL.
  logController: new LogController({ disableRequestLogging: true }),
};

const levelOf = (name: string): number => pino.levels.values[name] ?? Number.POSITIVE_INFINITY;

/** Only when the level is enabled: otherwise a line would be built for every request. */
export const logsRequests = (log: { level: string }): boolean => levelOf(log.level) <= levelOf('debug');

export const logRequests = (app: FastifyInstance): void => {
  if (!logsRequests(app.log)) return;
  app.addHook('onResponse', (request, reply, done) => {
    request.log.debug(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
};

/** So that a person who reports a failed call can quote it. */
export const sendRequestIds = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
};
