import { describe, expect, it } from 'vitest';
import { testPassword } from '#server/testing/build-owner.ts';
import { switchOnSecondFactor } from '#server/testing/second-factor.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import { openPages } from '../pages.ts';

const pages: NonNullable<Parameters<typeof setUpTestApp>[0]>['pages'] = (app, needs) =>
  openPages({ NODE_ENV: 'production' }).then((open) => open(app, needs));

const asForm = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*;q=0.8' };
const write = (email: string, password: string) => new URLSearchParams({ email, password }).toString();

describe('the log-in form, sent without scripts', () => {
  const test = setUpTestApp({ pages });

  it('signs in and leads on to a page of this site', async () => {
    const { account } = await test.owner();
    const send = async (path: string) => {
      const browser = test.visitor({ ...asForm, origin: 'http://menta.test' });
      const answer = await browser.request('POST', path, write(` ${account.email} `, testPassword));
      return { ...answer, browser };
    };
    const { status, headers, browser } = await send('/login?next=/qr-code');
    expect([status, headers.location, headers['cache-control']]).toEqual([
      303,
      '/qr-code',
      'private, no-store',
    ]);
    expect((await browser.get('/users/me')).body._id).toBe(account._id);
    expect((await send('/login')).headers.location).toBe('/dashboard');
    expect((await send('/login?next=//evil.example')).headers.location).toBe('/dashboard');
    const { entries } = (await browser.get('/users/me/security-log')).body;
    expect(entries).toContainEqual(expect.objectContaining({ kind: 'log_in', count: 3 }));
  });

  it('ends the session that the browser had before', async () => {
    const { account } = await test.owner();
    const browser = test.visitor({ ...asForm, origin: 'http://menta.test' });
    const logIn = () => browser.request('POST', '/login', write(account.email, testPassword));
    await logIn();
    const before = browser.cookies.get('session') ?? '';
    await logIn();
    const old = test.visitor();
    old.cookies.set('session', before);
    expect((await old.get('/users/me')).status).toBe(401);
    expect((await browser.get('/users/me')).status).toBe(200);
  });

  it.each([
    ['he', 'האימייל או הסיסמה שגויים.'],
    ['en', 'Wrong email or password.'],
  ])('answers a wrong password with its page in %s, the address kept', async (lang, sentence) => {
    const browser = test.visitor({ ...asForm, cookie: `lang=${lang}` });
    const email = 'noa@menta.test';
    const { status, body, headers } = await browser.request('POST', '/login', write(email, 'my secret'));
    expect([status, headers['content-type']]).toEqual([401, 'text/html; charset=utf-8']);
    expect(body).toContain(`<html lang="${lang}"`);
    expect(body).toMatch(new RegExp(`role="alert".*${sentence}`));
    expect(body).toContain(`value="${email}"`);
    expect(body).not.toContain('my secret');
    expect(browser.cookies.has('session')).toBe(false);
  });

  it('asks for the code of a second factor with its page, and signs in with it', async () => {
    const owner = await test.owner();
    const { code, credentials } = await switchOnSecondFactor(test, owner);
    const browser = test.visitor({ ...asForm, cookie: 'lang=en' });
    const send = (typed?: string) =>
      browser.request(
        'POST',
        '/login?next=/qr-code',
        new URLSearchParams({ ...credentials, ...(typed === undefined ? {} : { code: typed }) }).toString(),
      );
    const challenged = await send();
    expect(challenged.status).toBe(403);
    expect(challenged.body).toMatch(/role="alert".*Type the code from your authenticator app\./);
    expect(challenged.body).toMatch(/<input[^>]*autocomplete="one-time-code"[^>]*>/i);
    expect(challenged.body).toContain(`value="${credentials.email}"`);
    expect(challenged.body).not.toContain(credentials.password);
    for (const wrong of ['', '000000']) {
      const refused = await send(wrong);
      expect([refused.status, refused.body.includes('one-time-code')]).toEqual([403, true]);
    }
    const right = await send(code());
    expect([right.status, right.headers.location]).toEqual([303, '/qr-code']);
    expect((await browser.get('/users/me')).status).toBe(200);
  });

  it('keeps an address that is none as text, never as markup', async () => {
    const { status, body } = await test.visitor(asForm).request('POST', '/login', write('"<b>@', 'x'));
    expect(status).toBe(400);
    expect(body).toContain('value="&quot;&lt;b&gt;@"');
    expect(body).not.toContain('<b>@');
  });

  it('answers an empty form with its page', async () => {
    const { status, body } = await test.visitor(asForm).request('POST', '/login', '');
    expect(status).toBe(400);
    expect(body).toContain('role="alert"');
  });

  it('is refused from another site, as a page', async () => {
    const { account } = await test.owner();
    const elsewhere = test.visitor({ ...asForm, origin: 'https://evil.example' });
    const { status, headers } = await elsewhere.request('POST', '/login', write(account.email, testPassword));
    expect([status, headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
    expect(elsewhere.cookies.has('session')).toBe(false);
  });

  it('is the only form that is taken, and takes nothing else', async () => {
    const { account } = await test.owner();
    const sent = write(account.email, testPassword);
    expect((await test.visitor(asForm).post('/users/login', sent)).status).toBe(415);
    expect((await test.visitor(asForm).request('POST', '/signup', sent)).status).toBe(405);
    const asJson = { email: account.email, password: testPassword };
    expect((await test.visitor().request('POST', '/login', asJson)).status).toBe(415);
  });
});

describe('guessing passwords with the form', () => {
  const test = setUpTestApp({ pages, environment: { RATE_LIMIT_FACTOR: '0.1' } });

  it('costs the same turns as the call', async () => {
    const { account } = await test.owner();
    const guess = write(account.email, 'wrong');
    expect((await test.visitor(asForm).request('POST', '/login', guess)).status).toBe(401);
    const call = await test.visitor().post('/users/login', { email: account.email, password: 'wrong' });
    expect(call.status).toBe(429);
    const { status, headers, body } = await test.visitor(asForm).request('POST', '/login', guess);
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    expect(body).toContain(`value="${account.email}"`);
  });
});
