import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  lifecycle,
  type Move,
  type OrderState,
  patchFor,
  type Transition,
  transition,
} from '#core/orders/order-lifecycle.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { TrailEntry } from '#core/orders/order-trail.ts';
import { promisedTime } from '#core/ready-time/promised-minutes.ts';
import type { StockSection } from '#core/stock/stock.contract.ts';
import { toShekels } from '#core/values/money.ts';
import { rounds } from '#core/values/testing/runs.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { testPassword } from '#server/testing/build-owner.ts';
import { listStoredOrders } from '#server/testing/stored-orders.ts';
import { setUpTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const test: TestApp = setUpTestApp();

type OpenRestaurant = Awaited<ReturnType<typeof buildOpenRestaurant>>;
type Real = {
  restaurant: OpenRestaurant;
  staff: TestClient[];
  /** Signed in, but the password was never confirmed there. */
  unconfirmed: TestClient;
  sent: ManagedOrder[];
};
type Known = {
  state: OrderState;
  isCancelled: boolean;
  quantity: number;
  revision: number;
  /** As it was before its last move, while that is the last thing that happened to it; after a race nobody knows. */
  undoable: { state: OrderState; isCancelled: boolean } | null | 'unknown';
  /** How many of its portions came from which counting; the others were not counted. */
  taken: { number: number; quantity: number }[];
};
/** What the table says each order must be now; null once it was deleted. */
type Model = {
  orders: (Known | null)[];
  approvesItself: boolean;
  isPaused: boolean;
  /** Of the one dish there is: how many there were when it was counted last, or null. Each counting has its number. */
  counting: { number: number; start: number | null };
};
type Command = fc.AsyncCommand<Model, Real>;

const fresh: OrderState = { status: 'waitingApproval', isPaid: false, rejected: false };
const moved = (known: Known, step: Extract<Transition, { kind: 'moved' }>): void => {
  known.undoable = { state: known.state, isCancelled: known.isCancelled };
  known.state = step.next;
  known.isCancelled = step.move === 'cancel';
  known.revision += 1;
};

const sum = (parts: readonly { quantity: number }[]): number =>
  parts.reduce((total, { quantity }) => total + quantity, 0);
/** What an order holds, or would hold if it happened, of the counting that is on. */
const takenNow = ({ counting }: Model, { taken }: Known): number =>
  sum(taken.filter(({ number }) => number === counting.number));
/** How many may still be ordered, by what all orders that happen hold. */
const leftNow = (model: Model): number => {
  if (model.counting.start === null) return Number.POSITIVE_INFINITY;
  const happening = model.orders.filter((order) => order !== null && !order.state.rejected);
  return happening.reduce((left, order) => left - takenNow(model, order as Known), model.counting.start);
};
/** What an order takes again that was rejected and is not, may be gone by now. */
const lacksStock = (model: Model, known: Known, undoable: { state: OrderState }): boolean =>
  known.state.rejected && !undoable.state.rejected && takenNow(model, known) > leftNow(model);
const shortage = { status: 422, body: { code: 'order_refused' } };

const stateOf = ({ status, isPaid, rejected }: OrderState): OrderState => ({ status, isPaid, rejected });

class GuestOrders implements Command {
  check = () => true;
  async run(model: Model, real: Real) {
    const body = orderBodyFor(real.restaurant.owner, real.restaurant.dish);
    const answer = await test.visitor().post('/orders', body);
    if (model.isPaused) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'ordering_paused' } });
      return;
    }
    if (leftNow(model) < 1) return expect(answer).toMatchObject(shortage);
    expect(answer.status).toBe(201);
    expect(answer.body.displayOrderNumber).toBe(model.orders.length + 1);
    real.sent.push(answer.body);
    const state: OrderState = model.approvesItself ? { ...fresh, status: 'inProcess' } : fresh;
    expect(stateOf(answer.body)).toEqual(state);
    const { number, start } = model.counting;
    const taken = start === null ? [] : [{ number, quantity: 1 }];
    model.orders.push({ state, isCancelled: false, quantity: 1, revision: 1, undoable: null, taken });
    const again = await test.visitor().post('/orders', body);
    expect(again.body).toMatchObject({
      code: 'duplicate_order',
      details: { order: { _id: answer.body._id } },
    });
  }
  toString = () => 'guest orders';
}

