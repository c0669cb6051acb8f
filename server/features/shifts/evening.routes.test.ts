import { describe, expect, it } from 'vitest';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { storePractice } from '#server/testing/stored-rows.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

describe('the evening at a glance', () => {
  it('counts what waits and what is made, and adds up what was not rejected', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const place = async () => (await test.visitor().post('/orders', orderBodyFor(owner, dish))).body;
    const [, approved, rejected, ready] = [await place(), await place(), await place(), await place()];
    const move = (order: { _id: string }, patch: object) => owner.patch(`/orders/${order._id}`, patch);
    await move(approved, { status: 'inProcess' });
    await move(rejected, { status: 'done', rejected: true });
    await move(ready, { status: 'inProcess' });
    await move(ready, { status: 'waitingPayment' });
    const [shift] = (await owner.get('/services')).body;
    const read = async () => (await owner.get('/services/evening')).body.evening;
    expect(await read()).toEqual({
      _id: shift._id,
      startTime: shift.startTime,
      waiting: 1,
      inProcess: 1,
      calls: 0,
      takings: shift.totalPrice,
      isWatched: false,
    });
    await owner.put('/orders/presence', { board: `board-of-${owner.id}`, isWatched: true });
    expect((await read()).isWatched).toBe(true);
  });

  it('is not there while no shift is open, nor during a practice, nor for somebody else', async () => {
    const { owner } = await buildOpenRestaurant(test);
    const [shift] = (await owner.get('/services')).body;
    await storePractice(test.engine.db, shift._id);
    await buildOpenRestaurant(test);
    expect((await owner.get('/services/evening')).body).toEqual({ evening: null });
    expect((await test.visitor().get('/services/evening')).status).toBe(401);
  });
});
