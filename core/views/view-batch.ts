import { addLooks, type Looks } from './views.ts';

/**
 * Different things that are kept of all restaurants, and what each may have whatever the others have: however much is
 * looked at elsewhere, nobody's guests are overlooked.
 */
const inAll = 100_000;
const ofEach = 200;

/** Looks that wait to be written, by restaurant; of things that there are, so one restaurant's are never endless. */
export const createLookBatch = (limits = { inAll, ofEach }) => {
  const waiting = new Map<string, { looks: Looks; things: number }>();
  let things = 0;

  const forget = (ownerId: string): void => {
    things -= waiting.get(ownerId)?.things ?? 0;
    waiting.delete(ownerId);
  };

  return {
    /** False when there was no room. */
    add: (ownerId: string, looks: Looks): boolean => {
      const had = waiting.get(ownerId);
      const total = addLooks([had?.looks ?? {}, looks]);
      const kept = Object.values(total).reduce((sum, counts) => sum + Object.keys(counts).length, 0);
      const all = things - (had?.things ?? 0) + kept;
      const isMore = kept > (had?.things ?? 0);
      if (isMore && kept > limits.ofEach && all > limits.inAll) return false;
      waiting.set(ownerId, { looks: total, things: kept });
      things = all;
      return true;
    },

    owners: (): string[] => [...waiting.keys()],

    /** Of one restaurant; they are somebody else's now. */
    take: (ownerId: string): Looks => {
      const looks = waiting.get(ownerId)?.looks ?? {};
      forget(ownerId);
      return looks;
    },
  };
};
