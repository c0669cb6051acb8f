import { describe, expect, it } from 'vitest';
import { testPassword } from '#server/testing/build-owner.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

describe('the session cookie where the public address is https', () => {
  const test = setUpTestApp({ environment: { PUBLIC_URL: 'https://menta.example' } });

  it('is held to that host and to encryption, whoever passes the request on', async () => {
    const { account } = await test.owner();
    const visitor = test.visitor();
    const answer = await visitor.post('/users/login', { email: account.email, password: testPassword });
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^__Host-session=[\w-]{32};/);
    expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookie).not.toContain('Domain');
    expect((await visitor.get('/users/me')).status).toBe(200);
  });

  it('is taken away in a form that browsers heed', async () => {
    const owner = await test.owner();
    const answer = await owner.post('/users/logout');
    expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-session=;.*Path=\/;.*Secure/);
  });

  it('is not read under the plain name, which a neighbouring domain could have set', async () => {
    const owner = await test.owner();
    const planted = test.visitor({ cookie: `session=${owner.cookies.get('__Host-session')}` });
    expect((await planted.get('/users/me')).status).toBe(401);
  });
});

describe('the session cookie elsewhere', () => {
  const test = setUpTestApp({ environment: { PUBLIC_URL: 'http://menta.local' } });

  it('has its plain name and works without encryption', async () => {
    const owner = await test.owner();
    expect([...owner.cookies.keys()]).toEqual(['session']);
    expect((await owner.get('/users/me')).status).toBe(200);
  });
});
