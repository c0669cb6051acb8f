import { describe, expect, it } from 'vitest';
import { createSharedSnapshots } from './shared-snapshots.ts';

describe('shared snapshots', () => {
  const setUp = (answers: (() => Promise<object>)[]) => {
    let readings = 0;
    const snapshots = createSharedSnapshots(() => answers[readings++]?.() ?? Promise.resolve({}));
    return { snapshots, count: () => readings };
  };

  it('reads once for all who begin at the same number, even at the same moment', async () => {
    const { snapshots, count } = setUp([]);
    const [first, second] = await Promise.all([snapshots('a', 7), snapshots('a', 7)]);
    expect(second).toBe(first);
    expect(await snapshots('a', 7)).toBe(first);
    expect(count()).toBe(1);
  });

  it('reads anew after an event, and for each owner', async () => {
    const { snapshots, count } = setUp([]);
    const first = await snapshots('a', 7);
    expect(await snapshots('a', 8)).not.toBe(first);
    expect(await snapshots('b', 8)).not.toBe(first);
    expect(count()).toBe(3);
  });

  it('reads each language for itself', async () => {
    const read = async (ownerId: string, language = 'main') => `${ownerId} in ${language}`;
    const snapshots = createSharedSnapshots(read);
    expect([await snapshots('a', 7, 'en'), await snapshots('a', 7, 'ru'), await snapshots('a', 7)]).toEqual([
      'a in en',
      'a in ru',
      'a in main',
    ]);
  });

  it('forgets a reading that failed', async () => {
    const { snapshots } = setUp([() => Promise.reject(new Error('no database'))]);
    await expect(snapshots('a', 7)).rejects.toThrow('no database');
    expect(await snapshots('a', 7)).toEqual({});
  });
});
