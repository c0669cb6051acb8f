import { dayMs, hourMs } from '#core/hours/zone-clock.ts';
import { type Batches, inBatches, sweptAtOnce } from './db/batches.ts';
import { deleteEndedWindows } from './http/protection/rate-windows.queries.ts';
import type { LeaderTask } from './leader/leader-tasks.ts';
import { trimEvents } from './live/event-log.ts';
import type { Deps, Services } from './services.ts';

const eventRetentionMs = dayMs;
/** Between two small transactions of a long task: guests and staff come first. */
const pauseMs = 100;

/**
 * Everything that happens by the clock, in one of all processes. Housekeeping is done in small statements, so that it can be as
 * much as it likes. What a process keeps in its own memory is tidied by whatever keeps it.
 */
export const scheduledTasks = (
  { engine, clock }: Pick<Deps, 'engine' | 'clock'>,
  services: Services,
): LeaderTask[] => {
  const every = (
    everyMs: number,
    name: string,
    tidy: (batches: Batches) => Promise<unknown>,
  ): LeaderTask => ({
    name,
    everyMs,
    run: (signal) => tidy({ pauseMs, signal }),
  });
  const { ringLadder, printQueue, totals, practice, simulatedGuests, trial } = services;
  const ago = (ms: number): Date => new Date(clock.now().getTime() - ms);
  return [
    { name: 'climb the ring ladder', isDue: ringLadder.hasDue, run: ringLadder.climb },
    { name: 'tell of printers that are away', isDue: printQueue.hasNewlyAway, run: printQueue.tellAway },
    { name: 'ring for tickets in trouble', isDue: printQueue.hasTroubles, run: printQueue.ringTroubles },
    { name: 'add up closed shifts', isDue: totals.lacksAny, run: totals.catchUp },
    { name: 'end overdue practices', isDue: practice.hasOverdue, run: practice.endOverdue },
    { name: 'serve simulated guests', isDue: simulatedGuests.hasDue, run: simulatedGuests.serveDue },
    { name: 'discard tried restaurants', isDue: trial.hasOverdue, run: trial.discardOverdue },
    every(hourMs, 'end expired sessions', services.sessions.sweep),
    every(hourMs, 'delete expired mail links', services.accounts.sweep),
    every(hourMs, 'delete expired station codes', services.stations.sweep),
    every(hourMs, 'delete expired codes of print agents', services.printAgents.sweep),
    every(hourMs, 'delete old print jobs', services.printQueue.sweep),
    every(hourMs, 'delete boards that are gone', services.alerts.sweep),
    every(hourMs, 'trim events', (batches) => trimEvents(engine.db, ago(eventRetentionMs), batches)),
    every(hourMs, 'trim the security log', services.securityLog.sweep),
    every(hourMs, 'delete ended rate windows', (batches) =>
      inBatches(sweptAtOnce, (limit) => deleteEndedWindows(engine.db, limit), batches),
    ),
    every(hourMs, 'delete unused pictures', (batches) => services.images.sweep(clock.now(), batches)),
    every(hourMs, 'forget guests', services.guestData.forget),
    every(dayMs, 'close outages of dishes that are gone', services.repairs.closeOutagesOfGoneDishes),
    every(dayMs, 'drop totals of months without shifts', services.repairs.dropBaselessMonths),
    every(dayMs, 'trim the stock log', services.stock.trimLog),
    every(services.backups.everyMs, 'make the nightly backup', services.backups.makeNightly),
  ];
};
