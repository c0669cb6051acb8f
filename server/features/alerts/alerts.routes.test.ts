import { describe, expect, it } from 'vitest';
import { proofHoldsMs } from '#core/alerts/presence.ts';
import { buildMenu } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import type { TestOwner } from '#server/testing/build-owner.ts';
import { listStoredBoards, storePractice } from '#server/testing/stored-rows.ts';
import { buildTestApp, setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();
const minute = 60_000;

const boardName = (mark: string, owner = 'nobody') => `board-of-${owner}-${mark}`;
const prove = (owner: TestOwner, mark = 'a', isWatched = true) =>
  owner.put('/orders/presence', { board: boardName(mark, owner.id), isWatched });
const isWatched = async (owner: TestOwner): Promise<boolean> =>
  (await test.visitor().get(`/services/user/${owner.id}/has-active`)).body.isWatched;
const unattended = async (owner: TestOwner) => (await owner.get('/orders/unattended')).body;

describe('a board that proves that it is watched', () => {
  it('is known to guests for 45 seconds, and for as long as it goes on', async () => {
    const { owner } = await buildOpenRestaurant(test);
    expect(await isWatched(owner)).toBe(false);
    expect((await prove(owner)).status).toBe(200);
    expect(await isWatched(owner)).toBe(true);
    test.clock.advance(20_000);
    await prove(owner);
    test.clock.advance(proofHoldsMs - 1);
    expect(await isWatched(owner)).toBe(true);
    test.clock.advance(1);
    expect(await isWatched(owner)).toBe(false);
  });

  it('is not watched any more once it says so, but another still may be', async () => {
    const { owner } = await buildOpenRestaurant(test);
    await prove(owner, 'a');
    await prove(owner, 'b');
    await prove(owner, 'a', false);
    expect(await isWatched(owner)).toBe(true);
    await prove(owner, 'b', false);
    expect(await isWatched(owner)).toBe(false);
  });

  it('speaks for its own restaurant alone, whatever name it gives itself', async () => {
    const { owner } = await buildOpenRestaurant(test);
    const { owner: other } = await buildOpenRestaurant(test);
    const pretend = (isWatched: boolean) =>
      other.put('/orders/presence', { board: boardName('a', owner.id), isWatched });
    await prove(owner);
    await pretend(true);
    expect([await isWatched(owner), await isWatched(other)]).toEqual([true, false]);
    await pretend(false);
    expect(await isWatched(owner)).toBe(true);
  });

  it.each([{ board: 'short', isWatched: true }, { board: boardName('a') }, { isWatched: true }, {}])(
    'is refused as %j',
    async (body) => {
      const owner = await test.owner();
      expect((await owner.put('/orders/presence', body)).body.code).toBe('invalid_input');
    },
  );

  it('needs somebody signed in', async () => {
    const body = { board: boardName('a'), isWatched: true };
    expect((await test.visitor().put('/orders/presence', body)).status).toBe(401);
    expect((await test.visitor().get('/orders/unattended')).status).toBe(401);
  });

  it('has a limit of its own, far above what boards need', async () => {
    const strict = await buildTestApp({ environment: { RATE_LIMIT_FACTOR: '0.01' } });
    const owner = await strict.owner();
    const answers = [];
    for (let turn = 0; turn < 7; turn += 1) answers.push((await prove(owner)).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 200, 429]);
    await strict.close();
  });

  it('is swept once nobody can ask for it any more', async () => {
    const owner = await test.owner();
    await prove(owner);
    const rows = async () => (await listStoredBoards(test.engine.db, owner.id)).length;
    test.clock.advance(proofHoldsMs + 2 * minute);
    await test.services.alerts.sweep();
    expect(await rows()).toBe(1);
    test.clock.advance(1);
    await test.services.alerts.sweep();
    expect(await rows()).toBe(0);
  });
});

describe('what the other screens of the owner ask', () => {
  it('counts what has waited for two minutes, while a shift is open', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const { body: order } = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    for (let second = 0; second < 119; second += 17) {
      await prove(owner);
      await test.services.ringLadder.climb();
      test.clock.advance(17_000);
      if (second < 102)
        expect(await unattended(owner)).toEqual({ isOpen: true, isWatched: true, waiting: 0, calls: 0 });
    }
    test.clock.advance(1_000);
    await test.services.ringLadder.climb();
    expect(await unattended(owner)).toEqual({ isOpen: true, isWatched: true, waiting: 1, calls: 0 });
    await prove(owner, 'a', false);
    expect(await unattended(owner)).toEqual({ isOpen: true, isWatched: false, waiting: 1, calls: 0 });
    await owner.patch(`/orders/${order._id}`, { status: 'inProcess' });
    expect(await unattended(owner)).toMatchObject({ waiting: 0 });
  });

  it('is nothing without a shift, on the basic plan, and of a practice evening', async () => {
    const nothing = { isOpen: false, isWatched: false, waiting: 0, calls: 0 };
    const basic = await test.owner({ plan: 'basic' });
    await buildMenu(basic);
    expect(await unattended(basic)).toEqual(nothing);
    const { owner, dish, shift } = await buildOpenRestaurant(test);
    await test.visitor().post('/orders', orderBodyFor(owner, dish));
    await storePractice(test.engine.db, shift._id);
    test.clock.advance(5 * minute);
    await test.services.ringLadder.climb();
    expect((await owner.get('/orders/mine')).body).toMatchObject([{ ringStep: 3 }]);
    expect(await unattended(owner)).toEqual(nothing);
  });
});

describe('what the operator reads', () => {
  it('is how many boards are watched, how many orders nobody has seen, and who leads', async () => {
    const own = await buildTestApp({ environment: { METRICS_PUBLIC: 'true' } });
    const { owner, dish } = await buildOpenRestaurant(own);
    await own.visitor().post('/orders', orderBodyFor(owner, dish));
    own.clock.advance(3 * minute);
    await own.services.ringLadder.climb();
    await prove(owner, 'a');
    await prove(owner, 'b');
    const { body } = await own.visitor().page('/metrics');
    expect(body).toMatch(/^menta_watched_boards 2$/m);
    expect(body).toMatch(/^menta_unseen_orders 1$/m);
    expect(body).toMatch(/^menta_leader 0$/m);
    await own.close();
  });
});
