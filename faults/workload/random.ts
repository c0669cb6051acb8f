/** From 0 to 1, the same sequence for the same seed (mulberry32). */
export const createRandom = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** A whole number from `least` to `most`. */
    between: (least: number, most: number): number => least + Math.floor(next() * (most - least + 1)),
  };
};

export type Random = ReturnType<typeof createRandom>;
