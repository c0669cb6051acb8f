import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '#server/db/engine/testing/temporary-folder.ts';
import { openSocket, openSockets } from '#server/testing/open-sockets.ts';
import { readStream } from '#server/testing/read-stream.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { buildTestApp } from '#server/testing/test-app.ts';

/** An application that listens, with settings of its own. */
const listening = async (environment: Record<string, string>) => {
  const test = await buildTestApp({ environment });
  onTestFinished(() => test.close());
  return { test, url: await test.app.listen({ port: 0, host: '127.0.0.1' }) };
};
const healthOf = async (url: string) => (await fetch(`${url}/healthz`)).status;

const request = 'GET /healthz HTTP/1.1\r\nhost: menta.test\r\n\r\n';

describe('a connection', () => {
  it('that says nothing, or never ends its headers, is closed', async () => {
    const { url } = await listening({ HEADERS_TIMEOUT_SECONDS: '0.2' });
    const silent = await openSocket(url);
    const slow = await openSocket(url, 'GET /healthz HTTP/1.1\r\nhost: menta.test\r\nx-a: ');
    await Promise.all([silent.closed, slow.closed]);
    expect(await healthOf(url)).toBe(200);
  });

  it('that never ends its body is closed', async () => {
    const { url } = await listening({ HEADERS_TIMEOUT_SECONDS: '0.2', REQUEST_TIMEOUT_SECONDS: '0.3' });
    const slow = await openSocket(
      url,
      'POST /api/users/login HTTP/1.1\r\nhost: menta.test\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
    );
    await slow.closed;
  });

  it('that has been answered and asks nothing more is closed', async () => {
    const { url } = await listening({ IDLE_TIMEOUT_SECONDS: '0.2' });
    const socket = await openSocket(url, request);
    await socket.closed;
    expect(socket.received()).toMatch(/^HTTP\/1.1 200 /);
  });

  it('that listens to a live stream outlasts every time a request is given', async () => {
    const { test, url } = await listening({ HEADERS_TIMEOUT_SECONDS: '0.2', REQUEST_TIMEOUT_SECONDS: '0.2' });
    const owner = await test.owner();
    const cookie = [...owner.cookies].map((pair) => pair.join('=')).join('; ');
    const stream = await readStream(`${url}/api/orders/stream`, { cookie });
    onTestFinished(stream.close);
    await stream.nextOf('heartbeat');
    // By then a request that began at the same time would be over.
    await (await openSocket(url)).closed;
    await (await openSocket(url)).closed;
    await test.services.streams.beat();
    expect((await stream.nextOf('heartbeat')).event).toBe('heartbeat');
  });

  it.each(['true', '1', '127.0.0.0/8'])('of a proxy is not counted, with TRUST_PROXY=%s', async (trust) => {
    const { url } = await listening({ CONNECTIONS_PER_ADDRESS: '3', TRUST_PROXY: trust });
    const sockets = await openSockets(url, 6);
    expect(await healthOf(url)).toBe(200);
    for (const socket of sockets) socket.leave();
  });

  it('too many from one address is closed at once, and there is room again when one leaves', async () => {
    const { url } = await listening({ CONNECTIONS_PER_ADDRESS: '3' });
    const [first, ...others] = await openSockets(url, 3);
    onTestFinished(() => {
      for (const socket of others) socket.leave();
    });
    const fourth = await openSocket(url, request);
    await fourth.closed;
    expect(fourth.received()).toBe('');
    first?.leave();
    await first?.closed;
    await expect.poll(() => healthOf(url).catch(() => 0)).toBe(200);
  });
});

describe('a process with few descriptors', () => {
  it('outlives more silent connections than it has, and answers when they are gone', async () => {
    const server = await startServerProcess(
      { DATA_DIR: temporaryFolder(), HEADERS_TIMEOUT_SECONDS: '30' },
      { openFiles: 256 },
    );
    onTestFinished(() => server.kill());
    const sockets = await openSockets(server.url, 400);
    // One address never gets all the places, so that most of these are closed again by the server itself.
    await Promise.all(sockets.slice(200).map(({ closed }) => closed));
    for (const socket of sockets) socket.leave();
    await expect.poll(() => healthOf(server.url).catch(() => 0)).toBe(200);
    expect(await server.stop()).toBe(0);
  });
});