/** What the board sends for a move of an order that it shows in this state; where it has no such move, a stale screen's. */
const bodyFor = (shown: OrderState, move: Move) => ({
  ...(patchFor(shown, move) ?? lifecycle.find((row) => row.move === move)?.to),
  ...(move === 'cancel' ? { rejectionReason: 'לא נאספה' } : {}),
});
type Body = ReturnType<typeof bodyFor>;
const stepFor = (state: OrderState, { rejectionReason, ...patch }: Body): Transition =>
  transition(state, patch, rejectionReason);

const choose = <T>(items: readonly T[], pick: number): number => pick % items.length;

class StaffMoves implements Command {
  readonly who: number;
  readonly pick: number;
  readonly move: Move;
  constructor(who: number, pick: number, move: Move) {
    this.who = who;
    this.pick = pick;
    this.move = move;
  }
  check = (model: Model) => model.orders.length > 0;
  async run(model: Model, real: Real) {
    const at = choose(model.orders, this.pick);
    const known = model.orders[at];
    const body = bodyFor(known?.state ?? fresh, this.move);
    const answer = await real.staff[this.who]?.patch(`/orders/${real.sent[at]?._id}`, body);
    if (!known) return expect(answer?.status).toBe(404);
    const step = stepFor(known.state, body);
    if (step.kind === 'illegal') {
      expect(answer).toMatchObject({ status: 409, body: { code: 'illegal_move' } });
      expect(answer?.body.details.order).toMatchObject(known.state);
      return;
    }
    if (step.kind === 'moved') moved(known, step);
    expect(answer?.status).toBe(200);
    expect(stateOf(answer?.body)).toEqual(known.state);
    expect(answer?.body.revision).toBe(known.revision);
  }
  toString = () => `staff ${this.who}: ${this.move} order ${this.pick}`;
}

/** A tablet on which nobody said the password lately may do all but cancel. */
class UnconfirmedCancels implements Command {
  readonly pick: number;
  constructor(pick: number) {
    this.pick = pick;
  }
  check = (model: Model) => model.orders.length > 0;
  async run(model: Model, real: Real) {
    const at = choose(model.orders, this.pick);
    const known = model.orders[at];
    const body = bodyFor(known?.state ?? fresh, 'cancel');
    const answer = await real.unconfirmed.patch(`/orders/${real.sent[at]?._id}`, body);
    if (!known) return expect(answer.status).toBe(404);
    const step = stepFor(known.state, body);
    if (step.kind === 'moved' && step.isGrave) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'password_required' } });
      expect(answer.body.details.order).toMatchObject(known.state);
      return;
    }
    expect(answer.status).toBe(step.kind === 'illegal' ? 409 : 200);
    if (step.kind === 'moved') moved(known, step);
  }
  toString = () => `without the password: cancel order ${this.pick}`;
}

/** Two people press different buttons of one order in the same moment: the outcome is that of some order of the two. */
class BothMove implements Command {
  readonly pick: number;
  readonly moves: readonly [Move, Move];
  constructor(pick: number, moves: readonly [Move, Move]) {
    this.pick = pick;
    this.moves = moves;
  }
  check = (model: Model) => model.orders.length > 0;
  async run(model: Model, real: Real) {
    const at = choose(model.orders, this.pick);
    const known = model.orders[at];
    if (!known) return;
    const bodies = this.moves.map((move) => bodyFor(known.state, move));
    await Promise.all(
      bodies.map((body, who) => real.staff[who]?.patch(`/orders/${real.sent[at]?._id}`, body)),
    );
    const before = { ...known.state, isCancelled: known.isCancelled };
    const after = (moves: readonly Body[]) =>
      moves.reduce((state, body) => {
        const step = stepFor(stateOf(state), body);
        return step.kind === 'moved' ? { ...step.next, isCancelled: step.move === 'cancel' } : state;
      }, before);
    const board: ManagedOrder[] = (await real.staff[0]?.get('/orders/mine'))?.body;
    const now = board.find((order) => order._id === real.sent[at]?._id);
    expect([after(bodies), after(bodies.toReversed())]).toContainEqual(
      now && { ...stateOf(now), isCancelled: now.cancelled },
    );
    if (now)
      Object.assign(known, { state: stateOf(now), isCancelled: now.cancelled, revision: now.revision });
    known.undoable = 'unknown';
  }
  toString = () => `both: ${this.moves.join(' and ')} order ${this.pick}`;
}

