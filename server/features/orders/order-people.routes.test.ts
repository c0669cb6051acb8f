import { describe, expect, it } from 'vitest';
import { rights } from '#core/http/rights.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { buildPerson, buildStation } from '#server/testing/build-station.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const build = async () => {
  const restaurant = await buildOpenRestaurant(test);
  const { owner, dish } = restaurant;
  const station = await buildStation(test, owner);
  const waiter = await buildPerson(owner, ['orders'], { name: 'Dana' });
  const manager = await buildPerson(owner, rights, { name: 'Avi' });
  const send = async (): Promise<string> =>
    (await test.visitor().post('/orders', orderBodyFor(owner, dish))).body._id;
  return { ...restaurant, station, waiter, manager, send };
};
type TrailEntry = { action: string; by: string | null };
const actors = (entries: TrailEntry[]) => entries.map(({ action, by }) => [action, by]);

describe('an order and who did what to it', () => {
  it('is approved by one person and deleted by another, who has the right; both are named, also after they left', async () => {
    const { owner, shift, station, waiter, manager, send } = await build();
    const order = await send();
    expect((await station.patch(`/orders/${order}`, { status: 'inProcess' })).body.code).toBe('pin_required');
    await station.type(waiter);
    expect((await station.patch(`/orders/${order}`, { status: 'inProcess' })).status).toBe(200);
    const refused = await station.delete(`/orders/${order}`, { reason: 'spilled' });
    expect([refused.body.code, refused.body.details]).toEqual(['right_missing', { right: 'orderChanges' }]);
    await station.type(manager);
    expect((await station.delete(`/orders/${order}`, { reason: 'spilled' })).status).toBe(200);
    await owner.delete(`/people/${waiter.id}`);
    await owner.delete(`/people/${manager.id}`);
    const expected = [
      ['create', null],
      ['approve', 'Dana'],
      ['delete', 'Avi'],
    ];
    for (const reader of [owner, station])
      expect(actors((await reader.get(`/orders/${order}/trail`)).body)).toEqual(expected);
    const { body: deleted } = await owner.get(`/services/${shift._id}/${owner.id}/deleted-orders`);
    expect(deleted).toMatchObject([{ reason: 'spilled', by: 'Avi' }]);
  });

  it('is cancelled only by who may change orders, and the board is told how it stands', async () => {
    const { station, waiter, manager, send } = await build();
    const order = await send();
    await station.type(waiter);
    await station.patch(`/orders/${order}`, { status: 'inProcess' });
    const cancel = { status: 'done', rejected: true, rejectionReason: 'ran out' };
    const { status, body } = await station.patch(`/orders/${order}`, cancel);
    expect([status, body.code]).toEqual([403, 'right_missing']);
    expect(body.details).toMatchObject({ right: 'orderChanges', order: { _id: order, status: 'inProcess' } });
    await station.type(manager);
    expect((await station.patch(`/orders/${order}`, cancel)).body.cancelled).toBe(true);
  });

  it('is moved back by who moved it, and by nobody else at the same station', async () => {
    const { station, waiter, manager, send } = await build();
    const order = await send();
    await station.type(waiter);
    const { body: approved } = await station.patch(`/orders/${order}`, { status: 'inProcess' });
    const undo = () => station.post(`/orders/${order}/undo`, { revision: approved.revision });
    await station.type(manager);
    expect((await undo()).body.code).toBe('illegal_move');
    await station.type(waiter);
    expect((await undo()).body.status).toBe('waitingApproval');
  });

  it('is named after who took it, at a station and elsewhere', async () => {
    const { owner, dish, station, waiter } = await build();
    const taken = { ...orderBodyFor(owner, dish), owner: undefined };
    await station.type(waiter);
    const { body: byWaiter } = await station.post('/orders/staff', taken);
    const { body: byOwner } = await owner.post('/orders/staff', {
      ...taken,
      clientOrderToken: 'taken-by-the-owner',
    });
    await owner.delete(`/people/${waiter.id}`);
    expect(actors((await owner.get(`/orders/${byWaiter._id}/trail`)).body)).toEqual([['take', 'Dana']]);
    expect(actors((await owner.get(`/orders/${byOwner._id}/trail`)).body)).toEqual([['take', 'Noa Levi']]);
  });

  it('is named after the person also when its dishes are counted', async () => {
    const { owner, dish, station, waiter } = await build();
    await owner.put(`/stock/${dish._id}`, { limit: { kind: 'counted', left: 2 } });
    await station.type(waiter);
    const taken = { ...orderBodyFor(owner, dish), owner: undefined };
    const { body: order } = await station.post('/orders/staff', taken);
    expect(actors((await owner.get(`/orders/${order._id}/trail`)).body)).toEqual([['take', 'Dana']]);
    // The same once more, after an answer was lost: one order, one line in its trail.
    expect((await station.post('/orders/staff', taken)).body.code).toBe('duplicate_order');
    expect(actors((await owner.get(`/orders/${order._id}/trail`)).body)).toHaveLength(1);
  });
});
