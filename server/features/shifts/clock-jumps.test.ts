import { describe, expect, it } from 'vitest';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { testPassword } from '#server/testing/build-owner.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();
const yearMs = 365 * 24 * 60 * 60 * 1000;

const tokenIn = (mail: { text: string } | undefined) => /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];

describe('a clock that is set back by a year', () => {
  it('ends a shift after it began, takes its orders, and lists both', async () => {
    const { owner, dish, shift } = await buildOpenRestaurant(test);
    test.clock.advance(-yearMs);
    const order = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    expect(order.status).toBe(201);
    await owner.confirmPassword();
    await owner.patch(`/orders/${order.body._id}`, { status: 'done', rejected: true, rejectionReason: 'x' });
    const ended = await owner.post('/services/end', {});
    expect(ended.status).toBe(200);
    expect(Date.parse(ended.body.endTime)).toBeGreaterThan(Date.parse(shift.startTime));
    const listed = (await owner.get('/services')).body[0];
    expect([listed._id, listed.orderCount]).toEqual([shift._id, 1]);
    expect((await owner.post('/services/start', {})).status).toBe(201);
  });

  it('closes the window of a confirmed password, and the password opens it again', async () => {
    const { owner } = await buildOpenRestaurant(test);
    await owner.confirmPassword();
    test.clock.advance(-yearMs);
    expect((await owner.post('/services/end', {})).body.code).toBe('password_required');
    await owner.confirmPassword();
    expect((await owner.post('/services/end', {})).status).toBe(200);
  });

  it('leaves nobody signed in for a year more', async () => {
    const owner = await test.owner();
    test.clock.advance(-yearMs);
    expect((await owner.get('/users/me')).status).toBe(200);
    test.clock.advance(31 * 24 * 60 * 60 * 1000);
    expect((await owner.get('/users/me')).status).toBe(401);
  });

  it('ends the links that were mailed before', async () => {
    const owner = await test.owner();
    const { email } = owner.account;
    const reset = async (token: string | undefined) =>
      (await test.visitor().post('/users/reset-password', { token, newPassword: testPassword })).status;
    await test.visitor().post('/users/forgot-password', { email });
    await test.services.accounts.idle();
    const early = tokenIn(test.mails.at(-1));
    test.clock.advance(-yearMs);
    expect(await reset(early)).toBe(422);
    await test.services.accounts.sweep();
    test.clock.advance(yearMs);
    expect(await reset(early)).toBe(422);
    await test.visitor().post('/users/forgot-password', { email });
    await test.services.accounts.idle();
    test.clock.advance(-2_000);
    expect(await reset(tokenIn(test.mails.at(-1)))).toBe(200);
  });
});

describe('a shift that is ended in the moment it began', () => {
  it('is over on the wire too', async () => {
    const { owner } = await buildOpenRestaurant(test);
    const { body } = await owner.post('/services/end', {});
    expect(Date.parse(body.endTime)).toBe(Date.parse(body.startTime) + 1);
  });
});
