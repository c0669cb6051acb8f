import { describe, expect, it, onTestFinished } from 'vitest';
import { codeOfStep, stepAt } from '#server/access/totp.ts';
import { openPostgresEngine } from '#server/db/engine/postgres-engine.ts';
import { testPassword } from '#server/testing/build-owner.ts';
import { buildStation } from '#server/testing/build-station.ts';
import { switchOnSecondFactor } from '#server/testing/second-factor.ts';
import { listStoredRecoveryCodes } from '#server/testing/stored-rows.ts';
import { buildTestApp, setUpTestApp } from '#server/testing/test-app.ts';
import { createPostgresDatabase, testEngine } from '#server/testing/test-database.ts';

const test = setUpTestApp();
const step = 30_000;

const setUp = async () => {
  const owner = await test.owner();
  const factor = await switchOnSecondFactor(test, owner);
  const logIn = async (code?: string) => {
    const client = test.visitor();
    const { status, body } = await client.post('/users/login', {
      ...factor.credentials,
      ...(code === undefined ? {} : { code }),
    });
    return status === 200 ? 'in' : body.code;
  };
  const kinds = async () =>
    (await owner.get('/users/me/security-log')).body.entries.map(({ kind }: { kind: string }) => kind);
  const subjects = () =>
    test.mails.filter(({ to }) => to === owner.account.email).map(({ subject }) => subject);
  return { owner, ...factor, logIn, kinds, subjects };
};