/** From a screen that shows the order as it is, or as it was one change ago. */
class StaffUndoes implements Command {
  readonly who: number;
  readonly pick: number;
  readonly isStale: boolean;
  constructor(who: number, pick: number, isStale: boolean) {
    this.who = who;
    this.pick = pick;
    this.isStale = isStale;
  }
  check = (model: Model) => model.orders.length > 0;
  async run(model: Model, real: Real) {
    const at = choose(model.orders, this.pick);
    const known = model.orders[at];
    if (known?.undoable === 'unknown') return;
    const revision = (known?.revision ?? 1) - (this.isStale ? 1 : 0);
    const undo = () => real.staff[this.who]?.post(`/orders/${real.sent[at]?._id}/undo`, { revision });
    const answer = await undo();
    if (!known) return expect(answer?.status).toBe(404);
    if (this.isStale || !known.undoable) {
      // A tap that is repeated on the screen which undid it before changes nothing; every other is refused.
      if (answer?.status !== 200) expect(answer?.status).toBe(409);
      const { order = answer?.body } = answer?.body.details ?? {};
      expect({ ...stateOf(order), revision: order.revision }).toEqual({
        ...known.state,
        revision: known.revision,
      });
      return;
    }
    if (lacksStock(model, known, known.undoable)) return expect(answer).toMatchObject(shortage);
    Object.assign(known, known.undoable, { revision: known.revision + 1, undoable: null });
    expect(answer?.status).toBe(200);
    expect({ ...stateOf(answer?.body), revision: answer?.body.revision }).toEqual({
      ...known.state,
      revision: known.revision,
    });
    expect((await undo())?.body).toEqual(answer?.body);
  }
  toString = () => `staff ${this.who}: undo order ${this.pick}${this.isStale ? ', from a stale screen' : ''}`;
}

/** One takes the last move back while the other makes the next: one of them comes first, and nothing is mixed. */
class UndoAgainstMove implements Command {
  readonly pick: number;
  readonly move: Move;
  constructor(pick: number, next: Move) {
    this.pick = pick;
    this.move = next;
  }
  check = (model: Model) => model.orders.length > 0;
  async run(model: Model, real: Real) {
    const at = choose(model.orders, this.pick);
    const known = model.orders[at];
    if (!known?.undoable || known.undoable === 'unknown') return;
    const path = `/orders/${real.sent[at]?._id}`;
    const body = bodyFor(known.state, this.move);
    const [undone] = await Promise.all([
      real.staff[0]?.post(`${path}/undo`, { revision: known.revision }),
      real.staff[1]?.patch(path, body),
    ]);
    const after = (from: Pick<Known, 'state' | 'isCancelled'>) => {
      const step = stepFor(from.state, body);
      return step.kind === 'moved' ? { ...step.next, isCancelled: step.move === 'cancel' } : null;
    };
    const back = { ...known.undoable.state, isCancelled: known.undoable.isCancelled };
    const undoneFirst = after(known.undoable) ?? back;
    const moveFirst = after(known);
    const board: ManagedOrder[] = (await real.staff[0]?.get('/orders/mine'))?.body;
    const now = board.find((order) => order._id === real.sent[at]?._id);
    if (!now) throw new Error('nobody deleted it');
    const before = { ...known.state, isCancelled: known.isCancelled };
    const final = { ...stateOf(now), isCancelled: now.cancelled };
    // A move that was made already changes nothing, and then leaves the undoing possible.
    const lacks = lacksStock(model, known, known.undoable);
    if (lacks && undone?.status === 422) expect(final).toEqual(moveFirst ?? before);
    else if (undone?.status === 200)
      expect(moveFirst ? [undoneFirst] : [undoneFirst, back]).toContainEqual(final);
    else {
      expect(undone).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
      expect(final).toEqual(moveFirst);
    }
    if (undone?.status === 200 || moveFirst) expect(now.revision).toBeGreaterThan(known.revision);
    Object.assign(known, { state: stateOf(now), isCancelled: now.cancelled, revision: now.revision });
    known.undoable = 'unknown';
  }
  toString = () => `one undoes order ${this.pick}, the other: ${this.move}`;
}

