import { minuteMs } from '../hours/zone-clock.ts';
import type { KitchenLine, KitchenOrder, RequestedOrder } from './kitchen-order.ts';

/*
 * How fast a kitchen is, read from the orders it has made in this shift. An order takes the time of its slowest dish, and
 * longer when more is to be cooked before it than there are hands. Two things are unknown: how many hands there are, and how
 * many minutes one of the menu's really is. For each number of hands the second follows from the orders; the number that
 * explains them best is taken.
 */

/** An order made this long ago says half as much as one made just now. */
const halfLifeMinutes = 60;
/** Where neither this dish nor any other of the shift has minutes. */
const usualPrepMinutes = 12;
/** Dishes that are made at a time: two cooks with two pans, up to a line of ten. */
const handsTried = [3, 4, 6, 8, 11, 15, 20, 27, 36, 48] as const;
/** What is expected of a kitchen that has shown nothing yet, and how many orders it takes to outweigh that. */
const usual = { hands: 15, slowness: 1, spareMinutes: 2, weight: 2 };
/** A dish that is being made is half done, on the average: so long a hand is busy without anybody waiting for it. */
const halfDoneMinutes = 6;
/** Of an order that is cooking, something is left to do until it is ready. */
const leftAtLeast = 0.3;
/** So many of the orders so far would have been ready in time. With the rounding up it is about three of four. */
const keptPart = 0.6;
/** Longer than this nobody cooks: it was ready, and nobody pressed the button. */
const longestMinutes = 120;

export type KitchenPace = {
  readonly hands: number;
  /** What one minute of the menu takes. */
  readonly slowness: number;
  /** What is added, so that the promise is kept more often than not. */
  readonly spareMinutes: number;
  /** For dishes that say no minutes. */
  readonly prepMinutes: number;
  /** How many finished orders this was read from. */
  readonly seen: number;
};

type Weighted = { readonly value: number; readonly weight: number };

/** The smallest value that so large a part of the weight lies at or below. */
export const quantile = (values: readonly Weighted[], part: number): number => {
  const sorted = values.toSorted((one, other) => one.value - other.value);
  const whole = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let reached = 0;
  for (const { value, weight } of sorted) {
    reached += weight;
    if (reached >= part * whole) return value;
  }
  return 0;
};

export const startedAt = ({ approvedAt, createdAt }: KitchenOrder): number => approvedAt ?? createdAt;

/** Of an order's dishes, the slowest, and all of them one after another, in minutes of the menu. */
const workOf = (lines: readonly KitchenLine[], prepMinutes: number): { slowest: number; all: number } => {
  const minutesOf = (line: KitchenLine) => line.prepMinutes ?? prepMinutes;
  return {
    slowest: Math.max(1, ...lines.map(minutesOf)),
    all: lines.reduce((sum, line) => sum + minutesOf(line) * line.quantity, 0),
  };
};

/** Approved by then, or waiting since before the order in question; and not ready. */
const comesBefore = (other: KitchenOrder, order: RequestedOrder, moment: number): boolean => {
  if (other.id === order.id) return false;
  const isOpen = other.status === 'waitingApproval' || other.status === 'inProcess';
  const isUnready = isOpen || (other.readyAt !== null && other.readyAt > moment);
  const isApproved = other.status !== 'waitingApproval' && startedAt(other) < moment;
  return isUnready && (isApproved || other.createdAt < order.createdAt);
};

/** What it takes to make an order that is approved at a moment, in minutes of the menu. */
type Demand = { readonly slowest: number; readonly ahead: number };

export const demandOf = (
  order: RequestedOrder,
  orders: readonly KitchenOrder[],
  moment: number,
  prepMinutes: number,
): Demand => {
  const leftOf = (other: KitchenOrder): number => {
    const { slowest, all } = workOf(other.lines, prepMinutes);
    const cooked = Math.max(0, moment - startedAt(other)) / minuteMs;
    return other.status === 'waitingApproval' ? all : all * Math.max(leftAtLeast, 1 - cooked / (2 * slowest));
  };
  const { slowest, all } = workOf(order.lines, prepMinutes);
  const ahead = orders
    .filter((other) => comesBefore(other, order, moment))
    .reduce((sum, other) => sum + leftOf(other), all - slowest);
  return { slowest, ahead };
};

const menuMinutes = ({ slowest, ahead }: Demand, hands: number): number =>
  slowest + Math.max(0, ahead / hands - halfDoneMinutes);

/** How long it will take, more or less: as many orders are faster as are slower. */
export const likelyMinutes = ({ slowness, hands }: Pick<KitchenPace, 'slowness' | 'hands'>, demand: Demand) =>
  slowness * menuMinutes(demand, hands);

type Sample = Demand & { readonly took: number; readonly weight: number };

const explain = (samples: readonly Sample[]): Pick<KitchenPace, 'hands' | 'slowness'> => {
  const tried = handsTried.map((hands) => {
    const ratios = samples.map((sample) => ({
      value: sample.took / menuMinutes(sample, hands),
      weight: sample.weight,
    }));
    const slowness = quantile([...ratios, { value: usual.slowness, weight: usual.weight }], 0.5);
    const missed = samples.reduce(
      (sum, sample) =>
        sum + sample.weight * Math.abs(sample.took - likelyMinutes({ slowness, hands }, sample)),
      // Two minutes for each time that the number of hands is e-fold what is usual.
      usual.weight * 2 * Math.abs(Math.log(hands / usual.hands)),
    );
    return { hands, slowness, missed };
  });
  return tried.reduce((best, each) => (each.missed < best.missed ? each : best));
};

/** What the shift has shown so far. */
export const readPace = (orders: readonly KitchenOrder[], now: number): KitchenPace => {
  const told = orders
    .flatMap(({ lines }) => lines)
    .flatMap(({ prepMinutes: value }) => (value === null ? [] : { value, weight: 1 }));
  const prepMinutes = told.length > 0 ? quantile(told, 0.5) : usualPrepMinutes;
  const sampleOf = (order: KitchenOrder, end: number): Sample => ({
    ...demandOf(order, orders, startedAt(order), prepMinutes),
    took: (end - startedAt(order)) / minuteMs,
    weight: 0.5 ** ((now - end) / minuteMs / halfLifeMinutes),
  });
  const isSound = ({ took }: Sample) => took > 0 && took <= longestMinutes;
  const finished = orders
    .flatMap((order) =>
      order.approvedAt !== null && order.readyAt !== null ? sampleOf(order, order.readyAt) : [],
    )
    .filter(isSound);
  const first = explain(finished);
  // What should be ready by now and is not says already that the kitchen is slower than that.
  const overdue = orders
    .flatMap((order) => (order.status === 'inProcess' ? sampleOf(order, now) : []))
    .filter((sample) => isSound(sample) && sample.took > likelyMinutes(first, sample));
  const samples = [...finished, ...overdue];
  const pace = overdue.length > 0 ? explain(samples) : first;
  const misses = samples.map((sample) => ({
    value: sample.took - likelyMinutes(pace, sample),
    weight: sample.weight,
  }));
  const spare = quantile([...misses, { value: usual.spareMinutes, weight: usual.weight }], keptPart);
  return { ...pace, spareMinutes: Math.max(0, spare), prepMinutes, seen: finished.length };
};
