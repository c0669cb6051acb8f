import { createHook } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { limits } from '#core/values/limits.ts';
import { type TestOwner, testPassword } from '#server/testing/build-owner.ts';
import { listStoredResets } from '#server/testing/stored-rows.ts';
import { buildTestApp, setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const hour = limits.resetTokenMinutes * 60_000;

const askForLink = async ({ account }: TestOwner): Promise<string> => {
  await test.visitor().post('/users/forgot-password', { email: account.email });
  await test.services.accounts.idle();
  return /token=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1] ?? '';
};
const reset = (token: string, newPassword = 'brand new') =>
  test.visitor().post('/users/reset-password', { token, newPassword });
const canLogIn = async ({ account }: TestOwner, password: string): Promise<boolean> =>
  (await test.visitor().post('/users/login', { email: account.email, password })).status === 200;

describe('a reset link', () => {
  it('works until the last moment of its hour, and not at its end', async () => {
    const [inTime, late] = [await test.owner(), await test.owner()];
    const links = [await askForLink(inTime), await askForLink(late)] as const;
    test.clock.advance(hour - 1);
    expect((await reset(links[0])).status).toBe(200);
    test.clock.advance(1);
    expect((await reset(links[1])).body.code).toBe('reset_link_invalid');
    expect(await canLogIn(late, testPassword)).toBe(true);
  });

  it('pressed five times at once sets one password', async () => {
    const owner = await test.owner();
    const token = await askForLink(owner);
    const answers = await Promise.all([1, 2, 3, 4, 5].map((press) => reset(token, `password ${press}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
    const winner = answers.findIndex(({ status }) => status === 200) + 1;
    expect(await canLogIn(owner, `password ${winner}`)).toBe(true);
  });

  it('is not used up by a password that is refused', async () => {
    const owner = await test.owner();
    const token = await askForLink(owner);
    expect((await reset(token, '12345')).body.code).toBe('invalid_input');
    expect((await reset(token, 'x'.repeat(limits.passwordMax + 1))).body.code).toBe('invalid_input');
    expect((await reset(token, 'z3-k8q')).status).toBe(200);
  });

  it('takes every older link with it when it is used', async () => {
    const owner = await test.owner();
    const [older, newer] = [await askForLink(owner), await askForLink(owner)];
    expect((await reset(newer, 'the true owner')).status).toBe(200);
    expect((await reset(older, 'whoever read the mail')).body.code).toBe('reset_link_invalid');
    expect(await canLogIn(owner, 'the true owner')).toBe(true);
  });

  it('stops working when the owner changes the password by hand', async () => {
    const owner = await test.owner();
    const token = await askForLink(owner);
    await owner.put('/users/me/password', { currentPassword: testPassword, newPassword: 'changed by hand' });
    expect((await reset(token)).body.code).toBe('reset_link_invalid');
  });

  it('is kept as a hash and swept when nobody can use it any more', async () => {
    const owner = await test.owner();
    const token = await askForLink(owner);
    const rows = () => listStoredResets(test.engine.db, owner.id);
    expect(JSON.stringify(await rows())).not.toContain(token);
    test.clock.advance(hour - 1);
    await test.services.accounts.sweep();
    expect(await rows()).toHaveLength(1);
    test.clock.advance(2);
    await test.services.accounts.sweep();
    expect(await rows()).toEqual([]);
  });

  it('of one owner touches neither password nor sessions of another', async () => {
    const [owner, other] = [await test.owner(), await test.owner()];
    expect((await reset(await askForLink(owner))).status).toBe(200);
    expect((await owner.get('/users/me')).status).toBe(401);
    expect((await other.get('/users/me')).status).toBe(200);
    expect(await canLogIn(other, testPassword)).toBe(true);
  });

  it('goes to the address as it is stored, however it was typed', async () => {
    const owner = await test.owner();
    const typed = ` ${owner.account.email.toUpperCase()} `;
    await test.visitor().post('/users/forgot-password', { email: typed });
    await test.services.accounts.idle();
    expect(test.mails.at(-1)?.to).toBe(owner.account.email);
  });

  it('names the host the owner is using, in the language of the call', async () => {
    const owner = await test.owner();
    const { email } = owner.account;
    await test
      .visitor({ host: '192.168.1.20:3000', 'accept-language': 'he' })
      .post('/users/forgot-password', { email });
    await test.services.accounts.idle();
    const mail = test.mails.at(-1);
    expect(mail?.text).toContain('http://192.168.1.20:3000/reset-password?token=');
    expect(mail?.html).toContain('<html lang="he" dir="rtl">');
  });

  it('that nobody was sent costs no hash', async () => {
    const token = await askForLink(await test.owner());
    const started: string[] = [];
    const hook = createHook({ init: (_, type) => started.push(type) }).enable();
    const hashes = () => started.filter((type) => type === 'ARGON2REQUEST').length;
    expect((await reset('made up')).body.code).toBe('reset_link_invalid');
    expect(hashes()).toBe(0);
    expect((await reset(token)).status).toBe(200);
    expect(hashes()).toBe(1);
    hook.disable();
  });

  it('is tried only so often from one address', async () => {
    const strict = await buildTestApp({ environment: { RATE_LIMIT_FACTOR: '0.05' } });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt++) {
      const body = { token: `made up ${attempt}`, newPassword: 'brand new' };
      statuses.push((await strict.visitor().post('/users/reset-password', body)).status);
    }
    expect(statuses).toEqual([422, 422, 422, 429, 429]);
    await strict.close();
  });
});