/** Another time for what is being made; the same one again changes nothing. */
class StaffPromises implements Command {
  readonly who: number;
  readonly pick: number;
  readonly minutes: number;
  constructor(who: number, pick: number, minutes: number) {
    this.who = who;
    this.pick = pick;
    this.minutes = minutes;
  }
  check = (model: Model) => model.orders.length > 0;
  async run(model: Model, real: Real) {
    const at = choose(model.orders, this.pick);
    const known = model.orders[at];
    const path = `/orders/${real.sent[at]?._id}`;
    const board: ManagedOrder[] = (await real.staff[0]?.get('/orders/mine'))?.body;
    const before = board.find((order) => order._id === real.sent[at]?._id);
    const answer = await real.staff[this.who]?.patch(path, { promisedMinutes: this.minutes });
    if (!known) return expect(answer?.status).toBe(404);
    if (known.state.status !== 'inProcess') {
      expect(answer).toMatchObject({ status: 409, body: { code: 'illegal_move' } });
      return;
    }
    expect(answer?.status).toBe(200);
    const promisedAt = promisedTime(this.minutes, test.clock.now()).toISOString();
    if (before?.promisedAt !== promisedAt) {
      Object.assign(known, { revision: known.revision + 1, undoable: null });
    }
    expect(answer?.body).toMatchObject({ ...known.state, promisedAt, revision: known.revision });
  }
  toString = () => `staff ${this.who}: promise order ${this.pick} in ${this.minutes} minutes`;
}

/** What was never counted is kept first, then what older countings gave; the one that is on gets the rest back. */
const keepFewer = (known: Known, quantity: number, number: number): Known['taken'] => {
  let open = quantity - Math.min(quantity, known.quantity - sum(known.taken));
  const inTurn = known.taken.toSorted((a, b) => Number(a.number === number) - Number(b.number === number));
  return inTurn.flatMap((part) => {
    const covered = Math.min(part.quantity, open);
    open -= covered;
    return covered > 0 ? [{ ...part, quantity: covered }] : [];
  });
};

/** Its only line: with it the order is ready. It is open whenever the order is in process, so there is nothing to untick. */
class StaffTicks implements Command {
  readonly who: number;
  readonly pick: number;
  readonly done: boolean;
  constructor(who: number, pick: number, done: boolean) {
    this.who = who;
    this.pick = pick;
    this.done = done;
  }
  check = (model: Model) => model.orders.length > 0;
  async run(model: Model, real: Real) {
    const at = choose(model.orders, this.pick);
    const known = model.orders[at];
    const press = { lines: [0], done: this.done, revision: known?.revision ?? 1 };
    const answer = await real.staff[this.who]?.post(`/orders/${real.sent[at]?._id}/ticks`, press);
    if (!known) return expect(answer?.status).toBe(404);
    const { status, rejected } = known.state;
    const isReady = status !== 'waitingApproval' && status !== 'inProcess' && !rejected;
    if (status !== 'inProcess' && !(isReady && this.done)) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'illegal_move' } });
      return;
    }
    const step = stepFor(known.state, bodyFor(known.state, 'markReady'));
    if (status === 'inProcess' && this.done && step.kind === 'moved') moved(known, step);
    expect(answer).toMatchObject({ status: 200, body: { ...known.state, revision: known.revision } });
    const [line] = answer?.body.dishes ?? [];
    if (known.state.status === 'inProcess') expect(line).not.toHaveProperty('doneAt');
  }
  toString = () => `staff ${this.who}: ${this.done ? 'tick' : 'untick'} order ${this.pick}`;
}

