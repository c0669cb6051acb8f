import { expect, it } from 'vitest';
import { printerBody } from '#server/testing/build-printer.ts';
import { buildPerson, buildStation } from '#server/testing/build-station.ts';
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

/** A table that owes 64 shekels, and a printer that this browser serves and that has printed its order. */
const atTheTable = async () => {
  const tables = await buildTables(test);
  const { owner, ready, visits } = tables;
  const { body: made } = await owner.post('/printers', printerBody({ kind: 'browser' }));
  const printerId: string = made.printer._id;
  /** The printer takes what waits next, and it comes out. */
  const takeOut = async () => {
    const { body } = await owner.post(`/printers/${printerId}/claim`, {});
    expect(body.job).not.toBeNull();
    await owner.post(`/print-jobs/${body.job._id}/confirm`, { result: 'printed' });
  };
  const orderAt = async (tableNumber: number) => {
    const orderId = await ready(tableNumber, 2);
    await takeOut();
    return orderId;
  };
  const print = async (tableNumber = 7) => {
    const visit = (await visits()).find((each) => each.tableNumber === tableNumber);
    const { status, body } = await owner.post(`/visits/${visit?._id}/bill`, { printerId });
    expect(status).toBe(201);
    return body;
  };
  return {
    ...tables,
    orderId: await orderAt(7),
    orderAt,
    takeOut,
    print,
    /** What stands on the paper of a job: whether it is a copy, and what was paid. */
    onPaper: async (jobId: string) => {
      const jobs = await listStoredJobs(test.engine.db, owner.id);
      const ticket = jobs.find(({ id }) => id === jobId)?.ticket;
      return { isCopy: ticket?.copiedAt !== null, paid: ticket?.alreadyPaid };
    },
  };
};

it('a bill of a table that was handed out before is a copy, until something is paid or ordered', async () => {
  const { print, takeOut, onPaper, pay, orderId, orderAt } = await atTheTable();
  const first = await print();
  expect(first).toMatchObject({ isCopy: false, orderNumber: null, tableNumber: 7 });
  // It still waits: no paper can have come out twice.
  expect(await print()).toMatchObject({ isCopy: false });
  await takeOut();
  await takeOut();
  const second = await print();
  expect(second).toMatchObject({ isCopy: true });
  expect([await onPaper(first._id), await onPaper(second._id)]).toEqual([
    { isCopy: false, paid: 0 },
    { isCopy: true, paid: 0 },
  ]);
  await takeOut();
  await pay([orderId], { amount: 10 });
  const third = await print();
  expect([third.isCopy, await onPaper(third._id)]).toEqual([false, { isCopy: false, paid: 1000 }]);
  await takeOut();
  expect(await print()).toMatchObject({ isCopy: true });
  await takeOut();
  await orderAt(7);
  expect(await print()).toMatchObject({ isCopy: false });
});

it('the bill of one table is no copy of the bill of another', async () => {
  const { print, takeOut, orderAt } = await atTheTable();
  await print();
  await takeOut();
  await orderAt(8);
  expect(await print(8)).toMatchObject({ isCopy: false, tableNumber: 8 });
});

it('a station reads and repeats the bills of tables of the open shift, and no others', async () => {
  const { owner, print, takeOut, pay, orderId } = await atTheTable();
  const station = await buildStation(test, owner);
  await station.type(await buildPerson(owner, ['orders', 'shifts']));
  const { _id } = await print();
  await takeOut();
  const read = async () => (await station.get(`/print-jobs/${_id}/ticket`)).status;
  const again = async () => (await station.post(`/print-jobs/${_id}/again`, {})).status;
  expect([await read(), await again()]).toEqual([200, 201]);
  await pay([orderId]);
  await owner.confirmPassword();
  expect((await owner.post('/services/end', {})).status).toBe(200);
  expect([await read(), await again()]).toEqual([404, 404]);
  expect((await owner.get(`/print-jobs/${_id}/ticket`)).status).toBe(200);
});
