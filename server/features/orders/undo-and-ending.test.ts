import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildMenu } from '#server/testing/build-menu.ts';
import { countWaiting, holdOrder } from '#server/testing/hold-rows.ts';
import { listOpenShifts } from '#server/testing/stored-rows.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import { testEngine } from '#server/testing/test-database.ts';

const test = setUpTestApp();

afterEach(() => vi.restoreAllMocks());

/** How often a transaction had to begin anew, because it waited for one that waited for it. */
const countRepetitions = () => {
  const { db } = test.engine;
  const begin = db.transaction.bind(db);
  const counts = { repeated: 0 };
  vi.spyOn(db, 'transaction').mockImplementation((run, config) => {
    let isFirst = true;
    return begin((tx) => {
      if (!isFirst) counts.repeated += 1;
      isFirst = false;
      return run(tx);
    }, config);
  });
  return counts;
};

/** A practice with an order that was approved just now. */
const practise = async () => {
  const owner = await test.owner();
  await buildMenu(owner);
  await owner.post('/practice');
  test.clock.advance(60_000);
  await test.services.simulatedGuests.serveDue();
  const [order] = (await owner.get('/orders/mine')).body;
  const { body: approved } = await owner.patch(`/orders/${order._id}`, { status: 'inProcess' });
  return { owner, orderId: order._id as string, revision: approved.revision as number };
};

// The embedded database runs one transaction at a time.
describe.runIf(testEngine === 'postgres')('an undo and the end of its shift at one moment', () => {
  it.each(['undo first', 'end first'])('wait for each other in one direction: %s', async (order) => {
    const { owner, orderId, revision } = await practise();
    const counts = countRepetitions();
    const release = await holdOrder(test.engine, orderId);
    const undo = () => owner.post(`/orders/${orderId}/undo`, { revision });
    const end = () => owner.delete('/practice');
    const calls = order === 'undo first' ? [undo, end] : [end, undo];
    const answers = [];
    for (const [before, call] of calls.entries()) {
      answers.push(call());
      await expect.poll(() => countWaiting(test.engine)).toBe(before + 1);
    }
    await release();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toEqual(order === 'undo first' ? [200, 200] : [200, 404]);
    expect(counts.repeated).toBe(0);
    expect(await listOpenShifts(test.engine.db, owner.id)).toEqual([]);
  });
});
