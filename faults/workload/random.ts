import { anyBelow, seededRandom } from '#core/values/seeded-random.ts';

/** The same sequence for the same seed. */
export const createRandom = (seed: number) => {
  const next = seededRandom(seed);
  return {
    /** A whole number from `least` to `most`. */
    between: (least: number, most: number): number => least + anyBelow(next, most - least + 1),
  };
};

export type Random = ReturnType<typeof createRandom>;
