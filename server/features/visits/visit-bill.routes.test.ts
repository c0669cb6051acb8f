import { expect, it } from 'vitest';
import { printerBody } from '#server/testing/build-printer.ts';
import { buildTables } from '#server/testing/build-visit.ts';
import { listStoredJobs } from '#server/testing/stored-rows.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

it('the bill of a table lists all its orders that were approved, what was paid and what is left', async () => {
  const { owner, approved, ready, send, move, pay, visits } = await buildTables(test);
  const [first, second] = [await ready(7, 2), await approved(7)];
  await send(7);
  const cancelled = await approved(7, 3);
  await move(cancelled, { status: 'done', rejected: true, rejectionReason: 'gone' });
  await pay([first], { amount: 10 });
  const { body: made } = await owner.post('/printers', printerBody({ kind: 'browser' }));
  const [visit] = await visits();
  const print = () => owner.post(`/visits/${visit?._id}/bill`, { printerId: made.printer._id });
  const { status, body } = await print();
  expect([status, body.kind]).toEqual([201, 'bill']);
  const [job] = (await listStoredJobs(test.engine.db, owner.id)).filter(({ kind }) => kind === 'bill');
  expect(job).toMatchObject({ orderId: null });
  expect(job?.ticket).toMatchObject({
    tableNumber: 7,
    customerName: '',
    total: 9600,
    alreadyPaid: 1000,
    isPaid: false,
    lines: [
      { quantity: 2, total: 6400 },
      { quantity: 1, total: 3200 },
    ],
  });
  const shown = await owner.get(`/visits/${visit?._id}/bill?paper=58&language=en`);
  expect(shown.status).toBe(200);
  await pay([first, second]);
  await print();
  const tickets = (await listStoredJobs(test.engine.db, owner.id)).flatMap(({ kind, ticket }) =>
    kind === 'bill' ? [ticket] : [],
  );
  expect(tickets.map(({ isPaid }) => isPaid)).toContain(true);
  const other = await buildTables(test);
  expect((await other.owner.get(`/visits/${visit?._id}/bill?paper=58&language=en`)).status).toBe(404);
});
