import { describe, expect, it } from 'vitest';
import { sharesOf } from '#core/payments/shares.ts';
import { toAgorot, toShekels } from '#core/values/money.ts';
import { readEventsAfter } from '#server/live/event-log.ts';
import { buildPerson, buildStation } from '#server/testing/build-station.ts';
import { buildTables } from '#server/testing/build-visit.ts';
import { listStoredTrail, storePaid } from '#server/testing/stored-orders.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

describe('a payment', () => {
  it('of an order that waits for it is all that is owed: the order is done', async () => {
    const { ready, pay, payments, order, visits } = await buildTables(test);
    const served = await ready(7);
    test.clock.advance(60_000);
    const clientToken = 'made-by-the-screen';
    const { status, body } = await pay([served], { clientToken, kind: 'bit', payerName: '  Rina ' });
    expect(status).toBe(200);
    const [visit] = await visits();
    expect(body.payment).toEqual({
      _id: expect.any(String),
      clientToken,
      visit: visit?._id,
      kind: 'bit',
      amount: 32,
      payerName: 'Rina',
      takenBy: expect.any(String),
      takenAt: test.clock.now().toISOString(),
      parts: [{ orderId: served, amount: 32 }],
      voided: null,
    });
    expect(body.orders).toMatchObject([{ _id: served, status: 'done', isPaid: true, rejected: false }]);
    expect(body.orders).toEqual([await order(served)]);
    expect(body.orders[0]).not.toHaveProperty('paid');
    expect(await payments(served)).toEqual([body.payment]);
    expect(visit).toMatchObject({ paid: 32, owed: 0 });
  });

  it('of an order in process leaves it in process, paid, and done when it is ready', async () => {
    const { approved, pay, move, order } = await buildTables(test);
    const cooking = await approved(7);
    await pay([cooking]);
    expect(await order(cooking)).toMatchObject({ status: 'inProcess', isPaid: true });
    await move(cooking, { status: 'done' });
    expect(await order(cooking)).toMatchObject({ status: 'done', isPaid: true });
  });

  it('of a part shows on the order until it is covered', async () => {
    const { ready, pay, order } = await buildTables(test);
    const served = await ready(null);
    expect((await pay([served], { amount: 12.5 })).body.orders).toMatchObject([
      { status: 'waitingPayment', isPaid: false, paid: 12.5, revision: 4 },
    ]);
    expect((await pay([served], { amount: 19.5 })).body.payment.visit).toBeNull();
    expect(await order(served)).toMatchObject({ status: 'done', isPaid: true, revision: 5 });
  });

  it('is never more than is owed, and nothing is owed before an order is approved', async () => {
    const { send, ready, pay, payments, move } = await buildTables(test);
    const served = await ready(7);
    const owed = (amount: number) => ({
      status: 409,
      body: { code: 'more_than_owed', details: { owed: amount } },
    });
    expect(await pay([served], { amount: 32.01 })).toMatchObject(owed(32));
    const waiting = await send(7);
    expect(await pay([waiting])).toMatchObject(owed(0));
    await move(waiting, { status: 'done', rejected: true });
    expect(await pay([waiting], { amount: 1 })).toMatchObject(owed(0));
    expect((await pay([served, waiting])).body.payment.parts).toEqual([{ orderId: served, amount: 32 }]);
    expect(await pay([served])).toMatchObject(owed(0));
    expect(await payments(waiting)).toEqual([]);
  });

  it.each([
    ['an amount of nothing', { amount: 0 }],
    ['less than an agora', { amount: 0.004 }],
    ['a negative amount', { amount: -5 }],
    ['no order', { orderIds: [] }],
    ['another kind', { kind: 'gold' }],
    ['a token that only the server makes', { clientToken: `${'a'.repeat(24)}:4` }],
    ['a token that is too short', { clientToken: 'short' }],
  ])('with %s is refused', async (_, parts) => {
    const { ready, pay, payments } = await buildTables(test);
    const served = await ready(7);
    expect((await pay([served], parts)).status).toBe(400);
    expect(await payments(served)).toEqual([]);
  });

  it('sent again is the same payment, whatever else is said', async () => {
    const { owner, ready, paymentOf, payments } = await buildTables(test);
    const [served, other] = [await ready(7), await ready(8)];
    const payment = paymentOf([served], { amount: 10 });
    const first = await owner.post('/payments', payment);
    const again = await owner.post('/payments', { ...payment, amount: 20, orderIds: [other], kind: 'card' });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await payments(served)).toHaveLength(1);
    expect(await payments(other)).toEqual([]);
  });

  it('is in the trail of its orders', async () => {
    const { owner, ready, pay } = await buildTables(test);
    const served = await ready(7);
    await pay([served], { amount: 12 });
    await pay([served]);
    const { body: trail } = await owner.get(`/orders/${served}/trail`);
    expect(trail.slice(-2)).toMatchObject([
      { action: 'pay', before: { revision: 3, paid: 0 }, after: { revision: 4, paid: 12 } },
      {
        action: 'pay',
        before: { paid: 12, isPaid: false, status: 'waitingPayment' },
        after: { paid: 32, isPaid: true, status: 'done' },
      },
    ]);
  });

  it('goes to nobody else’s order, and to none of an older shift', async () => {
    const { owner, ready, pay } = await buildTables(test);
    const other = await buildTables(test);
    const [own, foreign] = [await ready(7), await other.ready(7)];
    expect((await pay([own, foreign])).status).toBe(404);
    expect((await pay(['0'.repeat(24)])).status).toBe(404);
    await pay([own]);
    await owner.post('/services/end', {});
    await owner.post('/services/start', {});
    expect(await pay([own])).toMatchObject({ status: 409, body: { code: 'shift_ended' } });
    expect((await owner.get(`/payments?orderId=${foreign}`)).status).toBe(404);
  });
});

