import { describe, expect, it } from 'vitest';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { TrailEntry } from '#core/orders/order-trail.ts';
import type { StockSection } from '#core/stock/stock.contract.ts';
import { createOperatorService } from '#server/features/accounts/operator.service.ts';
import { readEventsAfter } from '#server/live/event-log.ts';
import { buildDish } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { type TestOwner, testPassword } from '#server/testing/build-owner.ts';
import { holdOrder, holdShift } from '#server/testing/hold-rows.ts';
import { raceInTurn } from '#server/testing/race-in-turn.ts';
import { findStoredShift, listStoredOrders, storeOrderBytes } from '#server/testing/stored-orders.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

type Answer = Awaited<ReturnType<TestOwner['get']>>;
const outcomes = (answers: readonly Answer[]) => answers.map(({ status, body }) => [status, body.code]);

/** A restaurant whose dish is counted, and what can be seen of it afterwards. */
const build = async (left = 40) => {
  const { owner, dish, shift, menu, section } = await buildOpenRestaurant(test);
  await owner.put(`/stock/${dish._id}`, { limit: { kind: 'counted', left }, option: null });
  const { engine } = test;
  /** Numbers and kinds of what was told since now. */
  const listenFromNow = async () => {
    const before = ((await readEventsAfter(engine.db, owner.id, 0)) ?? []).at(-1)?.seq ?? 0;
    return async () => {
      const events = (await readEventsAfter(engine.db, owner.id, before)) ?? [];
      expect(events.map(({ seq }) => seq)).toEqual(events.map((_, place) => before + 1 + place));
      // Guests read the menu again when little is left; that is not what is raced for.
      return events.map(({ event }) => event).filter(({ kind }) => kind !== 'menu');
    };
  };
  return {
    owner,
    shift,
    order: (parts: Record<string, unknown> = {}) =>
      test.visitor().post('/orders', orderBodyFor(owner, dish, parts)),
    end: () => owner.post('/services/end', {}),
    board: async (): Promise<ManagedOrder[]> => (await owner.get('/orders/mine')).body,
    stored: () => listStoredOrders(engine.db, owner.id),
    storedShift: () => findStoredShift(engine.db, shift._id),
    left: async () =>
      ((await owner.get('/stock')).body as StockSection[])
        .flatMap(({ dishes }) => dishes)
        .find(({ _id }) => _id === dish._id)?.limit?.left,
    race: (calls: (() => Promise<Answer>)[]) => raceInTurn(engine, () => holdShift(engine, shift._id), calls),
    listenFromNow,
    /** Another dish of which there is one left. */
    addLast: async () => {
      const parts = { name: 'תה', price: 10, menuId: menu._id, sectionName: section._id };
      const tea = await buildDish(owner, parts);
      await owner.put(`/stock/${tea._id}`, { limit: { kind: 'counted', left: 1 }, option: null });
      return tea;
    },
    wordy: { dishes: [{ dishId: dish._id, quantity: 1, note: 'נ'.repeat(300) }] },
    dish,
  };
};

