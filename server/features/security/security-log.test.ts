import { describe, expect, it } from 'vitest';
import { logLimits } from '#core/security/log-limits.ts';
import type { SecurityEntry } from '#core/security/security-log.contract.ts';
import { securityEvents } from '#server/db/schema.ts';
import { createOperatorService } from '#server/features/accounts/operator.service.ts';
import { buildOpenRestaurant } from '#server/testing/build-order.ts';
import { type TestOwner, testPassword } from '#server/testing/build-owner.ts';
import { loseTable } from '#server/testing/lose-table.ts';
import { listStoredSecurityRows } from '#server/testing/stored-rows.ts';
import { buildTestApp, setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp({ environment: { TRUST_PROXY: 'true' } });
const hourMs = 60 * 60 * 1000;
const tablet = 'Mozilla/5.0 (Linux; Android 14; SM-T870) Chrome/131.0 Safari/537.36';

const readLog = async (owner: TestOwner): Promise<SecurityEntry[]> =>
  (await owner.get('/users/me/security-log')).body.entries;
const kindsOf = async (owner: TestOwner) => (await readLog(owner)).map(({ kind }) => kind);
const from = (address: string) => test.visitor({ 'x-forwarded-for': address, 'user-agent': tablet });
const fail = (email: string, address = '203.0.113.9') =>
  from(address).post('/users/login', { email, password: 'wrong' });

const mailedToken = () => /token=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1];

describe('the security log', () => {
  it('tells of every log-in and every refused one: when, from which network, on what device', async () => {
    const owner = await test.owner();
    const { email } = owner.account;
    test.clock.advance(1_000);
    await fail(email, '203.0.113.9');
    const failedAt = test.clock.now().toISOString();
    test.clock.advance(1_000);
    await from('2001:db8:85a3:1::9').post('/users/login', { email, password: testPassword });
    const [second, first, signUp] = await readLog(owner);
    expect(first).toMatchObject({
      kind: 'log_in_failed',
      at: failedAt,
      network: '203.0.113.0/24',
      device: { browser: 'chrome', system: 'android' },
      count: 1,
    });
    expect(second).toMatchObject({ kind: 'log_in', network: '2001:db8:85a3::/48' });
    expect(signUp?.kind).toBe('signed_up');
  });

  it('holds neither the address nor the browser in full, nor what was typed', async () => {
    const owner = await test.owner();
    await fail(owner.account.email);
    await readLog(owner);
    const stored = JSON.stringify(await listStoredSecurityRows(test.engine.db, owner.id));
    for (const secret of ['203.0.113.9', 'Mozilla', 'SM-T870', 'wrong', owner.account.email])
      expect(stored).not.toContain(secret);
  });

  it('tells of password checks, changes, exports and ends of sessions', async () => {
    const owner = await test.owner();
    const email = `new-${owner.id}@menta.test`;
    const steps: [string, () => Promise<unknown>][] = [
      ['step_up', () => owner.confirmPassword()],
      ['step_up_failed', () => owner.post('/users/verify-password', { password: 'wrong' })],
      ['guest_data_period_changed', () => owner.put('/restaurants/guest-data', { months: 6 })],
      ['data_exported', () => owner.get('/users/me/export')],
      ['email_change_asked', () => owner.put('/users/me/email', { email, password: testPassword })],
      ['email_changed', () => owner.post('/users/me/email/confirm', { token: mailedToken() })],
      ['deletion_refused', () => owner.delete('/users/me', { password: 'wrong' })],
      [
        'password_changed',
        () => owner.put('/users/me/password', { currentPassword: testPassword, newPassword: 'brand new 1' }),
      ],
      ['log_out', () => owner.post('/users/logout')],
      ['password_reset_asked', () => test.visitor().post('/users/forgot-password', { email })],
      ['log_in', () => owner.post('/users/login', { email, password: 'brand new 1' })],
      ['log_out_everywhere', () => owner.post('/users/logout-everywhere')],
    ];
    for (const [, step] of steps) {
      await step();
      test.clock.advance(1_000);
    }
    await test.services.accounts.idle();
    await test.visitor().post('/users/reset-password', { token: mailedToken(), newPassword: 'brand new 2' });
    test.clock.advance(hourMs);
    await owner.post('/users/login', { email, password: 'brand new 2' });
    expect(await kindsOf(owner)).toEqual([
      'log_in',
      'password_reset',
      ...steps.map(([kind]) => kind).toReversed(),
      'signed_up',
    ]);
  });

  it('tells what the operator did, without a network or a device', async () => {
    const { owner } = await buildOpenRestaurant(test);
    const operator = createOperatorService({ db: test.engine.db, ...test, ...test.services });
    await operator.extendTrial(owner.id, 7);
    await operator.mailPasswordReset(owner.id, 'en', 'https://menta.example');
    await operator.setPlan(owner.id, 'pro');
    const entries = (await readLog(owner)).filter(({ kind }) => kind.startsWith('operator_'));
    expect(entries.map(({ kind }) => kind).toSorted()).toEqual([
      'operator_plan_changed',
      'operator_reset_mailed',
      'operator_trial_extended',
    ]);
    for (const entry of entries) expect(entry).toMatchObject({ network: null, device: null });
  });

  it('is read page by page, each entry once, and by its owner alone', async () => {
    const owner = await test.owner();
    const hours = logLimits.page + 5;
    for (let hour = 0; hour < hours; hour += 1) {
      test.clock.advance(hourMs);
      test.services.securityLog.record('step_up', { ownerId: owner.id }, null);
    }
    const first = (await owner.get('/users/me/security-log')).body;
    const second = (await owner.get(`/users/me/security-log?before=${first.next}`)).body;
    expect([first.entries.length, second.entries.length, second.next]).toEqual([
      logLimits.page,
      // And the sign-up.
      6,
      null,
    ]);
    const ids = [...first.entries, ...second.entries].map(({ _id }: SecurityEntry) => _id);
    expect(new Set(ids).size).toBe(hours + 1);
    expect((await test.visitor().get('/users/me/security-log')).status).toBe(401);
    for (const before of ['x', '1', '-1-1', '99999999999999-1', '1-1;drop'])
      expect((await owner.get(`/users/me/security-log?before=${before}`)).status).toBe(400);
    expect((await owner.get('/users/me/security-log?before=9999999999999-999999999999999')).status).toBe(200);
    const other = await test.owner();
    expect(await kindsOf(other)).toEqual(['signed_up']);
  });

  it('goes with the account', async () => {
    const owner = await test.owner();
    await fail(owner.account.email);
    await readLog(owner);
    await fail(owner.account.email);
    expect((await owner.delete('/users/me', { password: testPassword })).status).toBe(200);
    await test.services.securityLog.flush();
    expect(await listStoredSecurityRows(test.engine.db, owner.id)).toEqual([]);
  });
});

