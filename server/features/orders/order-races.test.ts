import { describe, expect, it } from 'vitest';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { TrailEntry } from '#core/orders/order-trail.ts';
import { readEventsAfter } from '#server/live/event-log.ts';
import { buildDish } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import type { TestOwner } from '#server/testing/build-owner.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const approve = { status: 'inProcess', rejected: false };
const reject = { status: 'done', rejected: true, rejectionReason: 'נגמר' };

const buildOrder = async () => {
  const place = await buildOpenRestaurant(test);
  const { owner, dish } = place;
  const { body: order } = await test.visitor().post('/orders', orderBodyFor(owner, dish));
  const path = `/orders/${order._id}`;
  return {
    ...place,
    order,
    move: (patch: object) => owner.patch(path, patch),
    edit: (quantity: number, revision?: number) =>
      owner.patch(`${path}/details`, { dishes: [{ dishId: dish._id, quantity }], revision }),
    remove: () => owner.delete(path, { reason: 'טעות' }),
    trail: async (): Promise<TrailEntry[]> => (await owner.get(`${path}/trail`)).body,
  };
};

const boardOf = async (owner: TestOwner): Promise<ManagedOrder[]> => (await owner.get('/orders/mine')).body;
const eventsOf = async ({ id }: TestOwner) => (await readEventsAfter(test.engine.db, id, 0)) ?? [];
const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

/** Each entry begins where those before it ended, and each change has a revision of its own. */
const expectUnbrokenTrail = (trail: readonly TrailEntry[]): void => {
  let known: object = {};
  for (const [step, { before, after }] of trail.slice(1).entries()) {
    expect(before?.revision).toBe(step + 1);
    expect({ ...known, ...before }).toMatchObject(known);
    known = { ...known, ...before, ...after };
  }
};

describe('two staff at one order', () => {
  it('edit at once without a revision: both are kept in turn, the later stands, and the trail says so', async () => {
    const { owner, dish, edit, trail } = await buildOrder();
    const answers = await Promise.all([2, 3, 4, 5].map((quantity) => edit(quantity)));
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200]);
    const entries = await trail();
    expectUnbrokenTrail(entries);
    const [now] = await boardOf(owner);
    expect(now).toMatchObject(entries.at(-1)?.after ?? {});
    expect(now?.totalPrice).toBe((now?.dishes[0]?.quantity ?? 0) * dish.price);
    expect(answers.map(({ body }) => body.order.revision).sort()).toEqual([2, 3, 4, 5]);
  });

  it('edit and move at once: nothing of either is lost', async () => {
    const { owner, edit, move, trail } = await buildOrder();
    const answers = await Promise.all([edit(4), move(approve)]);
    expect(statusesOf(answers)).toEqual([200, 200]);
    const [now] = await boardOf(owner);
    expect(now).toMatchObject({ status: 'inProcess', revision: 3, dishes: [{ quantity: 4 }] });
    expectUnbrokenTrail(await trail());
  });

  it('edit while the other rejects: the edit came first or is refused, and a rejected order stays as it was', async () => {
    const { edit, move, trail } = await buildOrder();
    const [edited, rejected] = await Promise.all([edit(4), move(reject)]);
    expect(rejected.status).toBe(200);
    const actions = (await trail()).map(({ action }) => action);
    expect([
      [200, ['create', 'edit', 'reject']],
      [409, ['create', 'reject']],
    ]).toContainEqual([edited.status, actions]);
  });

  it('an edit of a revision is refused when the other has moved the order', async () => {
    const { edit, move } = await buildOrder();
    await move(approve);
    const late = await edit(2, 1);
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    expect(late.body.details.order).toMatchObject({ status: 'inProcess', revision: 2 });
    expect((await edit(2, 2)).status).toBe(200);
  });

  it('delete while the other moves or edits: afterwards it is gone, and nobody brings it back', async () => {
    const { owner, edit, move, remove, trail } = await buildOrder();
    const [removed, ...others] = await Promise.all([remove(), move(approve), edit(3)]);
    expect(removed.status).toBe(200);
    for (const other of others) expect([200, 404]).toContain(other.status);
    expect(await boardOf(owner)).toEqual([]);
    const entries = await trail();
    expectUnbrokenTrail(entries);
    expect(entries.at(-1)).toMatchObject({ action: 'delete', after: null });
    expect(entries).toHaveLength(2 + others.filter(({ status }) => status === 200).length);
    expect(statusesOf(await Promise.all([move(approve), edit(3), remove()]))).toEqual([404, 404, 404]);
  });

  it('delete at once: one of them did it, with one entry and one event', async () => {
    const { owner, order, remove, trail } = await buildOrder();
    const answers = await Promise.all([remove(), remove(), remove(), remove()]);
    expect(statusesOf(answers)).toEqual([200, 404, 404, 404]);
    expect(await trail()).toHaveLength(2);
    const deletions = (await eventsOf(owner)).filter(({ event }) => event.kind === 'order-deleted');
    expect(deletions.map(({ event }) => event)).toEqual([
      { kind: 'order-deleted', orderId: order._id, revision: 2 },
    ]);
  });

  it('press the same button twenty times: one move, one entry, one event', async () => {
    const { owner, move, trail } = await buildOrder();
    const before = (await eventsOf(owner)).length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => move(approve)));
    expect(statusesOf(answers)).toEqual(Array(20).fill(200));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await trail()).toHaveLength(2);
    expect(await eventsOf(owner)).toHaveLength(before + 1);
  });

  it('take the money twice and it is paid once', async () => {
    const { owner, order, move } = await buildOrder();
    await move(approve);
    await move({ status: 'waitingPayment' });
    const paid = await Promise.all([1, 2].map(() => move({ status: 'done', isPaid: true })));
    expect(statusesOf(paid)).toEqual([200, 200]);
    expect(paid[0]?.body).toEqual(paid[1]?.body);
    expect(paid[0]?.body).toMatchObject({ _id: order._id, isPaid: true, revision: 4 });
    expect((await owner.post('/services/end', {})).body).toMatchObject({ orderCount: 1, totalPrice: 32 });
  });
});

