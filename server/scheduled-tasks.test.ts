import { describe, expect, it } from 'vitest';
import { setUpTestApp } from '#server/testing/test-app.ts';
import { trimEvents } from './live/event-log.ts';
import { scheduledTasks } from './scheduled-tasks.ts';
import { listOldEvents, makeEventYoung, storeOldEvents, storeSessions } from './testing/stored-events.ts';
import { listStoredSessions } from './testing/stored-rows.ts';

const test = setUpTestApp();
const dayMs = 24 * 60 * 60_000;
const seqsOf = ({ id }: { id: string }) => listOldEvents(test.engine.db, id);

describe('trimming the event log', () => {
  it('keeps what it did when it is interrupted, and goes on from there', async () => {
    const owner = await test.owner();
    await storeOldEvents(test.engine.db, owner.id, 1_200);
    const stopping = new AbortController();
    const before = new Date(Date.now() - dayMs);
    const trimming = trimEvents(test.engine.db, before, { pauseMs: 3_600_000, signal: stopping.signal });
    await expect.poll(async () => (await seqsOf(owner)).length).toBe(950);
    stopping.abort();
    expect(await trimming).toBe(250);
    expect(await trimEvents(test.engine.db, before)).toBe(950);
    expect(await seqsOf(owner)).toEqual([]);
  });

  it('leaves no gap: what is left of an owner is the newest, without exception', async () => {
    const owner = await test.owner();
    await storeOldEvents(test.engine.db, owner.id, 20);
    for (const seq of [1004, 1018, 1019]) await makeEventYoung(test.engine.db, owner.id, seq);
    await trimEvents(test.engine.db, new Date(Date.now() - dayMs));
    expect(await seqsOf(owner)).toEqual([1018, 1019]);
  });
});

describe('what happens by the clock', () => {
  const tasks = () => scheduledTasks(test, test.services);

  it('runs from end to end, and again', async () => {
    for (let turn = 0; turn < 2; turn += 1)
      for (const task of tasks()) await task.run(new AbortController().signal);
  });

  it('stops at once when it is told to', async () => {
    const owner = await test.owner();
    await storeOldEvents(test.engine.db, owner.id, 3);
    for (const task of tasks()) await task.run(AbortSignal.abort());
    expect(await seqsOf(owner)).toHaveLength(3);
  });

  it('ends sessions however many have expired', async () => {
    const owner = await test.owner();
    await storeSessions(test.engine.db, owner.id, 1_100, new Date(test.clock.now().getTime() - dayMs));
    await test.services.sessions.sweep();
    expect(await listStoredSessions(test.engine.db, owner.id)).toHaveLength(1);
    expect((await owner.get('/users/me')).status).toBe(200);
  });
});
