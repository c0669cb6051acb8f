import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#core/errors/error-codes.ts';

/** Beyond this the process would answer everyone late; it answers some at once with 503 instead. */
export const overloadDelayMs = 2_000;

/** Health must stay readable under load, or the operator's restarts make it worse. */
const alwaysAnswered = new Set(['/healthz', '/metrics']);

const resolution = 10;
/** Longer than the lag we tolerate: a shorter sample can be one single block, which reads as endless. */
const sampleMs = 5_000;

/**
 * Sheds load when the event loop lags more than the given time; 0 never does. It measures nothing else: reading the
 * memory in use opens a file, and with no descriptor left for it a process ended.
 */
export const shedLoad = (app: FastifyInstance, maxDelayMs: number): void => {
  if (maxDelayMs === 0) return;
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
  app.addHook('onRequest', (request, _reply, done) => {
    if (delayMs > maxDelayMs && !alwaysAnswered.has(request.url)) done(new Refusal('overloaded'));
    else done();
  });
};
