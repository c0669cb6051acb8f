import { type Random, seededRandom } from '../../values/seeded-random.ts';
import type { KitchenLine } from '../kitchen-order.ts';

/*
 * An evening of a kitchen, minute by minute, from a seed: guests arrive, staff approve, cooks take the oldest dish that waits,
 * and someone presses 'ready'. What a promise is tried against, since no restaurant's evenings are ours to publish.
 */

/** Times in minutes since the doors opened. */
export type SimulatedOrder = {
  readonly createdAt: number;
  readonly approvedAt: number;
  readonly readyAt: number;
  readonly lines: readonly KitchenLine[];
};

export type Kitchen = {
  /** How many dishes are made at a time: cooks, each with as many pans as they can watch. */
  readonly hands: number;
  /** What a dish really takes, for each minute that the menu gives it. */
  readonly slowness: number;
  /** Which part of the dishes say their minutes. */
  readonly prepTimeShare: number;
  /** Guests an hour before and after the rush, and at its height. */
  readonly calm: number;
  readonly rush: number;
};

const eveningMinutes = 300;

const between = (next: Random, from: number, to: number): number => from + next() * (to - from);
const normal = (next: Random): number =>
  Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
const waitUntilNext = (next: Random, perHour: number): number => (-Math.log(1 - next()) * 60) / perHour;

/** The rush begins after an hour, is at its height in the third, and is over an hour before the doors close. */
const guestsPerHour = ({ calm, rush }: Kitchen, minute: number): number =>
  calm + (rush - calm) * Math.max(0, 1 - Math.abs(minute - 150) / 90);

/** The fire, the cold table and the bar: who is busy at one does not help at another. */
const stations = [
  { part: 0.55, minutes: [12, 14, 14, 15, 16, 18, 20, 25] },
  { part: 0.3, minutes: [6, 8, 9, 10] },
  { part: 0.15, minutes: [2, 3, 4] },
] as const;

const kitchenFrom = (seed: number): Kitchen => {
  const next = seededRandom(seed);
  const hands = Math.round(between(next, 10, 45));
  const slowness = between(next, 0.6, 1.4);
  // What its fire can make of two and a half dishes an order: a rush comes to between half of that and a little more.
  const most = (60 * hands * 0.55) / (16.8 * slowness * 2.9 * 0.57);
  return {
    hands,
    slowness,
    prepTimeShare: next() < 0.25 ? 0 : between(next, 0.6, 1),
    calm: most * between(next, 0.15, 0.4),
    rush: most * between(next, 0.5, 1.15),
  };
};

type Cooked = { order: number; station: number; minutes: number };

/** All orders of an evening, in the order in which they came. */
export const simulateEvening = (seed: number, kitchen: Kitchen = kitchenFrom(seed)): SimulatedOrder[] => {
  const next = seededRandom(seed + 7_919);
  const menu = stations.flatMap(({ minutes: all }, station) =>
    all.map((minutes) => ({
      station,
      minutes,
      prepMinutes:
        next() < kitchen.prepTimeShare ? Math.max(1, Math.round(minutes * between(next, 0.8, 1.25))) : null,
    })),
  );
  const orders: { createdAt: number; approvedAt: number; lines: KitchenLine[] }[] = [];
  const queue: (Cooked & { from: number })[] = [];
  for (let minute = waitUntilNext(next, kitchen.calm); minute < eveningMinutes; ) {
    const approvedAt = minute + between(next, 0.2, 2.5);
    const count = 1 + Math.floor(next() ** 2 * 5);
    const dishes = Array.from({ length: count }, () => ({
      dish: menu[Math.floor(next() * menu.length)] as (typeof menu)[number],
      quantity: next() < 0.8 ? 1 : 2,
    }));
    for (const { dish, quantity } of dishes) {
      for (let copy = 0; copy < quantity; copy++) {
        const minutes = dish.minutes * kitchen.slowness * Math.exp(0.25 * normal(next));
        queue.push({ order: orders.length, station: dish.station, minutes, from: approvedAt });
      }
    }
    const lines = dishes.map(({ dish, quantity }) => ({ prepMinutes: dish.prepMinutes, quantity }));
    orders.push({ createdAt: minute, approvedAt, lines });
    minute += waitUntilNext(next, guestsPerHour(kitchen, minute));
  }
  const freeAt = stations.map(({ part }) =>
    Array.from({ length: Math.max(1, Math.round(kitchen.hands * part)) }, () => 0),
  );
  const readyAt = orders.map(() => 0);
  for (const { order, station, minutes, from } of queue.toSorted((a, b) => a.from - b.from)) {
    const hands = freeAt[station] as number[];
    const hand = hands.indexOf(Math.min(...hands));
    const done = Math.max(from, hands[hand] ?? 0) + minutes;
    hands[hand] = done;
    readyAt[order] = Math.max(readyAt[order] ?? 0, done);
  }
  // Someone presses the button soon, and now and then much later.
  return orders.map((order, index) => {
    const late = next() < 0.04 ? between(next, 5, 20) : between(next, 0, 1.5);
    return { ...order, readyAt: (readyAt[index] ?? 0) + late };
  });
};
