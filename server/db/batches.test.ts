import { expect, it } from 'vitest';
import { inBatches } from './batches.ts';

/** So many rows, of which each statement takes up to a limit. */
const rows = (left: number) => {
  const taken: number[] = [];
  const takeSome = async (limit: number) => {
    const some = Math.min(limit, left);
    left -= some;
    taken.push(some);
    return some;
  };
  return { taken, takeSome };
};

it('goes on until fewer rows were left than a batch', async () => {
  const { taken, takeSome } = rows(25);
  expect(await inBatches(10, takeSome)).toBe(25);
  expect(taken).toEqual([10, 10, 5]);
});

it('stops after the batch in which it was told to, and keeps what was done', async () => {
  const { taken, takeSome } = rows(100);
  const stopping = new AbortController();
  const done = await inBatches(
    10,
    async (limit) => {
      if (taken.length === 2) stopping.abort();
      return takeSome(limit);
    },
    { signal: stopping.signal },
  );
  expect(done).toBe(30);
});
