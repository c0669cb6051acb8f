import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GuestLocale } from '#core/i18n/locale.ts';
import { rounds } from '#core/values/testing/runs.ts';
import { createSharedSnapshots } from './shared-snapshots.ts';

type Snapshot = { ownerId: string; language: string; changes: number };

/** A log in which every event is one that guests see, and a menu that says how many there were. */
const setUp = () => {
  let changes = 0;
  let readings = 0;
  let isAway = false;
  const past = new Set<Snapshot>();
  const read = createSharedSnapshots<Snapshot, string, GuestLocale | undefined>({
    readChange: async (_, since) => ({ lastSeq: changes, isChanged: since !== changes }),
    read: async (ownerId, language) => {
      readings += 1;
      if (isAway) throw new Error('no database');
      return { ownerId, language: language ?? 'main', changes };
    },
    isPast: (snapshot) => past.has(snapshot),
    bytesOf: () => 1_000,
    maxBytes: 1_000_000,
  });
  return {
    get: (ownerId: string, language?: GuestLocale) => read(ownerId, language),
    count: () => readings,
    change: () => {
      changes += 1;
    },
    setAway: (away: boolean) => {
      isAway = away;
    },
    pass: (snapshot: Snapshot) => past.add(snapshot),
  };
};

describe('shared snapshots', () => {
  it('are read once for all, even for those who come at the same moment', async () => {
    const { get, count } = setUp();
    const [first, ...others] = await Promise.all(Array.from({ length: 300 }, () => get('a')));
    expect(new Set(others)).toEqual(new Set([first]));
    expect(await get('a')).toBe(first);
    expect(count()).toBe(1);
  });

  it('are read anew after an event, and for each owner and language', async () => {
    const { get, change, count } = setUp();
    const first = await get('a');
    change();
    expect(await get('a')).toMatchObject({ ownerId: 'a', changes: 1 });
    expect(await get('a')).not.toBe(first);
    expect(await get('b')).toMatchObject({ ownerId: 'b' });
    expect([await get('a', 'en'), await get('a', 'ru'), await get('a')]).toMatchObject([
      { language: 'en' },
      { language: 'ru' },
      { language: 'main' },
    ]);
    expect(count()).toBe(5);
  });

  it('are read anew when their time is over', async () => {
    const { get, pass } = setUp();
    const first = await get('a');
    pass(first);
    expect(await get('a')).not.toBe(first);
  });

  it('are forgotten when they could not be read', async () => {
    const { get, setAway } = setUp();
    setAway(true);
    await expect(get('a')).rejects.toThrow('no database');
    setAway(false);
    expect(await get('a')).toMatchObject({ ownerId: 'a' });
  });

  it('hold whatever was committed before they were asked for, however the answers of the database are delayed', async () => {
    type Step =
      | { do: 'commit' }
      | { do: 'ask'; language: GuestLocale }
      | { do: 'execute' | 'deliver'; nth: number };
    const steps = fc.array(
      fc.oneof(
        fc.constant<Step>({ do: 'commit' }),
        fc.record({ do: fc.constant('ask' as const), language: fc.constantFrom<GuestLocale>('he', 'en') }),
        fc.record({ do: fc.constantFrom('execute' as const, 'deliver' as const), nth: fc.nat(2) }),
      ),
      { minLength: 60, maxLength: 60 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        let committed = 0;
        /** Statements that the database has not executed, and those whose answers are on their way. */
        const sent: (() => void)[] = [];
        const answered: (() => void)[] = [];
        const query = <T>(read: () => T): Promise<T> =>
          new Promise((resolve) => {
            sent.push(() => {
              const found = read();
              answered.push(() => resolve(found));
            });
          });
        const get = createSharedSnapshots<{ committed: number }, string, GuestLocale>({
          readChange: (_, since) => query(() => ({ lastSeq: committed, isChanged: since !== committed })),
          read: () => query(() => ({ committed })),
          isPast: () => false,
          bytesOf: () => 1,
          maxBytes: 1_000,
        });
        const requests: Promise<void>[] = [];
        const turn = () => new Promise((resolve) => setImmediate(resolve));
        for (const step of taken) {
          if (step.do === 'commit') committed += 1;
          else if (step.do === 'ask') {
            const atLeast = committed;
            requests.push(
              get('a', step.language).then((snapshot) => {
                expect(snapshot.committed).toBeGreaterThanOrEqual(atLeast);
              }),
            );
          } else {
            const queue = step.do === 'execute' ? sent : answered;
            queue.splice(step.nth % Math.max(1, queue.length), 1)[0]?.();
          }
          await turn();
        }
        while (sent.length + answered.length > 0) {
          for (const run of [...sent.splice(0), ...answered.splice(0)]) run();
          await turn();
        }
        await Promise.all(requests);
      }),
      { numRuns: rounds(300) },
    );
  });
});
