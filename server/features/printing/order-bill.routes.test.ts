import { expect, it } from 'vitest';
import { buildDish } from '#server/testing/build-menu.ts';
import { printerBody } from '#server/testing/build-printer.ts';
import { buildTables } from '#server/testing/build-visit.ts';
import { listStoredJobs } from '#server/testing/stored-rows.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

/** An order of a hundred shekels, at a table or to take away, and a printer that this browser serves. */
const atHundred = async (tableNumber: number | null) => {
  const tables = await buildTables(test, { price: 100 });
  const { owner } = tables;
  const { body: made } = await owner.post(
    '/printers',
    printerBody({ kind: 'browser', printsChanges: false }),
  );
  const printerId: string = made.printer._id;
  const takeOut = async () => {
    const { body } = await owner.post(`/printers/${printerId}/claim`, {});
    await owner.post(`/print-jobs/${body.job._id}/confirm`, { result: 'printed' });
  };
  const orderId = await tables.approved(tableNumber);
  await takeOut();
  const onPaper = async (jobId: string) => {
    const jobs = await listStoredJobs(test.engine.db, owner.id);
    const ticket = jobs.find(({ id }) => id === jobId)?.ticket;
    return { total: ticket?.total, paid: ticket?.alreadyPaid, isPaid: ticket?.isPaid };
  };
  const picture = async (address: string) => {
    const { status, body } = await owner.get(address);
    expect(status).toBe(200);
    return body;
  };
  return {
    ...tables,
    orderId,
    edit: async (dishes: object[]) =>
      expect((await owner.patch(`/orders/${orderId}/details`, { dishes })).status).toBe(200),
    /** A bill that comes out: what is on it. */
    print: async () => {
      const { status, body } = await owner.post(`/orders/${orderId}/bill`, { printerId });
      expect([status, body.kind]).toEqual([201, 'bill']);
      await takeOut();
      const [shown, printed] = await Promise.all([
        picture(`/orders/${orderId}/ticket?kind=bill&paper=80&language=en`),
        picture(`/print-jobs/${body._id}/ticket`),
      ]);
      // Only the paper can be a copy.
      expect(shown === printed).toBe(!body.isCopy);
      return { isCopy: body.isCopy, ...(await onPaper(body._id)) };
    },
  };
};

it.each([null, 7])('the bill of an order says what was paid of it, at table %s', async (tableNumber) => {
  const { orderId, pay, print, voided } = await atHundred(tableNumber);
  const sums = { total: 10000, isPaid: false };
  expect(await print()).toEqual({ ...sums, isCopy: false, paid: 0 });
  expect(await print()).toEqual({ ...sums, isCopy: true, paid: 0 });
  const { body: taken } = await pay([orderId], { amount: 40 });
  expect(await print()).toEqual({ ...sums, isCopy: false, paid: 4000 });
  expect(await print()).toEqual({ ...sums, isCopy: true, paid: 4000 });
  await pay([orderId]);
  expect(await print()).toEqual({ total: 10000, isPaid: true, isCopy: false, paid: 10000 });
  await voided(taken.payment._id);
  expect(await print()).toEqual({ ...sums, isCopy: false, paid: 6000 });
});

it('a bill is a copy by what is on it, not by its sum', async () => {
  const { owner, menu, section, dish, edit, print } = await atHundred(7);
  const place = { menuId: menu._id, sectionName: section.sectionName };
  const other = await buildDish(owner, { ...place, name: 'Lasagne', price: 100 });
  const line = { dishId: dish._id, quantity: 1 };
  expect(await print()).toMatchObject({ isCopy: false });
  await edit([{ ...line, note: 'Well done' }]);
  expect(await print()).toMatchObject({ isCopy: true });
  await edit([{ ...line, dishId: other._id }]);
  expect(await print()).toMatchObject({ isCopy: false, total: 10000 });
});
