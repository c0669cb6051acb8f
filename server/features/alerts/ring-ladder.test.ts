import { describe, expect, it } from 'vitest';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { TrailEntry } from '#core/orders/order-trail.ts';
import { orders } from '#server/db/schema.ts';
import { readEventsAfter, readLastSeq } from '#server/live/event-log.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import type { TestOwner } from '#server/testing/build-owner.ts';
import { openStreams } from '#server/testing/open-streams.ts';
import { refuseChange } from '#server/testing/refuse-change.ts';
import { runIfDue } from '#server/testing/run-if-due.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import { createRingLadder } from './ring-ladder.service.ts';

const test = setUpTestApp();
const climb = () => runIfDue(test, 'climb the ring ladder');
const pass = (seconds: number) => test.clock.advance(seconds * 1000);
const approve = { status: 'inProcess', rejected: false };

const prove = (owner: TestOwner) =>
  owner.put('/orders/presence', { board: `board-of-${owner.id}`, isWatched: true });
/** Time passes at a board that somebody watches. */
const passWatched = async (owner: TestOwner, seconds: number) => {
  for (let left = seconds; left > 0; left -= 20) {
    await prove(owner);
    pass(Math.min(20, left));
  }
  await prove(owner);
};

const orderIn = async () => {
  const place = await buildOpenRestaurant(test);
  const { owner, dish } = place;
  await prove(owner);
  const { body: sent } = await test.visitor().post('/orders', orderBodyFor(owner, dish));
  const path = `/orders/${sent._id}`;
  return {
    ...place,
    sent,
    path,
    order: async (): Promise<ManagedOrder> => (await owner.get('/orders/mine')).body[0],
    guest: async () => (await test.visitor().get(`/orders/track/${sent.trackingToken}`)).body,
    trail: async (): Promise<TrailEntry[]> => (await owner.get(`${path}/trail`)).body,
  };
};
const stepsIn = (trail: readonly TrailEntry[]) =>
  trail.flatMap(({ action, after }) => (action === 'ring' ? (after?.ringStep ?? []) : []));

describe('an order that nobody approves', () => {
  it('rings louder after 60 s, on all screens after 120 s, and is told to its guest after 180 s', async () => {
    const { owner, order, guest, trail, sent } = await orderIn();
    expect([sent.unseen, (await order()).ringStep]).toEqual([false, 0]);
    for (const step of [1, 2, 3]) {
      await passWatched(owner, 59);
      await climb();
      expect((await order()).ringStep).toBe(step - 1);
      pass(1);
      await climb();
      await climb();
      expect(await order()).toMatchObject({ ringStep: step, revision: step + 1, status: 'waitingApproval' });
      expect((await guest()).unseen).toBe(step === 3);
    }
    const entries = await trail();
    expect(stepsIn(entries)).toEqual([1, 2, 3]);
    expect(entries.slice(1).map(({ by, before }) => [by, before?.ringStep])).toEqual([
      [null, 0],
      [null, 1],
      [null, 2],
    ]);
    expect(Date.parse(entries[3]?.at ?? '') - Date.parse(entries[0]?.at ?? '')).toBe(180_000);
    await passWatched(owner, 600);
    await climb();
    expect(await trail()).toHaveLength(4);
  });

  it('is heard also when another one cannot be raised, and that one later', async () => {
    const [bad, good] = [await orderIn(), await orderIn()];
    const mend = await refuseChange(test.engine, orders, bad.sent._id);
    pass(61);
    await climb();
    const steps = async () => [(await bad.order()).ringStep, (await good.order()).ringStep];
    expect(await steps()).toEqual([0, 1]);
    await mend();
    await passWatched(good.owner, 20);
    await climb();
    expect((await steps())[0]).toBe(1);
  });

  it('is told to its guest after a minute when no board was watched for as long', async () => {
    const { order, guest, trail } = await orderIn();
    // The last proof holds for 45 s; then a minute without anybody.
    pass(104);
    await climb();
    expect((await order()).ringStep).toBe(1);
    pass(1);
    await climb();
    expect([(await order()).ringStep, (await guest()).unseen, stepsIn(await trail())]).toEqual([
      3,
      true,
      [1, 3],
    ]);
  });

  it('waits for its minute where nobody has been for hours: its guest was told before sending', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    await test.visitor().post('/orders', orderBodyFor(owner, dish));
    pass(59);
    await climb();
    expect((await owner.get('/orders/mine')).body).toMatchObject([{ ringStep: 0 }]);
    pass(1);
    await climb();
    expect((await owner.get('/orders/mine')).body).toMatchObject([{ ringStep: 3 }]);
  });

  it('is heard of by the board and the guest, as any change is', async () => {
    const { owner, sent } = await orderIn();
    const { open, openBoard } = openStreams(test);
    const board = await openBoard(owner);
    const guest = await open(`/orders/track/${sent.trackingToken}/stream`);
    await board.nextOf('heartbeat');
    await guest.nextOf('heartbeat');
    pass(200);
    await climb();
    expect((await board.nextOf('order')).data.event.order).toMatchObject({
      _id: sent._id,
      ringStep: 3,
      revision: 2,
    });
    const tracked = (await guest.nextOf('order')).data.event.order;
    expect(tracked).toMatchObject({ _id: sent._id, unseen: true });
    expect(tracked).not.toHaveProperty('ringStep');
  });
});