describe('a shift is ended while orders arrive', () => {
  it('the order was first: it has its number, and the shift goes on', async () => {
    const { race, order, end, board, stored, storedShift, left, listenFromNow } = await build();
    const logged = await listenFromNow();
    const [sent, ended] = await race([order, end]);
    expect(sent).toMatchObject({ status: 201, body: { displayOrderNumber: 1 } });
    expect(ended).toMatchObject({ status: 409, body: { code: 'unfinished_orders' } });
    expect(ended?.body.details.orders).toEqual([
      { _id: sent?.body._id, displayOrderNumber: 1, status: 'waitingApproval' },
    ]);
    expect(await storedShift()).toMatchObject({ endedAt: null, lastOrderNumber: 1 });
    expect(await stored()).toMatchObject([{ id: sent?.body._id, number: 1 }]);
    expect(await left()).toBe(39);
    expect(await logged()).toMatchObject([{ kind: 'order', order: { displayOrderNumber: 1 } }]);
    expect((await board()).map(({ _id }) => _id)).toEqual([sent?.body._id]);
  });

  it('the order of the last two things was first: they are its own, and the shift goes on', async () => {
    const { race, order, end, dish, addLast, storedShift, left } = await build(1);
    const dishes = [dish, await addLast()].map(({ _id }) => ({ dishId: _id, quantity: 1 }));
    const both = () => order({ dishes, totalPrice: dish.price + 10 });
    expect(outcomes(await race([both, end, both]))).toEqual([
      [201, undefined],
      [409, 'unfinished_orders'],
      [422, 'order_refused'],
    ]);
    expect([(await storedShift()).lastOrderNumber, await left()]).toEqual([1, 0]);
  });

  it.each([40, 1])('the end was first (%i left): the order is refused and leaves nothing', async (count) => {
    const { owner, shift, race, order, end, stored, storedShift, left, listenFromNow } = await build(count);
    const logged = await listenFromNow();
    const answers = await race([end, order, order]);
    expect(outcomes(answers)).toEqual([
      [200, undefined],
      [409, 'no_open_shift'],
      [409, 'no_open_shift'],
    ]);
    expect(answers[0]?.body).toMatchObject({ orderCount: 0, totalPrice: 0 });
    expect(await storedShift()).toMatchObject({ lastOrderNumber: 0, orderBytes: 0 });
    expect((await storedShift()).endedAt).not.toBeNull();
    expect(await stored()).toEqual([]);
    expect(await left()).toBe(count);
    expect(await logged()).toEqual([{ kind: 'shift', isOpen: false, shiftId: shift._id }]);
    await owner.post('/services/start', {});
    expect((await order()).body).toMatchObject({ displayOrderNumber: 1 });
  });

  it('the end was between them: what came before holds the shift open for what comes after', async () => {
    const { race, order, end, stored, listenFromNow } = await build();
    const logged = await listenFromNow();
    const answers = await race([order, order, end, order]);
    expect(outcomes(answers)).toEqual([
      [201, undefined],
      [201, undefined],
      [409, 'unfinished_orders'],
      [201, undefined],
    ]);
    // The first has the first number. The others were queued for the version of the row that it replaced, and come to the new
    // one in any order (`raceInTurn`); each has the number it was told.
    const told = [answers[0], answers[1], answers[3]].map((answer) => [
      answer?.body._id,
      answer?.body.displayOrderNumber,
    ]);
    expect((await stored()).map(({ id, number }) => [id, number])).toEqual(
      told.toSorted(([, one], [, other]) => one - other),
    );
    expect(told[0]?.[1]).toBe(1);
    expect((await logged()).map((event) => event.kind === 'order' && event.order.displayOrderNumber)).toEqual(
      [1, 2, 3],
    );
  });

  it('the same order sent twice around the end is one order or none', async () => {
    const token = { clientOrderToken: 'one-order-around-the-end-of-a-shift' };
    const open = await build();
    const twice = () => open.order(token);
    expect(outcomes(await open.race([twice, open.end, twice]))).toEqual([
      [201, undefined],
      [409, 'unfinished_orders'],
      [409, 'duplicate_order'],
    ]);
    expect(await open.storedShift()).toMatchObject({ lastOrderNumber: 1 });
    expect([(await open.stored()).length, await open.left()]).toEqual([1, 39]);
  });
});

describe('one approves and another rejects', () => {
  const approve = { status: 'inProcess', rejected: false };
  const reject = { status: 'done', rejected: true };

  /** Two staff, the second of whom has not confirmed the password, and an order that waits. */
  const buildWaiting = async () => {
    const place = await build();
    const { body: sent } = await place.order();
    const path = `/orders/${sent._id}`;
    const colleague = test.visitor();
    await colleague.post('/users/login', { email: place.owner.account.email, password: testPassword });
    const logged = await place.listenFromNow();
    const { engine } = test;
    return {
      ...place,
      logged,
      approve: () => place.owner.patch(path, approve),
      reject: (reason?: string) => () => colleague.patch(path, { ...reject, rejectionReason: reason }),
      race: (calls: (() => Promise<Answer>)[]) =>
        raceInTurn(engine, () => holdOrder(engine, sent._id), calls),
      track: async () => (await test.visitor().get(`/orders/track/${sent.trackingToken}`)).body,
      actions: async () =>
        ((await place.owner.get(`${path}/trail`)).body as TrailEntry[]).map(({ action }) => action),
    };
  };

  it.each([
    ['without a reason, which cancelling needs', undefined, 409, 'illegal_move'],
    ['with a reason, which would cancel it', 'נגמר', 403, 'password_required'],
  ])('approving was first, rejecting came %s: it is being made', async (_, reason, status, code) => {
    const { race, approve, reject, board, track, actions, logged, left } = await buildWaiting();
    const [approved, rejected] = await race([approve, reject(reason)]);
    const [order] = await board();
    expect(approved).toMatchObject({ status: 200, body: order });
    expect(rejected).toMatchObject({ status, body: { code, details: { order } } });
    expect(order).toMatchObject({ status: 'inProcess', rejected: false, rejectionReason: '', revision: 2 });
    expect(await track()).toMatchObject({ status: 'inProcess', rejected: false, revision: 2 });
    expect(await actions()).toEqual(['create', 'approve']);
    expect(await logged()).toEqual([{ kind: 'order', order }]);
    expect(await left()).toBe(39);
  });

  it('rejecting was first: it stays rejected, promises nothing, and what it took is given back once', async () => {
    const { race, approve, reject, board, track, actions, logged, left } = await buildWaiting();
    const [rejected, approved] = await race([reject('נגמר'), approve]);
    const [order] = await board();
    expect(rejected).toMatchObject({ status: 200, body: order });
    expect(approved).toMatchObject({ status: 409, body: { code: 'illegal_move', details: { order } } });
    const end = {
      status: 'done',
      rejected: true,
      cancelled: false,
      rejectionReason: 'נגמר',
      promisedAt: null,
    };
    expect(order).toMatchObject({ ...end, approvedAt: null, revision: 2 });
    expect(await track()).toMatchObject(end);
    expect(await actions()).toEqual(['create', 'reject']);
    expect(await logged()).toEqual([{ kind: 'order', order }]);
    expect(await left()).toBe(40);
  });
});

