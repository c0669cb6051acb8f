import { expect, it } from 'vitest';
import { holdUsers } from '#server/testing/hold-rows.ts';
import { openSocket } from '#server/testing/open-sockets.ts';
import { buildTestApp } from '#server/testing/test-app.ts';

const post = (path: string, body: object): string => {
  const text = JSON.stringify(body);
  const head = `POST ${path} HTTP/1.1\r\nHost: menta.test\r\nAccept-Language: en\r\nContent-Type: application/json`;
  return `${head}\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
};

it('answers what is running when it is asked to stop, and refuses what comes then as it refuses anything', async () => {
  const { app, engine, close } = await buildTestApp();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const release = await holdUsers(engine);
  const reached = new Promise((resolve) => app.server.once('request', resolve));
  const socket = await openSocket(
    url,
    post('/api/users/login', { email: 'nobody@menta.test', password: 'whatever' }),
  );
  await reached;
  const closing = app.close();
  socket.send(post('/api/orders', {}));
  await release();
  await socket.closed;
  await closing;
  const [, first = '', second = ''] = socket.received().split('HTTP/1.1 ');
  expect(first).toMatch(/^401/);
  expect(second).toMatch(/^503/);
  expect(second.toLowerCase()).toMatch(/\r\nretry-after: 2\r\n/);
  expect(second.toLowerCase()).toMatch(/\r\nconnection: close\r\n/);
  expect(JSON.parse(second.slice(second.indexOf('{')))).toMatchObject({
    code: 'overloaded',
    message: expect.any(String),
  });
  await close();
});

it('does not wait for half a request', async () => {
  const { app, close } = await buildTestApp();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const reached = new Promise((resolve) => app.server.once('request', resolve));
  const half = await openSocket(url, post('/api/orders', { note: 'half' }).slice(0, -5));
  await reached;
  await app.close();
  await half.closed;
  await close();
});
