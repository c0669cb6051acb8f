import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#core/refusal.ts';

/** Beyond either, everyone would be answered late; instead some get a 503 at once. */
export type LoadLimits = {
  loopDelayMs: number;
  /** Longer than the tolerated delay: a shorter sample can be a single block, which reads as endless. */
  sampleMs: number;
  requestsInProgress: number;
};
export const limitsFor = (loopDelaySeconds: number): LoadLimits => ({
  loopDelayMs: loopDelaySeconds * 1_000,
  sampleMs: loopDelaySeconds * 2_500,
  requestsInProgress: 2_000,
});

/** Health must stay readable under load, or the operator's restarts make it worse. */
const alwaysAnswered = new Set(['/healthz', '/metrics']);

/** The measurement wakes the process this often: at every 10 ms it was a fifth of what an unused one costs. */
const resolution = 100;

/**
 * How late the event loop is: the lesser of the last two samples. One late sample is a standstill that is over (a machine
 * that slept, a process that was paused), and later requests can be answered. It measures nothing else: reading memory
 * use opens a file, and that crashed a process with no descriptor left.
 */
const watchLoopDelay = (app: FastifyInstance, sampleMs: number): (() => number) => {
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  let before = 0;
  let last = 0;
  const sampling = setInterval(() => {
    const { mean } = histogram;
    before = last;
    // No measurement at all: the loop was blocked throughout.
    last = Number.isNaN(mean) ? Number.POSITIVE_INFINITY : mean / 1e6 - resolution;
    histogram.reset();
  }, sampleMs);
  sampling.unref();
  app.addHook('onClose', async () => {
    clearInterval(sampling);
    histogram.disable();
  });
  return () => Math.min(before, last);
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A live stream is not counted as waiting: it has no end. */
    staysOpen?: true;
  }
}

/** Sheds load: while the event loop is late or too many requests wait, new ones are asked to retry. */
export const shedLoad = (app: FastifyInstance, limits: LoadLimits): void => {
  const { loopDelayMs, sampleMs, requestsInProgress } = limits;
  const loopDelay = watchLoopDelay(app, sampleMs);
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