describe('a table that shares', () => {
  it('six orders divided by four, with a rest of one agora: all are paid, by four payments', async () => {
    const { ready, pay, visits, visit, orders } = await buildTables(test, { price: 16.67 });
    const ids: string[] = [];
    for (const quantity of [1, 2, 1, 3, 2, 2]) ids.push(await ready(7, quantity));
    const [found] = await visits();
    expect(found?.owed).toBe(183.37);
    const shares = sharesOf(toAgorot(183.37), 4);
    expect(shares).toEqual([4584, 4584, 4584, 4585]);
    for (const [payer, share] of shares.entries()) {
      const { status } = await pay(ids, { amount: toShekels(share), payerName: `Guest ${payer + 1}` });
      expect(status).toBe(200);
    }
    const { visit: paid, payments } = await visit(found?._id ?? '');
    expect(paid).toMatchObject({ total: 183.37, paid: 183.37, owed: 0, toGiveBack: 0 });
    expect(payments.map(({ amount, payerName }) => [amount, payerName])).toEqual([
      [45.84, 'Guest 1'],
      [45.84, 'Guest 2'],
      [45.84, 'Guest 3'],
      [45.85, 'Guest 4'],
    ]);
    expect(payments[0]?.parts).toEqual([
      { orderId: ids[0], amount: 16.67 },
      { orderId: ids[1], amount: 29.17 },
    ]);
    expect((await orders()).every(({ status, isPaid }) => status === 'done' && isPaid)).toBe(true);
  });

  it('pays chosen orders, whichever way they are named', async () => {
    const { ready, pay, order, visits } = await buildTables(test);
    const [first, second, third] = [await ready(7), await ready(7), await ready(7)];
    const { body } = await pay([third, first, third], { amount: 40 });
    expect(body.payment.parts).toEqual(
      expect.arrayContaining([
        { orderId: first, amount: 32 },
        { orderId: third, amount: 8 },
      ]),
    );
    expect(body.payment.parts).toHaveLength(2);
    expect(await order(second)).not.toHaveProperty('paid');
    expect((await visits())[0]).toMatchObject({ paid: 40, owed: 56 });
  });

  it('and another table pay together: the payment belongs to no one visit', async () => {
    const { ready, pay, visits } = await buildTables(test);
    const [here, there] = [await ready(7), await ready(8)];
    expect((await pay([here, there], { amount: 50 })).body.payment.visit).toBeNull();
    expect((await visits()).map(({ paid, owed }) => [paid, owed])).toEqual([
      [32, 0],
      [18, 14],
    ]);
  });
});

