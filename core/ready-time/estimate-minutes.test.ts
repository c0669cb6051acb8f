import { describe, expect, it } from 'vitest';
import { minuteMs } from '../hours/zone-clock.ts';
import { createEstimate, estimateMinutes, waitRange } from './estimate-minutes.ts';
import type { KitchenOrder } from './kitchen-order.ts';
import { isSameReadyTime, promisedTime } from './promised-minutes.ts';
import { linesFrom, quietLunch, rush, shiftFrom } from './testing/shifts.ts';

const propose = (dishes: string, orders: readonly KitchenOrder[], minute: number) =>
  estimateMinutes({
    order: { id: 'asked', createdAt: minute * minuteMs, lines: linesFrom(dishes) },
    orders,
    now: minute * minuteMs,
  });

describe('the minutes that are proposed', () => {
  it('are those of the menu where the shift has shown nothing yet', () => {
    expect(propose('12', [], 0)).toBe(15);
    expect(propose('28 5', [], 0)).toBe(30);
    expect(propose('2', [], 0)).toBe(5);
  });

  it('are none where neither the menu nor the shift says anything', () => {
    expect(propose('?', [], 0)).toBeNull();
    expect(propose('?', shiftFrom('0 1 20 ?\n5 6 25 ?'), 30)).toBeNull();
    expect(propose('?', shiftFrom('0 1 20 ?\n5 6 25 ?\n30 31 50 ?'), 60)).toBe(25);
  });

  it('follow what a quiet lunch has shown', () => {
    expect(propose('15', quietLunch, 90)).toBe(20);
    expect(propose('3', quietLunch, 90)).toBe(5);
  });

  it('grow with the rush, and with what waits before the order', () => {
    const [calm, full] = [propose('15', quietLunch, 90), propose('15', rush, 64)];
    expect(full).toBeGreaterThan(calm ?? 0);
    const waiting = rush.filter(({ status }) => status === 'waitingApproval');
    const first = waiting[0] as KitchenOrder;
    const alone = estimateMinutes({ order: first, orders: rush, now: 64 * minuteMs });
    const behind = estimateMinutes({
      order: { ...first, id: 'asked', createdAt: 64 * minuteMs },
      orders: rush,
      now: 64 * minuteMs,
    });
    expect(behind).toBeGreaterThanOrEqual(alone ?? 0);
  });

  it('are read from the shift once, however many orders are asked about', () => {
    const [done, ...others] = quietLunch;
    let reads = 0;
    const watched = { ...done, lines: linesFrom('12') } as KitchenOrder;
    const lines = watched.lines;
    Object.defineProperty(watched, 'lines', { get: () => [reads++, lines][1] });
    const shift = { orders: [watched, ...others], now: 90 * minuteMs };
    const orders = [1, 2, 3, 4].map((id) => ({
      id: `asked-${id}`,
      createdAt: shift.now,
      lines: linesFrom('15'),
    }));
    const estimate = createEstimate(shift);
    const atFirst = reads;
    expect(orders.map(estimate)).toEqual(orders.map(() => 20));
    expect(reads).toBe(atFirst);
  });

  it('grow with an order that is still not ready, before it is', () => {
    const stuck = shiftFrom('0 1 14 12\n5 6 19 12\n10 11 - 12\n12 13 - 12\n14 15 - 12');
    expect(propose('12', stuck, 90)).toBeGreaterThan(propose('12', stuck, 24) ?? 0);
  });

  it('are not led astray by one order that nobody marked as ready for an hour', () => {
    const forgotten = [
      ...quietLunch,
      ...shiftFrom('20 21 95 8').map((order) => ({ ...order, id: 'forgotten' })),
    ];
    expect(propose('15', forgotten, 96)).toBeLessThanOrEqual(25);
  });

  it('are steps of five, from five to two hours, whatever the shift looks like', () => {
    const endless = shiftFrom(
      Array.from({ length: 200 }, (_, index) => `${index} ${index + 1} - 60x20`).join('\n'),
    );
    expect(propose('1440x99', endless, 201)).toBe(120);
    expect(propose('0', [], 0)).toBe(5);
    for (const minute of [0, 30, 64, 500]) expect((propose('15 8x3', rush, minute) ?? 0) % 5).toBe(0);
  });

  it('are the same whether or not the order is among those of the shift', () => {
    const last = rush.at(-1) as KitchenOrder;
    const input = { order: last, now: 64 * minuteMs };
    expect(estimateMinutes({ ...input, orders: rush })).toBe(
      estimateMinutes({ ...input, orders: rush.filter((order) => order !== last) }),
    );
  });
});

describe('what a guest is told before ordering', () => {
  it('is nothing before five orders are made, nor when they were made long ago', () => {
    expect(waitRange({ orders: quietLunch.slice(0, 4), now: 60 * minuteMs })).toBeNull();
    expect(waitRange({ orders: quietLunch, now: 400 * minuteMs })).toBeNull();
    expect(waitRange({ orders: [], now: 0 })).toBeNull();
  });

  it('is what the latest would take if they came now', () => {
    expect(waitRange({ orders: quietLunch, now: 90 * minuteMs })).toEqual({ from: 10, to: 20 });
    const full = waitRange({ orders: rush, now: 64 * minuteMs });
    expect(full?.from).toBeGreaterThanOrEqual(30);
    expect(full?.to).toBeGreaterThan(full?.from ?? 0);
  });
});

describe('a promised time', () => {
  const noon = new Date('2026-11-16T12:00:20Z');

  it('is at a whole minute, never earlier than was promised', () => {
    expect(promisedTime(20, noon).toISOString()).toBe('2026-11-16T12:21:00.000Z');
  });

  it('is the same one when it is sent again, and another one a step away', () => {
    const promised = promisedTime(20, noon);
    expect(isSameReadyTime(promised, promisedTime(20, new Date(noon.getTime() + 90_000)))).toBe(true);
    expect(isSameReadyTime(promised, promisedTime(25, noon))).toBe(false);
  });
});
