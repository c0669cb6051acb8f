import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { changesBetween } from '#core/orders/order-changes.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { type TrailEntry, trailPage } from '#core/orders/order-trail.ts';
import { limits } from '#core/values/limits.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import {
  listStoredTrail,
  storeEdit,
  storeLastAsOld,
  storeOldEdits,
  storeRevision,
} from '#server/testing/stored-orders.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const approve = { status: 'inProcess', rejected: false };
/** Random letters: what repeats itself takes little room on disk. */
const randomNote = (): string =>
  Array.from({ length: 250 }, () => String.fromCharCode(0x5d0 + randomInt(27))).join('');

/** An order that says nearly as much as one may. */
const buildOrder = async ({ lines = 1 } = {}) => {
  const { owner, dish } = await buildOpenRestaurant(test);
  const dishes = Array.from({ length: lines }, () => ({ dishId: dish._id, quantity: 1, note: randomNote() }));
  const { body: sent } = await test
    .visitor()
    .post('/orders', orderBodyFor(owner, dish, { dishes, totalPrice: lines * 32 }));
  const path = `/orders/${sent._id}`;
  const id: string = sent._id;
  const read = async (): Promise<ManagedOrder> => (await owner.get('/orders/mine')).body[0];
  return {
    owner,
    id,
    path,
    read,
    move: (patch: object) => owner.patch(path, patch),
    undo: async () => owner.post(`${path}/undo`, { revision: (await read()).revision }),
    edit: (quantity: number) => owner.patch(`${path}/details`, { dishes: [{ dishId: dish._id, quantity }] }),
    remove: () => owner.delete(path, { reason: 'טעות' }),
    readTrail: async (query = ''): Promise<TrailEntry[]> => (await owner.get(`${path}/trail${query}`)).body,
    storedTrail: () => listStoredTrail(test.engine.db, id),
  };
};

const newNotes = (order: ManagedOrder): ManagedOrder => ({
  ...order,
  revision: order.revision + 1,
  dishes: order.dishes.map((line) => ({ ...line, note: randomNote() })),
});

describe('what the trail keeps', () => {
  it('of a move is what it changed, however much the order says', async () => {
    const { move, undo, read, storedTrail } = await buildOrder({ lines: 100 });
    expect(JSON.stringify(await read()).length).toBeGreaterThan(30_000);
    await move(approve);
    await undo();
    await move({ status: 'done', rejected: true, rejectionReason: 'נגמר' });
    const stored = await storedTrail();
    expect(stored).toHaveLength(3);
    for (const { before, after, changes } of stored) {
      expect([before, after]).toEqual([null, null]);
      expect(JSON.stringify(changes).length).toBeLessThan(400);
    }
  });

  it('of an edit is the lines that differ; of a deletion the order as it was', async () => {
    const { owner, path, read, remove, storedTrail } = await buildOrder({ lines: 100 });
    const before = await read();
    const dishes = before.dishes.map(({ dishId, note }, line) => ({
      line,
      dishId: dishId._id,
      quantity: line === 40 ? 2 : 1,
      note,
    }));
    await owner.patch(`${path}/details`, { dishes });
    const after = await read();
    await remove();
    const [edited, deleted] = await storedTrail();
    expect(edited?.changes).toEqual(changesBetween(before, after));
    expect(edited?.changes?.before.dishes).toHaveLength(1);
    expect(deleted).toMatchObject({ before: after, after: null, changes: null });
  });

  it('of what an older version wrote reads as what a newer one writes', async () => {
    const { owner, read, edit, move, undo, readTrail } = await buildOrder();
    const before = await read();
    await storeOldEdits(test.engine.db, owner.id, { before, after: newNotes(before) });
    await edit(3);
    const [, old, fresh] = await readTrail();
    const parts = ['dishes', 'revision'];
    expect([old?.before, old?.after].map((side) => Object.keys(side ?? {}).sort())).toEqual([parts, parts]);
    expect(fresh).toMatchObject({
      before: { dishes: [{ quantity: 1 }] },
      after: { dishes: [{ quantity: 3 }] },
    });

    // What an older process did a moment ago, this one takes back.
    const waiting = await read();
    const { body: approved } = await move(approve);
    await storeLastAsOld(test.engine.db, { before: waiting, after: approved });
    expect((await undo()).body).toMatchObject({ status: 'waitingApproval', approvedAt: null });
  });
});

