import { describe, expect, it } from 'vitest';
import { api } from '#core/contract.ts';
import type { Endpoint } from '#core/http/endpoint.ts';
import { buildTestApp, setUpTestApp } from '#server/testing/test-app.ts';

const writes = Object.values(api).filter(({ method }) => method !== 'GET') as Endpoint[];
const path = ({ path: pattern }: Endpoint): string => `/api${pattern.replace(/:\w+/g, '0'.repeat(24))}`;

/** What broken clients, scanners and fuzzers send. */
const hostileBodies: [string, string][] = [
  ['broken JSON', '{"name": '],
  ['a bare number', '7'],
  ['null', 'null'],
  ['an array', '[]'],
  [
    'wrong types everywhere',
    '{"name":{},"email":[],"password":7,"order":"x","dishes":{},"price":"NaN","menuId":{}}',
  ],
  ['a prototype', '{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}}}'],
  ['depth', `${'['.repeat(5000)}${']'.repeat(5000)}`],
  ['deep objects', `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`],
  ['lone surrogates and zero bytes', '{"name":"\\ud800\\u0000","email":"\\u0000@x.y","token":"\\u0000"}'],
];

describe('bad input', () => {
  const test = setUpTestApp();

  it.each(hostileBodies)('%s is a 4xx on every write, never a 500', async (_, payload) => {
    const owner = await test.owner();
    await owner.confirmPassword();
    for (const endpoint of writes.filter((write) => write.path !== '/users/logout')) {
      const answer = await test.app.inject({
        method: endpoint.method,
        url: path(endpoint),
        headers: { 'content-type': 'application/json' },
        cookies: Object.fromEntries(owner.cookies),
        payload,
      });
      const label = `${endpoint.method} ${endpoint.path} answered ${answer.statusCode}`;
      expect(answer.statusCode < 500, label).toBe(true);
      expect(answer.json(), label).toBeTypeOf('object');
    }
  });

  it.each(['/api/%E0%A4%A', '/api/menus/%ff/sections', '/api/users/%'])(
    'an address that is not text, %s, is refused like any unknown one',
    async (url) => {
      const answer = await test.app.inject({ url });
      expect(['not_found', 'invalid_input']).toContain(answer.json().code);
    },
  );

  it('speaks the language of the request', async () => {
    const inHebrew = await test.visitor({ 'accept-language': 'he' }).get('/users/me');
    const inEnglish = await test.visitor({ 'accept-language': 'en-GB,en;q=0.9' }).get('/users/me');
    expect(inHebrew.body).toEqual({ code: 'not_signed_in', message: 'יש להתחבר כדי להמשיך.' });
    expect(inEnglish.body).toEqual({ code: 'not_signed_in', message: 'Please log in to continue.' });
    const byCookie = await test.visitor({ 'accept-language': 'en', cookie: 'lang=he' }).get('/users/me');
    expect(byCookie.body.message).toBe(inHebrew.body.message);
  });

  it('refuses a body that is too large before reading it, and one that is not JSON', async () => {
    const large = await test.visitor().post('/users', { firstName: 'x'.repeat(300_000) });
    expect(large).toMatchObject({ status: 413, body: { code: 'too_large' } });
    const form = await test.app.inject({
      method: 'POST',
      url: '/api/users',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'firstName=x',
    });
    expect(form.statusCode).toBe(415);
    expect(form.json().code).toBe('unsupported_media_type');
  });

  it('refuses writes that a browser sends from another site', async () => {
    const owner = await test.owner();
    const attack = await test.app.inject({
      method: 'POST',
      url: '/api/users/menus',
      headers: { host: 'menta.test', origin: 'https://evil.example' },
      cookies: Object.fromEntries(owner.cookies),
    });
    expect([attack.statusCode, attack.json().code]).toEqual([403, 'bad_origin']);
    const own = await test.app.inject({
      method: 'POST',
      url: '/api/users/menus',
      headers: { host: 'menta.test', origin: 'http://menta.test' },
      cookies: Object.fromEntries(owner.cookies),
    });
    expect(own.statusCode).toBe(201);
  });

  it('answers unknown calls and broken addresses in the same shape', async () => {
    expect(await test.visitor().get('/nothing-here')).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    const broken = await test.app.inject({ method: 'GET', url: '/api/users/%E0%A4%A' });
    expect(broken.statusCode).toBe(400);
    expect((await test.visitor().get('/users/מזהה')).status).toBe(400);
  });

  it('answers 429 with Retry-After when one address calls far too often', async () => {
    const strict = await buildTestApp({ environment: { RATE_LIMIT_FACTOR: '0.001' } });
    const answers = [];
    for (let count = 0; count < 5; count++) answers.push(await strict.visitor().get('/pricing'));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 429, 429]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    await strict.close();
  });
});
