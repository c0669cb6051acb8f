import { describe, expect, it } from 'vitest';
import { limits } from '#core/values/limits.ts';
import { testPassword } from '#server/testing/build-owner.ts';
import { holdUsers } from '#server/testing/hold-rows.ts';
import { buildTestApp, setUpTestApp } from '#server/testing/test-app.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const person = {
  firstName: 'דנה',
  lastName: 'כהן',
  restaurantName: 'קפה דנה',
  email: 'dana@menta.test',
  password: 'sesame and thyme',
  plan: 'basic',
};

describe('signing up', () => {
  const test = setUpTestApp();

  it('creates the account, starts the trial and signs in', async () => {
    const visitor = test.visitor();
    const { status, body } = await visitor.post('/users', { ...person, email: ' Dana@Menta.TEST ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      email: 'dana@menta.test',
      plan: 'basic',
      restaurantName: 'קפה דנה',
      activeMenu: null,
    });
    expect(new Date(body.trialEndsAt).getTime() - test.clock.now().getTime()).toBe(limits.trialDays * day);
    expect((await visitor.get('/users/me')).body).toEqual(body);
  });

  it('answers an address in use with 409 and its sentence, also when two arrive at once', async () => {
    const email = 'twice@menta.test';
    const answers = await Promise.all([1, 2].map(() => test.visitor().post('/users', { ...person, email })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409]);
    const refused = answers.find((answer) => answer.status === 409);
    expect(refused?.body).toEqual({
      code: 'email_in_use',
      message: 'This email is already in use. Please use another.',
    });
  });

  it.each([
    ['a short password', { password: '12345' }],
    ['a password over the maximum', { password: 'x'.repeat(201) }],
    ['no first name', { firstName: '  ' }],
    ['a bad address', { email: 'not-an-address' }],
    ['an unknown plan', { plan: 'gold' }],
    ['a number as a name', { lastName: 7 }],
  ])('refuses %s with 400 and names the field', async (_, change) => {
    const { status, body } = await test.visitor().post('/users', { ...person, ...change });
    expect(status).toBe(400);
    expect(body.code).toBe('invalid_input');
    expect(body.details.problems[0].path).toBe(`body.${Object.keys(change)[0]}`);
  });
});

describe('logging in', () => {
  const test = setUpTestApp();

  it('opens a session in an httpOnly cookie and tells the user id', async () => {
    const owner = await test.owner();
    const visitor = test.visitor();
    const answer = await visitor.post('/users/login', { email: owner.account.email, password: testPassword });
    expect(answer).toMatchObject({ status: 200, body: { userId: owner.id } });
    expect(String(answer.headers['set-cookie'])).toMatch(/^session=[\w-]{32};.*HttpOnly.*SameSite=Lax/);
    expect((await visitor.get('/users/me')).body._id).toBe(owner.id);
  });

  it('refuses a wrong password and an unknown address with the same answer', async () => {
    const owner = await test.owner();
    const wrong = await test
      .visitor()
      .post('/users/login', { email: owner.account.email, password: 'wrong' });
    const unknown = await test
      .visitor()
      .post('/users/login', { email: 'nobody@menta.test', password: 'wrong' });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
  });

  it('ends the session on logout, and logging out twice is harmless', async () => {
    const owner = await test.owner();
    const [token] = owner.cookies.values();
    expect((await owner.post('/users/logout')).status).toBe(200);
    expect((await owner.post('/users/logout')).status).toBe(200);
    const thief = test.visitor({ cookie: `session=${token}` });
    expect((await thief.get('/users/me')).status).toBe(401);
  });
});

describe('a session', () => {
  const test = setUpTestApp();

  it('slides: used within thirty days it goes on, unused it ends', async () => {
    const owner = await test.owner();
    test.clock.advance(20 * day);
    expect((await owner.get('/users/me')).status).toBe(200);
    test.clock.advance(20 * day);
    expect((await owner.get('/users/me')).status).toBe(200);
    test.clock.advance(31 * day);
    expect((await owner.get('/users/me')).body.code).toBe('not_signed_in');
  });

  it('opens the step-up window for five minutes, for itself only', async () => {
    const owner = await test.owner();
    const otherTablet = test.visitor();
    await otherTablet.post('/users/login', { email: owner.account.email, password: testPassword });
    expect((await owner.post('/services/start', {})).body.code).toBe('password_required');

    const wrong = await owner.post('/users/verify-password', { password: 'wrong' });
    expect(wrong).toMatchObject({
      status: 403,
      body: { code: 'wrong_password', message: 'Incorrect password' },
    });
    expect((await owner.post('/services/start', {})).body.code).toBe('password_required');

    expect((await owner.post('/users/verify-password', { password: testPassword })).status).toBe(200);
    expect((await owner.post('/services/start', {})).body.code).toBe('no_active_menu_to_open');
    expect((await otherTablet.post('/services/start', {})).body.code).toBe('password_required');
    test.clock.advance(5 * minute + 1);
    expect((await owner.post('/services/start', {})).body.code).toBe('password_required');
  });
});

