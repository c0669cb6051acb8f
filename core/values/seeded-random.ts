/** From 0 to 1, the same sequence for the same seed. */
export type Random = () => number;

const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
};

/** A generator for pretence (mulberry32): plausible, repeatable, and no secret. */
export const seededRandom = (seed: string | number): Random => {
  let state = typeof seed === 'number' ? seed : hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A whole number from 0 up to, and without, `count`. */
export const anyBelow = (random: Random, count: number): number => Math.floor(random() * count);

export const anyOf = <T>(random: Random, items: readonly T[]): T | undefined =>
  items[anyBelow(random, items.length)];

export const shuffled = <T>(random: Random, items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
