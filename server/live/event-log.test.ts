import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { LiveEvent } from '#core/live/live-events.ts';
import { events } from '#server/db/schema.ts';
import { newId } from '#server/system/ids.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import { testEngine } from '#server/testing/test-database.ts';
import { listLastSeqs, logEvents, readEventsAfter, readLastSeq, trimEvents } from './event-log.ts';

const test = setUpTestApp();

const stock = (dishId = newId()): LiveEvent => ({ kind: 'stock', dishId, available: true });
const write = (ownerId: string, ...happened: LiveEvent[]) =>
  test.engine.db.transaction((tx) => logEvents(tx, ownerId, ...happened));
/** The numbers after one that a reader has; null when the log cannot tell them. */
const seqsOf = async (ownerId: string, after = 0): Promise<number[] | null> =>
  (await readEventsAfter(test.engine.db, ownerId, after))?.map(({ seq }) => seq) ?? null;
const upTo = (last: number): number[] => Array.from({ length: last }, (_, place) => place + 1);

describe('the sequence numbers of an owner', () => {
  it('count every event from one, without gaps, also many of one transaction and many at once', async () => {
    const { id } = await test.owner();
    await write(id, stock(), { kind: 'menu' }, stock());
    await Promise.all(Array.from({ length: 10 }, () => write(id, stock(), stock())));
    expect(await seqsOf(id)).toEqual(upTo(23));
    expect(await readLastSeq(test.engine.db, id)).toBe(23);
  });

  it('keep the order of what one transaction did', async () => {
    const { id } = await test.owner();
    const happened = [stock(), { kind: 'menu' } as const, stock(), stock()];
    await write(id, ...happened);
    const read = await readEventsAfter(test.engine.db, id, 0);
    expect(read?.map(({ event }) => event)).toEqual(happened);
  });

  it('are not used up by what was rolled back, and nothing is written for nothing', async () => {
    const { id } = await test.owner();
    await write(id, stock());
    const undone = test.engine.db.transaction(async (tx) => {
      await logEvents(tx, id, stock(), stock());
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await write(id);
    await write(id, stock());
    expect(await seqsOf(id)).toEqual([1, 2]);
  });

  it('are each owner’s own', async () => {
    const [one, other] = [await test.owner(), await test.owner()];
    await write(one.id, stock(), stock());
    await write(other.id, stock());
    expect([await seqsOf(one.id), await seqsOf(other.id)]).toEqual([[1, 2], [1]]);
  });

  it('grow across orders, moves and menus that happen at once', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const before = await readLastSeq(test.engine.db, owner.id);
    const sent = await Promise.all([
      ...Array.from({ length: 6 }, () => test.visitor().post('/orders', orderBodyFor(owner, dish))),
      owner.put(`/dishes/${dish._id}/stock`, { available: true }),
      test.visitor().post('/orders', orderBodyFor(owner, dish, { totalPrice: 1 })),
    ]);
    const happened = sent.filter(({ status }) => status < 300).length;
    expect(happened).toBe(7);
    expect(await seqsOf(owner.id, before)).toEqual(upTo(7).map((place) => before + place));
  });

  it.runIf(testEngine === 'postgres')(
    'follow the commits: a later writer waits for the earlier one',
    async () => {
      const { id } = await test.owner();
      const [written, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const [first, second] = [stock(), stock()];
      const slow = test.engine.db.transaction(async (tx) => {
        await logEvents(tx, id, first);
        written.resolve();
        await release.promise;
      });
      await written.promise;
      const quick = write(id, second);
      // Whoever reads now sees neither: a number that is not committed has no successor.
      expect(await seqsOf(id)).toEqual([]);
      release.resolve();
      await Promise.all([slow, quick]);
      const read = await readEventsAfter(test.engine.db, id, 0);
      expect(read).toEqual([
        { seq: 1, event: first },
        { seq: 2, event: second },
      ]);
    },
  );
});

describe('what a reader missed', () => {
  it('is everything after its number', async () => {
    const { id } = await test.owner();
    await write(id, ...upTo(5).map(() => stock()));
    for (const after of [0, 1, 4]) expect(await seqsOf(id, after)).toEqual(upTo(5).slice(after));
  });

  it('is nothing when it is up to date, and unknown when its number is from another log', async () => {
    const { id } = await test.owner();
    expect(await seqsOf(id, 0)).toEqual([]);
    await write(id, stock(), stock());
    expect(await seqsOf(id, 2)).toEqual([]);
    expect(await seqsOf(id, 3)).toBeNull();
    expect(await seqsOf(id, -1)).toBeNull();
  });

  it('is unknown once the log was trimmed past its number, and only then', async () => {
    const { id } = await test.owner();
    const databaseNow = async () => {
      const [row] = (await test.engine.db.execute(sql`select clock_timestamp() as now`)).rows;
      return new Date(row?.now as string);
    };
    await write(id, stock(), stock());
    const between = await databaseNow();
    await write(id, stock());
    await trimEvents(test.engine.db, between);
    expect([await seqsOf(id, 0), await seqsOf(id, 1), await seqsOf(id, 2)]).toEqual([null, null, [3]]);
    await trimEvents(test.engine.db, await databaseNow());
    expect([await seqsOf(id, 2), await seqsOf(id, 3)]).toEqual([null, []]);
    await write(id, stock());
    expect(await seqsOf(id, 3)).toEqual([4]);
  });

  it('comes in pages when it is much, each after the last number of the one before', async () => {
    const { id } = await test.owner();
    await test.engine.db.execute(sql`
      insert into ${events} (owner_id, seq, kind, payload)
      select ${id}, n, 'menu', '{"kind":"menu"}'::jsonb from generate_series(1, 1001) n`);
    expect(await seqsOf(id, 0)).toEqual(upTo(1_000));
    expect(await seqsOf(id, 1_000)).toEqual([1_001]);
  });

  it('is counted for many owners at once, and one without events has no number', async () => {
    const [one, other, silent] = [await test.owner(), await test.owner(), await test.owner()];
    await write(one.id, stock(), stock());
    await write(other.id, stock());
    expect(await listLastSeqs(test.engine.db, [one.id, other.id, silent.id])).toEqual(
      new Map([
        [one.id, 2],
        [other.id, 1],
      ]),
    );
    expect(await readLastSeq(test.engine.db, silent.id)).toBe(0);
  });
});
