import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#core/errors/error-codes.ts';

/** Beyond either the process would answer everyone late; it answers some at once with 503 instead. */
export type LoadLimits = { loopDelayMs: number; requestsInProgress: number };
export const loadLimits: LoadLimits = { loopDelayMs: 2_000, requestsInProgress: 2_000 };

/** Health must stay readable under load, or the operator's restarts make it worse. */
const alwaysAnswered = new Set(['/healthz', '/metrics']);

const resolution = 10;
/** Longer than the lag we tolerate: a shorter sample can be one single block, which reads as endless. */
const sampleMs = 5_000;

/**
 * How late the event loop is. It measures nothing else: reading the memory in use opens a file, and with no descriptor
 * left for it a process ended.
 */
const watchLoopDelay = (app: FastifyInstance): (() => number) => {
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  let delayMs = 0;
  const sampling = setInterval(() => {
    const { mean } = histogram;
    // No measurement at all: the loop stood still throughout.
    delayMs = Number.isNaN(mean) ? Number.POSITIVE_INFINITY : mean / 1e6 - resolution;
    histogram.reset();
  }, sampleMs);
  sampling.unref();
  app.addHook('onClose', async () => {
    clearInterval(sampling);
    histogram.disable();
  });
  return () => delayMs;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a live stream: nobody waits for its end. */
    staysOpen?: true;
  }
}

/** Sheds load: what comes while the event loop is late, or while too many wait for their answer, is told to come again. */
export const shedLoad = (app: FastifyInstance, { loopDelayMs, requestsInProgress }: LoadLimits): void => {
  const loopDelay = watchLoopDelay(app);
  let inProgress = 0;
  app.addHook('onRequest', (request, reply, done) => {
    if (alwaysAnswered.has(request.url)) return done();
    if (loopDelay() > loopDelayMs) return done(new Refusal('overloaded'));
    if (request.routeOptions.config.staysOpen) return done();
    if (inProgress >= requestsInProgress) return done(new Refusal('overloaded'));
    inProgress += 1;
    reply.raw.once('close', () => {
      inProgress -= 1;
    });
    done();
  });
};
