import { addLooks, type Looks } from './looks.ts';

/** Different things of one restaurant, and of all: whoever makes up ids fills a minute's batch and no more. */
const perOwner = 1_000;
const inAll = 100_000;

/** Looks that wait to be written, by restaurant. */
export const createLookBatch = ({ perOwner: ofOne, inAll: ofAll } = { perOwner, inAll }) => {
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
      if (kept > ofOne || all > ofAll) return false;
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
