import { deleteEndedWindows } from './http/protection/rate-windows.queries.ts';
import { trimEvents } from './live/event-log.ts';
import type { Deps, Services } from './services.ts';

const hourMs = 60 * 60 * 1000;
const eventsKeptMs = 24 * hourMs;
/** Between two small transactions of a long task: guests and staff come first. */
const pauseMs = 100;

/** What an earlier start left unfinished, and what must be tidied now and then. Every task may run in several processes at once. */
export const startHousekeeping = ({ engine, clock, log }: Deps, services: Services) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const tasks: (() => Promise<unknown>)[] = [
    services.sessions.sweep,
    services.accounts.sweep,
    services.stations.sweep,
    services.watch.sweep,
    () => trimEvents(engine.db, new Date(clock.now().getTime() - eventsKeptMs)),
    services.securityLog.sweep,
    () => deleteEndedWindows(engine.db),
    () => services.images.sweep(clock.now()),
    () => services.guestData.forget({ pauseMs, signal }),
  ];
  let running = Promise.resolve();
  const run = (...asked: (() => Promise<unknown>)[]): void => {
    for (const task of asked)
      running = running
        .then(async () => {
          if (!signal.aborted) await task();
        })
        .catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'));
  };
  run(services.images.resumeAvif);
  const timer = setInterval(() => run(...tasks), hourMs);
  timer.unref();
  return {
    stop: async (): Promise<void> => {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
};