describe('an order and the end of its shift', () => {
  it('the last order is finished as the shift ends: a closed shift never holds an unfinished order', async () => {
    const { owner, shift, move } = await buildOrder();
    const [finished, ended] = await Promise.all([move(reject), owner.post('/services/end', {})]);
    expect(finished.status).toBe(200);
    expect([200, 409]).toContain(ended.status);
    const { body: orders } = await owner.get(`/services/${shift._id}/${owner.id}/orders`);
    expect(orders).toMatchObject([{ status: 'done' }]);
    expect((await boardOf(owner)).length).toBe(ended.status === 200 ? 0 : 1);
  });

  it('the last order is deleted as the shift ends: both are told what happened', async () => {
    const { owner, remove } = await buildOrder();
    const [removed, ended] = await Promise.all([remove(), owner.post('/services/end', {})]);
    expect(removed.status).toBe(200);
    if (ended.status === 409) expect((await owner.post('/services/end', {})).status).toBe(200);
    expect((await owner.get('/services')).body[0]).toMatchObject({ orderCount: 0, totalPrice: 0 });
  });

  it('guests order as the shift ends: each is told, and what was accepted is in it', async () => {
    const { owner, dish, shift } = await buildOpenRestaurant(test);
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, place) =>
        place === 6
          ? owner.post('/services/end', {})
          : test.visitor().post('/orders', orderBodyFor(owner, dish)),
      ),
    );
    const [[ended], sent] = [answers.splice(6, 1), answers];
    const accepted = sent.filter(({ status }) => status === 201);
    for (const { status, body } of sent)
      expect([undefined, 'no_open_shift'], `${status}`).toContain(body.code);
    const { body: stored } = await owner.get(`/services/${shift._id}/${owner.id}/orders`);
    expect(stored).toHaveLength(accepted.length);
    expect(ended?.status).toBe(accepted.length === 0 ? 200 : 409);
  });

  it('an order of an ended shift may still be deleted, and its takings follow', async () => {
    const { owner, order, shift, move, remove } = await buildOrder();
    await move(approve);
    await move({ isPaid: true });
    await move({ status: 'done' });
    await owner.post('/services/end', {});
    expect((await owner.get('/services')).body[0]).toMatchObject({
      orderCount: 1,
      totalPrice: order.totalPrice,
    });
    expect((await move({ status: 'inProcess' })).body.code).toBe('illegal_move');
    expect((await remove()).status).toBe(200);
    expect((await owner.get('/services')).body[0]).toMatchObject({ orderCount: 0, totalPrice: 0 });
    const deleted = `/services/${shift._id}/${owner.id}/deleted-orders`;
    expect((await owner.get(deleted)).body).toMatchObject([{ order: { _id: order._id }, reason: 'טעות' }]);
  });
});

