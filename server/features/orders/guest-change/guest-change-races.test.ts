import { describe, expect, it } from 'vitest';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { StockSection } from '#core/stock/stock.contract.ts';
import { rounds } from '#core/values/testing/runs.ts';
import { buildDish } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { holdOrder } from '#server/testing/hold-rows.ts';
import { raceInTurn } from '#server/testing/race-in-turn.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const approve = { status: 'inProcess', rejected: false };
const reject = { status: 'done', rejected: true, rejectionReason: 'נגמר' };

/** A restaurant with two counted dishes, whose guests and staff meet. */
const build = async (left: number) => {
  const { owner, dish, shift, menu, section } = await buildOpenRestaurant(test);
  const tea = await buildDish(owner, { name: 'תה', price: 10, menuId: menu._id, sectionName: section._id });
  for (const { _id } of [dish, tea])
    await owner.put(`/stock/${_id}`, { limit: { kind: 'counted', left }, option: null });
  const guest = test.visitor();
  const stock = async () =>
    ((await owner.get('/stock')).body as StockSection[])
      .flatMap(({ dishes }) => dishes)
      .map(({ _id, limit }) => [_id, limit?.left] as const);
  const board = async (): Promise<ManagedOrder[]> => (await owner.get('/orders/mine')).body;
  const holdings = async (dishId: string): Promise<number> =>
    (await board())
      .filter(({ rejected }) => !rejected)
      .flatMap(({ dishes }) => dishes)
      .reduce((sum, line) => sum + (line.dishId._id === dishId ? line.quantity : 0), 0);
  return {
    owner,
    shift,
    dish,
    tea,
    board,
    /** What is left and what orders hold is all that there was. */
    expectSums: async () => {
      for (const [dishId, remaining] of await stock())
        expect((remaining ?? -1) + (await holdings(dishId)), dishId).toBe(left);
    },
    order: async () => {
      const { body } = await guest.post('/orders', orderBodyFor(owner, dish));
      const path = `/orders/track/${body.trackingToken}`;
      return {
        id: String(body._id),
        withdraw: () => guest.post(`${path}/withdraw`, { revision: 1 }),
        change: (quantity = 2, revision = 1) =>
          guest.put(path, { dishes: [{ dishId: tea._id, quantity }], totalPrice: 10 * quantity, revision }),
        move: (patch: object) => owner.patch(`/orders/${body._id}`, { ...patch, revision: 1 }),
        trail: async (): Promise<string[]> =>
          (await owner.get(`/orders/${body._id}/trail`)).body.map(({ action }: { action: string }) => action),
      };
    },
  };
};

const codes = (answers: readonly { status: number; body: { code?: string } }[]) =>
  answers.map(({ status, body }) => (status === 200 ? 'won' : body.code));

