import { describe, expect, it } from 'vitest';
import type { TestOwner } from '#server/testing/build-owner.ts';
import { buildTables } from '#server/testing/build-visit.ts';
import { holdOrder, holdShift } from '#server/testing/hold-rows.ts';
import { raceInTurn } from '#server/testing/race-in-turn.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

type Answer = Awaited<ReturnType<TestOwner['get']>>;
const outcomes = (answers: readonly Answer[]) => answers.map(({ status, body }) => [status, body.code]);
const atOrder = (orderId: string, calls: (() => Promise<Answer>)[]) =>
  raceInTurn(test.engine, () => holdOrder(test.engine, orderId), calls);
const atShift = (shiftId: string, calls: (() => Promise<Answer>)[]) =>
  raceInTurn(test.engine, () => holdShift(test.engine, shiftId), calls);
const sumOf = (payments: readonly { amount: number; voided: unknown }[]) =>
  payments.reduce((sum, { amount, voided }) => sum + (voided ? 0 : Math.round(amount * 100)), 0);

describe('two who take payment at once', () => {
  it('of all: the second hears that nothing is owed', async () => {
    const { ready, pay, payments } = await buildTables(test);
    const served = await ready(7);
    const answers = await atOrder(served, [() => pay([served]), () => pay([served])]);
    expect(outcomes(answers)).toEqual([
      [200, undefined],
      [409, 'more_than_owed'],
    ]);
    expect(answers[1]?.body.details).toEqual({ owed: 0 });
    expect(sumOf(await payments(served))).toBe(3200);
  });

  it('of a share each: what is left for the second is what the first left', async () => {
    const { ready, pay, order, payments } = await buildTables(test);
    const served = await ready(7);
    const answers = await atOrder(
      served,
      [20, 12.01, 12].map((amount) => () => pay([served], { amount })),
    );
    // Whichever of the two behind the first comes next (`raceInTurn`).
    expect(outcomes(answers)).toEqual([
      [200, undefined],
      [409, 'more_than_owed'],
      [200, undefined],
    ]);
    expect((await pay([served], { amount: 0.01 })).body.code).toBe('more_than_owed');
    expect(sumOf(await payments(served))).toBe(3200);
    expect(await order(served)).toMatchObject({ status: 'done', isPaid: true });
  });

  it('with the same token: it is one payment', async () => {
    const { owner, ready, paymentOf, payments } = await buildTables(test);
    const [served, other] = [await ready(7), await ready(7)];
    const payment = paymentOf([served], { amount: 10 });
    const take = () => owner.post('/payments', payment);
    const answers = await atOrder(served, [take, take, take]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.payment._id)).size).toBe(1);
    expect(await payments(served)).toHaveLength(1);
    // Even for other orders, where they wait for nothing of each other.
    const twice = paymentOf([served], { amount: 1 });
    const both = await Promise.all(
      [served, other].map((orderId) => owner.post('/payments', { ...twice, orderIds: [orderId] })),
    );
    expect(new Set(both.map(({ body }) => body.payment._id)).size).toBe(1);
    expect(sumOf([...(await payments(served)), ...(await payments(other))])).toBe(1100);
  });

  it('many at once, of several orders in any order: never more than is owed, and no one waits for ever', async () => {
    const { ready, pay, visits, visit } = await buildTables(test);
    const ids = [await ready(7), await ready(7), await ready(7)];
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        pay(index % 2 === 0 ? ids : ids.toReversed(), { amount: 7 + (index % 5) }),
      ),
    );
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken.length).toBeGreaterThan(0);
    for (const { status, body } of answers) if (status !== 200) expect(body.code).toBe('more_than_owed');
    const [found] = await visits();
    const { payments, visit: now } = await visit(found?._id ?? '');
    expect(payments).toHaveLength(taken.length);
    expect(sumOf(payments)).toBe(Math.round(now.paid * 100));
    expect(now.paid + now.owed).toBe(96);
    expect(now.toGiveBack).toBe(0);
  });
});

