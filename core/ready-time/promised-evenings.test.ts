import { describe, expect, it } from 'vitest';
import { minuteMs } from '../hours/zone-clock.ts';
import { estimateMinutes, waitRange } from './estimate-minutes.ts';
import { stepUp } from './promised-minutes.ts';
import { type Score, scoreOf, shiftAt } from './testing/score-promises.ts';
import { type SimulatedOrder, simulateEvening } from './testing/simulate-evening.ts';

const evenings = Array.from({ length: 40 }, (_, index) => simulateEvening(index + 1));

/** What each way of promising says for an order at the minute in which it is approved. */
const fixed = 20;
const ways = {
  ours: (evening: readonly SimulatedOrder[], order: SimulatedOrder) =>
    estimateMinutes({
      order: { id: 'asked', createdAt: order.createdAt * minuteMs, lines: order.lines },
      orders: shiftAt(
        evening.filter((other) => other !== order),
        order.approvedAt,
      ),
      now: order.approvedAt * minuteMs,
      // Where nothing is proposed, staff are taken to say what the rival always says.
    }) ?? fixed,
  always20: () => fixed,
  averageOfLastTen: (evening: readonly SimulatedOrder[], { approvedAt }: SimulatedOrder) => {
    const finished = evening
      .filter((other) => other.readyAt <= approvedAt)
      .sort((one, other) => one.readyAt - other.readyAt)
      .slice(-10);
    const sum = finished.reduce((minutes, each) => minutes + each.readyAt - each.approvedAt, 0);
    return finished.length > 0 ? stepUp(sum / finished.length) : fixed;
  },
};

const scored = (way: keyof typeof ways): Score =>
  scoreOf(
    evenings.flatMap((evening) =>
      evening.map((order) => order.readyAt - order.approvedAt - ways[way](evening, order)),
    ),
  );

/** `docs/performance.md` tells these: a change of the estimator, or of the evenings, changes both. */
const rounded = ({ medianError, late, lateByMoreThanFive }: Score) =>
  `${medianError.toFixed(1)} min, ${Math.round(late * 100)} % late, ${Math.round(lateByMoreThanFive * 100)} % by more than 5`;

describe('forty simulated evenings', () => {
  const [ours, always20, average] = [scored('ours'), scored('always20'), scored('averageOfLastTen')];

  it('are promised better than by a fixed time or by the average of the last ten', () => {
    for (const rival of [always20, average]) {
      expect(ours.medianError).toBeLessThan(rival.medianError);
      expect(ours.late).toBeLessThan(rival.late);
      expect(ours.lateByMoreThanFive).toBeLessThan(rival.lateByMoreThanFive);
    }
  });

  it('have the scores that are written down', () => {
    expect({
      orders: evenings.flat().length,
      ours: rounded(ours),
      always20: rounded(always20),
      averageOfLastTen: rounded(average),
    }).toEqual({
      orders: 2748,
      ours: '6.1 min, 23 % late, 11 % by more than 5',
      always20: '7.6 min, 34 % late, 21 % by more than 5',
      averageOfLastTen: '6.5 min, 38 % late, 22 % by more than 5',
    });
  });

  it('tell guests a range that most orders keep to', () => {
    const estimates = evenings.flatMap((evening) =>
      // Every fourth: what is told changes little from one to the next.
      evening.flatMap((order, index) => {
        if (index % 4 > 0) return [];
        const orders = shiftAt(
          evening.filter((other) => other !== order),
          order.createdAt,
        );
        const range = waitRange({ orders, now: order.createdAt * minuteMs });
        return range ? { ...range, waited: order.readyAt - order.createdAt } : [];
      }),
    );
    const met = estimates.filter(({ from, to, waited }) => from <= waited && waited <= to);
    const later = estimates.filter(({ to, waited }) => waited > to);
    expect({
      told: estimates.length,
      kept: Math.round((100 * met.length) / estimates.length),
      later: Math.round((100 * later.length) / estimates.length),
    }).toEqual({ told: 612, kept: 63, later: 18 });
  });
});
