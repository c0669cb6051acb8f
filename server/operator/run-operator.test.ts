import { describe, expect, it } from 'vitest';
import { createOperatorService } from '#server/features/accounts/operator.service.ts';
import { buildOpenRestaurant } from '#server/testing/build-order.ts';
import { testPassword } from '#server/testing/build-owner.ts';
import { switchOnSecondFactor } from '#server/testing/second-factor.ts';
import { replaceShiftTotals } from '#server/testing/stored-reports.ts';
import { storeRestaurantName } from '#server/testing/stored-rows.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import type { Finding } from './check/facts.ts';
import { runOperator } from './run-operator.ts';

const test = setUpTestApp();
let findings: Finding[] = [];

/** One run of the command: what it printed, or the sentence it refused with. */
const operate = async (line: string, answer: string | null = null): Promise<string> => {
  const printed: string[] = [];
  const operator = createOperatorService({
    db: test.engine.db,
    clock: test.clock,
    accounts: test.services.accounts,
    sessions: test.services.sessions,
    secondFactor: test.services.secondFactor,
    securityLog: test.services.securityLog,
    totals: test.services.totals,
  });
  await runOperator(line.split(' '), {
    open: async () => operator,
    print: (text) => void printed.push(text),
    ask: async (question) => {
      printed.push(question);
      return answer;
    },
    check: async () => findings,
    origin: 'https://menta.example',
  }).catch((error: Error) => void printed.push(`${error.name}: ${error.message}`));
  return printed.join('\n');
};