describe('a payment that is voided', () => {
  it('leaves its orders owing as before, with who, when and why', async () => {
    const { owner, approved, ready, move, pay, voided, order, payments, visits } = await buildTables(test);
    const [served, cooking] = [await ready(7), await approved(7)];
    const { body: paid } = await pay([served, cooking], { kind: 'card' });
    expect(await order(served)).toMatchObject({ status: 'done' });
    test.clock.advance(60_000);
    const { status, body } = await voided(paid.payment._id, 'Charged twice');
    expect(status).toBe(200);
    expect(body.payment).toEqual({
      ...paid.payment,
      voided: { at: test.clock.now().toISOString(), by: paid.payment.takenBy, reason: 'Charged twice' },
    });
    expect(body.orders).toMatchObject([
      { _id: served, status: 'waitingPayment', isPaid: false },
      { _id: cooking, status: 'inProcess', isPaid: false },
    ]);
    expect((await visits())[0]).toMatchObject({ paid: 0, owed: 64 });
    expect(await payments(served)).toEqual([body.payment]);
    const { body: trail } = await owner.get(`/orders/${served}/trail`);
    expect(trail.at(-1)).toMatchObject({ action: 'unpay', reason: 'Charged twice' });
    // It can be paid again.
    await move(served, { status: 'done', isPaid: true });
    expect(await order(served)).toMatchObject({ status: 'done', isPaid: true });
  });

  it('is told to all screens, as it was when it came in: each of its orders, and their visit', async () => {
    const { owner, ready, pay, voided, visits } = await buildTables(test);
    const [one, two] = [await ready(7), await ready(7)];
    const [visit] = await visits();
    const events = async () =>
      ((await readEventsAfter(test.engine.db, owner.id, 0)) ?? []).map(({ event }) => {
        if (event.kind === 'order') return `${event.order._id} ${event.order.isPaid}`;
        return event.kind === 'visit' ? event.visitId : event.kind;
      });
    const before = (await events()).length;
    const { body: paid } = await pay([one, two]);
    await voided(paid.payment._id);
    const told = (await events()).slice(before);
    const toldOf = (isPaid: boolean) => [`${one} ${isPaid}`, `${two} ${isPaid}`, visit?._id].toSorted();
    expect(told.slice(0, 3).toSorted()).toEqual(toldOf(true));
    expect(told.slice(3).toSorted()).toEqual(toldOf(false));
  });

  it.each([null, 7])('is told to all screens after its order was deleted, at table %s', async (table) => {
    const { owner, ready, pay, voided, visits } = await buildTables(test);
    const [deleted, kept] = [await ready(table), await ready(8)];
    const { body: paid } = await pay([deleted], { amount: 10 });
    await owner.confirmPassword();
    const { status } = await owner.delete(`/orders/${deleted}`, { reason: 'left' });
    expect(status).toBe(200);
    const [visit] = await visits();
    const last = ((await readEventsAfter(test.engine.db, owner.id, 0)) ?? []).at(-1)?.seq ?? 0;
    expect((await voided(paid.payment._id)).status).toBe(200);
    const told = ((await readEventsAfter(test.engine.db, owner.id, last)) ?? []).map(({ event }) => event);
    expect(told).toEqual([
      { kind: 'order-deleted', orderId: deleted, revision: expect.any(Number) },
      ...(table === null ? [] : [{ kind: 'visit', visitId: visit?._id }]),
    ]);
    expect((await visits()).map(({ orderIds }) => orderIds)).toEqual([[kept]]);
  });

  it('twice is voided once', async () => {
    const { ready, pay, voided, order } = await buildTables(test);
    const served = await ready(7);
    const { body: paid } = await pay([served]);
    const first = await voided(paid.payment._id, 'first');
    const again = await voided(paid.payment._id, 'second');
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await order(served))?.revision).toBe(5);
  });

  it('needs the right to change orders and the password, a reason, and its own open shift', async () => {
    const { owner, ready, pay, voided } = await buildTables(test);
    const served = await ready(7);
    const { body: paid } = await pay([served]);
    expect((await voided(paid.payment._id, ' ')).status).toBe(400);
    const other = await buildTables(test);
    expect((await other.voided(paid.payment._id)).status).toBe(404);
    test.clock.advance(6 * 60_000);
    expect(await voided(paid.payment._id)).toMatchObject({
      status: 403,
      body: { code: 'password_required' },
    });
    await owner.confirmPassword();
    await owner.post('/services/end', {});
    expect(await voided(paid.payment._id)).toMatchObject({ status: 409, body: { code: 'shift_ended' } });
  });

  it('of a cancelled order goes back without bringing it back', async () => {
    const { approved, pay, move, voided, order, visits } = await buildTables(test);
    const cooking = await approved(7);
    const { body: paid } = await pay([cooking]);
    await move(cooking, { status: 'done', rejected: true, rejectionReason: 'gone' });
    expect(await order(cooking)).toMatchObject({ cancelled: true, paid: 32 });
    expect((await visits())[0]).toMatchObject({ total: 0, paid: 32, owed: 0, toGiveBack: 32 });
    await voided(paid.payment._id);
    expect(await order(cooking)).toMatchObject({ status: 'done', rejected: true, isPaid: false });
    expect(await order(cooking)).not.toHaveProperty('paid');
    expect((await visits())[0]).toMatchObject({ paid: 0, toGiveBack: 0 });
  });
});