class StaffEdits implements Command {
  readonly who: number;
  readonly pick: number;
  readonly quantity: number;
  constructor(who: number, pick: number, quantity: number) {
    this.who = who;
    this.pick = pick;
    this.quantity = quantity;
  }
  check = (model: Model) => model.orders.length > 0;
  async run(model: Model, real: Real) {
    const at = choose(model.orders, this.pick);
    const known = model.orders[at];
    const dishes = [{ dishId: real.restaurant.dish._id, quantity: this.quantity }];
    const answer = await real.staff[this.who]?.patch(`/orders/${real.sent[at]?._id}/details`, { dishes });
    if (!known) return expect(answer?.status).toBe(404);
    const editable = known.state.status === 'waitingApproval' || known.state.status === 'inProcess';
    const { number, start } = model.counting;
    const more = this.quantity - known.quantity;
    if (editable && more > leftNow(model)) return expect(answer).toMatchObject(shortage);
    expect(answer?.status).toBe(editable ? 200 : 409);
    if (!editable) return;
    if (more > 0 && start !== null) known.taken.push({ number, quantity: more });
    if (more < 0) known.taken = keepFewer(known, this.quantity, number);
    Object.assign(known, { quantity: this.quantity, revision: known.revision + 1, undoable: null });
  }
  toString = () => `staff ${this.who}: edit order ${this.pick}`;
}

class StaffDeletes implements Command {
  readonly who: number;
  readonly pick: number;
  constructor(who: number, pick: number) {
    this.who = who;
    this.pick = pick;
  }
  check = (model: Model) => model.orders.length > 0;
  async run(model: Model, real: Real) {
    const at = choose(model.orders, this.pick);
    const answer = await real.staff[this.who]?.delete(`/orders/${real.sent[at]?._id}`, { reason: 'טעות' });
    expect(answer?.status).toBe(model.orders[at] ? 200 : 404);
    model.orders[at] = null;
  }
  toString = () => `staff ${this.who}: delete order ${this.pick}`;
}

class StaffEndsShift implements Command {
  readonly who: number;
  constructor(who: number) {
    this.who = who;
  }
  // Ending for real would end the game: only the refusal is played here.
  check = (model: Model) => model.orders.some((order) => order && order.state.status !== 'done');
  async run(model: Model, real: Real) {
    const answer = await real.staff[this.who]?.post('/services/end', {});
    expect(answer).toMatchObject({ status: 409, body: { code: 'unfinished_orders' } });
    expect(answer?.body.details.orders).toHaveLength(
      model.orders.filter((order) => order && order.state.status !== 'done').length,
    );
  }
  toString = () => `staff ${this.who}: end the shift`;
}

/** Orders approve themselves from now on, or wait for the staff again. */
class OwnerSetsAutoApprove implements Command {
  readonly approvesItself: boolean;
  constructor(approvesItself: boolean) {
    this.approvesItself = approvesItself;
  }
  check = (model: Model) => model.approvesItself !== this.approvesItself;
  async run(model: Model, { restaurant: { owner } }: Real) {
    const saved = await owner.put('/restaurants/settings', {
      restaurantName: 'גן',
      address: 'הרצל 1',
      autoApprove: this.approvesItself,
    });
    expect(saved.status).toBe(200);
    model.approvesItself = this.approvesItself;
  }
  toString = () => `orders approve themselves: ${this.approvesItself}`;
}

class StaffPauses implements Command {
  readonly who: number;
  constructor(who: number) {
    this.who = who;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    const client = real.staff[this.who];
    if (model.isPaused) {
      const [pause] = (await client?.get('/pauses'))?.body ?? [];
      expect((await client?.delete(`/pauses/${pause._id}`))?.status).toBe(200);
    } else expect((await client?.post('/pauses', { minutes: null }))?.status).toBe(201);
    model.isPaused = !model.isPaused;
  }
  toString = () => `staff ${this.who}: pause or resume`;
}

