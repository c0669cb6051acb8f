import { ranks, type Work } from './work.ts';

/** Sources take turns, and each rank goes before the next one, so that nobody waits behind all that somebody else asked for. */
export const createWaitingLine = <Waiter>() => {
  const lines = ranks.map((rank) => ({ rank, bySource: new Map<string, Waiter[]>() }));
  let length = 0;

  const add = ({ source, rank }: Readonly<Work>, waiter: Waiter): void => {
    const bySource = lines[ranks.indexOf(rank)]?.bySource;
    const waiters = bySource?.get(source);
    if (waiters) waiters.push(waiter);
    else bySource?.set(source, [waiter]);
    length += 1;
  };

  const takeNext = (): Waiter | undefined => {
    for (const { bySource } of lines)
      for (const [source, waiters] of bySource) {
        const next = waiters.shift();
        // To the end of its rank.
        bySource.delete(source);
        if (waiters.length > 0) bySource.set(source, waiters);
        length -= 1;
        return next;
      }
    return undefined;
  };

  const remove = ({ source, rank }: Readonly<Work>, waiter: Waiter): void => {
    const bySource = lines[ranks.indexOf(rank)]?.bySource;
    const waiters = bySource?.get(source);
    const index = waiters?.indexOf(waiter) ?? -1;
    if (index < 0) return;
    waiters?.splice(index, 1);
    if (waiters?.length === 0) bySource?.delete(source);
    length -= 1;
  };

  const countOf = (source: string): number =>
    lines.reduce((sum, { bySource }) => sum + (bySource.get(source)?.length ?? 0), 0);

  /** Whom most wait for. */
  const fullestSource = (): string | undefined => {
    const sources = new Set(lines.flatMap(({ bySource }) => [...bySource.keys()]));
    return [...sources].reduce<string | undefined>(
      (fullest, source) => (fullest === undefined || countOf(source) > countOf(fullest) ? source : fullest),
      undefined,
    );
  };

  /** The last of the lowest rank. */
  const removeNewest = (source: string): Waiter | undefined => {
    for (const { bySource } of lines.toReversed()) {
      const waiters = bySource.get(source);
      const newest = waiters?.pop();
      if (newest === undefined) continue;
      if (waiters?.length === 0) bySource.delete(source);
      length -= 1;
      return newest;
    }
    return undefined;
  };

  return { add, remove, takeNext, countOf, fullestSource, removeNewest, length: () => length };
};
