import { describe, expect, it } from 'vitest';
import { newId } from '#server/system/ids.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { buildPrinter } from '#server/testing/build-printer.ts';
import { buildPerson, buildStation } from '#server/testing/build-station.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();
const reason = 'סוגרים';

/** One order in each stage that is open: waiting, in process, waiting for payment. */
const build = async () => {
  const restaurant = await buildOpenRestaurant(test);
  const { owner, dish } = restaurant;
  await owner.put(`/stock/${dish._id}`, { limit: { kind: 'counted', left: 10, countId: newId() } });
  const ids: string[] = [];
  for (const moves of [[], ['inProcess'], ['inProcess', 'waitingPayment']]) {
    const { body } = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    for (const status of moves) await owner.patch(`/orders/${body._id}`, { status });
    ids.push(body._id);
  }
  const left = async () => (await owner.get('/stock')).body[0].dishes[0].limit.left;
  const orders = async () =>
    (await owner.get('/orders/mine')).body.map(
      ({ status, isPaid, rejected, cancelled, rejectionReason }: Record<string, unknown>) => [
        status,
        isPaid,
        rejected ? [cancelled, rejectionReason] : null,
      ],
    );
  await owner.confirmPassword();
  return { ...restaurant, ids, left, orders };
};

const paid = ['done', true, null];

describe('orders that are closed together', () => {
  it('are finished as paid, whatever was left to do, and the shift ends with all its takings', async () => {
    const { owner, ids, orders, left, dish } = await build();
    expect((await owner.post('/orders/close', { orders: ids, how: 'finish' })).status).toBe(200);
    expect(await orders()).toEqual([paid, paid, paid]);
    expect(await left()).toBe(7);
    const ended = await owner.post('/services/end', {});
    expect([ended.status, ended.body.totalPrice]).toEqual([200, 3 * dish.price]);
  });

  it('are rejected and cancelled with one reason that every guest reads, and give back what they held', async () => {
    const { owner, ids, orders, left } = await build();
    expect((await owner.post('/orders/close', { orders: ids, how: 'cancel' })).status).toBe(400);
    expect((await owner.post('/orders/close', { orders: ids, how: 'cancel', reason })).status).toBe(200);
    expect(await orders()).toEqual([
      ['done', false, [false, reason]],
      ['done', false, [true, reason]],
      ['done', false, [true, reason]],
    ]);
    expect(await left()).toBe(10);
    const trail = (await owner.get(`/orders/${ids[2]}/trail`)).body;
    expect(trail.at(-1)).toMatchObject({ action: 'cancel', reason });
    const ended = await owner.post('/services/end', {});
    expect([ended.status, ended.body.totalPrice]).toEqual([200, 0]);
  });

  it('can be asked for again when the answer was lost, and leave what somebody closed meanwhile', async () => {
    const { owner, ids, orders, left } = await build();
    await owner.patch(`/orders/${ids[0]}`, { status: 'done', rejected: true, rejectionReason: 'Full' });
    const close = () => owner.post('/orders/close', { orders: [...ids, ...ids], how: 'finish', reason });
    const answers = await Promise.all([close(), close(), close()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await orders()).toEqual([['done', false, [false, 'Full']], paid, paid]);
    expect(await left()).toBe(8);
    const trail = (await owner.get(`/orders/${ids[1]}/trail`)).body;
    expect(trail.filter(({ action }: { action: string }) => action === 'confirmPaid')).toHaveLength(1);
  });

  it('are all closed or none: one that is not there keeps the others as they are', async () => {
    const { owner, ids, orders, left } = await build();
    const before = await orders();
    const stranger = await build();
    for (const other of [newId(), ...stranger.ids]) {
      const { status } = await owner.post('/orders/close', {
        orders: [...ids, other],
        how: 'cancel',
        reason,
      });
      expect(status).toBe(404);
    }
    expect([await orders(), await left()]).toEqual([before, 7]);
  });

  it('take back the tickets that wait, and tell a printer of each that it printed', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const kitchen = await buildPrinter(test, owner, { moment: 'arrival' });
    const order = async (): Promise<string> =>
      (await test.visitor().post('/orders', orderBodyFor(owner, dish))).body._id;
    const tickets = async (id: string) =>
      (await owner.get(`/orders/${id}/print-jobs`)).body.map(
        ({ kind, state }: Record<string, unknown>) => `${kind} ${state}`,
      );
    const printed = await order();
    const job = await kitchen.claim();
    await kitchen.confirm(job?.id ?? null);
    const [waiting, paidFor] = [await order(), await order()];
    await owner.confirmPassword();
    await owner.post('/orders/close', { orders: [paidFor], how: 'finish' });
    await owner.post('/orders/close', { orders: [printed, waiting], how: 'cancel', reason });
    expect(await tickets(printed)).toEqual(['cancelled waiting', 'order printed']);
    expect(await tickets(waiting)).toEqual(['order withdrawn']);
    expect(await tickets(paidFor)).toEqual(['order waiting']);
  });

  it('need on a station the right to shifts, and to cancel also that to change orders', async () => {
    const { owner, ids, orders } = await build();
    const station = await buildStation(test, owner);
    const close = (how: string) => station.post('/orders/close', { orders: ids, how, reason });
    await station.type(await buildPerson(owner, ['orders', 'orderChanges']));
    expect((await close('finish')).body.details).toEqual({ right: 'shifts' });
    await station.type(await buildPerson(owner, ['shifts']));
    const before = await orders();
    expect((await close('cancel')).body.details).toEqual({ right: 'orderChanges' });
    expect(await orders()).toEqual(before);
    expect((await close('finish')).status).toBe(200);
  });
});