describe('somebody who acts', () => {
  it.each([
    ['approves', approve],
    ['rejects', { status: 'done', rejected: true }],
  ])('and %s ends the ringing', async (_, move) => {
    const { owner, path, order, guest } = await orderIn();
    pass(61);
    await climb();
    await owner.patch(path, move);
    const moved = await order();
    pass(600);
    await climb();
    expect(await order()).toEqual(moved);
    expect((await guest()).unseen).toBe(false);
  });

  it('in the very moment is never overwritten', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const ids: string[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const { body } = await test.visitor().post('/orders', orderBodyFor(owner, dish));
      ids.push(body._id);
    }
    pass(200);
    const moves = ids.map((id) => owner.patch(`/orders/${id}`, approve));
    await Promise.all([climb(), ...moves, climb(), climb()]);
    const board: ManagedOrder[] = (await owner.get('/orders/mine')).body;
    expect(new Set(board.map(({ status }) => status))).toEqual(new Set(['inProcess']));
    for (const id of ids) {
      const trail: TrailEntry[] = (await owner.get(`/orders/${id}/trail`)).body;
      expect(trail.map(({ action }) => action).filter((action) => action === 'approve')).toHaveLength(1);
      for (const [step, entry] of trail.slice(1).entries()) expect(entry.before?.revision).toBe(step + 1);
      // Rung before it was approved, or not at all.
      expect(trail.at(-1)?.action).toBe('approve');
    }
  });

  it('and edits is not stopped by a ring, but still by a colleague', async () => {
    const { owner, dish, path, order } = await orderIn();
    const { revision } = await order();
    const edit = (quantity: number) =>
      owner.patch(`${path}/details`, { revision, dishes: [{ line: 0, dishId: dish._id, quantity }] });
    pass(61);
    await climb();
    expect((await edit(2)).status).toBe(200);
    expect((await edit(3)).body.code).toBe('changed_meanwhile');
  });
});

describe('two leaders at once', () => {
  it('take each step once, with one event each and no gap between them', async () => {
    const { owner, order, trail } = await orderIn();
    const { owner: other, dish } = await buildOpenRestaurant(test);
    for (let turn = 0; turn < 20; turn += 1) await test.visitor().post('/orders', orderBodyFor(other, dish));
    const seqs = [await readLastSeq(test.engine.db, owner.id), await readLastSeq(test.engine.db, other.id)];
    pass(61);
    await prove(owner);
    const second = createRingLadder({ db: test.engine.db, clock: test.clock, log: test.app.log });
    await Promise.all([climb(), second.climb(), climb(), second.climb()]);
    await climb();
    expect([(await order()).revision, stepsIn(await trail())]).toEqual([2, [1]]);
    expect(await readEventsAfter(test.engine.db, owner.id, seqs[0] ?? 0)).toHaveLength(1);
    const events = (await readEventsAfter(test.engine.db, other.id, seqs[1] ?? 0)) ?? [];
    expect(events.map(({ seq }) => seq - (seqs[1] ?? 0))).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 1),
    );
    expect(new Set(events.map(({ event }) => event.kind === 'order' && event.order._id)).size).toBe(20);
  });
});

describe('a leader that was away', () => {
  it('goes on where the ladder stands: one step to where it should be', async () => {
    const { order, trail, owner } = await orderIn();
    await passWatched(owner, 61);
    await climb();
    await passWatched(owner, 90);
    await createRingLadder({ db: test.engine.db, clock: test.clock, log: test.app.log }).climb();
    expect((await order()).ringStep).toBe(2);
    await passWatched(owner, 400);
    await climb();
    expect([(await order()).ringStep, stepsIn(await trail())]).toEqual([3, [1, 2, 3]]);
  });

  it('leaves alone what has waited for more than an hour', async () => {
    const { order } = await orderIn();
    pass(3600);
    await climb();
    expect((await order()).ringStep).toBe(0);
  });
});

it('more orders than one turn takes climb in a few seconds, none of them twice', async () => {
  const { owner, dish } = await buildOpenRestaurant(test);
  for (let done = 0; done < 450; done += 50) {
    await Promise.all(
      Array.from({ length: 50 }, () => test.visitor().post('/orders', orderBodyFor(owner, dish))),
    );
  }
  pass(200);
  const climbs: number[] = [];
  for (let second = 0; second < 4; second += 1) {
    await climb();
    const board: ManagedOrder[] = (await owner.get('/orders/mine')).body;
    climbs.push(board.filter(({ ringStep }) => ringStep === 3).length);
  }
  expect(climbs).toEqual([200, 400, 450, 450]);
  const board: ManagedOrder[] = (await owner.get('/orders/mine')).body;
  expect(new Set(board.map(({ revision }) => revision))).toEqual(new Set([2]));
});
