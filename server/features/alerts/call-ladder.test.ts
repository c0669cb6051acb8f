import { describe, expect, it } from 'vitest';
import { calls } from '#server/db/schema.ts';
import { buildOpenTables } from '#server/testing/build-called-table.ts';
import { refuseChange } from '#server/testing/refuse-change.ts';
import { runIfDue } from '#server/testing/run-if-due.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import { createRingLadder } from './ring-ladder.service.ts';

const test = setUpTestApp();
const climb = () => runIfDue(test, 'climb the ring ladder');
const pass = (seconds: number) => test.clock.advance(seconds * 1000);

const calledTable = async () => {
  const place = await buildOpenTables(test);
  const { owner, call, guest, listed } = place;
  const prove = () => owner.put('/orders/presence', { board: `board-of-${owner.id}`, isWatched: true });
  await prove();
  const { body: sent } = await call({ table: 7, kind: 'waiter' });
  return {
    ...place,
    prove,
    shown: async () => (await listed())[0],
    guest: () => guest(sent),
    unattended: async () => (await owner.get('/orders/unattended')).body,
    answer: async (answer: string) => owner.patch(`/calls/${(await listed())[0]?._id}`, { answer }),
    /** Time passes at a board that somebody watches. */
    passWatched: async (seconds: number) => {
      for (let left = seconds; left > 0; left -= 20) {
        await prove();
        pass(Math.min(20, left));
      }
      await prove();
    },
  };
};

describe('a call that nobody sees', () => {
  it('rings louder after 60 s, on all screens after 120 s, and its guest is told after 180 s', async () => {
    const { shown, guest, passWatched, unattended } = await calledTable();
    for (const step of [1, 2, 3]) {
      await passWatched(59);
      await climb();
      expect((await shown())?.ringStep).toBe(step - 1);
      pass(1);
      await climb();
      await climb();
      expect(await shown()).toMatchObject({ ringStep: step, revision: step + 1 });
      expect((await unattended()).calls).toBe(step >= 2 ? 1 : 0);
      expect((await guest()).unseen).toBe(step === 3);
    }
  });

  it('goes to the end at once where nobody is home, and the other screens ring', async () => {
    const { shown, guest, unattended } = await calledTable();
    pass(120);
    await climb();
    expect((await shown())?.ringStep).toBe(3);
    expect((await guest()).unseen).toBe(true);
    expect(await unattended()).toEqual({ isOpen: true, isWatched: false, waiting: 0, calls: 1 });
  });

  it('rings no more once it is seen, and its guest reads so', async () => {
    const { shown, guest, unattended, answer } = await calledTable();
    pass(120);
    await climb();
    await answer('seen');
    expect(await guest()).toMatchObject({ unseen: false, seenAt: expect.any(String) });
    expect((await unattended()).calls).toBe(0);
    const { revision } = (await shown()) ?? {};
    pass(600);
    await climb();
    expect((await shown())?.revision).toBe(revision);
  });

  it('rings anew from the beginning when it wants something else', async () => {
    const { call, shown, passWatched, owner, listed } = await calledTable();
    // Of the same moment, either could be listed first.
    pass(1);
    await call({ table: 8, kind: 'bill', payment: 'card' });
    const billOf = async () => (await listed()).find(({ kind }) => kind === 'bill');
    await owner.patch(`/calls/${(await billOf())?._id}`, { answer: 'seen' });
    await passWatched(300);
    await call({ table: 8, kind: 'bill', payment: 'cash' });
    await climb();
    expect([(await billOf())?.ringStep, (await shown())?.ringStep]).toEqual([0, 3]);
    await passWatched(60);
    await climb();
    expect((await billOf())?.ringStep).toBe(1);
  });

  it('is heard also when another one cannot be raised', async () => {
    const [bad, good] = [await calledTable(), await calledTable()];
    const mend = await refuseChange(test.engine, calls, (await bad.shown())?._id ?? '');
    pass(120);
    await climb();
    expect([(await bad.shown())?.ringStep, (await good.shown())?.ringStep]).toEqual([0, 3]);
    await mend();
    pass(60);
    await climb();
    expect((await bad.shown())?.ringStep).toBe(3);
  });

  it('is raised once by two who climb at the same moment', async () => {
    const { shown } = await calledTable();
    const { engine, clock } = test;
    const other = createRingLadder({ db: engine.db, clock, log: { error: () => {} } });
    pass(120);
    await Promise.all([climb(), other.climb()]);
    expect(await shown()).toMatchObject({ ringStep: 3, revision: 2 });
  });
});
