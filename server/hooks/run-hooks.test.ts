import { describe, expect, it } from 'vitest';
import { type Hook, runHooks, saidOnce } from './run-hooks.ts';

describe('hooks', () => {
  const listed: Hook[] = [{ locks: 'printJobs' }, { locks: 'stock' }, { locks: 'calls' }];

  it('run one after the other by what they lock, however they are listed', async () => {
    for (const hooks of [listed, listed.toReversed()]) {
      const steps: string[] = [];
      await runHooks(hooks, async ({ locks }) => {
        steps.push(`${locks} begins`);
        await Promise.resolve();
        steps.push(`${locks} is done`);
        return [];
      });
      expect(steps).toEqual(
        ['calls', 'stock', 'printJobs'].flatMap((locks) => [`${locks} begins`, `${locks} is done`]),
      );
    }
  });

  it('answer what they say in that order, and what several say alike can be said once', async () => {
    const events = await runHooks(listed, ({ locks }) =>
      Promise.resolve([{ kind: 'visit', visitId: locks }, { kind: 'menu' }]),
    );
    expect(events).toHaveLength(6);
    expect(saidOnce(events)).toEqual([
      { kind: 'visit', visitId: 'calls' },
      { kind: 'menu' },
      { kind: 'visit', visitId: 'stock' },
      { kind: 'visit', visitId: 'printJobs' },
    ]);
  });

  it('that have nothing to do are left out', async () => {
    const events = await runHooks(listed, ({ locks }) =>
      locks === 'stock' ? Promise.resolve([{ kind: 'menu' }]) : undefined,
    );
    expect(events).toEqual([{ kind: 'menu' }]);
  });
});
