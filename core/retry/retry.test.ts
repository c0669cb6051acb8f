import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backoffMs } from './backoff.ts';
import { retry } from './retry.ts';

const transient = new Error('transient');
const final = new Error('final');

/** Fails with the given errors in turn, then answers. */
const failing = (...errors: Error[]) => {
  let attempts = 0;
  return {
    attempt: async () => {
      attempts += 1;
      const error = errors[attempts - 1];
      if (error) throw error;
      return 'answer';
    },
    attempts: () => attempts,
  };
};

const run = (work: ReturnType<typeof failing>, delaysMs: number[]) => {
  const slept: number[] = [];
  const answer = retry(work.attempt, {
    delaysMs,
    isTransient: (error) => error === transient,
    sleep: async (ms) => void slept.push(ms),
  });
  return { answer, slept };
};

describe('retry', () => {
  it('answers at once when the first attempt succeeds', async () => {
    const { answer, slept } = run(failing(), [1, 2]);
    expect(await answer).toBe('answer');
    expect(slept).toEqual([]);
  });

  it('waits the given delays between attempts', async () => {
    const work = failing(transient, transient);
    const { answer, slept } = run(work, [10, 20, 40]);
    expect(await answer).toBe('answer');
    expect(slept).toEqual([10, 20]);
    expect(work.attempts()).toBe(3);
  });

  it('does not repeat what failed for good', async () => {
    const work = failing(transient, final);
    const { answer } = run(work, [10, 20, 40]);
    await expect(answer).rejects.toBe(final);
    expect(work.attempts()).toBe(2);
  });

  it('gives up with the last error once no delay is left', async () => {
    const work = failing(transient, transient, transient);
    const { answer, slept } = run(work, [10, 20]);
    await expect(answer).rejects.toBe(transient);
    expect(slept).toEqual([10, 20]);
  });
});

describe('backoff', () => {
  const limits = { firstMs: 100, lastMs: 10_000 };

  it('doubles, up to its limit', () => {
    expect([0, 1, 2, 3, 20].map((failures) => backoffMs(failures, limits, 0.5))).toEqual([
      100, 200, 400, 800, 10_000,
    ]);
  });

  it('stays within a quarter of its value, however unlucky', () => {
    fc.assert(
      fc.property(fc.nat(2_000), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
        const wait = backoffMs(failures, limits, random);
        expect(wait).toBeGreaterThanOrEqual(75);
        expect(wait).toBeLessThanOrEqual(12_500);
      }),
    );
  });
});
