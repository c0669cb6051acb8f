import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { events, sessions } from '#server/db/schema.ts';
import { housekeeping } from './housekeeping.ts';
import { trimEvents } from './live/event-log.ts';
import { setUpTestApp } from './testing/test-app.ts';

const test = setUpTestApp();
const dayMs = 24 * 60 * 60_000;

/** So many events of an owner, all two days old. */
const storeOldEvents = (ownerId: string, count: number) =>
  test.engine.db.execute(sql`insert into ${events} (owner_id, seq, kind, payload, at)
    select ${ownerId}, n, 'menu', '{"kind":"menu"}', now() - interval '2 days' + make_interval(secs => n)
    from generate_series(1000, ${999 + count}) n`);
const seqsOf = async (ownerId: string) => {
  const { rows } = await test.engine.db.execute<{ seq: number }>(
    sql`select seq from ${events} where owner_id = ${ownerId} and seq >= 1000 order by seq`,
  );
  return rows.map(({ seq }) => Number(seq));
};

describe('trimming the event log', () => {
  it('keeps what it did when it is interrupted, and goes on from there', async () => {
    const owner = await test.owner();
    await storeOldEvents(owner.id, 1_200);
    const stopping = new AbortController();
    const before = new Date(Date.now() - dayMs);
    const trimming = trimEvents(test.engine.db, before, { pauseMs: 3_600_000, signal: stopping.signal });
    await expect.poll(async () => (await seqsOf(owner.id)).length).toBe(950);
    stopping.abort();
    expect(await trimming).toBe(250);
    expect(await trimEvents(test.engine.db, before)).toBe(950);
    expect(await seqsOf(owner.id)).toEqual([]);
  });

  it('leaves no gap: what is left of an owner is the newest, without exception', async () => {
    const owner = await test.owner();
    await storeOldEvents(owner.id, 20);
    // Numbers grow in the order of commits, times in that of beginnings.
    await test.engine.db.execute(
      sql`update ${events} set at = now() where owner_id = ${owner.id} and seq in (1004, 1018, 1019)`,
    );
    await trimEvents(test.engine.db, new Date(Date.now() - dayMs));
    expect(await seqsOf(owner.id)).toEqual([1018, 1019]);
  });
});

describe('housekeeping', () => {
  const tasks = () => housekeeping(test, test.services);

  it('runs from end to end, and again', async () => {
    for (let turn = 0; turn < 2; turn += 1)
      for (const task of tasks()) await task.run(new AbortController().signal);
  });

  it('stops at once when it is told to', async () => {
    const owner = await test.owner();
    await storeOldEvents(owner.id, 3);
    for (const task of tasks()) await task.run(AbortSignal.abort());
    expect(await seqsOf(owner.id)).toHaveLength(3);
  });

  it('ends sessions however many have expired', async () => {
    const owner = await test.owner();
    await test.engine.db.execute(sql`insert into ${sessions} (token_hash, user_id, expires_at)
      select 'old' || n, ${owner.id}, ${new Date(test.clock.now().getTime() - dayMs).toISOString()}::timestamptz
      from generate_series(1, 1100) n`);
    await test.services.sessions.sweep();
    const { rows } = await test.engine.db.execute(
      sql`select count(*)::int as left from ${sessions} where user_id = ${owner.id}`,
    );
    expect(rows).toEqual([{ left: 1 }]);
    expect((await owner.get('/users/me')).status).toBe(200);
  });
});
