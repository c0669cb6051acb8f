import { addViews, type Views } from './views.ts';

/**
 * Different things that are kept of all restaurants, and what each may have whatever the others have: however much is
 * looked at elsewhere, nobody's guests are overlooked.
 */
const inAll = 100_000;
const ofEach = 200;

/** Looks that wait to be written, by restaurant; of things that there are, so one restaurant's are never endless. */
export const createViewBatch = <Owner extends string>(limits = { inAll, ofEach }) => {
  const waiting = new Map<Owner, { views: Views; things: number }>();
  let things = 0;

  const forget = (ownerId: Owner): void => {
    things -= waiting.get(ownerId)?.things ?? 0;
    waiting.delete(ownerId);
  };

  return {
    /** False when there was no room. */
    add: (ownerId: Owner, views: Views): boolean => {
      const had = waiting.get(ownerId);
      const total = addViews([had?.views ?? {}, views]);
      const kept = Object.values(total).reduce((sum, counts) => sum + Object.keys(counts).length, 0);
      const all = things - (had?.things ?? 0) + kept;
      const isMore = kept > (had?.things ?? 0);
      if (isMore && kept > limits.ofEach && all > limits.inAll) return false;
      waiting.set(ownerId, { views: total, things: kept });
      things = all;
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