describe('a long trail', () => {
  it('comes in pages, each of which says where the next begins', async () => {
    const { move, undo, readTrail } = await buildOrder();
    for (let turn = 0; turn < 30; turn += 1) {
      await move(approve);
      await undo();
    }
    const first = await readTrail();
    expect(first).toHaveLength(trailPage.entries);
    expect(first.map(({ next }) => next).filter(Boolean)).toEqual([first.at(-1)?.next]);
    const second = await readTrail(`?from=${first.at(-1)?.next}`);
    expect(second.at(-1)?.next).toBeUndefined();
    const all = [...first, ...second];
    expect(all.map(({ after }) => after?.revision)).toEqual([
      undefined,
      ...all.slice(1).map((_, step) => step + 2),
    ]);
    expect(all).toHaveLength(61);
  });

  it('has pages that no order makes large, and every entry is on one', async () => {
    const { owner, id, read, readTrail } = await buildOrder({ lines: 100 });
    let order = await read();
    for (let turn = 0; turn < 40; turn += 1) {
      const after = newNotes(order);
      if (turn % 2) await storeEdit(test.engine.db, owner.id, id, changesBetween(order, after));
      else await storeOldEdits(test.engine.db, owner.id, { before: order, after });
      order = after;
    }
    const revisions: (number | undefined)[] = [];
    for (let from: string | undefined = '0'; from !== undefined; ) {
      const page = await readTrail(`?from=${from}`);
      expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThanOrEqual(trailPage.bytes);
      revisions.push(...page.map(({ after }) => after?.revision));
      from = page.at(-1)?.next;
    }
    expect(revisions).toEqual([undefined, ...Array.from({ length: 40 }, (_, step) => step + 2)]);
  });

  it('has nothing after its end, and knows no other places', async () => {
    const { owner, path, readTrail } = await buildOrder();
    expect(await readTrail('?from=999999')).toEqual([]);
    for (const from of ['-1', '1.5', 'x', '', '1e3', '9999999', '2147483648'])
      expect([from, (await owner.get(`${path}/trail?from=${from}`)).status]).toEqual([from, 400]);
  });
});

describe('an order that was changed as often as one may be', () => {
  const full = { status: 409, body: { code: 'too_many_changes' } };

  it('is not taken back, edited or promised anew, and nothing of it is kept', async () => {
    const { id, move, undo, edit, read, storedTrail } = await buildOrder();
    await storeRevision(test.engine.db, id, limits.orderChanges - 1);
    expect((await move(approve)).status).toBe(200);
    const before = await read();
    const refused = await undo();
    expect(refused).toMatchObject(full);
    expect(refused.body.details.order).toEqual(before);
    expect(refused.body.message).toBe(
      'This order was changed too many times. It can only be finished or deleted now.',
    );
    expect(await edit(5)).toMatchObject(full);
    expect(await move({ promisedMinutes: 90 })).toMatchObject(full);
    expect(await read()).toEqual(before);
    expect(await storedTrail()).toHaveLength(1);
  });

  it('was changed once less a moment ago, and then everything is possible', async () => {
    const { id, move, undo, edit, read } = await buildOrder();
    await move(approve);
    await storeRevision(test.engine.db, id, limits.orderChanges - 3);
    expect((await edit(2)).status).toBe(200);
    expect((await move({ promisedMinutes: 90 })).status).toBe(200);
    expect((await read()).revision).toBe(limits.orderChanges - 1);
    await move({ status: 'waitingPayment' });
    expect(await undo()).toMatchObject(full);
  });

  it.each([
    ['paid at the end', [approve, { status: 'waitingPayment' }, { status: 'done', isPaid: true }]],
    ['paid before', [approve, { isPaid: true }, { status: 'done' }]],
    ['rejected', [{ status: 'done', rejected: true }]],
    ['cancelled', [approve, { status: 'done', rejected: true, rejectionReason: 'לא נאספה' }]],
  ])('is finished as any other: %s', async (_, moves) => {
    const { owner, id, move, remove } = await buildOrder();
    await storeRevision(test.engine.db, id, limits.orderChanges + 3);
    for (const patch of moves) expect((await move(patch)).status).toBe(200);
    expect((await owner.post('/services/end', {})).status).toBe(200);
    expect((await remove()).status).toBe(200);
  });

  it('still rings, and what rings takes no change from the staff', async () => {
    const { id, move, read, readTrail } = await buildOrder();
    await storeRevision(test.engine.db, id, limits.orderChanges);
    test.clock.advance(60_000);
    await test.services.ringLadder.climb();
    expect((await read()).ringStep).toBeGreaterThan(0);
    expect((await move(approve)).status).toBe(200);
    expect((await readTrail()).map(({ action }) => action)).toEqual(['create', 'ring', 'approve']);
  });

  it('is one that was edited little by little, or one whose edits say too much', async () => {
    const { owner, id, move, undo, edit, read } = await buildOrder({ lines: 100 });
    const order = await read();
    const wordy = changesBetween(order, newNotes(order));
    while ((await edit(2)).status === 200) {
      for (let turn = 0; turn < 5; turn += 1) await storeEdit(test.engine.db, owner.id, id, wordy);
    }
    expect(await edit(3)).toMatchObject(full);
    const { revision } = await read();
    expect(revision).toBeGreaterThan(2);
    expect(revision).toBeLessThan(10);
    // What says little is possible as before.
    expect((await move(approve)).status).toBe(200);
    expect((await undo()).status).toBe(200);
  });
});