describe('the operator', () => {
  it('lists accounts and shows one with what it holds', async () => {
    const { owner } = await buildOpenRestaurant(test);
    expect(await operate('list')).toMatch(new RegExp(`^EMAIL[^]*${owner.account.email} +pro`));
    const output = await operate(`show ${owner.account.email.toUpperCase()}`);
    expect(output).toContain(owner.id);
    expect(output).toContain('1 menus, 1 shifts, 0 orders');
    expect(output).not.toMatch(/argon2|passwordHash/);
    expect(await operate(`show ${owner.id}`)).toBe(output);
  });

  it('makes the totals of reports again, of one account or of all', async () => {
    const { owner, shift } = await buildOpenRestaurant(test);
    await owner.post('/services/end', {});
    const before = (await owner.get(`/reports/shifts/${shift._id}`)).body;
    await replaceShiftTotals(test.engine.db, shift._id, {});
    expect(await operate(`rebuild-totals ${owner.id}`)).toContain('The totals of 1 shifts were made again');
    expect((await owner.get(`/reports/shifts/${shift._id}`)).body).toEqual(before);
    expect(await operate('rebuild-totals')).toMatch(/The totals of \d+ shifts/);
    expect(await operate('rebuild-totals nobody@menta.test')).toContain('There is no account');
  });

  it('shows names that command a terminal as what they are', async () => {
    const owner = await test.owner();
    await storeRestaurantName(test.engine.db, owner.id, 'a\u001b[2Jb\nc');
    for (const output of [await operate('list'), await operate(`show ${owner.id}`)])
      expect(output).toContain('a\\u{1b}[2Jb\\u{a}c');
  });

  it('sets the plan, which the account sees at once, but not under an open shift', async () => {
    const owner = await test.owner({ plan: 'basic' });
    expect(await operate(`set-plan ${owner.account.email} pro`)).toBe(
      `${owner.account.email} is now on pro.`,
    );
    expect((await owner.get('/users/me')).body.plan).toBe('pro');
    const { owner: busy } = await buildOpenRestaurant(test);
    expect(await operate(`set-plan ${busy.id} basic`)).toContain('BadCommand: A shift is open there.');
    expect(await operate(`set-plan ${owner.id} gold`)).toContain('must be one of: basic, pro');
  });

  it('extends the trial from its end, or from now when it is over', async () => {
    const owner = await test.owner();
    const end = async () => Date.parse((await owner.get('/users/me')).body.trialEndsAt);
    const before = await end();
    await operate(`extend-trial ${owner.id} 7`);
    expect((await end()) - before).toBe(7 * 24 * 60 * 60 * 1000);
    for (const days of ['0', '-3', '1.5', 'many', '99999', ''])
      expect(await operate(`extend-trial ${owner.id} ${days}`)).toMatch(/BadCommand/);
  });

  it('shows and changes what an account may hold, and gives it back to the product', async () => {
    const { owner } = await buildOpenRestaurant(test);
    expect(await operate(`show ${owner.id}`)).toMatch(/quotas {6}menus 1 of 50\n {12}dishes 1 of 10,000\n/);
    expect(await operate(`set-quota ${owner.id} menus 1`)).toBe(`menus of ${owner.account.email} is now 1.`);
    expect((await owner.post('/users/menus')).body.code).toBe('quota_reached');
    expect(await operate(`set-quota ${owner.id} dishes 25000`)).toContain('is now 25,000.');
    expect(await operate(`show ${owner.id}`)).toContain('menus 1 of 1 (set by the operator)');
    expect(await operate(`set-quota ${owner.id} menus default`)).toContain('is now 50.');
    expect(await operate(`show ${owner.id}`)).toContain('dishes 1 of 25,000 (set by the operator)');
    expect((await owner.post('/users/menus')).status).toBe(201);
    for (const wrong of ['menus', 'menus 1.5', 'menus 9999999999999', 'menus many'])
      expect(await operate(`set-quota ${owner.id} ${wrong}`)).toMatch(/BadCommand: The number must be/);
    expect(await operate(`set-quota ${owner.id} constructor 5`)).toContain('must be one of: menus, dishes');
  });

  it('mails a reset link that works', async () => {
    const owner = await test.owner();
    await operate(`reset-password ${owner.account.email} --lang en`, owner.account.email);
    const mail = test.mails.at(-1);
    expect([mail?.to, mail?.subject]).toEqual([owner.account.email, 'Reset your Menta password']);
    const token = /https:\/\/menta\.example\/reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const reset = await test.visitor().post('/users/reset-password', { token, newPassword: 'brand new' });
    expect(reset.status).toBe(200);
  });

  it('ends the two-step verification of an owner who lost the app, and the owner hears of it', async () => {
    const owner = await test.owner();
    const { credentials } = await switchOnSecondFactor(test, owner);
    expect(await operate(`show ${owner.id}`)).toMatch(/two-step {4}on since 2/);
    expect(await operate(`end-two-step ${owner.account.email}`, owner.account.email)).toContain(
      `Two-step verification of ${owner.account.email} is off. Its owner was mailed.`,
    );
    expect((await test.visitor().post('/users/login', credentials)).status).toBe(200);
    const mail = test.mails.at(-1);
    expect([mail?.to, mail?.subject]).toEqual([
      owner.account.email,
      'Two-step verification for Menta is off',
    ]);
    const { entries } = (await owner.get('/users/me/security-log')).body;
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'operator_second_factor_off', network: null }),
    );
    expect(await operate(`show ${owner.id}`)).toContain('two-step    off');
    expect(await operate(`end-two-step ${owner.id}`)).toBe(
      'BadCommand: Two-step verification is not on there.',
    );
  });

  it('shows where an account is signed in, ends one or all of it, and its owner reads of both', async () => {
    const owner = await test.owner();
    const { email } = owner.account;
    const phone = test.visitor();
    await phone.post('/users/login', { email, password: testPassword });
    const listed = await operate(`sessions ${email}`);
    const ids = [...listed.matchAll(/^([0-9a-f]{24}) {2}\d{4}-/gm)].map(([, id]) => id);
    expect(ids).toHaveLength(2);
    expect(await operate(`end-sessions ${email} ${ids[0]?.replace(/./g, '0')}`, email)).toContain(
      'BadCommand: There is no such session there.',
    );
    expect(await operate(`end-sessions ${email} ${ids[0]}`, email)).toContain(`1 session of ${email} ended.`);
    const alive = async () => [(await owner.get('/users/me')).status, (await phone.get('/users/me')).status];
    expect((await alive()).sort()).toEqual([200, 401]);
    expect(await operate(`end-sessions ${owner.id}`, email)).toContain(`1 session of ${email} ended.`);
    expect(await alive()).toEqual([401, 401]);
    expect(await operate(`sessions ${email}`)).toContain('Nobody is signed in.');
    await phone.post('/users/login', { email, password: testPassword });
    const { entries } = (await phone.get('/users/me/security-log')).body;
    for (const kind of ['operator_sessions_seen', 'operator_sessions_ended'])
      expect(entries).toContainEqual(expect.objectContaining({ kind, network: null, count: 2 }));
  });

  it('shows a reset link that works once, for an owner whom no mail reaches', async () => {
    const owner = await test.owner();
    const mailsBefore = test.mails.length;
    const output = await operate(`reset-password ${owner.id} --print`, owner.account.email);
    const [, token] = /https:\/\/menta\.example\/reset-password\?token=([\w-]+)\n/.exec(output) ?? [];
    expect([test.mails.length, output.includes('for 60 minutes')]).toEqual([mailsBefore, true]);
    const reset = () => test.visitor().post('/users/reset-password', { token, newPassword: 'brand new' });
    expect([(await reset()).status, (await reset()).status]).toEqual([200, 422]);
    const { email } = owner.account;
    await owner.post('/users/login', { email, password: 'brand new' });
    const { entries } = (await owner.get('/users/me/security-log')).body;
    expect(entries).toContainEqual(expect.objectContaining({ kind: 'operator_reset_shown' }));
  });

  it.each(['end-sessions', 'reset-password', 'end-two-step', 'delete'])(
    'does %s only after the address was typed',
    async (command) => {
      const owner = await test.owner();
      await switchOnSecondFactor(test, owner);
      const { email } = owner.account;
      const before = [await operate(`show ${email}`), test.mails.length];
      for (const line of [`${command} ${email}`, `${command} ${owner.id}`]) {
        expect(await operate(line)).toMatch(/BadCommand: Nobody answered\..*Nothing was done\.$/);
        for (const answer of ['yes', '', owner.id])
          expect(await operate(line, answer)).toMatch(
            /BadCommand: Not the same address\. Nothing was done\.$/,
          );
      }
      expect(await operate(`${command} ${email} --yes`)).toMatch(/BadCommand: .*--yes/);
      expect([await operate(`show ${email}`), test.mails.length]).toEqual(before);
      expect(await operate(`${command} ${email}`, ` ${email.toUpperCase()}\n`)).not.toContain('BadCommand');
    },
  );

  it('says what is wrong with the installation, and that something is', async () => {
    findings = [{ about: 'clock', state: 'ok', text: 'fine.' }];
    expect(await operate('check')).toBe('ok       clock  fine.');
    findings.push({ about: 'mail', state: 'problem', text: 'a\u001b[2J', remedy: 'Mend it.' });
    expect(await operate('check')).toBe(
      'ok       clock  fine.\nPROBLEM  mail   a\\u{1b}[2J\n                → Mend it.\nOperatorProblem: 1 problem.',
    );
  });

  it('explains itself', async () => {
    expect(await operate('help')).toContain('npm run operator -- list');
    expect(await operate('burn everything')).toContain('There is no command "burn".');
    expect(await operate('show')).toContain('Which account?');
    expect(await operate('show nobody@menta.test')).toBe(
      'BadCommand: There is no account "nobody@menta.test".',
    );
    expect(await operate('list --frobnicate')).toMatch(/BadCommand: .*frobnicate/);
    expect(await operate('constructor')).toContain('There is no command');
  });
});
