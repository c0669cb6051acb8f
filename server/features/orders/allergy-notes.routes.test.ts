import { describe, expect, it } from 'vitest';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { buildPerson, buildStation } from '#server/testing/build-station.ts';
import { buildPrintingRestaurant } from '#server/testing/printers/build-printing-restaurant.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const build = async (line: Record<string, unknown> = { note: 'peanuts', isAllergyNote: true }) => {
  const restaurant = await buildOpenRestaurant(test);
  const { owner, dish } = restaurant;
  const dishes = [{ dishId: dish._id, quantity: 1, ...line }];
  const order = async (overrides: Record<string, unknown> = {}) =>
    (await test.visitor().post('/orders', orderBodyFor(owner, dish, { dishes, ...overrides }))).body;
  return {
    ...restaurant,
    dishes,
    notes: [{ dish: dish.name, note: 'peanuts' }],
    order,
    approve: (orderId: string, details: object = {}) =>
      owner.patch(`/orders/${orderId}`, { status: 'inProcess', ...details }),
    ofBoard: async (orderId: string) =>
      (await owner.get('/orders/mine')).body.find(({ _id }: { _id: string }) => _id === orderId),
  };
};

describe('an order with an allergy note', () => {
  it('says so to its guest and the board, and a plain or empty note says nothing', async () => {
    const { order, ofBoard } = await build();
    const sent = await order();
    expect(sent.dishes[0]).toMatchObject({ note: 'peanuts', isAllergyNote: true });
    expect(
      (await test.visitor().get(`/orders/track/${sent.trackingToken}`)).body.dishes[0].isAllergyNote,
    ).toBe(true);
    expect((await ofBoard(sent._id)).dishes[0].isAllergyNote).toBe(true);
    for (const line of [{ note: ' ', isAllergyNote: true }, { isAllergyNote: true }, { note: 'allergy!' }]) {
      const other = await build(line);
      const plain = await other.order();
      expect(plain.dishes[0]).not.toHaveProperty('isAllergyNote');
      expect((await other.approve(plain._id)).status).toBe(200);
    }
  });

  it('is approved only by whoever has seen it; the refusal names the note and carries the order', async () => {
    const { order, approve, ofBoard, notes } = await build();
    const { _id } = await order();
    for (const details of [{}, { allergySeen: false }, { promisedMinutes: 15 }]) {
      const { status, body } = await approve(_id, details);
      expect([status, body.code]).toEqual([409, 'allergy_unconfirmed']);
      expect(body.details).toMatchObject({ notes, order: { _id, status: 'waitingApproval', revision: 1 } });
    }
    expect(await ofBoard(_id)).toMatchObject({ status: 'waitingApproval', revision: 1 });
    const approved = await approve(_id, { allergySeen: true, promisedMinutes: 15 });
    expect([approved.status, approved.body.status]).toEqual([200, 'inProcess']);
    // Repeated, with the mark or without: it is approved already.
    for (const details of [{}, { allergySeen: true }]) {
      const again = await approve(_id, details);
      expect([again.status, again.body.revision]).toEqual([200, approved.body.revision]);
    }
  });

  it('is approved once by two at the same moment, and a mark cannot be sent for another move', async () => {
    const { owner, order, approve } = await build();
    const { _id } = await order();
    const both = await Promise.all([
      approve(_id, { allergySeen: true }),
      approve(_id, { allergySeen: true }),
    ]);
    expect(both.map(({ status, body }) => [status, body.revision])).toEqual([
      [200, 2],
      [200, 2],
    ]);
    expect((await owner.patch(`/orders/${_id}`, { allergySeen: true })).body.revision).toBe(2);
    expect((await owner.patch(`/orders/${_id}`, { allergySeen: 'yes' })).status).toBe(400);
  });

  it('asks again after its approval was undone, and can be rejected without being asked', async () => {
    const { owner, order, approve, ofBoard } = await build();
    const { _id } = await order();
    const { revision } = (await approve(_id, { allergySeen: true })).body;
    expect((await owner.post(`/orders/${_id}/undo`, { revision })).status).toBe(200);
    expect((await approve(_id)).body.code).toBe('allergy_unconfirmed');
    expect((await owner.patch(`/orders/${_id}`, { status: 'done', rejected: true })).status).toBe(200);
    expect(await ofBoard(_id)).toMatchObject({ status: 'done', rejected: true });
  });

  it('is asked about on a station as well, and ticking its lines is no way around', async () => {
    const { owner, order } = await build();
    const { _id } = await order();
    const station = await buildStation(test, owner);
    await station.type(await buildPerson(owner, ['orders']));
    const patch = (details: object) => station.patch(`/orders/${_id}`, { status: 'inProcess', ...details });
    expect((await patch({})).body.code).toBe('allergy_unconfirmed');
    const ticked = await station.post(`/orders/${_id}/ticks`, { lines: [0], done: true, revision: 1 });
    expect([ticked.status, ticked.body.code]).toEqual([409, 'illegal_move']);
    expect((await patch({ allergySeen: true })).status).toBe(200);
  });

  it('waits where orders approve themselves, and the others do not', async () => {
    const { owner, order, approve } = await build();
    const settings = { restaurantName: 'Gan', address: 'Herzl 1', autoApprove: true };
    expect((await owner.put('/restaurants/settings', settings)).status).toBe(200);
    const waiting = await order();
    expect(waiting.status).toBe('waitingApproval');
    expect((await order(plainOf(waiting))).status).toBe('inProcess');
    expect((await approve(waiting._id, { allergySeen: true })).body).toMatchObject({ autoAccepted: false });
  });

  it('begins in process when staff wrote it themselves', async () => {
    const { owner, dish, dishes } = await build();
    const { status, body } = await owner.post('/orders/staff', {
      dishes,
      totalPrice: dish.price,
      clientOrderToken: 'taken-by-staff-0001',
    });
    expect([status, body.status, body.dishes[0].isAllergyNote]).toEqual([201, 'inProcess', true]);
  });
});

