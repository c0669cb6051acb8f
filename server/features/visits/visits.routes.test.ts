import { describe, expect, it } from 'vitest';
import type { TrailEntry } from '#core/orders/order-trail.ts';
import { readEventsAfter } from '#server/live/event-log.ts';
import type { TestOwner } from '#server/testing/build-owner.ts';
import { buildTables } from '#server/testing/build-visit.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const events = async ({ id }: TestOwner) =>
  ((await readEventsAfter(test.engine.db, id, 0)) ?? []).map(({ event }) => event);
const trail = async (owner: TestOwner, orderId: string): Promise<TrailEntry[]> =>
  (await owner.get(`/orders/${orderId}/trail`)).body;

describe('the orders of a table', () => {
  it('are one visit, of which boards hear with the order itself', async () => {
    const { owner, send, orders, visits, shift } = await buildTables(test);
    const first = await send(7);
    const openedAt = test.clock.now().toISOString();
    test.clock.advance(60_000);
    const second = await send(7, 2);
    const [visit] = await visits();
    expect(visit).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      service: shift._id,
      tableNumber: 7,
      openedAt,
      closedAt: null,
      closedBy: null,
      orderIds: [first, second],
      total: 96,
      waiting: 96,
      paid: 0,
      owed: 0,
      toGiveBack: 0,
    });
    expect((await orders()).map((order) => order.visit)).toEqual([visit?._id, visit?._id]);
    const logged = (await events(owner)).flatMap((event) =>
      event.kind === 'order' ? [event.order.visit] : [],
    );
    expect(logged).toEqual([visit?._id, visit?._id]);
  });

  it('of tables apart, and orders without a table, are not', async () => {
    const { send, orders, visits } = await buildTables(test);
    await send(7);
    await send(8);
    const loose = await send(null);
    expect((await visits()).map(({ tableNumber }) => tableNumber)).toEqual([7, 8]);
    expect((await orders()).find(({ _id }) => _id === loose)).not.toHaveProperty('visit');
  });

  it('that were sent at once are one visit', async () => {
    const { send, visits } = await buildTables(test);
    const sent = await Promise.all(Array.from({ length: 8 }, () => send(3)));
    const [visit, ...others] = await visits();
    expect(others).toEqual([]);
    expect(new Set(visit?.orderIds)).toEqual(new Set(sent));
  });

  it('that staff took are in it too, and those that wait, and nothing that was refused', async () => {
    const { owner, dish, send, move, visits, visit } = await buildTables(test);
    const taken = await owner.post('/orders/staff', {
      tableNumber: 4,
      dishes: [{ dishId: dish._id, quantity: 1 }],
      totalPrice: 32,
      clientOrderToken: 'a-token-of-the-staff-1',
    });
    expect(taken.status).toBe(201);
    const [found] = await visits();
    expect(taken.body.visit).toBe(found?._id);
    const rejected = await send(4);
    await move(rejected, { status: 'done', rejected: true });
    const deleted = await send(4);
    await owner.delete(`/orders/${deleted}`, {});
    await send(4, 3);
    const { visit: now, orders } = await visit(found?._id ?? '');
    expect(now).toMatchObject({ total: 128, waiting: 96, owed: 32, paid: 0 });
    expect(orders.map(({ _id }) => _id)).toEqual(now.orderIds);
    expect(now.orderIds).toHaveLength(3);
  });

  it('are nobody else’s', async () => {
    const { send, visits } = await buildTables(test);
    await send(7);
    const [visit] = await visits();
    const other = await buildTables(test);
    expect(await other.visits()).toEqual([]);
    expect((await other.owner.get(`/visits/${visit?._id}`)).status).toBe(404);
    for (const [method, path, body] of [
      ['put', 'table', { tableNumber: 2 }],
      ['post', 'close', {}],
    ] as const)
      expect((await other.owner[method](`/visits/${visit?._id}/${path}`, body)).status).toBe(404);
    expect(await visits()).toEqual([visit]);
  });
});

