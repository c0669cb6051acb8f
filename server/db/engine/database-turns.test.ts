import { expect, it } from 'vitest';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

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

it("lets an order through before the reads of somebody else's that came first", async () => {
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

it('takes those who read in turn', async () => {
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
