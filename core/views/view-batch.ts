import { addViews, type Views } from './views.ts';

/**
 * The number of counters for all restaurants together, and what each may always have: however busy the others are,
 * nobody's guests go uncounted.
 */
const inAll = 100_000;
const ofEach = 200;

/** Views waiting to be written, by restaurant; only of existing dishes and tables, so each restaurant's are bounded. */
export const createViewBatch = <Owner extends string>(limits = { inAll, ofEach }) => {
  const waiting = new Map<Owner, { views: Views; counters: number }>();
  let counters = 0;

  const forget = (ownerId: Owner): void => {
    counters -= waiting.get(ownerId)?.counters ?? 0;
    waiting.delete(ownerId);
  };

  return {
    /** False when it is full. */
    add: (ownerId: Owner, views: Views): boolean => {
      const had = waiting.get(ownerId);
      const total = addViews([had?.views ?? {}, views]);
      const size = Object.values(total).reduce((sum, counts) => sum + Object.keys(counts).length, 0);
      const all = counters - (had?.counters ?? 0) + size;
      const isMore = size > (had?.counters ?? 0);
      if (isMore && size > limits.ofEach && all > limits.inAll) return false;
      waiting.set(ownerId, { views: total, counters: size });
      counters = all;
      return true;
    },

    owners: (): Owner[] => [...waiting.keys()],

    /** Of one restaurant; they are somebody else's now. */
    take: (ownerId: Owner): Views => {
      const views = waiting.get(ownerId)?.views ?? {};
      forget(ownerId);
      return views;
    },
  };
};
