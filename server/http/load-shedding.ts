import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#core/errors/error-codes.ts';

/** Beyond this the process would answer everyone late; it answers some at once with 503 instead. */
const maxEventLoopDelayMs = 1_000;

export const shedLoad = async (app: FastifyInstance): Promise<void> => {
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    pressureHandler: (request) => {
      // Health must stay readable under load, or the operator's restarts make it worse.
      if (request.url !== '/healthz' && request.url !== '/metrics') throw new Refusal('overloaded');
    },
  });
};