describe('switching the second factor on', () => {
  it('leaves other devices and stations logged in', async () => {
    const owner = await test.owner();
    const phone = test.visitor();
    await phone.post('/users/login', { email: owner.account.email, password: testPassword });
    const station = await buildStation(test, owner);
    await switchOnSecondFactor(test, owner);
    for (const device of [owner, phone, station]) expect((await device.get('/users/me')).status).toBe(200);
  });

  it('takes the password, a secret for the app, and a first code of it', async () => {
    const owner = await test.owner();
    expect((await owner.post('/users/me/second-factor')).body.code).toBe('password_required');
    await owner.confirmPassword();
    const { secret, uri } = (await owner.post('/users/me/second-factor')).body;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(
      `otpauth://totp/Menta:${encodeURIComponent(owner.account.email)}?secret=${secret}&issuer=Menta`,
    );
    const state = async () => (await owner.get('/users/me/second-factor')).body;
    expect(await state()).toEqual({ since: null, recoveryCodesLeft: 0 });
    const confirm = (code: string) => owner.post('/users/me/second-factor/confirm', { code });
    for (const wrong of ['000000', '12345', 'abcd-efgh-jkmn'])
      expect((await confirm(wrong)).body.code).toBe('second_factor_wrong');
    // Until then nothing is asked for.
    const credentials = { email: owner.account.email, password: testPassword };
    expect((await test.visitor().post('/users/login', credentials)).status).toBe(200);

    const code = codeOfStep(secret, stepAt(test.clock.now()));
    const { status, body } = await confirm(` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect([status, body.recoveryCodes.length]).toEqual([200, 10]);
    expect(new Set(body.recoveryCodes).size).toBe(10);
    for (const recoveryCode of body.recoveryCodes)
      expect(recoveryCode).toMatch(/^[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}$/);
    expect(await state()).toEqual({ since: test.clock.now().toISOString(), recoveryCodesLeft: 10 });
    expect((await confirm(code)).body.code).toBe('second_factor_on');
    expect((await owner.post('/users/me/second-factor')).body.code).toBe('second_factor_on');
    expect(test.mails.at(-1)?.subject).toBe('Two-step verification for Menta is on');
  });

  it('begins anew with another secret, and of two who confirm at once one succeeds', async () => {
    const owner = await test.owner();
    await owner.confirmPassword();
    const begin = async (): Promise<string> => (await owner.post('/users/me/second-factor')).body.secret;
    const [first, second] = [await begin(), await begin()];
    expect(first).not.toBe(second);
    const confirm = (secret: string) =>
      owner.post('/users/me/second-factor/confirm', { code: codeOfStep(secret, stepAt(test.clock.now())) });
    expect((await confirm(first)).body.code).toBe('second_factor_wrong');
    const answers = await Promise.all([confirm(second), confirm(second)]);
    expect(answers.map(({ body }) => body.code ?? 'on').sort()).toEqual(['on', 'second_factor_on']);
    expect(await listStoredRecoveryCodes(test.engine.db, owner.id)).toHaveLength(10);
  });

  it('needs a wish before, and an account that is kept', async () => {
    const owner = await test.owner();
    await owner.confirmPassword();
    const confirmed = await owner.post('/users/me/second-factor/confirm', { code: '123456' });
    expect([confirmed.status, confirmed.body.code]).toEqual([409, 'second_factor_off']);
    const visitor = test.visitor();
    await visitor.post('/try', {});
    expect((await visitor.post('/users/me/second-factor')).body.code).toBe('keep_it_first');
  });
});

describe('logging in with a second factor', () => {
  it('asks for the code after a right password only', async () => {
    const { logIn, code, credentials } = await setUp();
    const wrong = await test
      .visitor()
      .post('/users/login', { ...credentials, password: 'wrong', code: code() });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'bad_credentials']);
    expect(await logIn()).toBe('second_factor_required');
    expect(await logIn('000000')).toBe('second_factor_wrong');
    expect(await logIn(code())).toBe('in');
  });

  it('takes each code once, and those beside the present one', async () => {
    const { logIn, code } = await setUp();
    const present = code();
    expect(await logIn(present)).toBe('in');
    expect(await logIn(present)).toBe('second_factor_wrong');
    // The one before is over too: a later one was used.
    expect(await logIn(code(-1))).toBe('second_factor_wrong');
    expect(await logIn(code(1))).toBe('in');
    expect(await logIn(code(2))).toBe('second_factor_wrong');
    test.clock.advance(3 * step);
    const late = code();
    test.clock.advance(step);
    expect(await logIn(late)).toBe('in');
    const old = code(1);
    test.clock.advance(3 * step);
    expect(await logIn(old)).toBe('second_factor_wrong');
  });

  it('lets one of several in who bring the same code at once', async () => {
    const { logIn, code, recoveryCodes } = await setUp();
    for (const shared of [code(), recoveryCodes[0]]) {
      const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(shared)));
      expect(answers.filter((answer) => answer === 'in')).toHaveLength(1);
    }
  });

  it('takes a recovery code once, and tells the owner', async () => {
    const { owner, logIn, recoveryCodes, kinds, subjects } = await setUp();
    const [one = '', other = ''] = recoveryCodes;
    expect(await logIn(one)).toBe('in');
    expect(await logIn(one)).toBe('second_factor_wrong');
    expect(await logIn(other.toUpperCase().replaceAll('-', ' '))).toBe('in');
    expect((await owner.get('/users/me/second-factor')).body.recoveryCodesLeft).toBe(8);
    expect(
      subjects().filter((subject) => subject === 'A recovery code of your Menta account was used'),
    ).toHaveLength(2);
    expect(await kinds()).toEqual(
      expect.arrayContaining(['recovery_code_used', 'second_factor_failed', 'second_factor_on']),
    );
  });

  it('is asked for after a password that was reset by mail', async () => {
    const { owner, logIn, code, credentials } = await setUp();
    await test.visitor().post('/users/forgot-password', { email: owner.account.email });
    await test.services.accounts.idle();
    const token = /token=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1];
    await test.visitor().post('/users/reset-password', { token, newPassword: 'quite another' });
    expect(await logIn(code())).toBe('bad_credentials');
    const reset = { ...credentials, password: 'quite another' };
    expect((await test.visitor().post('/users/login', reset)).body.code).toBe('second_factor_required');
    expect((await test.visitor().post('/users/login', { ...reset, code: code() })).status).toBe(200);
  });

  it('keeps only hashes of recovery codes', async () => {
    const { owner, recoveryCodes } = await setUp();
    const stored = JSON.stringify(await listStoredRecoveryCodes(test.engine.db, owner.id));
    for (const recoveryCode of recoveryCodes) {
      expect(stored).not.toContain(recoveryCode);
      expect(stored).not.toContain(recoveryCode.replaceAll('-', ''));
    }
  });
});

describe('inside an account with a second factor', () => {
  it('a new password takes a code, and none is used up by a password that is refused', async () => {
    const { owner, code } = await setUp();
    const change = (newPassword: string, typed?: string) =>
      owner.put('/users/me/password', {
        currentPassword: testPassword,
        newPassword,
        ...(typed === undefined ? {} : { code: typed }),
      });
    expect((await change('quite another')).body.code).toBe('second_factor_required');
    expect((await change('quite another', '000000')).body.code).toBe('second_factor_wrong');
    expect((await change('123456', code())).body.code).toBe('common_password');
    expect((await change('quite another', code())).status).toBe(200);
  });

  it('another address takes a code', async () => {
    const { owner, code } = await setUp();
    const body = { email: 'other@menta.test', password: testPassword };
    expect((await owner.put('/users/me/email', body)).body.code).toBe('second_factor_required');
    expect((await owner.put('/users/me/email', { ...body, code: code() })).body.pendingEmail).toBe(
      body.email,
    );
  });

  it('new recovery codes replace those before', async () => {
    const { owner, logIn, code, recoveryCodes, subjects } = await setUp();
    const renew = (typed: string) => owner.post('/users/me/second-factor/recovery-codes', { code: typed });
    expect((await renew('000000')).body.code).toBe('second_factor_wrong');
    const renewed = (await renew(code())).body.recoveryCodes;
    expect(renewed).toHaveLength(10);
    expect(await logIn(recoveryCodes[0])).toBe('second_factor_wrong');
    expect(await logIn(renewed[0])).toBe('in');
    expect(subjects()).toContain('New recovery codes for your Menta account');
  });

  it('it is switched off with the password and a code, and log-in asks for the password alone', async () => {
    const { owner, logIn, code, kinds, subjects } = await setUp();
    const end = (typed: string) => owner.delete('/users/me/second-factor', { code: typed });
    expect((await end('000000')).body.code).toBe('second_factor_wrong');
    expect((await end(code())).status).toBe(200);
    expect(await logIn()).toBe('in');
    expect((await end(code(1))).body.code).toBe('second_factor_off');
    expect((await owner.post('/users/me/second-factor/recovery-codes', { code: code(1) })).body.code).toBe(
      'second_factor_off',
    );
    expect((await owner.get('/users/me/second-factor')).body).toEqual({ since: null, recoveryCodesLeft: 0 });
    expect(subjects()).toContain('Two-step verification for Menta is off');
    expect(await kinds()).toContain('second_factor_off');
  });

  it('what changes it asks for the password again', async () => {
    const { owner, code } = await setUp();
    test.clock.advance(10 * 60_000);
    expect((await owner.delete('/users/me/second-factor', { code: code() })).body.code).toBe(
      'password_required',
    );
    expect((await owner.post('/users/me/second-factor/recovery-codes', { code: code() })).body.code).toBe(
      'password_required',
    );
  });

  it('goes with the account', async () => {
    const { owner } = await setUp();
    await owner.delete('/users/me', { password: testPassword });
    expect(await listStoredRecoveryCodes(test.engine.db, owner.id)).toEqual([]);
  });
});

describe('guessing codes', () => {
  it('is limited for the account, from wherever, and begins anew after a right one', async () => {
    const limited = await buildTestApp({ environment: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'true' } });
    onTestFinished(limited.close);
    const owner = await limited.owner();
    const { code, credentials } = await switchOnSecondFactor(limited, owner);
    let address = 0;
    const guess = async (typed: string) => {
      address += 1;
      const client = limited.visitor({ 'x-forwarded-for': `203.0.113.${address}` });
      return (await client.post('/users/login', { ...credentials, code: typed })).body.code ?? 'in';
    };
    for (let turn = 0; turn < 9; turn++) expect(await guess('000000')).toBe('second_factor_wrong');
    expect(await guess(code())).toBe('in');
    for (let turn = 0; turn < 10; turn++) expect(await guess('000000')).toBe('second_factor_wrong');
    expect(await guess(code(1))).toBe('too_many_requests');
    expect(await guess('0000-0000-0000')).toBe('too_many_requests');
  });
});

describe.runIf(testEngine === 'postgres')('two processes', () => {
  it('accept a code once between them, and count guesses together', async () => {
    const { url, drop } = await createPostgresDatabase();
    const open = async () =>
      buildTestApp({
        engine: await openPostgresEngine({ databaseUrl: url, poolSize: 5 }),
        environment: { RATE_LIMIT_FACTOR: '1' },
      });
    const [first, second] = [await open(), await open()];
    onTestFinished(async () => {
      await first.close();
      await second.close();
      await drop();
    });
    const owner = await first.owner();
    const { code, credentials } = await switchOnSecondFactor(first, owner);
    second.clock.advance(step);
    const logIn = async (app: typeof first, typed: string) =>
      (await app.visitor().post('/users/login', { ...credentials, code: typed })).body.code ?? 'in';
    const both = await Promise.all([logIn(first, code()), logIn(second, code())]);
    expect(both.sort()).toEqual(['in', 'second_factor_wrong']);
    await logIn(first, code(1));
    const guesses = [];
    for (let turn = 0; turn < 12; turn++) guesses.push(await logIn(turn % 2 ? first : second, '000000'));
    expect(guesses.filter((answer) => answer === 'second_factor_wrong')).toHaveLength(10);
    expect(guesses.filter((answer) => answer === 'too_many_requests')).toHaveLength(2);
  });
});
