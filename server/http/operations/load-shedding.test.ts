import fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerErrors } from '../error-handler.ts';
import { shedLoad } from './load-shedding.ts';

const block = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
};

it('answers 503 with Retry-After while the event loop lags, and stays readable at /healthz', async () => {
  const app = fastify();
  answerErrors(app);
  app.decorateRequest('cookies', null as never);
  app.addHook('onRequest', async (request) => {
    request.cookies = {};
  });
  shedLoad(app, 1);
  app.get('/work', async () => 'done');
  app.get('/healthz', async () => 'ok');
  await app.ready();
  // Long enough for the sampler (every second) to have seen the lag, whatever the machine does besides.
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
  await app.close();
});