describe('a guest and the staff at one order', () => {
  it('cancelling against approving, many times: one side wins, the other reads so, and the counts add up', async () => {
    const { order, board, expectSums } = await build(rounds(100));
    for (let round = 0; round < rounds(100); round++) {
      const { id, withdraw, move, trail } = await order();
      const calls = round % 2 === 0 ? [withdraw(), move(approve)] : [move(approve), withdraw()];
      const answers = await Promise.all(calls);
      const [cancelled, approved] = codes(round % 2 === 0 ? answers : answers.toReversed());
      const now = (await board()).find(({ _id }) => _id === id);
      if (cancelled === 'won') {
        expect(approved).toBe('illegal_move');
        expect(now).toMatchObject({ status: 'done', rejected: true, withdrawn: true, approvedAt: null });
        expect(await trail()).toEqual(['create', 'withdraw']);
      } else {
        expect([cancelled, approved]).toEqual(['already_approved', 'won']);
        expect(now).toMatchObject({ status: 'inProcess', rejected: false });
        expect(now).not.toHaveProperty('withdrawn');
        expect(await trail()).toEqual(['create', 'approve']);
      }
    }
    await expectSums();
  });

  it('changing against approving: what is approved is what was seen', async () => {
    const { order, board, expectSums } = await build(2 * rounds(40));
    for (let round = 0; round < rounds(40); round++) {
      const { id, change, move } = await order();
      const calls = round % 2 === 0 ? [change(), move(approve)] : [move(approve), change()];
      const answers = await Promise.all(calls);
      const [changed, approved] = codes(round % 2 === 0 ? answers : answers.toReversed());
      const now = (await board()).find(({ _id }) => _id === id);
      if (changed === 'won') {
        expect(approved).toBe('changed_meanwhile');
        expect(now).toMatchObject({ status: 'waitingApproval', totalPrice: 20, guestChange: {} });
      } else {
        expect([changed, approved]).toEqual(['already_approved', 'won']);
        expect(now).toMatchObject({ status: 'inProcess', totalPrice: 32 });
      }
    }
    await expectSums();
  });

  it.each([
    ['cancel first', 'withdraw', ['won', 'illegal_move', 'won'], ['create', 'withdraw']],
    ['approve first', 'approve', ['won', 'already_approved', 'already_approved'], ['create', 'approve']],
  ] as const)('in turn, %s: those behind see it', async (_, first, expected, actions) => {
    const { order, expectSums } = await build(9);
    const { id, withdraw, move, trail } = await order();
    const approving = () => move(approve);
    const calls = first === 'withdraw' ? [withdraw, approving, withdraw] : [approving, withdraw, withdraw];
    const answers = await raceInTurn(test.engine, () => holdOrder(test.engine, id), calls);
    expect(codes(answers)).toEqual(expected);
    expect(await trail()).toEqual(actions);
    await expectSums();
  });

  it('all at once, many times: every count is given back once, and the trail tells one way', async () => {
    const { order, board, expectSums } = await build(4 * rounds(20));
    for (let round = 0; round < rounds(20); round++) {
      const { id, withdraw, change, move, trail } = await order();
      const answers = await Promise.all([
        change(3),
        withdraw(),
        move(reject),
        change(3),
        withdraw(),
        change(1),
        move(approve),
        withdraw(),
      ]);
      for (const { status } of answers) expect([200, 409]).toContain(status);
      const now = (await board()).find(({ _id }) => _id === id);
      const actions = await trail();
      // Whatever came first: at most one end, and what ended it stands.
      expect(
        actions.filter((action) => ['withdraw', 'reject', 'approve'].includes(action)).length,
      ).toBeLessThanOrEqual(1);
      expect(now?.withdrawn ?? false).toBe(actions.includes('withdraw'));
      expect(now?.revision).toBe(actions.length);
      await expectSums();
    }
  });

  it('twenty taps on cancel are one, and so are twenty on change', async () => {
    const { order, expectSums } = await build(9);
    const { change, withdraw, trail } = await order();
    const changed = await Promise.all(Array.from({ length: 20 }, () => change(4)));
    expect(new Set(codes(changed))).toEqual(new Set(['won']));
    expect(await trail()).toEqual(['create', 'guestChange']);
    const other = await order();
    const cancelled = await Promise.all(Array.from({ length: 20 }, other.withdraw));
    expect(new Set(codes(cancelled))).toEqual(new Set(['won']));
    expect(await other.trail()).toEqual(['create', 'withdraw']);
    expect((await withdraw()).body.code).toBe('changed_meanwhile');
    await expectSums();
  });

  it('two guests change to the last portions: one gets them, the other keeps the order as it was', async () => {
    const { order, board, expectSums } = await build(4);
    const [one, two] = [await order(), await order()];
    const answers = await Promise.all([one.change(3), two.change(3)]);
    expect(codes(answers).sort()).toEqual(['order_refused', 'won']);
    expect((await board()).map(({ totalPrice }) => totalPrice).sort()).toEqual([30, 32]);
    await expectSums();
  });

  it('cancelling the last one as the shift ends: a closed shift never holds a waiting order', async () => {
    const { owner, shift, order } = await build(4);
    const { withdraw, change } = await order();
    const [cancelled, ended] = await Promise.all([withdraw(), owner.post('/services/end', {})]);
    expect(cancelled.status).toBe(200);
    expect([200, 409]).toContain(ended.status);
    if (ended.status === 409) await owner.post('/services/end', {});
    const { body: orders } = await owner.get(`/services/${shift._id}/${owner.id}/orders`);
    expect(orders).toMatchObject([{ status: 'done', withdrawn: true }]);
    // The shift is over: nothing more is changed, and cancelling again says the same.
    expect((await withdraw()).body).toMatchObject({ withdrawn: true, shiftEnded: true });
    expect((await change()).body).toMatchObject({
      code: 'already_approved',
      details: { order: { shiftEnded: true } },
    });
  });
});
