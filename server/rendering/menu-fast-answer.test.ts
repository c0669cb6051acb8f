import { once } from 'node:events';
import { request as sendRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { buildOpenRestaurant } from '#server/testing/build-order.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import { openPages } from './pages.ts';

describe('a menu in the cache', () => {
  let throughFramework = 0;
  const test = setUpTestApp({
    pages: async (app, needs) => {
      app.addHook('onRequest', (_request, _reply, done) => {
        throughFramework += 1;
        done();
      });
      await (await openPages({ NODE_ENV: 'production' }))(app, needs);
    },
  });

  /** Over a real connection: an injected request never meets the server. Tells whether the framework was asked. */
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    if (!test.app.server.listening) await test.app.listen({ port: 0 });
    const { port } = test.app.server.address() as { port: number };
    const before = throughFramework;
    const sent = sendRequest({ port, path, method, headers: { host: 'menta.test', ...headers } }).end();
    const [answer] = await once(sent, 'response');
    const body = await buffer(answer);
    const { date: _date, ...rest } = answer.headers;
    return { status: answer.statusCode, headers: rest, body, isKnown: throughFramework === before };
  };
  /** Until the smaller copy has been made, of which nobody is told. */
  const settled = async (path: string, headers: Record<string, string> = {}) => {
    await ask(path, headers);
    return expect.poll(() => ask(path, headers)).toMatchObject({ status: 200, isKnown: true });
  };

  it('is sent without the framework, and is the same to the letter', async () => {
    const { owner } = await buildOpenRestaurant(test);
    const path = `/public-menu/${owner.id}`;
    const first = await ask(path);
    expect(first).toMatchObject({ status: 200, isKnown: false });
    await settled(path);
    expect(await ask(path)).toEqual({ ...first, isKnown: true });
    const unchanged = { 'if-none-match': `"other", W/${first.headers.etag}` };
    const again = await ask(path, unchanged);
    expect([again.status, again.body.length, again.isKnown]).toEqual([304, 0, true]);
    const longWay = await test.app.inject({ url: path, headers: { host: 'menta.test', ...unchanged } });
    const { date: _date, connection: _connection, ...expected } = longWay.headers;
    expect(again.headers).toMatchObject(expected);
  });

  it('is one for all tables and all readers of a language', async () => {
    const { owner } = await buildOpenRestaurant(test);
    const path = `/public-menu/${owner.id}`;
    await settled(path);
    for (const [address, headers] of [
      [`${path}?table=7`, {}],
      [`${path}?table=8&lang=he`, {}],
      [path, { cookie: 'session=abc; lang=he' }],
    ] as const) {
      expect(await ask(address, headers)).toMatchObject({ status: 200, isKnown: true });
    }
    const english = await ask(`${path}?lang=en&table=7`);
    expect(english.body.toString()).toContain('<html lang="en"');
    await settled(`${path}?table=9&lang=en`);
    expect(await ask(path, { cookie: 'session=abc; lang=en' })).toMatchObject({ isKnown: true });
  });

  it('is another for another language, host, encoding or method', async () => {
    const { owner } = await buildOpenRestaurant(test);
    const path = `/public-menu/${owner.id}`;
    await settled(path);
    const english = await ask(path, { cookie: 'lang=en' });
    expect(english.isKnown).toBe(false);
    expect(english.body.toString()).toContain('<html lang="en"');
    await settled(path, { cookie: 'lang=en' });
    expect((await ask(path)).body.toString()).toContain('<html lang="he"');
    expect((await ask(path, { host: 'other.test' })).body.toString()).toContain(
      'http://other.test/public-menu',
    );
    expect((await ask(path, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    const refused = await ask(path, { 'accept-encoding': 'br;q=0, gzip;q=0' });
    expect(refused.headers['content-encoding']).toBeUndefined();
    expect(await ask(path, {}, 'HEAD')).toMatchObject({ status: 200, isKnown: false, body: Buffer.alloc(0) });
  });

  it('is kept for the few names of a machine, and never for as many as a stranger makes up', async () => {
    const { owner } = await buildOpenRestaurant(test);
    const path = `/public-menu/${owner.id}`;
    await settled(path);
    for (let n = 0; n < 10; n++) await ask(path, { host: `made-up-${n}.test` });
    const madeUp = await ask(path, { host: 'made-up-9.test' });
    expect(madeUp).toMatchObject({ status: 200, isKnown: false });
    expect(madeUp.body.toString()).toContain('http://made-up-9.test/public-menu');
    expect(await ask(path)).toMatchObject({ status: 200, isKnown: true });
  });

  it('is made anew once the menu has changed, and is counted like any other', async () => {
    const { owner, dish } = await buildOpenRestaurant(test);
    const path = `/public-menu/${owner.id}`;
    await settled(path);
    await owner.put(`/dishes/${dish._id}/stock`, { available: false });
    await expect.poll(async () => (await ask(path)).body.toString()).toContain('אזל מהמלאי');
    const count = async () =>
      Number(
        /menta_http_request_seconds_count\{method="GET",route="\/public-menu\/:ownerId",status="200"\} (\d+)/.exec(
          (await test.visitor().page('/metrics')).body,
        )?.[1],
      );
    await settled(path);
    const before = await count();
    expect((await ask(path)).isKnown).toBe(true);
    expect(await count()).toBe(before + 1);
  });
});
