import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { limits } from '#core/values/limits.ts';
import { eventChannel } from '#server/db/announcing/event-notice.ts';
import { users } from '#server/db/schema.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { type TestOwner, testPassword } from '#server/testing/build-owner.ts';
import { openStreams } from '#server/testing/open-streams.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

describe('a board whose session ends', () => {
  const test = setUpTestApp();
  const streams = openStreams(test);
  const openBoard = async (client: TestClient) => {
    const stream = await streams.openBoard(client);
    await stream.nextOf('heartbeat');
    return stream;
  };
  const sessionOf = (owner: TestOwner) => owner.cookies.get('session');
  const logInElsewhere = async (owner: TestOwner) => {
    const elsewhere = test.visitor();
    await elsewhere.post('/users/login', { email: owner.account.email, password: testPassword });
    return elsewhere;
  };
  /** It is told, the connection is closed, and nothing of later orders was sent before that. */
  const expectEnd = async (board: Awaited<ReturnType<typeof openBoard>>) => {
    const kinds: string[] = [];
    for (;;) {
      const message = await board.next().catch(() => null);
      if (!message) break;
      kinds.push(message.event);
    }
    expect(kinds.filter((kind) => kind !== 'heartbeat')).toEqual(['session-ended']);
  };

  it('hears so at once after logging out', async () => {
    const { owner } = await buildOpenRestaurant(test);
    const board = await openBoard(owner);
    await owner.post('/users/logout', {});
    await expectEnd(board);
  });

  it('hears so when another one takes its place in the same browser, and not for a wrong password', async () => {
    const { owner } = await buildOpenRestaurant(test);
    const tablet = await logInElsewhere(owner);
    const before = sessionOf(owner);
    const boards = [await openBoard(owner), await openBoard(tablet)];
    const { email } = owner.account;
    await owner.post('/users/login', { email, password: 'wrong secret' });
    expect(sessionOf(owner)).toBe(before);
    expect((await owner.get('/users/me')).status).toBe(200);
    await owner.post('/users/login', { email, password: testPassword });
    expect(sessionOf(owner)).not.toBe(before);
    await expectEnd(boards[0] as (typeof boards)[number]);
    expect((await owner.get('/users/me/devices')).body).toHaveLength(2);
    expect((await tablet.get('/users/me')).status).toBe(200);
  });

  it('hears so when its browser signs up for another restaurant', async () => {
    const { owner } = await buildOpenRestaurant(test);
    const board = await openBoard(owner);
    const { status } = await owner.post('/users', {
      firstName: 'Noa',
      lastName: 'Levi',
      restaurantName: 'The Palm',
      email: `second.${owner.account.email}`,
      password: testPassword,
      plan: 'pro',
    });
    expect(status).toBe(201);
    await expectEnd(board);
  });

  it('hears so on every device after signing out everywhere, and receives no order any more', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const tablet = await logInElsewhere(owner);
    const boards = [await openBoard(owner), await openBoard(tablet)];
    await owner.post('/users/logout-everywhere', {});
    await test.visitor().post('/orders', orderBodyFor(owner, dish));
    for (const board of boards) await expectEnd(board);
  });

  it('ends with the old password, except where it was changed', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const tablet = await logInElsewhere(owner);
    const own = await openBoard(owner);
    const other = await openBoard(tablet);
    const changed = await owner.put('/users/me/password', {
      currentPassword: testPassword,
      newPassword: 'another secret',
    });
    expect(changed.status).toBe(200);
    await expectEnd(other);
    await test.visitor().post('/orders', orderBodyFor(owner, dish));
    expect((await own.nextOf('order')).data.event.order.displayOrderNumber).toBe(1);
  });

  it('ends with a reset password', async () => {
    const owner = await test.owner();
    const board = await openBoard(owner);
    await test.visitor().post('/users/forgot-password', { email: owner.account.email });
    await test.services.accounts.idle();
    const token = /token=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1];
    const reset = await test
      .visitor()
      .post('/users/reset-password', { token, newPassword: 'another secret' });
    expect(reset.status).toBe(200);
    await expectEnd(board);
  });

  it('ends with its account', async () => {
    const owner = await test.owner();
    const board = await openBoard(owner);
    expect((await owner.request('DELETE', '/api/users/me', { password: testPassword })).status).toBe(200);
    await expectEnd(board);
  });

  it('hears so when its log is found deleted before the end of its session is announced', async () => {
    const owner = await test.owner();
    const board = await openBoard(owner);
    await test.engine.db.delete(users).where(eq(users.id, owner.id));
    // The last event of the account is announced, and there is nothing left to read.
    await test.engine.db.execute(sql`select pg_notify(${eventChannel}, ${`${owner.id} 1000 menu`})`);
    await expectEnd(board);
  });

  it('ends by the clock, and not while the session is in use', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const board = await openBoard(owner);
    const days = (count: number) => test.clock.advance(count * 24 * 60 * 60 * 1000);
    days(limits.sessionDays - 1);
    // Use extends the session.
    expect((await owner.get('/users/me')).status).toBe(200);
    days(2);
    await test.visitor().post('/orders', orderBodyFor(owner, dish));
    expect((await board.nextOf('order')).data.event.order.displayOrderNumber).toBe(1);
    days(limits.sessionDays);
    await expectEnd(board);
  });

  it('ends ninety days after logging in, also while the session is in use', async () => {
    const { owner } = await buildOpenRestaurant(test);
    const board = await openBoard(owner);
    for (let day = 0; day < limits.sessionMaxDays; day += 10) {
      expect((await owner.get('/users/me')).status).toBe(200);
      test.clock.advance(10 * 24 * 60 * 60 * 1000);
    }
    await expectEnd(board);
  });

  it('is not opened by a session that ended a moment ago', async () => {
    const owner = await test.owner();
    await owner.post('/users/logout', {});
    await expect(streams.openBoard(owner)).rejects.toThrow('401');
  });
});
