export type Backoff = { firstMs: number; lastMs: number };

/**
 * How long to wait after the n-th failure in a row (from 0): twice as long each time, up to a limit. `random` (0 to 1)
 * spreads it by a quarter either way, so that all clients of a restarted server do not come back at the same moment.
 */
export const backoffMs = (failures: number, { firstMs, lastMs }: Backoff, random: number): number =>
  Math.min(lastMs, firstMs * 2 ** failures) * (0.75 + random / 2);
