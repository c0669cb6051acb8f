import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { dishes } from '#server/db/schema.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { testPassword } from '#server/testing/build-owner.ts';
import { buildPicture } from '#server/testing/build-picture.ts';
import { refuseChange } from '#server/testing/refuse-change.ts';
import { storeManyOrders } from '#server/testing/stored-orders.ts';
import { listTablesNaming } from '#server/testing/stored-rows.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import type { TestAnswer } from '#server/testing/test-client.ts';

const test = setUpTestApp();

const tablesNaming = (...words: string[]) => listTablesNaming(test.engine.db, ...words);

/** A restaurant with something in every table that an owner's data can be in. */
const buildLivedInRestaurant = async (image: string, customerName: string) => {
  const place = await buildOpenRestaurant(test, { image });
  const { owner, menu, dish } = place;
  await owner.put(`/menus/${menu._id}/logo`, { logo: image });
  await owner.post('/users/menus');
  const { body: order } = await test.visitor().post('/orders', orderBodyFor(owner, dish, { customerName }));
  const { body: second } = await test.visitor().post('/orders', orderBodyFor(owner, dish, { customerName }));
  await owner.patch(`/orders/${order._id}`, { status: 'inProcess' });
  await owner.delete(`/orders/${second._id}`, { reason: `deleted for ${customerName}` });
  await test.visitor().post('/users/login', { email: owner.account.email, password: testPassword });
  await test.visitor().post('/users/forgot-password', { email: owner.account.email });
  await test.services.accounts.idle();
  await test.services.securityLog.flush();
  return { ...place, order };
};

describe('deleting an account', () => {
  it('leaves no row in any table that names the owner, their address or their guests', async () => {
    const guest = 'שרית המיוחדת';
    const { owner, menu, order } = await buildLivedInRestaurant(await buildPicture('#123456'), guest);
    const words = [owner.id, owner.account.email, guest, menu._id, order._id] as const;
    expect(await tablesNaming(...words)).toEqual(
      [
        'dishes',
        'event_counters',
        'events',
        'menus',
        'order_lines',
        'order_trail',
        'orders',
        'owner_pictures',
        'password_resets',
        'restaurants',
        'sections',
        'security_events',
        'sessions',
        'shifts',
        'users',
      ].sort(),
    );
    expect((await owner.delete('/users/me', { password: testPassword })).status).toBe(200);
    expect(await tablesNaming(...words)).toEqual([]);
  });

  it('that was interrupted is finished by the clock, and lets nobody in meanwhile', async () => {
    const { owner, dish, order } = await buildLivedInRestaurant(await buildPicture('#456789'), 'אורחת');
    const mend = await refuseChange(test.engine, dishes, dish._id);
    await expect(test.services.accounts.discard(owner.id)).rejects.toThrow();
    expect(await tablesNaming(order.trackingToken)).toEqual([]);
    const { email } = owner.account;
    const answer = await test.visitor().post('/users/login', { email, password: testPassword });
    expect([answer.status, (await owner.get('/users/me')).status]).toEqual([401, 401]);
    await mend();
    test.clock.advance(60_000);
    await test.services.trial.discardOverdue();
    expect(await tablesNaming(owner.id)).toEqual([]);
  });

  it('of many orders leaves none of them', async () => {
    const { owner, shift } = await buildOpenRestaurant(test);
    await storeManyOrders(test.engine.db, { ownerId: owner.id, shiftId: shift._id }, 450);
    expect((await owner.delete('/users/me', { password: testPassword })).status).toBe(200);
    expect(await tablesNaming(owner.id)).toEqual([]);
  });

  it('twice at once does it once, and finds the second caller signed out', async () => {
    const { owner } = await buildOpenRestaurant(test);
    const answers = await Promise.all(
      [1, 2].map(() => owner.delete('/users/me', { password: testPassword })),
    );
    expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
      [200, undefined],
      [401, 'not_signed_in'],
    ]);
  });

  it("in the middle of another request calls nobody's password wrong", async () => {
    const owner = await test.owner();
    const letThroughBefore = { ownerId: owner.id } as OwnerScope;
    await owner.delete('/users/me', { password: testPassword });
    await expect(
      test.services.accounts.requirePassword(letThroughBefore, testPassword, '127.0.0.1'),
    ).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  it('takes nothing from others, not even a picture that both use', async () => {
    const image = await buildPicture('#234567');
    const leaving = await buildLivedInRestaurant(image, 'אורח א');
    const staying = await buildLivedInRestaurant(image, 'אורח ב');
    const view = async () => [
      (await staying.owner.get('/users/me')).body,
      (await staying.owner.get('/users/menus')).body,
      (await staying.owner.get('/orders/mine')).body,
      (await staying.owner.get('/services')).body,
      (await staying.owner.get(`/orders/${staying.order._id}/trail`)).body,
      (await test.visitor().get(`/public-menu/${staying.owner.id}`)).body,
    ];
    const before = await view();
    await leaving.owner.delete('/users/me', { password: testPassword });
    expect(await view()).toEqual(before);
    await test.services.images.idle();
    test.clock.advance(2 * 24 * 60 * 60 * 1000);
    await test.services.images.sweep(test.clock.now());
    expect((await test.visitor().get(`/dishes/${staying.dish._id}/image`)).status).toBe(200);
  });

  it('ends every session of the account, on every machine, at once', async () => {
    const owner = await test.owner();
    const tablet = test.visitor();
    await tablet.post('/users/login', { email: owner.account.email, password: testPassword });
    await owner.delete('/users/me', { password: testPassword });
    for (const client of [owner, tablet]) {
      expect((await client.get('/orders/mine')).body.code).toBe('not_signed_in');
      expect((await client.post('/users/menus')).body.code).toBe('not_signed_in');
    }
  });

  it('while guests order goes through, answers each of them and leaves nothing behind', async () => {
    const { owner, dish, order } = await buildLivedInRestaurant(await buildPicture('#345678'), 'אורח ג');
    let isDeleted = false;
    /** Checking the password takes longer than an order: they go on until it is over, and once more. */
    const keepCalling = async (call: () => Promise<TestAnswer>): Promise<TestAnswer[]> => {
      const answers: TestAnswer[] = [];
      while (!isDeleted) {
        answers.push(await call());
        await setImmediate();
      }
      return [...answers, await call()];
    };
    const guest = test.visitor();
    const [deleted, ...others] = await Promise.all([
      owner.delete('/users/me', { password: testPassword }).finally(() => {
        isDeleted = true;
      }),
      keepCalling(() => guest.post('/orders', orderBodyFor(owner, dish))),
      keepCalling(() => guest.post('/orders', orderBodyFor(owner, dish))),
      keepCalling(() => guest.get(`/public-menu/${owner.id}`)),
      keepCalling(() => owner.patch(`/orders/${order._id}`, { status: 'waitingPayment' })),
    ]);
    expect(deleted.status).toBe(200);
    for (const { status, body } of others.flat()) expect(status, JSON.stringify(body)).toBeLessThan(500);
    expect(await tablesNaming(owner.id)).toEqual([]);
  });
});
