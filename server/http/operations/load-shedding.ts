import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#core/errors/error-codes.ts';

/** Beyond this the process would answer everyone late; it answers some at once with 503 instead. */
export const overloadDelayMs = 2_000;

/** Sheds load when the event loop lags more than the given time; 0 never does. */
export const shedLoad = async (app: FastifyInstance, maxEventLoopDelay: number): Promise<void> => {
  await app.register(underPressure, {
    maxEventLoopDelay,
    // Longer than the lag we tolerate: a shorter sample can be one single block, which the sampler reads as endless.
    sampleInterval: 5_000,
    pressureHandler: (request) => {
      // Health must stay readable under load, or the operator's restarts make it worse.
      if (request.url !== '/healthz' && request.url !== '/metrics') throw new Refusal('overloaded');
    },
  });
};