describe('a payment meets', () => {
  it('the spec’s paid button: together they take what is owed, once', async () => {
    const { ready, pay, move, payments, order } = await buildTables(test);
    const served = await ready(7);
    const paidMove = () => move(served, { status: 'done', isPaid: true });
    expect(outcomes(await atOrder(served, [() => pay([served], { amount: 5 }), paidMove]))).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    expect(new Set((await payments(served)).map(({ amount }) => amount))).toEqual(new Set([5, 27]));
    const next = await ready(7);
    expect(
      outcomes(await atOrder(next, [() => move(next, { status: 'done', isPaid: true }), () => pay([next])])),
    ).toEqual([
      [200, undefined],
      [409, 'more_than_owed'],
    ]);
    expect(sumOf(await payments(next))).toBe(3200);
    expect(await order(next)).toMatchObject({ status: 'done', isPaid: true });
  });

  it('a cancellation: whoever was first, money and order agree', async () => {
    const { ready, pay, move, order, visits } = await buildTables(test);
    const cancel = (orderId: string) => () =>
      move(orderId, { status: 'done', rejected: true, rejectionReason: 'gone' });
    const first = await ready(7);
    expect(outcomes(await atOrder(first, [cancel(first), () => pay([first])]))).toEqual([
      [200, undefined],
      [409, 'more_than_owed'],
    ]);
    const second = await ready(7);
    const part = () => pay([second], { amount: 5 });
    expect(outcomes(await atOrder(second, [part, cancel(second)]))).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    expect(await order(second)).toMatchObject({ cancelled: true, paid: 5 });
    expect((await visits())[0]).toMatchObject({ total: 0, paid: 5, owed: 0, toGiveBack: 5 });
  });

  it('its own voiding, twice: the order owes as before', async () => {
    const { ready, pay, voided, payments, order } = await buildTables(test);
    const served = await ready(7);
    const { body } = await pay([served], { amount: 20 });
    const answers = await atOrder(served, [
      () => voided(body.payment._id, 'first'),
      () => pay([served]),
      () => voided(body.payment._id, 'second'),
    ]);
    expect(outcomes(answers).map(([status]) => status)).toEqual([200, 200, 200]);
    expect(answers[2]?.body.payment.voided.reason).toBe('first');
    expect(sumOf(await payments(served))).toBe(3200);
    expect(await order(served)).toMatchObject({ status: 'done', isPaid: true });
  });

  it('the end of the shift: it is in the cash that is expected, or it is refused', async () => {
    const { owner, shift, ready, approved, move, pay, payments } = await buildTables(test);
    const cooking = await approved(7);
    const end = () => owner.post('/services/end', { countedCash: 30 });
    expect(outcomes(await atShift(shift._id, [() => pay([cooking]), end]))).toEqual([
      [200, undefined],
      [409, 'unfinished_orders'],
    ]);
    await move(cooking, { status: 'done' });
    const other = await ready(8);
    await pay([other], { amount: 32, kind: 'card' });
    const answers = await atShift(shift._id, [end, () => pay([other])]);
    expect(outcomes(answers)).toEqual([
      [200, undefined],
      [409, 'shift_ended'],
    ]);
    expect(answers[0]?.body).toMatchObject({ expectedCash: 32, countedCash: 30 });
    expect(await payments(other)).toHaveLength(1);
  });

  it('the move of its visit: the money stays with its orders', async () => {
    const { owner, shift, ready, pay, visits } = await buildTables(test);
    const [served] = [await ready(7), await ready(8)];
    const [first, second] = await visits();
    const move = () => owner.put(`/visits/${first?._id}/table`, { tableNumber: 8 });
    const answers = await atShift(shift._id, [
      () => pay([served], { amount: 10 }),
      move,
      () => pay([served], { amount: 2 }),
    ]);
    expect(outcomes(answers).map(([status]) => status)).toEqual([200, 200, 200]);
    expect(answers[2]?.body.payment.visit).toBe(second?._id);
    expect(await visits()).toMatchObject([{ _id: second?._id, total: 64, paid: 12, owed: 52 }]);
  });
});

describe('an order that is placed meets', () => {
  it('the close of the visit at its table: it joins it before, and begins another after', async () => {
    const { owner, shift, ready, pay, visits, dish } = await buildTables(test);
    const served = await ready(7);
    await pay([served]);
    const [first] = await visits();
    const order = (token: string) => () =>
      owner.post('/orders/staff', {
        tableNumber: 7,
        dishes: [{ dishId: dish._id, quantity: 1 }],
        totalPrice: 32,
        clientOrderToken: `placed-at-the-same-moment-${token}`,
      });
    const close = (visitId: string) => () => owner.post(`/visits/${visitId}/close`, { unpaid: true });
    test.clock.advance(60_000);
    const [before] = await atShift(shift._id, [order('a'), close(first?._id ?? '')]);
    expect(before?.body.visit).toBe(first?._id);
    test.clock.advance(60_000);
    const { body: next } = await order('b')();
    test.clock.advance(60_000);
    const [, after] = await atShift(shift._id, [close(next.visit), order('c')]);
    expect(await visits()).toMatchObject([
      { _id: first?._id, orderIds: [served, before?.body._id], closedAt: expect.any(String) },
      { _id: next.visit, orderIds: [next._id], closedAt: expect.any(String) },
      { _id: after?.body.visit, orderIds: [after?.body._id], closedAt: null },
    ]);
  });

  it('the move of the visit to another table: whoever comes later sits alone', async () => {
    const { owner, shift, ready, send, visits } = await buildTables(test);
    const served = await ready(7);
    const [first] = await visits();
    const move = () => owner.put(`/visits/${first?._id}/table`, { tableNumber: 8 });
    let late = '';
    const place = async () => {
      late = await send(7);
      return owner.get('/visits');
    };
    test.clock.advance(60_000);
    await atShift(shift._id, [move, place]);
    expect(await visits()).toMatchObject([
      { _id: first?._id, tableNumber: 8, orderIds: [served] },
      { tableNumber: 7, orderIds: [late] },
    ]);
  });
});

it('two visits that change places at once do not wait for each other for ever', async () => {
  const { owner, ready, visits } = await buildTables(test);
  await ready(7);
  test.clock.advance(60_000);
  await ready(8);
  const [first, second] = await visits();
  const answers = await Promise.all([
    owner.put(`/visits/${first?._id}/table`, { tableNumber: 8 }),
    owner.put(`/visits/${second?._id}/table`, { tableNumber: 7 }),
  ]);
  const statuses = answers.map(({ status }) => status).toSorted();
  // One joins the other, which then is not there to be moved, or finds the table empty that it wanted to join.
  expect([[200, 200].join(), [200, 404].join()]).toContain(statuses.join());
  const left = await visits();
  expect(left.reduce((sum, { total }) => sum + total, 0)).toBe(64);
  expect(new Set(left.map(({ tableNumber }) => tableNumber)).size).toBe(left.length);
});
