import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { openSocket } from '#server/testing/open-sockets.ts';
import { createConnectionEnding } from './end-connections.ts';

const whole = 'GET / HTTP/1.1\r\nHost: menta.test\r\n\r\n';
const halfBody = 'POST / HTTP/1.1\r\nHost: menta.test\r\nContent-Length: 100\r\n\r\n{"half":';
const halfHead = 'GET / HTTP/1.1\r\nHost: men';

/** A server that answers when it is told to, and this long waits for one, or for the rest of a request. */
const serve = async (patience: { arrival: number; answer: number }) => {
  const waiting: { request: IncomingMessage; response: ServerResponse }[] = [];
  const ending = createConnectionEnding(patience);
  const server = createServer((request, response) => void waiting.push({ request, response }));
  ending.follow(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  /** A connection on which this was sent, once the server has read it. */
  const sent = async (text: string) => {
    const reached = text.includes('\r\n\r\n') && once(server, 'request');
    const accepted = once(server, 'connection');
    const socket = await openSocket(url);
    const [accepting] = await accepted;
    const read = text && !reached && once(accepting, 'data');
    socket.send(text);
    await Promise.all([reached, read]);
    return socket;
  };
  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    ending.end();
    await closed;
  };
  return { waiting, sent, close };
};

it.each([
  ['half a body', halfBody],
  ['half a head', halfHead],
  ['nothing', ''],
])('does not wait for a connection that has sent %s', async (_what, text) => {
  const server = await serve({ arrival: 0, answer: 300_000 });
  const socket = await server.sent(text);
  await server.close();
  await socket.closed;
  expect(socket.received()).toBe('');
});

it('nor for one that was answered and has begun to send again', async () => {
  const server = await serve({ arrival: 0, answer: 300_000 });
  const socket = await server.sent(whole);
  server.waiting[0]?.response.end('answer');
  await vi.waitUntil(() => socket.received().includes('answer'));
  socket.send(halfHead);
  await server.close();
  await socket.closed;
});

it('lets the rest of a request arrive, and answers it', async () => {
  const server = await serve({ arrival: 300_000, answer: 300_000 });
  const socket = await server.sent(halfBody);
  const closed = server.close();
  socket.send('0'.repeat(92));
  await server.waiting[0]?.request.resume().toArray();
  server.waiting[0]?.response.end('answer');
  await closed;
  await socket.closed;
  expect(socket.received()).toContain('answer');
});

it('lets a whole request be answered', async () => {
  const server = await serve({ arrival: 0, answer: 300_000 });
  const socket = await server.sent(whole);
  const closed = server.close();
  server.waiting[0]?.response.end('answer');
  await closed;
  await socket.closed;
  expect(socket.received()).toContain('answer');
});

it('but does not wait for its answer for ever', async () => {
  const server = await serve({ arrival: 0, answer: 20 });
  const socket = await server.sent(whole);
  await server.close();
  await socket.closed;
  expect(socket.received()).toBe('');
});
