import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWaitingLine } from './waiting-line.ts';
import { ranks, type Work } from './work.ts';

const work = fc.record({ source: fc.constantFrom('a', 'b', 'c'), rank: fc.constantFrom(...ranks) });
type Waiter = Work & { number: number };

const lineOf = (works: readonly Work[]) => {
  const line = createWaitingLine<Waiter>();
  const waiters = works.map((each, number) => ({ ...each, number }));
  for (const waiter of waiters) line.add(waiter, waiter);
  return { line, waiters };
};
const takeAll = ({ line }: Pick<ReturnType<typeof lineOf>, 'line'>): Waiter[] => {
  const next = line.takeNext();
  return next ? [next, ...takeAll({ line })] : [];
};

describe('a waiting line', () => {
  it('lets everybody through once: by rank, and each source in the order it came', () => {
    fc.assert(
      fc.property(fc.array(work, { maxLength: 40 }), (works) => {
        const { line, waiters } = lineOf(works);
        const taken = takeAll({ line });
        expect(taken.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
          waiters.map(({ number }) => number),
        );
        expect(taken.map(({ rank }) => ranks.indexOf(rank))).toEqual(
          taken.map(({ rank }) => ranks.indexOf(rank)).toSorted((a, b) => a - b),
        );
        for (const { source, rank } of works) {
          const own = taken.filter((each) => each.source === source && each.rank === rank);
          expect(own.map(({ number }) => number)).toEqual(
            own.map(({ number }) => number).toSorted((a, b) => a - b),
          );
        }
        expect(line.length()).toBe(0);
      }),
    );
  });

  it('lets no source go twice while another of its rank waits', () => {
    fc.assert(
      fc.property(fc.array(work, { maxLength: 40 }), (works) => {
        const taken = takeAll(lineOf(works));
        for (const [index, { source, rank }] of taken.entries()) {
          const previous = taken
            .slice(0, index)
            .findLastIndex((each) => each.source === source && each.rank === rank);
          if (previous < 0) continue;
          const waiting = new Set(
            taken.slice(index).flatMap((each) => (each.rank === rank ? each.source : [])),
          );
          const between = new Set(taken.slice(previous + 1, index).map((each) => each.source));
          waiting.delete(source);
          expect([...waiting].filter((other) => !between.has(other))).toEqual([]);
        }
      }),
    );
  });

  it('loses the newest of the lowest rank of whoever fills it, and whoever leaves', () => {
    const { line, waiters } = lineOf([
      { source: 'a', rank: 'read' },
      { source: 'b', rank: 'read' },
      { source: 'b', rank: 'read' },
      { source: 'b', rank: 'change' },
      { source: 'c', rank: 'change' },
    ]);
    expect(line.fullestSource()).toBe('b');
    expect(line.removeNewest('b')).toBe(waiters[2]);
    const [first] = waiters;
    if (first) line.remove(first, first);
    expect(line.length()).toBe(3);
    expect(takeAll({ line }).map(({ number }) => number)).toEqual([3, 4, 1]);
  });
});
