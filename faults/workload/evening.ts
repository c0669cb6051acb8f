import type { ClientLog } from '../verdict/client-log.ts';
import { type Board, openBoard } from './board.ts';
import { type Caller, createCaller } from './call-server.ts';
import { runEditor } from './editor.ts';
import { type Person, runGuest } from './guest.ts';
import { secondsUntil } from './pace.ts';
import type { Random } from './random.ts';
import type { Restaurant } from './restaurant.ts';

const guestCount = 4;
const boardCount = 2;
/** A board may sit out a silence of 25 s and a backoff of 30 s. */
const recoveryLimitSeconds = 120;

/** Unique names: finding one in a log means that a guest's data leaked. */
export const guestPeople: Person[] = Array.from({ length: guestCount }, (_, index) => ({
  name: `Vashti Quillfeather ${index + 1}`,
  phone: `052999000${index + 1}`,
}));
export const personalWords: readonly string[] = ['Quillfeather', ...guestPeople.map(({ phone }) => phone)];

type EveningOptions = {
  restaurant: Restaurant;
  log: ClientLog;
  random: Random;
  /** Boards besides those of this process, a browser's. */
  moreBoards?: readonly Board[];
  /** A board hears of tickets. */
  onTickets?: () => void;
};

/** Guests order, boards follow and an editor writes, until `end`. */
export const beginEvening = ({ restaurant, log, random, moreBoards = [], onTickets }: EveningOptions) => {
  let acknowledged = 0;
  let lastNumber = 0;
  let isOver = false;
  const { url, owner } = restaurant;
  const call: Caller = createCaller(url, log);
  const boards = [
    ...Array.from({ length: boardCount }, (_, index) =>
      openBoard(`board ${index + 1}`, restaurant, call, index === 0 ? onTickets : undefined),
    ),
    ...moreBoards,
  ];
  for (const { name } of boards) log.write({ kind: 'board-opened', board: name });

  const everybody = Promise.all([
    runEditor({ restaurant, call, log, isOver: () => isOver }),
    ...guestPeople.map((person) =>
      runGuest({
        restaurant,
        call,
        person,
        log,
        random,
        isOver: () => isOver,
        onAcknowledged: (number) => {
          acknowledged += 1;
          lastNumber = number;
        },
      }),
    ),
  ]);
  // A failure reaches the call that waits for an order, and `end` again.
  let failure: unknown = null;
  let isEverybodyDone = false;
  everybody.then(
    () => {
      isEverybodyDone = true;
    },
    (error: unknown) => {
      failure = error;
    },
  );
  const requireEverybody = () => {
    if (failure !== null) throw failure;
  };

  const showOrder = async (wanted: number): Promise<boolean> => {
    for (const board of boards) {
      if (!(await board.shows()).some(({ number }) => number === wanted)) return false;
    }
    return true;
  };
  const areBoardsComplete = async (): Promise<boolean> => {
    const { body } = await owner.send('GET', '/orders/mine');
    for (const board of boards) {
      if ((await board.shows()).length !== body.length) return false;
    }
    return true;
  };

  return {
    restaurant,
    call,
    log,
    /** Seconds until this many more orders have been acknowledged. */
    more: (count: number): Promise<number> => {
      const wanted = acknowledged + count;
      return secondsUntil(
        () => {
          requireEverybody();
          return acknowledged >= wanted;
        },
        recoveryLimitSeconds,
        `another ${count} acknowledged orders`,
      );
    },
    /** Seconds until every board shows the last order that was acknowledged. */
    boardsFollow: (): Promise<number> => {
      const wanted = lastNumber;
      return secondsUntil(() => showOrder(wanted), recoveryLimitSeconds, `order ${wanted} on every board`);
    },
    /** Everybody finishes what they began; then each board says what it shows. */
    end: async (): Promise<void> => {
      isOver = true;
      const isDone = () => {
        requireEverybody();
        return isEverybodyDone;
      };
      await secondsUntil(isDone, recoveryLimitSeconds, 'an answer to everything that was sent');
      // A board that is never complete is the checker's business.
      await secondsUntil(areBoardsComplete, recoveryLimitSeconds, 'every order on every board').catch(
        () => {},
      );
      for (const board of boards) {
        log.write({ kind: 'board-shows', board: board.name, orders: await board.shows() });
      }
    },
    leave: async (): Promise<void> => {
      isOver = true;
      for (const board of boards) await board.close();
    },
  };
};

export type Evening = ReturnType<typeof beginEvening>;