describe('a visit at another table', () => {
  it('takes its orders along, each with a line in its trail, and one event for boards', async () => {
    const { owner, send, ready, visits } = await buildTables(test);
    const waiting = await send(7);
    const served = await ready(7);
    const [visit] = await visits();
    const before = (await events(owner)).length;
    const { status, body } = await owner.put(`/visits/${visit?._id}/table`, { tableNumber: 9 });
    expect(status).toBe(200);
    expect(body.visit).toEqual({ ...visit, tableNumber: 9 });
    expect(body.orders).toMatchObject([
      { _id: waiting, tableNumber: 9, visit: visit?._id, revision: 2 },
      { _id: served, tableNumber: 9, visit: visit?._id, revision: 4 },
    ]);
    expect((await trail(owner, served)).at(-1)).toMatchObject({
      action: 'table',
      by: expect.any(String),
      before: { tableNumber: 7 },
      after: { tableNumber: 9 },
    });
    const logged = (await events(owner)).slice(before).map(({ kind }) => kind);
    expect(logged).toEqual(['order', 'order', 'visit']);
    // The table it left is free.
    test.clock.advance(60_000);
    await send(7);
    expect((await visits()).map(({ tableNumber }) => tableNumber)).toEqual([9, 7]);
  });

  it('joins the visit that is open there, with its payments and what was deleted of it', async () => {
    const { owner, ready, pay, visits, visit } = await buildTables(test);
    const here = await ready(7);
    test.clock.advance(60_000);
    const [paid, gone] = [await ready(8), await ready(8)];
    await pay([paid], { amount: 12 });
    await pay([gone], { amount: 5 });
    await owner.delete(`/orders/${gone}`, {});
    const [first, second] = await visits();
    const { status, body } = await owner.put(`/visits/${second?._id}/table`, { tableNumber: 7 });
    expect(status).toBe(200);
    expect(body.visit).toMatchObject({
      _id: first?._id,
      openedAt: first?.openedAt,
      orderIds: [here, paid],
      total: 64,
      paid: 17,
      owed: 52,
      toGiveBack: 5,
    });
    expect(
      body.payments.map(({ visit: of, amount }: { visit: string; amount: number }) => [of, amount]),
    ).toEqual([
      [first?._id, 12],
      [first?._id, 5],
    ]);
    expect((await owner.get(`/visits/${second?._id}`)).status).toBe(404);
    expect(await visits()).toEqual([(await visit(first?._id ?? '')).visit]);
  });

  it('and moved twice is moved once; a table that is not there is refused, and so are guests who left', async () => {
    const { owner, send, visits, order } = await buildTables(test);
    const sent = await send(7);
    const [visit] = await visits();
    const to = (tableNumber: number) => owner.put(`/visits/${visit?._id}/table`, { tableNumber });
    expect(await to(13)).toMatchObject({
      status: 422,
      body: { code: 'invalid_table', details: { tables: 12 } },
    });
    expect((await to(9)).status).toBe(200);
    expect((await to(9)).status).toBe(200);
    expect((await order(sent))?.revision).toBe(2);
    await owner.post(`/visits/${visit?._id}/close`, { unpaid: true });
    expect(await to(3)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
  });
});

describe('one order at another table', () => {
  it('joins the visit there or begins one; the visit that it leaves empty is over', async () => {
    const { owner, ready, order, visits } = await buildTables(test);
    const [one, other] = [await ready(7), await ready(8)];
    const [first, second] = await visits();
    const to = (tableNumber: number | null) => owner.put(`/orders/${one}/table`, { tableNumber });
    expect((await to(8)).body).toMatchObject({ tableNumber: 8, visit: second?._id, revision: 4 });
    expect(await visits()).toMatchObject([{ _id: second?._id, orderIds: [one, other], total: 64 }]);
    expect((await owner.get(`/visits/${first?._id}`)).body.visit).toMatchObject({
      orderIds: [],
      closedAt: expect.any(String),
    });
    expect((await to(7)).body.visit).not.toBe(first?._id);
    expect((await to(null)).body).not.toHaveProperty('visit');
    expect(await order(one)).toMatchObject({ tableNumber: null });
    expect((await trail(owner, one)).slice(-1)).toMatchObject([
      { action: 'table', before: { tableNumber: 7 }, after: { tableNumber: null } },
    ]);
  });

  it('is not moved by a screen that missed an edit, nor after its shift', async () => {
    const { owner, dish, approved, order, move, pay } = await buildTables(test);
    const sent = await approved(7);
    const before = await order(sent);
    const dishes = [{ dishId: dish._id, quantity: 2, line: 0 }];
    await owner.patch(`/orders/${sent}/details`, { dishes });
    const to = (body: Record<string, unknown>) => owner.put(`/orders/${sent}/table`, body);
    expect(await to({ tableNumber: 8, revision: before?.revision })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    });
    await pay([sent], { amount: 1 });
    const paid = await order(sent);
    expect((await to({ tableNumber: 8, revision: (paid?.revision ?? 0) - 1 })).status).toBe(200);
    await move(sent, { status: 'waitingPayment' });
    await pay([sent]);
    expect((await owner.post('/services/end', {})).status).toBe(200);
    expect(await to({ tableNumber: 9 })).toMatchObject({ status: 409, body: { code: 'shift_ended' } });
    expect((await owner.put(`/orders/${'0'.repeat(24)}/table`, { tableNumber: 9 })).status).toBe(404);
  });
});

