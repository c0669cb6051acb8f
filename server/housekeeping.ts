import { trimEvents } from './live/event-log.ts';
import type { Deps, Services } from './services.ts';

const hourMs = 60 * 60 * 1000;
const eventsKeptMs = 24 * hourMs;

/** What an earlier start left unfinished, and what must be tidied now and then. Every task may run in several processes at once. */
export const startHousekeeping = ({ engine, clock, log }: Deps, services: Services) => {
  const tidy = async () => {
    await services.sessions.sweep();
    await services.accounts.sweep();
    await trimEvents(engine.db, new Date(clock.now().getTime() - eventsKeptMs));
    await services.images.sweep(clock.now());
  };
  let running: Promise<void>;
  const run = (task: () => Promise<void>) => {
    running = task().catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'));
  };
  run(services.images.resumeAvif);
  const timer = setInterval(() => run(tidy), hourMs);
  timer.unref();
  return {
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await running;
    },
  };
};
