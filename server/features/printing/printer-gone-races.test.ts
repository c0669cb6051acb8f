import { describe, expect, it, vi } from 'vitest';
import { printingSeconds } from '#core/printing/printing-limits.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { buildPrinter, printerBody } from '#server/testing/build-printer.ts';
import { holdEvents } from '#server/testing/hold-rows.ts';
import { raceInTurn } from '#server/testing/race-in-turn.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const open = async (moment: 'arrival' | 'approval') => {
  const { owner, dish } = await buildOpenRestaurant(test);
  const kitchen = await buildPrinter(test, owner, { moment });
  return {
    owner,
    kitchen,
    body: () => orderBodyFor(owner, dish),
    removeKitchen: () => owner.delete(`/printers/${kitchen.id}`),
    jobsOf: async (orderId: string) => (await owner.get(`/orders/${orderId}/print-jobs`)).body,
    ringOverdue: async () => {
      test.clock.advance(printingSeconds.overdue * 1000);
      await test.services.printQueue.ringTroubles();
      return (await owner.get('/print-jobs')).body.troubles;
    },
  };
};

describe('a printer that is removed', () => {
  it('while an order is placed does not refuse the order, and its ticket rings', async () => {
    const { owner, kitchen, body, removeKitchen, jobsOf, ringOverdue } = await open('arrival');
    const { readyTime } = test.services;
    const propose = readyTime.propose.bind(readyTime);
    // Asked between the reading of the restaurant and the statement that stores the order.
    vi.spyOn(readyTime, 'propose').mockImplementationOnce(async (...asked) => {
      expect((await removeKitchen()).status).toBe(200);
      return propose(...asked);
    });
    const placed = await owner.post('/orders/staff', { ...body(), owner: undefined });
    expect(placed.status).toBe(201);
    const [job] = await jobsOf(placed.body._id);
    expect(job).toMatchObject({ state: 'waiting', printerId: null, printerName: 'Kitchen' });
    expect(await test.services.printQueue.findPrinter('star', kitchen.secret)).toBeNull();
    expect(await ringOverdue()).toMatchObject([{ _id: job._id, trouble: 'overdue', printerId: null }]);

    expect((await owner.post(`/print-jobs/${job._id}/again`, {})).status).toBe(404);
    const bar = await buildPrinter(test, owner, { name: 'Bar' });
    await owner.post(`/print-jobs/${job._id}/again`, { printerId: bar.id });
    expect(await bar.claim()).toMatchObject({ ticket: { number: 1, copiedAt: null } });
    expect((await owner.get('/print-jobs')).body.troubles).toEqual([]);
  });

  it('while orders are approved refuses none of them, and what was not withdrawn rings', async () => {
    const { owner, body, removeKitchen, jobsOf, ringOverdue } = await open('approval');
    const placed = await Promise.all(Array.from({ length: 6 }, () => test.visitor().post('/orders', body())));
    const ids: string[] = placed.map((answer) => answer.body._id);
    const [removed, ...moves] = await Promise.all([
      removeKitchen(),
      ...ids.map((id) => owner.patch(`/orders/${id}`, { status: 'inProcess', rejected: false })),
    ]);
    expect([removed.status, ...moves.map(({ status }) => status)]).toEqual([200, ...ids.map(() => 200)]);
    const rings = (await ringOverdue()).map(({ _id }: { _id: string }) => _id);
    for (const job of (await Promise.all(ids.map(jobsOf))).flat())
      expect([job.state, rings.includes(job._id)]).toEqual(
        job.state === 'withdrawn' ? ['withdrawn', false] : ['waiting', true],
      );
  });

  it('takes what still waits with it, and is null on what it printed', async () => {
    const { owner, kitchen, body, removeKitchen, jobsOf, ringOverdue } = await open('arrival');
    const first = (await test.visitor().post('/orders', body())).body._id;
    const second = (await test.visitor().post('/orders', body())).body._id;
    await kitchen.confirm((await kitchen.claim())?.id ?? null);
    await removeKitchen();
    expect(await jobsOf(first)).toMatchObject([{ state: 'printed', printerId: null }]);
    expect(await jobsOf(second)).toMatchObject([{ state: 'withdrawn', printerId: null }]);
    expect(await ringOverdue()).toEqual([]);
    const [job] = await jobsOf(second);
    expect((await owner.get(`/print-jobs/${job._id}/ticket`)).status).toBe(200);
  });

  it.each([
    ['before', [0, 1]],
    ['after', [1, 0]],
  ])('%s the page that prints asks it for a ticket is no trouble to either', async (_, places) => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const { body } = await owner.post('/printers', printerBody({ kind: 'browser', moment: 'arrival' }));
    await test.visitor().post('/orders', orderBodyFor(owner, dish));
    const path = `/printers/${body.printer._id}`;
    const calls = [() => owner.delete(path), () => owner.post(`${path}/claim`)];
    const inTurn = places.flatMap((place) => calls[place] ?? []);
    const answers = await raceInTurn(test.engine, () => holdEvents(test.engine, owner.id), inTurn);
    const [removed, asked] = places.map((place) => answers[place]?.status);
    // Gone already, or with nothing that waits.
    expect([removed, asked]).toEqual([200, expect.toBeOneOf([200, 404])]);
    expect((await owner.post(`${path}/claim`)).status).toBe(404);
  });
});
