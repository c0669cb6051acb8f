import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { answerErrors } from '../error-handler.ts';
import { type LoadLimits, shedLoad } from './load-shedding.ts';

const block = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
};

const openApp = async (limits: LoadLimits) => {
  const app = fastify();
  answerErrors(app);
  app.decorateRequest('cookies', null as never);
  app.addHook('onRequest', async (request) => {
    request.cookies = {};
  });
  shedLoad(app, limits);
  app.get('/healthz', async () => 'ok');
  onTestFinished(() => app.close());
  return app;
};

it('answers 503 with Retry-After while the event loop lags, and stays readable at /healthz', async () => {
  const app = await openApp({ loopDelayMs: 1, sampleMs: 100, requestsInProgress: 100 });
  app.get('/work', async () => 'done');
  await app.ready();
  // Until two samples have seen the lag, whatever the machine does besides.
  const shed = await new Promise<Awaited<ReturnType<typeof app.inject>>>((resolve, reject) => {
    const attempt = (): void => {
      block(300);
      app
        .inject('/work')
        .then((answer) => (answer.statusCode === 503 ? resolve(answer) : setImmediate(attempt)), reject);
    };
    attempt();
  });
  expect(shed.json().code).toBe('overloaded');
  expect(shed.headers['retry-after']).toBe('2');
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

it('answers whoever asks after a standstill: the machine slept, and is awake', async () => {
  const app = await openApp({ loopDelayMs: 500, sampleMs: 500, requestsInProgress: 100 });
  app.get('/work', async () => 'done');
  await app.ready();
  block(2_000);
  // The sampler is due, and has seen nothing but the standstill.
  await new Promise((resolve) => setTimeout(resolve, 1));
  await new Promise((resolve) => setImmediate(resolve));
  expect((await app.inject('/work')).statusCode).toBe(200);
});

it('lets so many wait for their answer and no more; streams do not count, and whoever has left waits no longer', async () => {
  const app = await openApp({ loopDelayMs: 60_000, sampleMs: 60_000, requestsInProgress: 2 });
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  app.get('/work', async () => {
    await ended;
    return 'done';
  });
  app.get('/quick', async () => 'done');
  app.get('/stream', { config: { staysOpen: true } }, async () => {
    await ended;
    return 'over';
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const statusOf = async (path: string, signal?: AbortSignal) =>
    (await fetch(`${url}${path}`, signal ? { signal } : {})).status;
  const streams = [statusOf('/stream'), statusOf('/stream'), statusOf('/stream')];
  const leaving = new AbortController();
  const left = statusOf('/work', leaving.signal);
  const stays = statusOf('/work');
  await expect.poll(() => statusOf('/quick')).toBe(503);
  expect(await statusOf('/healthz')).toBe(200);
  leaving.abort();
  await expect(left).rejects.toThrow();
  await expect.poll(() => statusOf('/quick')).toBe(200);
  end();
  expect(await stays).toBe(200);
  expect(await Promise.all(streams)).toEqual([200, 200, 200]);
});