describe('the spec’s paid button', () => {
  it('is one payment of what is left, of a kind if it says one', async () => {
    const { ready, approved, move, payments, pay } = await buildTables(test);
    const served = await ready(7);
    await pay([served], { amount: 2, kind: 'card' });
    await move(served, { status: 'done', isPaid: true });
    expect((await payments(served)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['card', 2],
      ['other', 30],
    ]);
    const cooking = await approved(8);
    await move(cooking, { status: 'inProcess', isPaid: true, paymentKind: 'bit' });
    await move(cooking, { status: 'inProcess', isPaid: true, paymentKind: 'bit' });
    expect(await payments(cooking)).toMatchObject([{ kind: 'bit', amount: 32 }]);
  });

  it('undone voids its payment, and none that was taken before', async () => {
    const { owner, ready, move, payments, pay, order, visits } = await buildTables(test);
    const served = await ready(7);
    await pay([served], { amount: 2 });
    const { body: done } = await move(served, { status: 'done', isPaid: true });
    const undone = await owner.post(`/orders/${served}/undo`, { revision: done.revision });
    expect(undone).toMatchObject({ status: 200, body: { status: 'waitingPayment', isPaid: false, paid: 2 } });
    expect((await payments(served)).map(({ amount, voided }) => [amount, voided?.reason])).toEqual([
      [2, undefined],
      [30, ''],
    ]);
    expect((await visits())[0]).toMatchObject({ paid: 2, owed: 30 });
    await move(served, { status: 'done', isPaid: true });
    expect(await order(served)).toMatchObject({ status: 'done', isPaid: true });
  });

  it('is not undone once its payment was voided', async () => {
    const { owner, ready, move, payments, voided } = await buildTables(test);
    const served = await ready(7);
    const { body: done } = await move(served, { status: 'done', isPaid: true });
    await voided((await payments(served))[0]?._id ?? '');
    expect(await owner.post(`/orders/${served}/undo`, { revision: done.revision })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    });
  });

  it('pressed on a screen that missed a payment is refused; any other move is not', async () => {
    const { approved, move, pay, order } = await buildTables(test);
    const cooking = await approved(7);
    const seen = await order(cooking);
    await pay([cooking], { amount: 2 });
    expect(
      await move(cooking, { status: 'inProcess', isPaid: true, revision: seen?.revision }),
    ).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    expect((await move(cooking, { status: 'waitingPayment', revision: seen?.revision })).status).toBe(200);
  });

  it('for all that is left at the end of a shift is a payment of each', async () => {
    const { owner, ready, send, pay, payments, order } = await buildTables(test);
    const [served, waiting] = [await ready(7), await send(7)];
    await pay([served], { amount: 30 });
    test.clock.advance(1_000);
    await owner.confirmPassword();
    const { status } = await owner.post('/orders/close', {
      orders: [served, waiting],
      how: 'finish',
      paymentKind: 'card',
    });
    expect(status).toBe(200);
    expect((await payments(served)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['cash', 30],
      ['card', 2],
    ]);
    expect(await payments(waiting)).toMatchObject([{ kind: 'card', amount: 32 }]);
    expect(await order(waiting)).toMatchObject({ status: 'done', isPaid: true });
  });
});

