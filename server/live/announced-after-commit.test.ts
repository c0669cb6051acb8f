import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { LiveEventKind } from '#core/live/live-events.ts';
import { eventChannel, parseNotice } from '#server/db/announcing/event-notice.ts';
import { openPostgresEngine } from '#server/db/engine/postgres-engine.ts';
import { users } from '#server/db/schema.ts';
import { createRingLadder } from '#server/features/alerts/ring-ladder.service.ts';
import { newId } from '#server/system/ids.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { buildTestApp } from '#server/testing/test-app.ts';
import { createPostgresDatabase, testEngine } from '#server/testing/test-database.ts';
import { logEvents, logEventsOfOwners } from './event-log.ts';

/** In front of PostgreSQL's own: refuses a notification of events whose transaction waits for the disk. */
const strictNotify = `
  create function public.pg_notify(channel text, payload text) returns void language plpgsql as $$
  begin
    if channel = '${eventChannel}' and current_setting('synchronous_commit') <> 'off' then
      raise exception 'notified inside a transaction that others wait for';
    end if;
    perform pg_catalog.pg_notify(channel, payload);
  end $$`;

const openProcess = async (databaseUrl: string) => {
  const engine = await openPostgresEngine({ databaseUrl });
  onTestFinished(() => engine.close());
  const heard: string[] = [];
  const { promise: reconnected, resolve } = Promise.withResolvers<void>();
  await engine.listen(eventChannel, (payload) => heard.push(payload), resolve);
  return { ...engine, heard, reconnected };
};

/** Two processes on one database, which may be one that refuses such a notification. */
const openTwo = async ({ isStrict }: { isStrict: boolean }) => {
  const { url, drop } = await createPostgresDatabase();
  onTestFinished(drop);
  const admin = await openPostgresEngine({ databaseUrl: url, poolSize: 1 });
  const name = new URL(url).pathname.slice(1);
  if (isStrict) {
    await admin.db.execute(sql.raw(strictNotify));
    await admin.db.execute(sql.raw(`alter database ${name} set search_path = public, pg_catalog`));
    // The server of the tests waits for no disk at all.
    await admin.db.execute(sql.raw(`alter database ${name} set synchronous_commit = on`));
  }
  const owner = newId();
  await admin.db.insert(users).values({
    ...{ id: owner, email: `${owner}@menta.test`, passwordHash: 'x', firstName: 'x', lastName: 'x' },
    ...{ plan: 'pro', trialEndsAt: new Date() },
  });
  await admin.close();
  return { owner, own: await openProcess(url), other: await openProcess(url) };
};

const menu = { kind: 'menu' } as const;

describe.runIf(testEngine === 'postgres')('on PostgreSQL, what happened is announced', () => {
  it('by everything that logs events, and never while a transaction waits for the disk', async () => {
    const { own, other } = await openTwo({ isStrict: true });
    const test = await buildTestApp({ engine: own });
    onTestFinished(test.close);
    const restaurant = await buildOpenRestaurant(test);
    const { owner, dish } = restaurant;
    const order = async () => (await test.visitor().post('/orders', orderBodyFor(owner, dish))).body;
    const announced = async (kind: LiveEventKind, happens: () => Promise<unknown>) => {
      const before = own.heard.length;
      await happens();
      const notices = own.heard.slice(before).map((payload) => parseNotice(payload));
      expect(notices).toEqual([{ ownerId: owner.id, seq: expect.any(Number), kinds: expect.any(Array) }]);
      expect(notices[0]?.kinds).toContain(kind);
    };
    const count = (left: number) => owner.put(`/stock/${dish._id}`, { limit: { kind: 'counted', left } });
    const staffOrder = {
      ...{ customerName: 'דנה', tableNumber: null, clientOrderToken: `staff-${newId()}` },
      ...{ dishes: orderBodyFor(owner, dish).dishes, totalPrice: dish.price },
    };
    await announced('order', order);
    await count(900);
    await announced('order', order);
    await count(3);
    await announced('order', order);
    await owner.put(`/stock/${dish._id}`, { limit: null });
    await announced('order', () => owner.post('/orders/staff', staffOrder));
    const { _id } = await order();
    await announced('order', () => owner.patch(`/orders/${_id}`, { status: 'inProcess', rejected: false }));
    await announced('menu', () => owner.put(`/menus/${restaurant.menu._id}`, { name: 'צהריים' }));
    test.clock.advance(61_000);
    await announced('order', () =>
      createRingLadder({ db: own.db, clock: test.clock, log: test.app.log }).climb(),
    );
    await announced('stock', () => owner.put(`/dishes/${dish._id}/stock`, { available: false }));
    // Each number once: what a process tells the others does not come back to it.
    const numbers = own.heard.map((payload) => parseNotice(payload)?.seq ?? 0);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    await expect.poll(() => parseNotice(other.heard.at(-1) ?? '')?.seq).toBe(numbers.at(-1));
  });

  it('at once in its own process when its transaction is committed, and not before', async () => {
    const { own, other, owner } = await openTwo({ isStrict: true });
    await own.db.transaction(async (tx) => {
      await logEvents(tx, owner, menu);
      await logEventsOfOwners(tx, [{ ownerId: owner, event: menu }]);
      expect(own.heard).toEqual([]);
    });
    expect(own.heard).toEqual([`${owner} 1 menu`, `${owner} 2 menu`]);
    await expect.poll(() => other.heard).toEqual([`${owner} 2 menu`]);
  });

  it('never when its transaction was rolled back, also where the database says so only at the end', async () => {
    const { own, other, owner } = await openTwo({ isStrict: true });
    const undone = own.db.transaction(async (tx) => {
      await logEvents(tx, owner, menu);
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    const swallowed = own.db.transaction(async (tx) => {
      await logEvents(tx, owner, menu);
      await tx.execute(sql`select 1 / 0`).catch(() => {});
    });
    await expect(swallowed).rejects.toThrow();
    let attempts = 0;
    await own.db.transaction(async (tx) => {
      attempts += 1;
      await logEvents(tx, owner, menu);
      if (attempts === 1) throw Object.assign(new Error('another was first'), { code: '40001' });
    });
    expect([attempts, own.heard]).toEqual([2, [`${owner} 1 menu`]]);
    await expect.poll(() => other.heard).toEqual([`${owner} 1 menu`]);
  });

  it('by the statement itself inside a savepoint, which may be undone alone', async () => {
    const { own, other, owner } = await openTwo({ isStrict: false });
    await own.db.transaction(async (tx) => {
      await tx.transaction((savepoint) => logEvents(savepoint, owner, menu));
    });
    await expect.poll(() => [own.heard, other.heard]).toEqual([[`${owner} 1 menu`], [`${owner} 1 menu`]]);
  });

  it('again after the connection that tells was lost, with all that came meanwhile', async () => {
    const { own, other, owner } = await openTwo({ isStrict: true });
    await own.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'LISTEN%' and pid <> pg_backend_pid()`);
    for (let count = 0; count < 3; count += 1) await own.db.transaction((tx) => logEvents(tx, owner, menu));
    await Promise.all([own.reconnected, other.reconnected]);
    await own.db.transaction((tx) => logEvents(tx, owner, menu));
    expect(own.heard).toHaveLength(4);
    await expect.poll(() => other.heard.at(-1)).toBe(`${owner} 4 menu`);
  });

  it('before the process that did it ends in peace', async () => {
    const { own, other, owner } = await openTwo({ isStrict: true });
    await own.db.transaction((tx) => logEvents(tx, owner, menu));
    await own.close();
    await expect.poll(() => other.heard).toEqual([`${owner} 1 menu`]);
  });
});
