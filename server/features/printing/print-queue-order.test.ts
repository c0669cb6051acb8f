import { describe, expect, it } from 'vitest';
import { printingSeconds } from '#core/printing/printing-limits.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { buildPrinter } from '#server/testing/build-printer.ts';
import { countWaiting, holdEvents } from '#server/testing/hold-rows.ts';
import { runIfDue } from '#server/testing/run-if-due.ts';
import { spoilTicket } from '#server/testing/stored-rows.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import { testEngine } from '#server/testing/test-database.ts';

const test = setUpTestApp();
const ringTroubles = () => runIfDue(test, 'ring for tickets in trouble');

/** A kitchen with tickets of so many orders that wait. */
const withOrders = async (count: number) => {
  const place = await buildOpenRestaurant(test);
  const { owner, dish } = place;
  const kitchen = await buildPrinter(test, owner);
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const { body } = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    await owner.patch(`/orders/${body._id}`, { status: 'inProcess', rejected: false });
    ids.push(body._id);
  }
  const [first = '', second = ''] = ids;
  return {
    owner,
    kitchen,
    first,
    second,
    jobsOf: async (orderId: string) => (await owner.get(`/orders/${orderId}/print-jobs`)).body,
    double: (orderId: string) =>
      owner.patch(`/orders/${orderId}/details`, { dishes: [{ dishId: dish._id, quantity: 2 }] }),
  };
};

// The embedded engine runs one transaction at a time: nobody ever sees a change that is not done.
describe.skipIf(testEngine !== 'postgres')('while an order is being changed', () => {
  /** A change that is done, but not certain until the returned function is called. */
  const change = async (owner: { id: string }, begin: () => Promise<{ status: number }>) => {
    const release = await holdEvents(test.engine, owner.id);
    const changing = begin();
    await expect.poll(() => countWaiting(test.engine)).toBe(1);
    return async () => {
      await release();
      expect((await changing).status).toBe(200);
    };
  };

  it('its ticket comes out first, as it is then', async () => {
    const { owner, kitchen, first, double } = await withOrders(2);
    const finish = await change(owner, () => double(first));
    const claiming = kitchen.claim();
    await expect.poll(() => countWaiting(test.engine)).toBe(2);
    await finish();
    const job = await claiming;
    expect(job?.ticket).toMatchObject({ number: 1, lines: [{ quantity: 2 }] });
    await kitchen.confirm(job?.id ?? '');
    expect((await kitchen.claim())?.ticket.number).toBe(2);
  });

  it('the others wait for at most a second', async () => {
    const { owner, kitchen, first, double } = await withOrders(2);
    const finish = await change(owner, () => double(first));
    expect((await kitchen.claim())?.ticket.number).toBe(2);
    await finish();
  });
});

it('what was changed while it waited keeps its place', async () => {
  const { kitchen, first, double } = await withOrders(2);
  expect((await double(first)).status).toBe(200);
  expect((await kitchen.claim())?.ticket).toMatchObject({ number: 1, lines: [{ quantity: 2 }] });
});

it('a withdrawn ticket that is printed again says copy', async () => {
  const { owner, kitchen, first, jobsOf } = await withOrders(1);
  const [job] = await jobsOf(first);
  expect((await owner.post(`/print-jobs/${job._id}/withdraw`, {})).status).toBe(200);
  const { status, body } = await owner.post(`/print-jobs/${job._id}/again`, {});
  expect([status, body.isCopy]).toEqual([201, true]);
  expect((await kitchen.claim())?.ticket.copiedAt).not.toBeNull();
});

describe('a ticket that cannot be made', () => {
  const withBroken = async () => {
    const place = await withOrders(2);
    const [job] = await place.jobsOf(place.first);
    await spoilTicket(test.engine.db, job._id);
    return { ...place, broken: job._id as string };
  };
  const troublesOf = async ({ get }: { get: (path: string) => Promise<{ body: { troubles: object[] } }> }) =>
    (await get('/print-jobs')).body.troubles;

  it('rings, and so do all others', async () => {
    const { owner, broken } = await withBroken();
    const other = await withOrders(1);
    test.clock.advance(printingSeconds.overdue * 1000);
    await ringTroubles();
    expect(await troublesOf(owner)).toMatchObject([{ _id: broken, trouble: 'overdue' }, { orderNumber: 2 }]);
    expect(await troublesOf(other.owner)).toMatchObject([{ trouble: 'overdue' }]);
  });

  it('has failed once a printer asks for it, which then gets the next', async () => {
    const { owner, kitchen, broken } = await withBroken();
    expect(await kitchen.claim()).toBeNull();
    expect(await troublesOf(owner)).toMatchObject([
      { _id: broken, trouble: 'failed', problem: 'bad_ticket' },
    ]);
    expect((await kitchen.claim())?.ticket.number).toBe(2);
  });
});
