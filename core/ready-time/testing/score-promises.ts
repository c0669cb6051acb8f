import { minuteMs } from '../../hours/zone-clock.ts';
import type { KitchenOrder } from '../kitchen-order.ts';
import type { SimulatedOrder } from './simulate-evening.ts';

/** The shift as a board shows it at a minute of the evening. */
export const shiftAt = (evening: readonly SimulatedOrder[], minute: number): KitchenOrder[] =>
  evening.flatMap(({ createdAt, approvedAt, readyAt, lines }, index) => {
    if (createdAt > minute) return [];
    const [isApproved, isReady] = [approvedAt < minute, readyAt <= minute];
    return {
      id: String(index),
      status: isReady ? 'done' : isApproved ? 'inProcess' : 'waitingApproval',
      createdAt: createdAt * minuteMs,
      approvedAt: isApproved ? approvedAt * minuteMs : null,
      readyAt: isReady ? readyAt * minuteMs : null,
      lines,
    };
  });

export type Score = {
  /** Minutes between the promise and the truth, of the order in the middle. */
  readonly medianError: number;
  /** Parts of all orders. */
  readonly late: number;
  readonly lateByMoreThanFive: number;
};

/** By how many minutes each order was later than promised. */
export const scoreOf = (lateness: readonly number[]): Score => {
  const part = (isCounted: (minutes: number) => boolean) =>
    lateness.filter(isCounted).length / lateness.length;
  const errors = lateness.map(Math.abs).toSorted((one, other) => one - other);
  return {
    medianError: errors[Math.floor(errors.length / 2)] ?? 0,
    late: part((minutes) => minutes > 0),
    lateByMoreThanFive: part((minutes) => minutes > 5),
  };
};