describe('recovering a password', () => {
  const test = setUpTestApp();
  const tokenIn = (text: string): string => /token=([\w-]+)/.exec(text)?.[1] ?? '';

  it('gives the same answer for known and unknown addresses, and mails only the known', async () => {
    const owner = await test.owner();
    const known = await test.visitor().post('/users/forgot-password', { email: owner.account.email });
    const unknown = await test.visitor().post('/users/forgot-password', { email: 'nobody@menta.test' });
    await test.services.accounts.idle();
    expect(known.status).toBe(200);
    expect(known.body).toEqual(unknown.body);
    expect(test.mails.map((mail) => mail.to)).toEqual([owner.account.email]);
  });

  it('answers before anyone looks whether the address is known', async () => {
    const owner = await test.owner();
    const sent = test.mails.length;
    const release = await holdUsers(test.engine);
    for (const email of [owner.account.email, 'nobody@menta.test']) {
      expect((await test.visitor().post('/users/forgot-password', { email })).status).toBe(200);
    }
    await release();
    await test.services.accounts.idle();
    expect(test.mails).toHaveLength(sent + 1);
  });

  it('sets the new password once and ends every session', async () => {
    const owner = await test.owner();
    await test.visitor().post('/users/forgot-password', { email: owner.account.email });
    await test.services.accounts.idle();
    const token = tokenIn(test.mails.at(-1)?.text ?? '');
    const reset = () => test.visitor().post('/users/reset-password', { token, newPassword: 'brand new' });
    expect((await reset()).status).toBe(200);
    expect((await reset()).body.code).toBe('reset_link_invalid');
    expect((await owner.get('/users/me')).status).toBe(401);
    const logIn = (password: string) =>
      test.visitor().post('/users/login', { email: owner.account.email, password });
    expect((await logIn('brand new')).status).toBe(200);
    expect((await logIn(testPassword)).status).toBe(401);
  });

  it('lets a token live one hour', async () => {
    const owner = await test.owner();
    await test.visitor().post('/users/forgot-password', { email: owner.account.email });
    await test.services.accounts.idle();
    const token = tokenIn(test.mails.at(-1)?.text ?? '');
    test.clock.advance(60 * minute + 1);
    const late = await test.visitor().post('/users/reset-password', { token, newPassword: 'brand new' });
    expect(late).toMatchObject({ status: 422, body: { code: 'reset_link_invalid' } });
  });
});

describe('guessing passwords', () => {
  it('is stopped for the guesser and not for the true owner on another address', async () => {
    const test = await buildTestApp({ environment: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'true' } });
    const owner = await test.owner();
    const { email } = owner.account;
    const guesser = test.visitor({ 'x-forwarded-for': '203.0.113.7' });
    const answers: number[] = [];
    for (let attempt = 0; attempt < 20; attempt++) {
      answers.push((await guesser.post('/users/login', { email, password: `guess ${attempt}` })).status);
    }
    expect(answers.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(answers.slice(10)).toEqual(Array(10).fill(429));
    const trueOwner = test.visitor({ 'x-forwarded-for': '198.51.100.4' });
    expect((await trueOwner.post('/users/login', { email, password: testPassword })).status).toBe(200);
    await test.close();
  });
});

describe('the public profile', () => {
  const test = setUpTestApp();

  it('tells id, plan and restaurant name and nothing else', async () => {
    const owner = await test.owner();
    const { body } = await test.visitor().get(`/users/${owner.id}`);
    expect(body).toEqual({ _id: owner.id, plan: 'pro', restaurantName: owner.account.restaurantName });
    expect((await test.visitor().get(`/users/${'0'.repeat(24)}`)).status).toBe(404);
  });
});