describe('an order and a menu that changes', () => {
  it('edits while its dish leaves the menu end whole: as agreed, or refused', async () => {
    const { owner, dish, menu, section } = await buildOpenRestaurant(test);
    const rounds = 6;
    for (let round = 0; round < rounds; round++) {
      const soup = await buildDish(owner, {
        name: `Soup ${round}`,
        price: 20,
        menuId: menu._id,
        sectionName: section._id,
      });
      const dishes = [
        { dishId: dish._id, quantity: 1 },
        { dishId: soup._id, quantity: 1 },
      ];
      const { body: order } = await test
        .visitor()
        .post('/orders', orderBodyFor(owner, dish, { dishes, totalPrice: 52 }));
      const more = dishes.map((line) => ({ ...line, quantity: 2 }));
      const [edited, removed] = await Promise.all([
        owner.patch(`/orders/${order._id}/details`, { dishes: more }),
        owner.delete(`/dishes/${soup._id}/remove-from-menu`),
      ]);
      expect(removed.status).toBe(200);
      expect([200, 422]).toContain(edited.status);
      const now = (await boardOf(owner)).find(({ _id }) => _id === order._id);
      expect(now?.totalPrice).toBe(edited.status === 200 ? 104 : 52);
      expect(now?.dishes.map((line) => line.dishId.name)).toEqual(['חומוס', `Soup ${round}`]);
    }
  });

  it('guests who order while the price changes pay what they agreed to, or are asked', async () => {
    const { owner, dish, section } = await buildOpenRestaurant(test);
    const change = { ...dish, price: 50, sectionName: section.sectionName };
    const [changed, ...sent] = await Promise.all([
      owner.put(`/dishes/${dish._id}`, change),
      ...Array.from({ length: 8 }, () => test.visitor().post('/orders', orderBodyFor(owner, dish))),
    ]);
    expect(changed.status).toBe(200);
    for (const { status, body } of sent) {
      if (status === 201) expect(body.totalPrice).toBe(32);
      else expect([status, body.code, body.details.totalPrice]).toEqual([422, 'price_changed', 50]);
    }
  });

  it('guests who order while the dish is deleted get an order or a refusal', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const [removed, ...sent] = await Promise.all([
      owner.delete(`/dishes/${dish._id}/remove-from-menu`),
      ...Array.from({ length: 8 }, () => test.visitor().post('/orders', orderBodyFor(owner, dish))),
    ]);
    expect(removed.status).toBe(200);
    for (const { status, body } of sent) expect([201, 422], body.code).toContain(status);
    const numbers = (await boardOf(owner)).map((order) => order.displayOrderNumber);
    expect(numbers).toEqual(numbers.map((_, place) => place + 1));
  });
});

describe('the number of an order', () => {
  it('has no gaps, whatever was refused, repeated or deleted between', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const guest = test.visitor();
    const again = orderBodyFor(owner, dish);
    const requests = Array.from({ length: 24 }, (_, place) => {
      if (place % 4 === 1) return guest.post('/orders', again);
      if (place % 4 === 2) return guest.post('/orders', orderBodyFor(owner, dish, { totalPrice: 1 }));
      return guest.post('/orders', orderBodyFor(owner, dish));
    });
    const answers = await Promise.all(requests);
    const accepted = answers.filter(({ status }) => status === 201).map(({ body }) => body);
    expect(accepted).toHaveLength(13);
    const numbers = accepted.map((order) => order.displayOrderNumber).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, place) => place + 1));
  });

  it('is never given again in its shift, and begins anew in the next', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const send = async () => (await test.visitor().post('/orders', orderBodyFor(owner, dish))).body;
    const [first, second] = [await send(), await send()];
    await owner.delete(`/orders/${second._id}`);
    expect((await send()).displayOrderNumber).toBe(3);
    for (const { _id } of await boardOf(owner)) await owner.delete(`/orders/${_id}`);
    expect((await send()).displayOrderNumber).toBe(4);
    expect((await boardOf(owner)).map(({ _id }) => _id)).not.toContain(first._id);
    for (const { _id } of await boardOf(owner)) await owner.patch(`/orders/${_id}`, reject);
    await owner.post('/services/end', {});
    await owner.post('/services/start', {});
    expect((await send()).displayOrderNumber).toBe(1);
  });
});
