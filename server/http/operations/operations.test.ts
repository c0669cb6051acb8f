import { describe, expect, it } from 'vitest';
import { setUpTestApp } from '#server/testing/test-app.ts';
import { testEngine } from '#server/testing/test-database.ts';

describe('operations', () => {
  const test = setUpTestApp();

  it('reports health of process and database', async () => {
    expect((await test.visitor().page('/healthz')).body).toEqual({
      status: 'ok',
      database: testEngine,
      version: expect.stringMatching(/^\d+\.\d+\.\d+\+([0-9a-f]{8}|unknown)$/),
    });
  });

  it('measures requests by route pattern, without ids or addresses', async () => {
    const owner = await test.owner();
    await owner.get(`/users/${owner.id}`);
    const { body } = await test.visitor().page('/metrics');
    expect(body).toContain(
      'menta_http_request_seconds_count{method="GET",route="/api/users/:id",status="200"}',
    );
    expect(body).toContain('menta_open_streams 0');
    expect(body).not.toContain(owner.id);
  });

  describe('measures', () => {
    const token = 'a-token-of-the-operator';
    const guarded = setUpTestApp({ environment: { METRICS_TOKEN: token } });
    const behindProxy = setUpTestApp({ environment: { TRUST_PROXY: 'true' } });
    const open = setUpTestApp({ environment: { METRICS_PUBLIC: 'true' } });
    const ask = async (
      { app }: Pick<typeof test, 'app'>,
      remoteAddress: string,
      headers: Record<string, string> = {},
    ) => (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;

    it('are shown to the machine itself and to nobody else', async () => {
      for (const address of ['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])
        expect([address, await ask(test, address)]).toEqual([address, 200]);
      for (const address of ['203.0.113.7', '2001:db8::1', '::ffff:10.0.0.1', '::2'])
        expect([address, await ask(test, address)]).toEqual([address, 404]);
    });

    it('are not shown to whoever comes through a proxy on this machine that nobody trusts', async () => {
      expect(await ask(test, '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
      expect(await ask(test, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
      expect(await ask(test, '127.0.0.1', { forwarded: 'for=203.0.113.7' })).toBe(404);
    });

    it('are for the client’s address to decide behind a proxy that is trusted, whatever it claims', async () => {
      expect(await ask(behindProxy, '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
      expect(await ask(behindProxy, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' })).toBe(404);
      expect(await ask(behindProxy, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(200);
    });

    it('are shown to whoever has the token, and with a wrong one not even from here', async () => {
      const bearer = (sent: string) => ({ authorization: `Bearer ${sent}` });
      expect(await ask(guarded, '203.0.113.7', bearer(token))).toBe(200);
      expect(await ask(guarded, '203.0.113.7', bearer(`${token}x`))).toBe(404);
      expect(await ask(guarded, '203.0.113.7')).toBe(404);
      expect(await ask(guarded, '127.0.0.1', bearer('guessed'))).toBe(404);
      expect(await ask(guarded, '127.0.0.1')).toBe(200);
      expect(await ask(test, '203.0.113.7', bearer('undefined'))).toBe(404);
    });

    it('are shown to everybody where the operator says so', async () => {
      expect(await ask(open, '203.0.113.7')).toBe(200);
    });
  });

  it('sends security headers and a request id with every answer', async () => {
    const { headers } = await test.visitor().get('/pricing');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });
});