describe('a flood', () => {
  it('of repeats is one row with a count', async () => {
    const owner = await test.owner();
    for (let times = 0; times < 5; times += 1) {
      await fail(owner.account.email);
      if (times === 2) await test.services.securityLog.flush();
    }
    const failed = (await readLog(owner)).filter(({ kind }) => kind === 'log_in_failed');
    expect(failed).toMatchObject([{ count: 5 }]);
  });

  it('from everywhere fills a bounded number of rows, and pushes out nothing of another kind', async () => {
    const owner = await test.owner();
    const record = (network: number) =>
      test.services.securityLog.record(
        'log_in_failed',
        { email: owner.account.email },
        { ip: `10.0.${network}.1`, headers: {} },
      );
    for (let hour = 0; hour < 16; hour += 1) {
      for (let network = 0; network < 30; network += 1) record(network);
      await test.services.securityLog.flush();
      test.clock.advance(hourMs);
    }
    const rows = await listStoredSecurityRows(test.engine.db, owner.id);
    const failed = rows.filter(({ kind }) => kind === 'log_in_failed');
    expect(failed).toHaveLength(logLimits.entriesPerKind);
    expect(rows.map(({ kind }) => kind)).toContain('signed_up');
    const { hour } = failed.reduce((one, other) => (one.hour > other.hour ? one : other));
    const newest = failed.filter((row) => row.hour.getTime() === hour.getTime());
    expect(newest.reduce((sum, row) => sum + row.count, 0)).toBe(30);
  });

  it('of addresses that are nobody’s leaves nothing', async () => {
    for (let times = 0; times < 1_500; times += 1)
      test.services.securityLog.record('log_in_failed', { email: `nobody-${times}@menta.test` }, null);
    const owner = await test.owner();
    expect(await kindsOf(owner)).toEqual(['signed_up']);
  });

  it('that meets the limit is told as such', async () => {
    const limited = await buildTestApp({ environment: { RATE_LIMIT_FACTOR: '0.1' } });
    const owner = await limited.owner();
    const guess = () =>
      limited.visitor().post('/users/login', { email: owner.account.email, password: 'no' });
    expect([(await guess()).status, (await guess()).status, (await guess()).status]).toEqual([401, 429, 429]);
    const statuses = [];
    for (let times = 0; times < 2; times += 1)
      statuses.push((await owner.post('/users/verify-password', { password: 'no' })).status);
    expect(statuses).toEqual([403, 429]);
    const entries = (await owner.get('/users/me/security-log')).body.entries as SecurityEntry[];
    expect(Object.fromEntries(entries.map(({ kind, count }) => [kind, count]))).toEqual({
      signed_up: 1,
      log_in_failed: 1,
      log_in_limited: 2,
      step_up_failed: 1,
      step_up_limited: 1,
    });
    await limited.close();
  });
});

describe('a log that cannot be written', () => {
  it('stops no log-in, and is written when it can be again', async () => {
    const broken = await buildTestApp();
    const owner = await broken.owner();
    await broken.services.securityLog.flush();
    const bringBack = await loseTable(broken.engine, securityEvents);
    const { email } = owner.account;
    expect((await owner.post('/users/login', { email, password: testPassword })).status).toBe(200);
    await broken.services.securityLog.flush();
    expect((await owner.get('/users/me')).status).toBe(200);
    await bringBack();
    expect((await owner.get('/users/me/security-log')).body.entries).toMatchObject([
      { kind: 'log_in' },
      { kind: 'signed_up' },
    ]);
    await broken.close();
  });
});

describe('after twelve months', () => {
  it('an entry is gone, and a younger one is not', async () => {
    const owner = await test.owner();
    await readLog(owner);
    test.clock.advance(200 * 24 * hourMs);
    await owner.post('/users/login', { email: owner.account.email, password: testPassword });
    await readLog(owner);
    test.clock.advance(170 * 24 * hourMs);
    await test.services.securityLog.sweep();
    const rows = await listStoredSecurityRows(test.engine.db, owner.id);
    expect(rows.map(({ kind }) => kind)).toEqual(['log_in']);
  });
});
