import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '#core/values/testing/runs.ts';
import { openHubOverWrittenLog, owner, settle } from './testing/written-log.ts';

/** Throws at the n-th event it is given; null: never. */
type Habit = { throwsAt: number | null; throwsWhenLost: boolean };

const anyHabit: fc.Arbitrary<Habit> = fc.record({
  throwsAt: fc.option(fc.integer({ min: 1, max: 6 })),
  throwsWhenLost: fc.boolean(),
});
const anyStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ commits: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ joins: anyHabit }) },
);

describe('a reader that throws', () => {
  it('loses only itself: all others hear every event once and in order, and it hears no other', () =>
    fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 25 }), async (steps) => {
        const log = await openHubOverWrittenLog();
        const readers: { habit: Habit; base: number; heard: number[]; timesLost: number }[] = [];
        const join = async (habit: Habit) => {
          const reader = { habit, base: log.last(), heard: [] as number[], timesLost: 0 };
          readers.push(reader);
          let delivered = 0;
          const { start } = await log.hub.subscribe(owner, null, {
            deliver: ({ seq }) => {
              delivered += 1;
              if (delivered === habit.throwsAt) throw new Error('a value that this process does not know');
              reader.heard.push(seq);
            },
            onLost: () => {
              reader.timesLost += 1;
              if (habit.throwsWhenLost) throw new Error('its connection is gone already');
            },
          });
          start();
        };
        for (const step of steps) {
          if ('joins' in step) await join(step.joins);
          else for (let count = 0; count < step.commits; count += 1) log.commit();
          await settle();
        }
        for (const { habit, base, heard, timesLost } of readers) {
          const happened = log.last() - base;
          const throws = habit.throwsAt !== null && habit.throwsAt <= happened;
          const expected = throws ? (habit.throwsAt ?? 0) - 1 : happened;
          expect(heard).toEqual(Array.from({ length: expected }, (_, place) => base + 1 + place));
          expect(timesLost).toBe(throws ? 1 : 0);
        }
        const alive = readers.filter(({ timesLost }) => timesLost === 0);
        expect(log.hub.streamCount()).toBe(alive.length);
        expect(log.hub.lag().events).toBe(0);
        await log.hub.close();
      }),
      { numRuns: rounds(200) },
    ));

  it('is ended before it begins when it cannot take what happened while it began', async () => {
    const { hub, commit, errors } = await openHubOverWrittenLog();
    let isLost = false;
    const subscription = await hub.subscribe(owner, null, {
      deliver: () => {
        throw new Error('a value that this process does not know');
      },
      onLost: () => {
        isLost = true;
      },
    });
    commit();
    await settle();
    expect(isLost).toBe(false);
    subscription.start();
    expect([isLost, hub.streamCount(), subscription.seq()]).toEqual([true, 0, 0]);
    expect(errors).toEqual(['a live stream could not take an event and begins anew']);
  });

  it('is told of nothing more once its log was lost, though nobody stops it', async () => {
    const { join, write, trimTo, notice, commit, hub } = await openHubOverWrittenLog();
    const board = await join();
    write(9);
    trimTo(5);
    notice();
    await settle();
    commit();
    await settle();
    expect([board.isLost(), board.heard, hub.streamCount()]).toEqual([true, [], 0]);
  });

  it('begins anew when the log has a hole', async () => {
    const { join, write, forget, notice } = await openHubOverWrittenLog();
    const board = await join();
    write(3);
    forget(2);
    notice();
    await settle();
    expect([board.heard, board.isLost()]).toEqual([[1], true]);
  });
});

describe('whoever listens to notices', () => {
  it('keeps neither others nor the boards from hearing when it throws', async () => {
    const { hub, join, commit, errors, reconnect } = await openHubOverWrittenLog();
    const heard: unknown[] = [];
    hub.onNotice(() => {
      throw new Error('a cache that broke');
    });
    hub.onNotice((notice) => heard.push(notice === 'everything' ? notice : notice.seq));
    const board = await join();
    commit();
    await settle();
    reconnect();
    expect([heard, board.heard]).toEqual([[1, 'everything'], [1]]);
    expect(errors).toEqual(['hearing of live events failed', 'hearing of live events failed']);
  });
});
