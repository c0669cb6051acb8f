import { printingSeconds } from '#core/printing/printing-limits.ts';
import type { Kit } from '../machine/kit.ts';
import type { MovableClock } from '../machine/movable-clock.ts';
import type { ClientLog } from '../verdict/client-log.ts';
import { createCaller } from '../workload/call-server.ts';
import { pause, secondsUntil } from '../workload/pace.ts';
import type { Random } from '../workload/random.ts';
import type { Restaurant } from '../workload/restaurant.ts';
import { openPrinters } from './printers.ts';
import { watchTickets } from './ticket-watch.ts';

/** One printer puts out a hundred tickets that waited, on a busy machine. */
const settleLimitSeconds = 300;
/** Whoever rings by the clock looks every second. */
const ringMs = 1_500;

type Options = { log: ClientLog; random: Random; clock: MovableClock; wireUrl?: () => string };

/** The paper of an evening: printers, an agent, and somebody who hears what rings. */
export const openPrinting = async (
  kit: Kit,
  restaurant: Restaurant,
  { clock, log, random, ...options }: Options,
) => {
  const { owner, url } = restaurant;
  const printers = await openPrinters(kit, restaurant, { log, random, ...options });
  const watch = watchTickets(restaurant, createCaller(url, log), log);

  /** So long that everything that was not confirmed rings, and then it is printed again. */
  const endLeases = async (): Promise<void> => {
    clock.advance(printingSeconds.lease + 1);
    await pause(ringMs);
    await watch.printAgain();
  };
  const isQuiet = async (): Promise<boolean> => {
    await watch.printAgain();
    const states = await owner.send('GET', '/printers/state').catch(() => null);
    const board = await owner.send('GET', '/print-jobs').catch(() => null);
    if (states?.status !== 200 || board?.status !== 200) return false;
    const isWaiting = states.body.some(({ waiting }: { waiting: number }) => waiting > 0);
    return !isWaiting && board.body.troubles.length === 0;
  };

  return {
    ...printers,
    look: watch.look,
    endLeases,
    /** Until nothing waits and nothing rings. What is out and was forgotten has to ring first. */
    settle: async (): Promise<void> => {
      await endLeases();
      await secondsUntil(isQuiet, settleLimitSeconds, 'every ticket on paper');
    },
    leave: async (): Promise<void> => {
      watch.close();
      await printers.close();
    },
  };
};

export type Printing = Awaited<ReturnType<typeof openPrinting>>;
