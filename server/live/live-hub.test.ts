import { describe, expect, it } from 'vitest';
import { openHubOverWrittenLog, settle } from './testing/written-log.ts';

describe('the live hub', () => {
  it('delivers an event whose first reads failed, without being notified again', async () => {
    const { join, failReads, commit, sleeping, errors, hub } = await openHubOverWrittenLog();
    const board = await join();
    failReads(3);
    commit();
    for (let retries = 1; retries <= 3; retries++) {
      await settle();
      expect(board.heard).toEqual([]);
      expect(hub.lag().events).toBe(1);
      expect(errors).toHaveLength(retries);
      sleeping.pop()?.();
    }
    await settle();
    expect(board.heard).toEqual([1]);
    expect(hub.lag()).toEqual({ events: 0, seconds: 0 });
  });

  it('stops trying when nobody listens any more', async () => {
    const { join, failReads, commit, sleeping, errors } = await openHubOverWrittenLog();
    const board = await join();
    failReads(10);
    commit();
    await settle();
    board.stop();
    sleeping.pop()?.();
    await settle();
    expect([errors.length, sleeping.length]).toEqual([1, 0]);
  });

  it('overlooks no notification, whenever it comes', async () => {
    const { join, commit } = await openHubOverWrittenLog();
    // At each of the moments after an event was handed over: while the reading loop decides whether it is finished.
    for (let turns = 0; turns < 12; turns++) {
      let isFirst = true;
      const board = await join(null, () => {
        if (!isFirst) return;
        isFirst = false;
        let later: Promise<void> = Promise.resolve();
        for (let turn = 0; turn < turns; turn++) later = later.then(() => {});
        void later.then(commit);
      });
      commit();
      await settle();
      expect(board.heard).toHaveLength(2);
      board.stop();
    }
  });

  it('loses no subscriber to a late notification of what its beginning holds already', async () => {
    const { join, write, notice, commit } = await openHubOverWrittenLog();
    write(3);
    const joining = join();
    notice();
    const board = await joining;
    await settle();
    expect(board.isLost()).toBe(false);
    commit();
    await settle();
    expect(board.heard).toEqual([4]);
  });

  it('finds what nobody was notified of when it compares itself with the log', async () => {
    const { join, write, hub } = await openHubOverWrittenLog();
    const board = await join();
    write(3);
    await settle();
    expect(board.heard).toEqual([]);
    await hub.compareWithLog();
    await settle();
    expect(board.heard).toEqual([1, 2, 3]);
  });

  it('gives a stream that comes back what it missed, and what happened meanwhile, once and in order', async () => {
    const { join, write, commit } = await openHubOverWrittenLog();
    write(5);
    const joining = join(2);
    commit();
    const board = await joining;
    commit();
    await settle();
    expect([...(board.missed ?? []).map(({ seq }) => seq), ...board.heard]).toEqual([3, 4, 5, 6, 7]);
  });

  it('asks for a snapshot when the number is unknown, trimmed or too far back', async () => {
    const { join, write, trimTo } = await openHubOverWrittenLog();
    write(10);
    expect((await join(11)).missed).toBeNull();
    trimTo(5);
    expect((await join(2)).missed).toBeNull();
    expect((await join(4)).missed).toHaveLength(6);
    write(2_000);
    expect((await join(9)).missed).toBeNull();
  });

  it('sends everybody back to the beginning when the log was trimmed before it could be read', async () => {
    const { join, write, trimTo, notice, hub } = await openHubOverWrittenLog();
    const board = await join();
    write(9);
    trimTo(5);
    notice();
    await settle();
    expect(board.isLost()).toBe(true);
    expect(hub.lag().events).toBe(0);
  });

  it('reads no further for a channel that nobody listens to', async () => {
    const { join, commit, hub } = await openHubOverWrittenLog();
    const board = await join();
    board.stop();
    commit();
    await settle();
    expect(board.heard).toEqual([]);
    expect(hub.streamCount()).toBe(0);
  });
});
