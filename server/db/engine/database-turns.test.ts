import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { runAs } from '#server/system/turns/work.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import { isPostgresRun } from './testing/engine-under-test.ts';

const test = setUpTestApp({ environment: { TRUST_PROXY: 'true' } });

/** Far more than the connections of the database. */
const asked = 60;

/** How many of these reads were answered before the neighbour's order was. */
const readsBefore = async (
  read: () => Promise<{ status: number }>,
  order: () => Promise<{ status: number }>,
) => {
  let answered = 0;
  const reads = Array.from({ length: asked }, async () => {
    const { status } = await read();
    answered += 1;
    return status;
  });
  const ordered = order().then(({ status }) => ({ status, answered }));
  expect(new Set(await Promise.all(reads))).toEqual(new Set([200]));
  return ordered;
};

// Over ten connections what is read is soon read, and how many wait is for the machine to say.
const oneAtATime = it.skipIf(isPostgresRun);

oneAtATime("lets an order through before the reads of somebody else's that came first", async () => {
  const { owner: reader } = await buildOpenRestaurant(test);
  const { owner, dish } = await buildOpenRestaurant(test);
  const guest = test.visitor({ 'x-forwarded-for': '203.0.113.7' });
  const { status, answered } = await readsBefore(
    () => reader.get('/dishes'),
    () => guest.post('/orders', orderBodyFor(owner, dish)),
  );
  expect(status).toBe(201);
  expect(answered).toBeLessThan(asked / 2);
});

oneAtATime('takes those who read in turn', async () => {
  const { owner: reader } = await buildOpenRestaurant(test);
  const { owner, dish } = await buildOpenRestaurant(test);
  const guest = test.visitor({ 'x-forwarded-for': '203.0.113.7' });
  const { body } = await guest.post('/orders', orderBodyFor(owner, dish));
  const { status, answered } = await readsBefore(
    () => reader.get('/dishes'),
    () => guest.get(`/orders/track/${body.trackingToken}`),
  );
  expect(status).toBe(200);
  expect(answered).toBeLessThan(asked / 2);
});

it('answers 503 to whoever fills the queue, and lets the others in', async () => {
  const { db, kind } = test.engine;
  const { owner, dish } = await buildOpenRestaurant(test);
  const [flooding, released] = ['203.0.113.9', Promise.withResolvers<void>()];
  const holdOne = async () => {
    const begun = Promise.withResolvers<void>();
    const held = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      begun.resolve();
      await released.promise;
    });
    await begun.promise;
    return { held };
  };
  const all = await Promise.all(Array.from({ length: kind === 'postgres' ? 10 : 1 }, holdOne));
  const flood = Array.from({ length: 1_500 }, () =>
    runAs({ source: flooding, rank: 'read' }, async () => {
      try {
        await db.execute(sql`select 1`);
        return 'answered';
      } catch {
        return 'refused';
      }
    }),
  );
  const order = test.visitor().post('/orders', orderBodyFor(owner, dish));
  const refused = await test.visitor({ 'x-forwarded-for': flooding }).get(`/users/${owner.id}`);
  released.resolve();
  await Promise.all(all.map(({ held }) => held));
  expect([refused.status, refused.body.code, (await order).status]).toEqual([503, 'overloaded', 201]);
  expect((await Promise.all(flood)).filter((end) => end === 'refused').length).toBeLessThan(30);
});