/** So many are left from now on, or nobody counts. */
class StaffCounts implements Command {
  readonly who: number;
  readonly start: number | null;
  constructor(who: number, start: number | null) {
    this.who = who;
    this.start = start;
  }
  check = () => true;
  async run(model: Model, real: Real) {
    const limit = this.start === null ? null : { kind: 'counted', left: this.start };
    const answer = await real.staff[this.who]?.put(`/stock/${real.restaurant.dish._id}`, { limit });
    const was = Number.isFinite(leftNow(model)) ? { kind: 'counted', left: leftNow(model) } : null;
    model.counting = { number: model.counting.number + 1, start: this.start };
    expect(answer?.status).toBe(200);
    if (was) expect(answer?.body.was).toMatchObject(was);
    else expect(answer?.body.was).toBeNull();
    await expectCount(model, real);
  }
  toString = () => `staff ${this.who}: ${this.start === null ? 'count no more' : `${this.start} are left`}`;
}

const expectCount = async (model: Model, { restaurant }: Real): Promise<void> => {
  const [section] = (await restaurant.owner.get('/stock')).body as StockSection[];
  const limit = section?.dishes.find(({ _id }) => _id === restaurant.dish._id)?.limit ?? null;
  expect(limit?.left ?? null).toBe(model.counting.start === null ? null : leftNow(model));
};

const staff = fc.nat({ max: 1 });
const pick = fc.nat({ max: 5 });
const move = fc.constantFrom(...new Set(lifecycle.map((row) => row.move)));
const commands = fc.commands(
  [
    fc.constant(new GuestOrders()),
    fc.tuple(staff, pick, move).map(([who, which, what]) => new StaffMoves(who, which, what)),
    fc.tuple(staff, pick, move).map(([who, which, what]) => new StaffMoves(who, which, what)),
    fc.tuple(staff, pick, fc.boolean()).map(([who, which, done]) => new StaffTicks(who, which, done)),
    pick.map((which) => new UnconfirmedCancels(which)),
    fc.tuple(pick, move, move).map(([which, one, other]) => new BothMove(which, [one, other])),
    fc.tuple(staff, pick, fc.boolean()).map(([who, which, late]) => new StaffUndoes(who, which, late)),
    fc.tuple(pick, move).map(([which, next]) => new UndoAgainstMove(which, next)),
    fc
      .tuple(staff, pick, fc.integer({ min: 1, max: 5 }))
      .map(([who, which, n]) => new StaffEdits(who, which, n)),
    fc
      .tuple(staff, pick, fc.constantFrom(10, 30, 60))
      .map(([who, which, minutes]) => new StaffPromises(who, which, minutes)),
    fc.tuple(staff, pick).map(([who, which]) => new StaffDeletes(who, which)),
    staff.map((who) => new StaffEndsShift(who)),
    fc.boolean().map((on) => new OwnerSetsAutoApprove(on)),
    staff.map((who) => new StaffPauses(who)),
    fc
      .tuple(staff, fc.option(fc.nat({ max: 4 }), { freq: 4 }))
      .map(([who, start]) => new StaffCounts(who, start)),
  ],
  { maxCommands: 30 },
);

