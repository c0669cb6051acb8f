import { describe, expect, it } from 'vitest';
import { limits } from '#core/values/limits.ts';
import { type TestOwner, testPassword } from '#server/testing/build-owner.ts';
import { listStoredEmailChanges } from '#server/testing/stored-rows.ts';
import { buildTestApp, setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const lifetime = limits.emailLinkHours * 60 * 60_000;
const tokenIn = (text = ''): string => /token=([\w-]+)/.exec(text)?.[1] ?? '';
const mailsTo = (address: string) => test.mails.filter(({ to }) => to === address);
const newAddress = () => `new-${crypto.randomUUID()}@menta.test`;
const requestChange = (owner: TestOwner, email: string, password = testPassword) =>
  owner.put('/users/me/email', { email, password });
/** The token of the link that was mailed last. */
const askForToken = async (owner: TestOwner, email: string): Promise<string> => {
  expect((await requestChange(owner, email)).status).toBe(200);
  return tokenIn(mailsTo(email).at(-1)?.text);
};
const confirm = (owner: TestOwner, token: string) => owner.post('/users/me/email/confirm', { token });
const logIn = async (email: string) =>
  (await test.visitor().post('/users/login', { email, password: testPassword })).status;

describe('another address to sign in with', () => {
  it('counts once its mailed link is opened, and until then the old one does', async () => {
    const owner = await test.owner();
    const email = newAddress();
    const requested = await requestChange(owner, ` ${email.toUpperCase()}`);
    expect([requested.status, requested.body.email, requested.body.pendingEmail]).toEqual([
      200,
      owner.account.email,
      email,
    ]);
    expect((await owner.get('/users/me')).body).toEqual(requested.body);
    expect([await logIn(owner.account.email), await logIn(email)]).toEqual([200, 401]);
    expect(mailsTo(owner.account.email)).toEqual([]);
    const [mail] = mailsTo(email);
    expect(mail?.text).toContain('/dashboard/settings/account?email-token=');
    expect(mail?.text).not.toContain(owner.account.email);

    const { status, body } = await confirm(owner, tokenIn(mail?.text));
    expect([status, body.email, body.pendingEmail]).toEqual([200, email, null]);
    expect([await logIn(owner.account.email), await logIn(email)]).toEqual([401, 200]);
  });

  it('is told to both addresses when it counts', async () => {
    const owner = await test.owner();
    const email = newAddress();
    await confirm(owner, await askForToken(owner, email));
    for (const address of [owner.account.email, email]) {
      const notice = mailsTo(address).at(-1);
      expect(notice?.text).toContain(email);
      expect(notice?.text).toContain(owner.account.email);
      expect(notice?.subject).toBe('Your Menta email was changed');
    }
  });

  it('wants the password, and mails nothing without it', async () => {
    const owner = await test.owner();
    const email = newAddress();
    const { status, body } = await requestChange(owner, email, 'wrong');
    expect([status, body.code]).toEqual([403, 'wrong_password']);
    expect(mailsTo(email)).toEqual([]);
    expect((await owner.get('/users/me')).body.pendingEmail).toBeNull();
  });

  it('is kept with a hash, and is gone from the table when it expired and was swept', async () => {
    const owner = await test.owner();
    const token = await askForToken(owner, newAddress());
    const [row] = await listStoredEmailChanges(test.engine.db, owner.id);
    expect(JSON.stringify(row)).not.toContain(token);
    test.clock.advance(lifetime + 1);
    await test.services.accounts.sweep();
    expect(await listStoredEmailChanges(test.engine.db, owner.id)).toEqual([]);
  });

  it('takes reset links that were mailed to the old one with it', async () => {
    const owner = await test.owner();
    await test.visitor().post('/users/forgot-password', { email: owner.account.email });
    await test.services.accounts.idle();
    const resetToken = tokenIn(mailsTo(owner.account.email).at(-1)?.text);
    await confirm(owner, await askForToken(owner, newAddress()));
    const late = await test
      .visitor()
      .post('/users/reset-password', { token: resetToken, newPassword: 'a thief in the night' });
    expect(late.body.code).toBe('reset_link_invalid');
  });

  it('is forgotten when the password is reset: whoever knew it may have asked', async () => {
    const owner = await test.owner();
    const token = await askForToken(owner, newAddress());
    await test.visitor().post('/users/forgot-password', { email: owner.account.email });
    await test.services.accounts.idle();
    const resetToken = tokenIn(mailsTo(owner.account.email).at(-1)?.text);
    await test.visitor().post('/users/reset-password', { token: resetToken, newPassword: testPassword });
    await owner.post('/users/login', { email: owner.account.email, password: testPassword });
    expect((await owner.get('/users/me')).body.pendingEmail).toBeNull();
    expect((await confirm(owner, token)).body.code).toBe('email_link_invalid');
  });

  it('that is the present one changes nothing and withdraws what was asked for', async () => {
    const owner = await test.owner();
    const token = await askForToken(owner, newAddress());
    const { status, body } = await requestChange(owner, owner.account.email);
    expect([status, body.pendingEmail]).toEqual([200, null]);
    expect(mailsTo(owner.account.email)).toEqual([]);
    expect((await confirm(owner, token)).body.code).toBe('email_link_invalid');
  });
});

describe('a confirmation link', () => {
  it('works once, also for two clicks at once', async () => {
    const owner = await test.owner();
    const token = await askForToken(owner, newAddress());
    const answers = await Promise.all([confirm(owner, token), confirm(owner, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await confirm(owner, token)).body.code).toBe('email_link_invalid');
  });

  it('works until the last moment of its day, and not at its end', async () => {
    const [inTime, late] = [await test.owner(), await test.owner()];
    const tokens = [await askForToken(inTime, newAddress()), await askForToken(late, newAddress())] as const;
    test.clock.advance(lifetime - 1);
    expect((await confirm(inTime, tokens[0])).status).toBe(200);
    test.clock.advance(1);
    const { status, body } = await confirm(late, tokens[1]);
    expect([status, body.code]).toEqual([422, 'email_link_invalid']);
    expect((await late.get('/users/me')).body).toMatchObject({
      email: late.account.email,
      pendingEmail: null,
    });
  });

  it('is for its own account, signed in: a stranger who was mailed it by mistake gets nothing', async () => {
    const [owner, stranger] = [await test.owner(), await test.owner()];
    const token = await askForToken(owner, newAddress());
    expect((await test.visitor().post('/users/me/email/confirm', { token })).status).toBe(401);
    expect((await confirm(stranger, token)).body.code).toBe('email_link_invalid');
    expect((await stranger.get('/users/me')).body.email).toBe(stranger.account.email);
    expect((await confirm(owner, token)).status).toBe(200);
  });

  it('dies when another address is asked for', async () => {
    const owner = await test.owner();
    const first = await askForToken(owner, newAddress());
    const email = newAddress();
    const second = await askForToken(owner, email);
    expect((await owner.get('/users/me')).body.pendingEmail).toBe(email);
    expect((await confirm(owner, first)).body.code).toBe('email_link_invalid');
    expect((await confirm(owner, second)).body.email).toBe(email);
  });

  it('is mailed again as a new one, with a new day to live', async () => {
    const owner = await test.owner();
    const email = newAddress();
    const first = await askForToken(owner, email);
    test.clock.advance(lifetime - 1);
    const again = await owner.post('/users/me/email/resend');
    expect([again.status, again.body.pendingEmail]).toEqual([200, email]);
    test.clock.advance(lifetime - 1);
    expect(mailsTo(email)).toHaveLength(2);
    expect((await confirm(owner, first)).body.code).toBe('email_link_invalid');
    expect((await confirm(owner, tokenIn(mailsTo(email)[1]?.text))).body.email).toBe(email);
  });

  it('dies when the change is cancelled, after which there is nothing to mail again', async () => {
    const owner = await test.owner();
    const email = newAddress();
    const token = await askForToken(owner, email);
    for (const _ of ['first', 'second']) {
      const { status, body } = await owner.delete('/users/me/email/pending');
      expect([status, body.pendingEmail]).toEqual([200, null]);
    }
    expect((await confirm(owner, token)).body.code).toBe('email_link_invalid');
    const again = await owner.post('/users/me/email/resend');
    expect([again.status, again.body.code]).toEqual([409, 'no_pending_email']);
    expect(mailsTo(email)).toHaveLength(1);
  });

  it.each(['', 'x', 'a'.repeat(201), 7, null])('made of rubbish is refused: %j', async (token) => {
    const owner = await test.owner();
    const { status } = await owner.post('/users/me/email/confirm', { token });
    expect([400, 422]).toContain(status);
  });
});

describe('an address that is somebody else’s', () => {
  it('is refused as before, and mails nobody', async () => {
    const [owner, other] = [await test.owner(), await test.owner()];
    const { status, body } = await requestChange(owner, other.account.email);
    expect([status, body.code]).toEqual([409, 'email_in_use']);
    expect(mailsTo(other.account.email)).toEqual([]);
    expect((await owner.get('/users/me')).body.pendingEmail).toBeNull();
  });

  it('may be waited for by two, and the first to confirm has it', async () => {
    const [first, second] = [await test.owner(), await test.owner()];
    const email = newAddress();
    const tokens = [await askForToken(first, email), await askForToken(second, email)] as const;
    const answers = await Promise.all([confirm(first, tokens[0]), confirm(second, tokens[1])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('email_in_use');
    const loser = answers[0].status === 409 ? first : second;
    expect((await loser.get('/users/me')).body.email).toBe(loser.account.email);
    expect(mailsTo(loser.account.email)).toEqual([]);
  });

  it('when it was signed up with meanwhile is neither taken nor mailed again', async () => {
    const owner = await test.owner();
    const email = newAddress();
    const token = await askForToken(owner, email);
    const { status } = await test.visitor().post('/users', {
      firstName: 'a',
      lastName: 'b',
      restaurantName: 'c',
      email,
      password: testPassword,
      plan: 'basic',
    });
    expect(status).toBe(201);
    expect((await owner.post('/users/me/email/resend')).body.code).toBe('email_in_use');
    expect((await confirm(owner, token)).body.code).toBe('email_in_use');
    expect(mailsTo(email)).toHaveLength(1);
    expect((await owner.get('/users/me')).body.email).toBe(owner.account.email);
  });
});

describe('mails about a change', () => {
  it('tell of a new password, changed or reset', async () => {
    const owner = await test.owner();
    const { email } = owner.account;
    await owner.put('/users/me/password', { currentPassword: testPassword, newPassword: 'brand new' });
    expect(mailsTo(email).map(({ subject }) => subject)).toEqual(['Your Menta password was changed']);
    expect(mailsTo(email)[0]?.text).toContain('/forgot-password');
    await test.visitor().post('/users/forgot-password', { email });
    await test.services.accounts.idle();
    const token = tokenIn(mailsTo(email).at(-1)?.text);
    await test.visitor().post('/users/reset-password', { token, newPassword: 'newer still' });
    expect(mailsTo(email)).toHaveLength(3);
    expect(mailsTo(email)[2]?.subject).toBe('Your Menta password was changed');
  });

  it('speak the language of the last log-in, whatever the request speaks', async () => {
    const owner = await test.owner();
    const inHebrew = test.visitor({ 'accept-language': 'he' });
    await inHebrew.post('/users/login', { email: owner.account.email, password: testPassword });
    await owner.put('/users/me/password', { currentPassword: testPassword, newPassword: 'brand new' });
    expect(mailsTo(owner.account.email)[0]?.subject).toBe('הסיסמה שלך במנטה הוחלפה');
  });

  it('are limited: nobody’s mailbox is filled from here', async () => {
    const strict = await buildTestApp({ environment: { RATE_LIMIT_FACTOR: '1' } });
    const owner = await strict.owner();
    const statuses: number[] = [];
    await owner.put('/users/me/email', { email: 'victim@menta.test', password: testPassword });
    for (let attempt = 0; attempt < 6; attempt++)
      statuses.push((await owner.post('/users/me/email/resend')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    expect(strict.mails).toHaveLength(5);
    await strict.close();
  });
});
