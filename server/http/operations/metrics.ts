import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Refusal } from '#core/errors/error-codes.ts';
import type { MayReadMetrics } from './metrics-access.ts';

type Answered = { method: string; route: string; status: number; ms: number };
export type OnAnswered = (answered: Answered) => void;

/**
 * Prometheus metrics of this process at /metrics. Labels are route patterns, never addresses or ids. Whoever answers
 * without the framework reports it through the returned function.
 */
type Measures = {
  streams: () => number;
  liveLag: () => { events: number; seconds: number };
  mayRead: MayReadMetrics;
};

export const serveMetrics = (app: FastifyInstance, { streams, liveLag, mayRead }: Measures): OnAnswered => {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'menta_http_request_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [register],
  });
  const gauge = (name: string, help: string, measure: () => number) =>
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(measure());
      },
    });
  gauge('menta_open_streams', 'Live streams that are open now.', streams);
  gauge(
    'menta_live_lag_events',
    'Events that the slowest live channel has yet to deliver.',
    () => liveLag().events,
  );
  gauge(
    'menta_live_lag_seconds',
    'For how long the slowest live channel has been behind.',
    () => liveLag().seconds,
  );
  const onAnswered: OnAnswered = ({ ms, ...labels }) => duration.observe(labels, ms / 1000);
  app.addHook('onResponse', (request, reply, done) => {
    onAnswered({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: reply.elapsedTime,
    });
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) throw new Refusal('not_found');
    reply.type(register.contentType);
    return register.metrics();
  });
  return onAnswered;
};