/** Board, shift view, guests and database tell the same story, and it is the table's. */
const expectAgreement = async (
  { orders: modelled }: Model,
  { restaurant, staff: clients, sent }: Real,
): Promise<void> => {
  const expected = modelled.flatMap((order, at) =>
    order
      ? [
          {
            number: at + 1,
            ...order.state,
            cancelled: order.isCancelled,
            total: order.quantity * restaurant.dish.price,
          },
        ]
      : [],
  );
  const summary = (order: ManagedOrder) => ({
    number: order.displayOrderNumber,
    ...stateOf(order),
    cancelled: order.cancelled,
    total: order.totalPrice,
  });
  const ofShift = `/services/${restaurant.shift._id}/${restaurant.owner.id}`;
  const [board, view, deleted] = await Promise.all(
    ['/orders/mine', `${ofShift}/orders`, `${ofShift}/deleted-orders`].map(
      async (path) => (await clients[1]?.get(path))?.body,
    ),
  );
  expect(board.map(summary)).toEqual(expected);
  for (const { status, rejected, approvedAt, promisedAt, readyAt } of board as ManagedOrder[]) {
    if (status === 'waitingApproval') expect([approvedAt, promisedAt, readyAt]).toEqual([null, null, null]);
    if (status === 'inProcess') expect([approvedAt === null, readyAt]).toEqual([false, null]);
    if (!rejected && status !== 'waitingApproval') expect(approvedAt).not.toBeNull();
    if (!rejected && (status === 'waitingPayment' || status === 'done')) expect(readyAt).not.toBeNull();
  }
  expect(view).toEqual(board);
  const stored = await listStoredOrders(test.engine.db, restaurant.owner.id);
  expect(
    stored.map(({ number, total, cancelled, ...row }) => ({
      number,
      ...stateOf(row),
      cancelled,
      total: toShekels(total),
    })),
  ).toEqual(expected);
  expect(deleted).toHaveLength(modelled.length - expected.length);
  const [totals] = (await restaurant.owner.get('/services')).body;
  expect(totals).toMatchObject({
    orderCount: expected.length,
    totalPrice: expected.reduce((sum, order) => sum + (order.rejected ? 0 : order.total), 0),
  });
  for (const [at, order] of modelled.entries()) {
    const token = (sent[at] as ManagedOrder & { trackingToken: string }).trackingToken;
    const tracked = await test.visitor().get(`/orders/track/${token}`);
    expect(tracked.status).toBe(order ? 200 : 404);
    if (order) {
      expect(stateOf(tracked.body)).toEqual(order.state);
      expect(tracked.body.cancelled).toBe(order.isCancelled);
      if (order.isCancelled) expect(tracked.body.rejectionReason).toBe('לא נאספה');
    }
    const { body: trail } = await restaurant.owner.get(`/orders/${sent[at]?._id}/trail`);
    // Each entry begins where those before it ended, and together they lead to the order; how it began has no parts.
    let known: object = {};
    for (const { action, before, after } of trail as TrailEntry[]) {
      const { dishes: _, ...was } = before ?? {};
      const { dishes: __, ...is } = after ?? {};
      expect(action === 'delete' ? was : { ...known, ...was }).toMatchObject(known);
      known = { ...known, ...was, ...is };
    }
    if (order) expect(board.find(({ _id }: ManagedOrder) => _id === sent[at]?._id)).toMatchObject(known);
    if (order?.isCancelled) expect(trail.at(-1)).toMatchObject({ action: 'cancel', reason: 'לא נאספה' });
    if (!order) expect(trail.at(-1)).toMatchObject({ action: 'delete', reason: 'טעות' });
  }
};

const signInUnconfirmed = async (email: string): Promise<TestClient> => {
  const client = test.visitor();
  await client.post('/users/login', { email, password: testPassword });
  return client;
};
const signInAgain = async (email: string): Promise<TestClient> => {
  const client = await signInUnconfirmed(email);
  await client.post('/users/verify-password', { password: testPassword });
  return client;
};

it('random moves by two staff and guests never leave the table, and every view agrees', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (plan) => {
      const restaurant = await buildOpenRestaurant(test);
      const { email } = restaurant.owner.account;
      const model: Model = {
        orders: [],
        approvesItself: false,
        isPaused: false,
        counting: { number: 0, start: null },
      };
      const real: Real = {
        restaurant,
        staff: [await signInAgain(email), await signInAgain(email)],
        unconfirmed: await signInUnconfirmed(email),
        sent: [],
      };
      await fc.asyncModelRun(() => ({ model, real }), plan);
      await expectAgreement(model, real);
      await expectCount(model, real);
    }),
    { numRuns: rounds(50) },
  );
});