describe('an order with a payment', () => {
  it('that becomes dearer owes the rest, and one that becomes cheaper has something to give back', async () => {
    const { owner, dish, approved, pay, order, visits } = await buildTables(test);
    const cooking = await approved(7, 2);
    await pay([cooking]);
    const edit = (quantity: number) =>
      owner.patch(`/orders/${cooking}/details`, { dishes: [{ dishId: dish._id, quantity, line: 0 }] });
    expect((await edit(3)).body.order).toMatchObject({ isPaid: false, paid: 64, totalPrice: 96 });
    expect((await visits())[0]).toMatchObject({ owed: 32, toGiveBack: 0 });
    expect((await edit(1)).body.order).toMatchObject({ isPaid: true, paid: 64, totalPrice: 32 });
    expect((await visits())[0]).toMatchObject({ owed: 0, toGiveBack: 32 });
    expect((await edit(2)).body.order).not.toHaveProperty('paid');
    expect(await order(cooking)).toMatchObject({ isPaid: true });
  });

  it('that an older version noted as paid stays paid when it is edited', async () => {
    const { owner, dish, approved, order, visits } = await buildTables(test);
    const cooking = await approved(7);
    await storePaid(test.engine.db, cooking);
    await owner.patch(`/orders/${cooking}/details`, { dishes: [{ dishId: dish._id, quantity: 2, line: 0 }] });
    expect(await order(cooking)).toMatchObject({ isPaid: true, totalPrice: 64 });
    expect((await visits())[0]).toMatchObject({ owed: 0, paid: 0 });
  });

  it('that is deleted keeps it: the visit says what goes back, until it is voided', async () => {
    const { owner, ready, pay, voided, visits, payments } = await buildTables(test);
    const served = await ready(7);
    const { body: paid } = await pay([served], { amount: 20 });
    await owner.delete(`/orders/${served}`, { reason: 'wrong table' });
    expect(await visits()).toMatchObject([{ orderIds: [], total: 0, paid: 20, owed: 0, toGiveBack: 20 }]);
    expect((await pay([served])).body.code).toBe('more_than_owed');
    const { status, body } = await voided(paid.payment._id);
    expect([status, body.orders]).toEqual([200, []]);
    expect(await visits()).toEqual([]);
    expect(await payments(served)).toHaveLength(1);
    expect((await listStoredTrail(test.engine.db, served)).at(-1)?.action).toBe('delete');
  });
});

describe('at a station', () => {
  it('a person takes payments in their own name, and voids them with the right to change orders', async () => {
    const { owner, ready, paymentOf } = await buildTables(test);
    const served = await ready(7);
    const waiter = await buildPerson(owner, ['orders'], { name: 'Dana' });
    const station = await buildStation(test, owner);
    expect(await station.post('/payments', paymentOf([served]))).toMatchObject({
      status: 403,
      body: { code: 'pin_required' },
    });
    await station.type(waiter);
    const { body } = await station.post('/payments', paymentOf([served], { amount: 5 }));
    expect(body.payment.takenBy).toBe('Dana');
    expect((await station.get('/visits')).body.visits).toMatchObject([{ paid: 5 }]);
    expect(await station.post(`/payments/${body.payment._id}/void`, { reason: 'x' })).toMatchObject({
      status: 403,
      body: { code: 'right_missing', details: { right: 'orderChanges' } },
    });
  });
});
