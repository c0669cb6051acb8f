import { type Batches, inBatches, sweptAtOnce } from './db/batches.ts';
import { deleteEndedWindows } from './http/protection/rate-windows.queries.ts';
import type { SlowTask } from './leader/slow-tasks.ts';
import { trimEvents } from './live/event-log.ts';
import type { Deps, Services } from './services.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const eventRetentionMs = dayMs;
/** Between two small transactions of a long task: guests and staff come first. */
const pauseMs = 100;

/** What must be tidied now and then, by the leader. Each in small statements, so that it can be as much as it likes. */
export const housekeeping = (
  { engine, clock }: Pick<Deps, 'engine' | 'clock'>,
  services: Services,
): SlowTask[] => {
  const every = (everyMs: number, name: string, tidy: (batches: Batches) => Promise<unknown>): SlowTask => ({
    name,
    everyMs,
    run: (signal) => tidy({ pauseMs, signal }),
  });
  const ago = (ms: number): Date => new Date(clock.now().getTime() - ms);
  return [
    every(hourMs, 'end expired sessions', services.sessions.sweep),
    every(hourMs, 'delete expired mail links', services.accounts.sweep),
    every(hourMs, 'delete expired station codes', services.stations.sweep),
    every(hourMs, 'delete boards that are gone', services.alerts.sweep),
    every(hourMs, 'trim events', (batches) => trimEvents(engine.db, ago(eventRetentionMs), batches)),
    every(hourMs, 'trim the security log', services.securityLog.sweep),
    every(hourMs, 'delete ended rate windows', (batches) =>
      inBatches(sweptAtOnce, (limit) => deleteEndedWindows(engine.db, limit), batches),
    ),
    every(hourMs, 'delete unused pictures', (batches) => services.images.sweep(clock.now(), batches)),
    every(hourMs, 'forget guests', services.guestData.forget),
    every(dayMs, 'close outages of dishes that are gone', services.repairs.closeOutagesOfGoneDishes),
    every(dayMs, 'drop sums of months without shifts', services.repairs.dropBaselessMonths),
    every(dayMs, 'trim the stock log', services.stock.trimLog),
  ];
};