describe('the last byte that the orders of a shift may say', () => {
  const limit = 4_000;
  const reached = {
    status: 409,
    body: { code: 'quota_reached', details: { quota: 'orderBytesPerShift', limit } },
  };

  const buildNearlyFull = async (used = limit - 1) => {
    const place = await build();
    const { body: first } = await place.order();
    const operator = createOperatorService({ db: test.engine.db, ...test, ...test.services });
    await operator.setQuota(place.owner.id, 'orderBytesPerShift', limit);
    await storeOrderBytes(test.engine.db, place.shift._id, used);
    const logged = await place.listenFromNow();
    const dishes = [{ dishId: place.dish._id, quantity: 3 }];
    return {
      ...place,
      logged,
      order: () => place.order(place.wordy),
      edit: () => place.owner.patch(`/orders/${first._id}/details`, { dishes }),
      lift: () => operator.setQuota(place.owner.id, 'orderBytesPerShift', null),
      used: async () => (await place.storedShift()).orderBytes,
    };
  };

  it('goes to the first of two orders, and the second uses up no number', async () => {
    const { race, order, stored, used, left, logged, lift } = await buildNearlyFull();
    const [won, lost] = await race([order, order]);
    expect(won).toMatchObject({ status: 201, body: { displayOrderNumber: 2 } });
    expect(lost).toMatchObject(reached);
    const [, second] = await stored();
    expect([await stored(), second]).toMatchObject([{ length: 2 }, { id: won?.body._id, number: 2 }]);
    // One order's worth beyond the last byte, and not two.
    expect(await used()).toBeLessThan(limit + 2 * 600);
    expect(await left()).toBe(38);
    expect(await logged()).toMatchObject([{ kind: 'order', order: { displayOrderNumber: 2 } }]);
    await lift();
    expect((await order()).body).toMatchObject({ displayOrderNumber: 3 });
  });

  it('goes to an edit that was first, and the order is refused', async () => {
    const { race, order, edit, board, used, left, logged } = await buildNearlyFull();
    const [edited, sent] = await race([edit, order]);
    expect(edited).toMatchObject({ status: 200, body: { order: { revision: 2 } } });
    expect(sent).toMatchObject(reached);
    const now = await board();
    expect(now).toEqual([edited?.body.order]);
    expect(now[0]?.dishes).toMatchObject([{ quantity: 3 }]);
    expect(await used()).toBeLessThan(limit + 600);
    expect(await left()).toBe(37);
    expect(await logged()).toEqual([{ kind: 'order', order: now[0] }]);
  });

  it('goes to an order that was first, and the edit is refused and changes nothing', async () => {
    const { race, order, edit, board, left, logged, storedShift } = await buildNearlyFull();
    const [before] = await board();
    const [sent, edited] = await race([order, edit]);
    expect(sent).toMatchObject({ status: 201, body: { displayOrderNumber: 2 } });
    expect(edited).toMatchObject(reached);
    const [first, second] = await board();
    expect([first, second?._id]).toEqual([before, sent?.body._id]);
    expect(await storedShift()).toMatchObject({ lastOrderNumber: 2 });
    expect(await left()).toBe(38);
    expect(await logged()).toMatchObject([{ kind: 'order', order: { displayOrderNumber: 2 } }]);
  });

  it('is nobody’s once it is gone', async () => {
    const { order, edit, stored, used, left, logged } = await buildNearlyFull(limit);
    for (const answer of await Promise.all([order(), edit(), order()])) expect(answer).toMatchObject(reached);
    expect((await stored()).map(({ number, revision }) => [number, revision])).toEqual([[1, 1]]);
    expect([await used(), await left(), await logged()]).toEqual([limit, 39, []]);
  });
});
