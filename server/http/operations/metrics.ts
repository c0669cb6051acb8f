import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Refusal } from '#core/refusal.ts';
import type { MayReadMetrics } from './metrics-access.ts';

type Answered = { method: string; route: string; status: number; ms: number };
export type OnAnswered = (answered: Answered) => void;

/**
 * Prometheus metrics of this process at /metrics. Labels are route patterns, never addresses or ids. The fast lane,
 * which bypasses the framework, reports through the returned function.
 */
type Measures = {
  streams: () => number;
  liveLag: () => { events: number; seconds: number };
  isLeader: () => boolean;
  /** These two are read from the database. */
  watchedBoards: () => Promise<number>;
  unseenOrders: () => Promise<number>;
  backups: {
    age: () => number;
    failures: () => number;
    isProved: () => boolean;
    proofAge: () => number;
  };
  mayRead: MayReadMetrics;
};

export const serveMetrics = (
  app: FastifyInstance,
  { streams, liveLag, isLeader, watchedBoards, unseenOrders, backups, mayRead }: Measures,
): OnAnswered => {
  const register = new Registry();
  // Its lag is measured by waking the process: every 10 ms, as by itself, that costs as much as all else an unused one does.
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: 100 });
  const duration = new Histogram({
    name: 'menta_http_request_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [register],
  });
  const gauge = (name: string, help: string, measure: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [register],
      async collect() {
        // The other metrics matter most when the database is down.
        this.set(await Promise.resolve(measure()).catch(() => Number.NaN));
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
  gauge('menta_leader', 'Whether this process does what happens by the clock: 1 in one of all.', () =>
    isLeader() ? 1 : 0,
  );
  gauge('menta_watched_boards', 'Order boards that somebody watches, of all restaurants.', watchedBoards);
  gauge(
    'menta_unseen_orders',
    'Orders of the last hour that wait and whose guests were told that nobody has seen them.',
    unseenOrders,
  );
  gauge(
    'menta_backup_age_seconds',
    'Since the newest backup was made; NaN while there is none.',
    backups.age,
  );
  gauge(
    'menta_backup_failures',
    'Nightly backups of this process that failed, or could not be read back.',
    backups.failures,
  );
  gauge('menta_backup_proved', 'Whether the newest backup was read back whole and equal: 1 or 0.', () =>
    backups.isProved() ? 1 : 0,
  );
  gauge(
    'menta_backup_proof_age_seconds',
    'Since a backup was read back last; NaN while none was.',
    backups.proofAge,
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
