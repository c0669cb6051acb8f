import { describe, expect, it } from 'vitest';
import { hashPassword } from '#server/access/passwords.ts';
import { testPassword } from '#server/testing/build-owner.ts';
import { storePasswordHash } from '#server/testing/stored-rows.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const person = {
  firstName: 'דנה',
  lastName: 'כהן',
  restaurantName: 'Café Dana',
  email: 'dana.cohen@menta.test',
  plan: 'basic',
};
const logIn = async (email: string, password: string) =>
  (await test.visitor().post('/users/login', { email, password })).status;

describe('a password that is easily guessed', () => {
  it.each([
    ['123456', 'common_password'],
    ['Password1', 'common_password'],
    [' qwerty ', 'common_password'],
    ['אבגדהוז', 'common_password'],
    // 'password' on a keyboard that was left in Hebrew.
    ["פשדד'םרג", 'common_password'],
    ['dana.cohen@menta.test', 'personal_password'],
    ['Dana.Cohen', 'personal_password'],
    ['cafe dana'.replace('e', 'é'), 'personal_password'],
  ])('does not open an account: %s', async (password, code) => {
    const { status, body } = await test.visitor().post('/users', { ...person, password });
    expect([status, body.code]).toEqual([422, code]);
    expect(await logIn(person.email, password)).toBe(401);
  });

  it('is refused with a sentence in the language of the request', async () => {
    const refused = async (language: string) =>
      (await test.visitor({ 'accept-language': language }).post('/users', { ...person, password: '111111' }))
        .body.message;
    expect(await refused('en')).toBe(
      'This password is common or has leaked before, so it is easily guessed. Choose another.',
    );
    expect(await refused('he')).toMatch(/דלפה/);
  });

  it('is not taken as a new one, and the old one stays', async () => {
    const owner = await test.owner();
    const change = (newPassword: string) =>
      owner.put('/users/me/password', { currentPassword: testPassword, newPassword });
    expect((await change('iloveyou')).body.code).toBe('common_password');
    expect((await change(owner.account.restaurantName)).body.code).toBe('personal_password');
    expect(await logIn(owner.account.email, testPassword)).toBe(200);
    expect(test.mails.filter(({ to }) => to === owner.account.email)).toEqual([]);
  });

  it('does not use up a reset link', async () => {
    const owner = await test.owner();
    await test.visitor().post('/users/forgot-password', { email: owner.account.email });
    await test.services.accounts.idle();
    const token = /token=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1];
    const reset = (newPassword: string) =>
      test.visitor().post('/users/reset-password', { token, newPassword });
    expect((await reset('letmein')).body.code).toBe('common_password');
    expect((await reset(owner.account.email)).body.code).toBe('personal_password');
    expect((await reset('brand new')).status).toBe(200);
  });

  it('still opens the account that has it from before', async () => {
    const owner = await test.owner();
    await storePasswordHash(test.engine.db, owner.id, await hashPassword('123456'));
    expect(await logIn(owner.account.email, '123456')).toBe(200);
  });
});