describe('a visit that is over', () => {
  it('is closed when nothing is owed, and the next order at the table begins another', async () => {
    const { owner, ready, send, pay, move, visits, visit } = await buildTables(test);
    const served = await ready(7);
    const [found] = await visits();
    const close = (body?: Record<string, unknown>) => owner.post(`/visits/${found?._id}/close`, body);
    expect(await close()).toMatchObject({ status: 409, body: { code: 'visit_owes', details: { owed: 32 } } });
    await pay([served]);
    const late = await send(7);
    expect(await close({})).toMatchObject({ body: { code: 'visit_owes', details: { owed: 32 } } });
    await move(late, { status: 'done', rejected: true });
    test.clock.advance(60_000);
    const { status, body } = await close();
    expect(status).toBe(200);
    expect(body).toMatchObject({ closedAt: test.clock.now().toISOString(), owed: 0, paid: 32 });
    expect(body.closedBy).toEqual(expect.any(String));
    test.clock.advance(60_000);
    expect((await close()).body).toEqual(body);
    const next = await send(7);
    const [closed, open] = await visits();
    expect(closed?.orderIds).toEqual([served, late]);
    expect(open).toMatchObject({ tableNumber: 7, orderIds: [next], closedAt: null });
    expect((await visit(found?._id ?? '')).visit).toEqual(body);
  });

  it('may be closed unpaid when somebody says so', async () => {
    const { owner, ready, visits } = await buildTables(test);
    await ready(7);
    const [found] = await visits();
    expect((await owner.post(`/visits/${found?._id}/close`, { unpaid: true })).body).toMatchObject({
      owed: 32,
      closedAt: expect.any(String),
    });
  });

  it('is over with its shift, and stations read nothing of it then', async () => {
    const { owner, ready, pay, visits } = await buildTables(test);
    const served = await ready(7);
    const [found] = await visits();
    await pay([served]);
    test.clock.advance(60_000);
    expect((await owner.post('/services/end', {})).status).toBe(200);
    const endedAt = test.clock.now().toISOString();
    expect(await visits()).toEqual([]);
    expect((await owner.get(`/visits/${found?._id}`)).body.visit).toMatchObject({ closedAt: endedAt });
    expect((await events(owner)).slice(-2)).toMatchObject([
      { kind: 'visit', visitId: found?._id },
      { kind: 'shift', isOpen: false },
    ]);
  });
});
