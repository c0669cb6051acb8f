import { describe, expect, it } from 'vitest';
import { api } from '#core/contract.ts';
import { openPages } from '#server/rendering/pages.ts';
import { openSocket } from '#server/testing/open-sockets.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

describe('a request that no browser sends', () => {
  const test = setUpTestApp({
    pages: (app, needs) => openPages({ NODE_ENV: 'production' }).then((pages) => pages(app, needs)),
  });
  /** Sent byte by byte as it is written here; any program in between would mend it. */
  const send = async (text: string) => {
    if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as { port: number };
    const socket = await openSocket(`http://127.0.0.1:${port}`, text);
    await socket.closed;
    const [head = '', body = ''] = socket.received().split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), head, body };
  };
  const get = (path: string, method = 'GET') =>
    send(`${method} ${path} HTTP/1.1\r\nhost: menta.test\r\nconnection: close\r\n\r\n`);

  it.each([
    ['///', 200],
    ['//[', 404],
    ['//a:99999/', 404],
    ['/\\a:99999/', 404],
    ['/order/%00', 404],
    ['/menu/%00', 404],
  ])('of %s is an ordinary page, never an error of ours', async (path, status) => {
    const answer = await get(path);
    expect([answer.status, answer.body.slice(0, 15)]).toEqual([status, '<!doctype html>']);
  });

  it.each([
    [
      'an address that is too long',
      `GET /api/users/${'a'.repeat(400)} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`,
      414,
      'address_too_long',
    ],
    [
      'headers that are too long',
      `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
    ['something that is not HTTP', 'NONSENSE\r\n\r\n', 400, 'malformed_request'],
    ['no host', 'GET /api/pricing HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'malformed_request'],
  ])('with %s is refused in our own shape', async (_, text, status, code) => {
    const answer = await send(text);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([status, { message: expect.any(String), code }]);
  });

  it('with an expectation that nobody knows is answered as if it expected nothing', async () => {
    const answer = await send(
      'GET /api/pricing HTTP/1.1\r\nhost: a\r\nexpect: 200-ok\r\nconnection: close\r\n\r\n',
    );
    expect(answer.status).toBe(200);
  });

  it.each([
    ['PUT', '/api/pricing', 'GET'],
    ['DELETE', '/api/orders/track/abc?x=1', 'GET, PUT'],
    ['OPTIONS', '/api/dishes', 'GET, POST'],
    ['POST', '/about', 'GET, HEAD'],
  ])('by a method that its address has not is told which it has: %s %s', async (method, path, allow) => {
    const answer = await get(path, method);
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([405, 'method_not_allowed']);
    expect(answer.head).toMatch(new RegExp(`^allow: ${allow}$`, 'im'));
  });

  it.each(['/api/nothing', '/api/%D7%90', '/wp-login.php', '/assets/gone.js?v=1', '/favicon.old.png'])(
    'for what is not there is answered in a few bytes: %s',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, JSON.parse(answer.body).code]).toEqual([404, 'not_found']);
      expect(answer.body.length).toBeLessThan(100);
    },
  );

  const streams = Object.values(api).filter(({ response }) => response === 'event-stream');
  it.each(streams.map(({ path }) => path.replace(/:\w+/, 'a'.repeat(24))))(
    'for the headers of %s is answered at once, and leaves nothing to wait for',
    async (path) => {
      const head = `HEAD /api${path} HTTP/1.1\r\nhost: menta.test\r\naccept: text/event-stream\r\n`;
      const answer = await send(`${head}connection: close\r\n\r\n`);
      expect([answer.status, answer.body]).toEqual([405, '']);
      // Some programs wait for as many bytes as are named, though nothing follows the headers.
      expect(answer.head).toMatch(/^content-length: 0$/im);
      expect(answer.head).toMatch(/^allow: GET$/im);
    },
  );
});
