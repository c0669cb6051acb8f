import { describe, expect, it } from 'vitest';
import { changesBetween } from '#core/orders/order-changes.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { undoAllowedMs } from '#core/orders/order-undo.ts';
import { readEventsAfter } from '#server/live/event-log.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const approve = { status: 'inProcess', rejected: false };
const reject = { status: 'done', rejected: true, rejectionReason: 'נגמר' };
const ready = { status: 'waitingPayment' };
const paid = { isPaid: true };
const confirmPaid = { status: 'done', isPaid: true };

const buildOrder = async () => {
  const place = await buildOpenRestaurant(test);
  const { owner, dish } = place;
  const { body: sent } = await test.visitor().post('/orders', orderBodyFor(owner, dish));
  const path = `/orders/${sent._id}`;
  const read = async (): Promise<ManagedOrder> => (await owner.get('/orders/mine')).body[0];
  return {
    ...place,
    sent,
    read,
    move: (patch: object) => owner.patch(path, patch),
    undo: async (revision?: number) =>
      owner.post(`${path}/undo`, { revision: revision ?? (await read()).revision }),
    trail: async () => (await owner.get(`${path}/trail`)).body,
    track: async () => (await test.visitor().get(`/orders/track/${sent.trackingToken}`)).body,
    edit: (quantity: number) => owner.patch(`${path}/details`, { dishes: [{ dishId: dish._id, quantity }] }),
  };
};

/** All but the revision, which never goes back. */
const withoutRevision = ({ revision: _, ...order }: ManagedOrder) => order;

describe('undoing a move', () => {
  it.each([
    ['approve', [approve]],
    ['reject', [reject]],
    ['markPaid', [approve, paid]],
    ['markReady', [approve, ready]],
    ['markReady, paid before', [approve, paid, { status: 'done' }]],
    ['confirmPaid', [approve, ready, confirmPaid]],
    ['cancel', [approve, paid, reject]],
    ['cancel, waiting for payment', [approve, ready, reject]],
  ])('%s: everything is as it was before, for staff and guest, and the trail tells it', async (_, moves) => {
    const { move, undo, read, trail, track } = await buildOrder();
    for (const patch of moves.slice(0, -1)) await move(patch);
    const before = await read();
    const moved = await move(moves.at(-1) ?? {});
    expect(moved.status).toBe(200);
    const undone = await undo();
    expect(undone.status).toBe(200);
    expect(withoutRevision(undone.body)).toEqual(withoutRevision(before));
    expect(undone.body.revision).toBe(moved.body.revision + 1);
    expect(await read()).toEqual(undone.body);
    const { status, isPaid, rejected, rejectionReason, cancelled } = before;
    expect(await track()).toMatchObject({ status, isPaid, rejected, rejectionReason, cancelled });
    expect((await trail()).at(-1)).toMatchObject({
      action: 'undo',
      by: 'Noa Levi',
      ...changesBetween(moved.body, undone.body),
    });
  });

  it('is an event of its own, and the order may move on from there', async () => {
    const { owner, move, undo } = await buildOrder();
    await move(approve);
    const { body } = await undo();
    const events = (await readEventsAfter(test.engine.db, owner.id, 0)) ?? [];
    expect(events.at(-1)?.event).toEqual({ kind: 'order', order: body });
    expect((await move(reject)).body).toMatchObject({ status: 'done', rejected: true, revision: 4 });
  });

  it('is too late after half a minute by the clock of the server', async () => {
    const { move, undo, read } = await buildOrder();
    await move(approve);
    test.clock.advance(undoAllowedMs + 1);
    const late = await undo();
    expect(late).toMatchObject({ status: 409, body: { code: 'undo_too_late' } });
    expect(late.body.details.order).toEqual(await read());
    expect((await read()).status).toBe('inProcess');
  });

  it('is refused when a colleague did something since, with the order as it is', async () => {
    const { move, edit, undo, read } = await buildOrder();
    const { body: approved } = await move(approve);
    await edit(3);
    const refused = await undo(approved.revision);
    expect(refused).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    expect(refused.body.details.order).toEqual(await read());
    expect((await undo()).body.code).toBe('illegal_move');
  });

  it('takes back one move, not the one before it too', async () => {
    const { move, undo } = await buildOrder();
    await move(approve);
    await move(ready);
    expect((await undo()).body.status).toBe('inProcess');
    expect((await undo()).body).toMatchObject({ code: 'illegal_move' });
  });

  it('has nothing to take back of an order that only arrived', async () => {
    const { undo } = await buildOrder();
    expect((await undo()).body).toMatchObject({ code: 'illegal_move' });
  });

  it('asked for ten times at once happens once', async () => {
    const { move, undo, trail } = await buildOrder();
    const { body: approved } = await move(approve);
    const answers = await Promise.all(Array.from({ length: 10 }, () => undo(approved.revision)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await trail()).toHaveLength(3);
  });

  it('brings nothing back into a shift that has ended', async () => {
    const { owner, move, undo, shift } = await buildOrder();
    const { body: rejected } = await move(reject);
    expect((await owner.post('/services/end', {})).status).toBe(200);
    expect((await undo(rejected.revision)).body.code).toBe('undo_too_late');
    const { body: stored } = await owner.get(`/services/${shift._id}/${owner.id}/orders`);
    expect(stored).toMatchObject([{ status: 'done', rejected: true }]);
  });

  it('as the shift ends: it comes back, or the shift is over', async () => {
    const { owner, move, undo, shift } = await buildOrder();
    const { body: rejected } = await move(reject);
    const [undone, ended] = await Promise.all([undo(rejected.revision), owner.post('/services/end', {})]);
    expect([
      [200, 409],
      [409, 200],
    ]).toContainEqual([undone.status, ended.status]);
    const { body: orders } = await owner.get(`/services/${shift._id}/${owner.id}/orders`);
    expect(orders[0].status).toBe(undone.status === 200 ? 'waitingApproval' : 'done');
  });

  it('is for the owner of the order alone, and not once it was deleted', async () => {
    const { owner, sent, move, undo } = await buildOrder();
    await move(approve);
    const stranger = await test.owner();
    expect((await stranger.post(`/orders/${sent._id}/undo`, { revision: 2 })).status).toBe(404);
    await owner.delete(`/orders/${sent._id}`);
    expect((await undo(2)).status).toBe(404);
  });
});