/** The same dish without a note. */
const plainOf = ({ dishes }: { dishes: { dishId: { _id: string } }[] }) => ({
  dishes: dishes.map(({ dishId }) => ({ dishId: dishId._id, quantity: 1 })),
});

describe('closing what is left', () => {
  it('finishes an order with an unread note only with the mark, all of them or none; cancelling needs none', async () => {
    const { owner, order, notes, ofBoard } = await build();
    const [first, second] = [await order(), await order()];
    const plain = await order(plainOf(first));
    await owner.confirmPassword();
    const close = (details: object) =>
      owner.post('/orders/close', { orders: [plain._id, first._id], how: 'finish', ...details });
    const refused = await close({});
    expect([refused.status, refused.body.code, refused.body.details]).toEqual([
      409,
      'allergy_unconfirmed',
      { notes },
    ]);
    expect((await ofBoard(plain._id)).status).toBe('waitingApproval');
    // Those that are done have nothing left to be read.
    expect([(await close({ allergySeen: true })).status, (await close({})).status]).toEqual([200, 200]);
    expect(await ofBoard(first._id)).toMatchObject({ status: 'done', isPaid: true });
    const cancelled = { orders: [second._id], how: 'cancel', reason: 'closing' };
    expect((await owner.post('/orders/close', cancelled)).status).toBe(200);
  });

  it('asks nothing about a note that was read with the approval', async () => {
    const { owner, order, approve } = await build();
    const { _id } = await order();
    await approve(_id, { allergySeen: true });
    await owner.confirmPassword();
    expect((await owner.post('/orders/close', { orders: [_id], how: 'finish' })).status).toBe(200);
  });
});

describe('an edit by staff', () => {
  it('keeps the mark unless it says otherwise, and the trail has both', async () => {
    const { owner, dish, order, ofBoard } = await build();
    const { _id } = await order();
    await owner.confirmPassword();
    const edit = (line: object) =>
      owner.patch(`/orders/${_id}/details`, {
        dishes: [{ line: 0, dishId: dish._id, quantity: 2, note: 'peanuts', ...line }],
      });
    expect((await edit({})).body.order.dishes[0]).toMatchObject({ quantity: 2, isAllergyNote: true });
    expect((await edit({ isAllergyNote: false })).body.order.dishes[0]).not.toHaveProperty('isAllergyNote');
    const [, { before, after }] = (await owner.get(`/orders/${_id}/trail`)).body.filter(
      ({ action }: { action: string }) => action === 'edit',
    );
    expect([before.dishes[0].isAllergyNote, after.dishes[0].isAllergyNote]).toEqual([true, undefined]);
    expect((await edit({ isAllergyNote: true })).body.order.dishes[0].isAllergyNote).toBe(true);
    expect((await edit({ note: '' })).body.order.dishes[0]).not.toHaveProperty('isAllergyNote');
    expect((await ofBoard(_id)).dishes[0]).not.toHaveProperty('isAllergyNote');
  });
});

describe('the ticket of an allergy note', () => {
  it('has a title in its black box, which the same words without the mark have not', async () => {
    const { owner, order, preview } = await buildPrintingRestaurant(test, () => ({ kind: 'star' }));
    const dishOf = async (orderId: string) =>
      (await owner.get('/orders/mine')).body.find(({ _id }: { _id: string }) => _id === orderId).dishes[0];
    const plain = await order();
    const { dishId } = await dishOf(plain);
    const line = { dishId: dishId._id, quantity: 1, note: 'peanuts' };
    const said = await order({ dishes: [line] });
    const marked = await order({ dishes: [{ ...line, isAllergyNote: true }] });
    const [shortTicket, longTicket] = [await preview(said), await preview(marked)];
    expect(longTicket.height).toBeGreaterThan(shortTicket.height);
  });
});
