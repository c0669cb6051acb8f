import { describe, expect, it } from 'vitest';
import { limits } from '#core/values/limits.ts';
import { testPassword } from '#server/testing/build-owner.ts';
import { listStoredSessions } from '#server/testing/stored-rows.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const minute = 60_000;
const day = 24 * 60 * minute;
const stepUp = limits.stepUpMinutes * minute;
const lifetime = limits.sessionDays * day;
const longest = limits.sessionMaxDays * day;

const signInAgain = async (email: string) => {
  const client = test.visitor();
  await client.post('/users/login', { email, password: testPassword });
  return client;
};

/** What the server says to a call behind the password: 'open', or why not. */
const askBehindPassword = async (client: {
  post: (path: string, body: unknown) => Promise<{ body: { code?: string } }>;
}) => {
  const { code } = (await client.post('/services/start', {})).body;
  return code === 'no_active_menu_to_open' ? 'open' : code;
};

describe('the window that a confirmed password opens', () => {
  it('is open until the last moment of its five minutes, and closed at their end', async () => {
    const owner = await test.owner();
    const { body } = await owner.post('/users/verify-password', { password: testPassword });
    expect(Date.parse(body.verifiedUntil) - test.clock.now().getTime()).toBe(stepUp);
    test.clock.advance(stepUp - 1);
    expect(await askBehindPassword(owner)).toBe('open');
    test.clock.advance(1);
    expect(await askBehindPassword(owner)).toBe('password_required');
  });

  it('is not lengthened by using it, only by the password', async () => {
    const owner = await test.owner();
    await owner.confirmPassword();
    test.clock.advance(4 * minute);
    expect(await askBehindPassword(owner)).toBe('open');
    test.clock.advance(minute);
    expect(await askBehindPassword(owner)).toBe('password_required');
    await owner.confirmPassword();
    test.clock.advance(4 * minute);
    await owner.confirmPassword();
    test.clock.advance(4 * minute);
    expect(await askBehindPassword(owner)).toBe('open');
  });

  it('is not closed by a wrong guess, nor opened by signing in', async () => {
    const owner = await test.owner();
    expect(await askBehindPassword(owner)).toBe('password_required');
    await owner.confirmPassword();
    expect((await owner.post('/users/verify-password', { password: 'wrong' })).status).toBe(403);
    expect(await askBehindPassword(owner)).toBe('open');
    const tablet = await signInAgain(owner.account.email);
    expect(await askBehindPassword(tablet)).toBe('password_required');
  });

  it('is gone with its session: the same browser that signs in again has none', async () => {
    const owner = await test.owner();
    await owner.confirmPassword();
    await owner.post('/users/logout');
    await owner.post('/users/login', { email: owner.account.email, password: testPassword });
    expect(await askBehindPassword(owner)).toBe('password_required');
  });

  it('guards all that asks for it, before anything is looked up', async () => {
    const owner = await test.owner();
    const unknown = '0'.repeat(24);
    const answers = [
      await owner.post('/services/start', {}),
      await owner.post('/services/end', {}),
      await owner.patch(`/orders/${unknown}/details`, { dishes: [] }),
      await owner.delete(`/orders/${unknown}`),
      await owner.get('/users/me/export'),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([403, 'password_required']);
  });
});

describe('the life of a session', () => {
  it('ends thirty days after it was last lengthened, not a moment before', async () => {
    const owner = await test.owner();
    test.clock.advance(lifetime - 1);
    expect((await owner.get('/users/me')).status).toBe(200);
    test.clock.advance(lifetime - 1);
    expect((await owner.get('/users/me')).status).toBe(200);
    test.clock.advance(lifetime);
    expect((await owner.get('/users/me')).body.code).toBe('not_signed_in');
  });

  it('ends ninety days after logging in, however much it is used, and logging in begins anew', async () => {
    const owner = await test.owner();
    for (let used = 0; used < longest; used += 10 * day) {
      expect((await owner.get('/users/me')).status).toBe(200);
      test.clock.advance(10 * day);
    }
    expect((await owner.get('/users/me')).body.code).toBe('not_signed_in');
    await owner.post('/users/login', { email: owner.account.email, password: testPassword });
    test.clock.advance(lifetime - 1);
    expect((await owner.get('/users/me')).status).toBe(200);
  });

  it('is valid until the last moment of the ninety days, and is swept after it', async () => {
    const owner = await test.owner();
    for (let used = 0; used < longest - 10 * day; used += 10 * day) {
      test.clock.advance(10 * day);
      await owner.get('/users/me');
    }
    test.clock.advance(10 * day - 1);
    expect((await owner.get('/users/me')).status).toBe(200);
    await test.services.sessions.sweep();
    expect(await listStoredSessions(test.engine.db, owner.id)).toHaveLength(1);
    test.clock.advance(2);
    await test.services.sessions.sweep();
    expect(await listStoredSessions(test.engine.db, owner.id)).toEqual([]);
  });

  it('is written, and its cookie sent again, at most once a day', async () => {
    const owner = await test.owner();
    const isRenewed = async () => 'set-cookie' in (await owner.get('/users/me')).headers;
    expect(await isRenewed()).toBe(false);
    test.clock.advance(day);
    expect(await isRenewed()).toBe(false);
    test.clock.advance(1);
    expect(await isRenewed()).toBe(true);
    expect(await isRenewed()).toBe(false);
  });

  it('is lengthened on a public page too, where its owner is only looking', async () => {
    const owner = await test.owner();
    test.clock.advance(20 * day);
    expect((await owner.get(`/users/${owner.id}`)).status).toBe(200);
    test.clock.advance(20 * day);
    expect((await owner.get('/users/me')).status).toBe(200);
  });

  it('leaves nothing in the table once it is over and swept, and the living stay', async () => {
    const owner = await test.owner();
    const rows = () => listStoredSessions(test.engine.db, owner.id);
    test.clock.advance(lifetime - day);
    const tablet = await signInAgain(owner.account.email);
    expect(await rows()).toHaveLength(2);
    test.clock.advance(day + 1);
    await test.services.sessions.sweep();
    expect(await rows()).toHaveLength(1);
    expect((await tablet.get('/users/me')).status).toBe(200);
  });

  it('is kept as a hash: what the table holds opens nothing', async () => {
    const owner = await test.owner();
    const token = owner.cookies.get('session') ?? '';
    const [row] = await listStoredSessions(test.engine.db, owner.id);
    expect(JSON.stringify(row)).not.toContain(token);
    const thief = test.visitor({ cookie: `session=${row?.tokenHash}` });
    expect((await thief.get('/users/me')).status).toBe(401);
  });

  it('of a browser that sends rubbish is none, and hurts nobody', async () => {
    for (const token of ['', 'x', '%00', 'a'.repeat(3_000), '"; drop table sessions; --']) {
      const visitor = test.visitor({ cookie: `session=${token}` });
      expect((await visitor.get('/users/me')).body.code).toBe('not_signed_in');
      expect((await visitor.get('/pricing')).status).toBe(200);
    }
  });
});
