import { once } from 'node:events';
import { request as sendRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { buildOpenRestaurant } from '#server/testing/build-order.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import { openPages } from '../pages.ts';

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
    expect(await ask(`${path}?table=7`, { 'accept-language': 'fr' })).toMatchObject({ isKnown: true });
    await settled(`${path}?lang=he`);
    for (const [address, headers] of [
      [`${path}?table=7`, { 'accept-language': 'he' }],
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

  it('speaks the language of the address, then of the cookie, then of the browser, then its own', async () => {
    const { owner } = await buildOpenRestaurant(test);
    const path = `/public-menu/${owner.id}`;
    const languageOf = async (address: string, headers: Record<string, string>) =>
      /<html lang="(..)" dir="(...)"/
        .exec((await ask(address, headers)).body.toString())
        ?.slice(1)
        .join(' ');
    for (const isKnown of [false, true]) {
      expect(await languageOf(path, {})).toBe('he rtl');
      expect(await languageOf(path, { 'accept-language': 'fr, ru;q=0.8, en;q=0.5' })).toBe('ru ltr');
      expect(await languageOf(path, { cookie: 'lang=ar', 'accept-language': 'ru' })).toBe('ar rtl');
      expect(await languageOf(`${path}?lang=en`, { cookie: 'lang=ar' })).toBe('en ltr');
      expect(await languageOf(`${path}?lang=xx`, { cookie: 'lang=yy', 'accept-language': '*' })).toBe(
        'he rtl',
      );
      if (!isKnown)
        for (const lang of ['he', 'ru', 'ar', 'en']) await settled(path, { cookie: `lang=${lang}` });
    }
    expect((await ask(path)).headers.vary).toContain('Accept-Language');
  });

  it('is in its main language for who reads none of ours, also when that becomes another one', async () => {
    const { owner, menu } = await buildOpenRestaurant(test);
    const path = `/public-menu/${owner.id}`;
    const french = { 'accept-language': 'fr-FR, fr;q=0.9, *;q=0.5' };
    const languageOf = async () => /<html lang="(..)"/.exec((await ask(path, french)).body.toString())?.[1];
    expect(await languageOf()).toBe('he');
    await settled(path, french);
    for (const mainLanguage of ['ru', 'en']) {
      await owner.put(`/menus/${menu._id}`, { mainLanguage });
      await expect.poll(languageOf).toBe(mainLanguage);
      const { body } = await ask(path, french);
      expect(body.toString()).toContain(`<link rel="canonical" href="http://menta.test${path}">`);
    }
  });

  it('remembers the language of its address, and keeps the table of the page it was chosen on', async () => {
    const { owner } = await buildOpenRestaurant(test);
    const path = `/public-menu/${owner.id}`;
    for (const isKnown of [false, true]) {
      const chosen = await ask(`${path}?lang=ar`);
      expect(chosen.headers['set-cookie']).toEqual([
        expect.stringMatching(/^lang=ar; Max-Age=\d+; Path=\/; SameSite=Lax$/),
      ]);
      expect((await ask(path, { cookie: 'lang=ar' })).headers['set-cookie']).toBeUndefined();
      if (!isKnown) await settled(`${path}?lang=ar`);
      const atTable = { referer: `http://menta.test${path}?lang=he&table=7` };
      const sentOn = await ask(`${path}?lang=ar`, atTable);
      expect([sentOn.status, sentOn.headers.location]).toEqual([302, `${path}?lang=ar&table=7`]);
      expect((await ask(`${path}?lang=ar&table=7`, atTable)).status).toBe(200);
      for (const referer of [`http://menta.test/other?table=7`, `http://menta.test${path}?table=evil`, 'x'])
        expect((await ask(`${path}?lang=ar`, { referer })).status).toBe(200);
    }
  });

  it('is kept for the few names of a machine, and never for as many as a stranger makes up', async () => {
    const { owner } = await buildOpenRestaurant(test);
    const path = `/public-menu/${owner.id}`;
    await settled(path);
    for (let n = 0; n < 10; n++) await ask(path, { host: `made-up-${n}.test` });
    const simulated = await ask(path, { host: 'made-up-9.test' });
    expect(simulated).toMatchObject({ status: 200, isKnown: false });
    expect(simulated.body.toString()).toContain('http://made-up-9.test/public-menu');
    expect(await ask(path)).toMatchObject({ status: 200, isKnown: true });
  });

  describe('that has hours', () => {
    const everyDay = [0, 1, 2, 3, 4, 5, 6];
    /** A page and how the clock changes it; the reader names the copy that they have. */
    const openMenu = async (from: string, to: string) => {
      const { owner, menu, section } = await buildOpenRestaurant(test);
      await owner.put(`/menus/${menu._id}/sections`, {
        update: [{ _id: section._id, hours: [{ days: everyDay, from, to }] }],
      });
      const path = `/public-menu/${owner.id}`;
      let tag = '';
      const read = async () => {
        await settled(path);
        const answer = await ask(path);
        tag = String(answer.headers.etag);
        const [line] = /<p class="hours">.*?<\/p>/.exec(answer.body.toString()) ?? [''];
        return {
          says: line.replace(/<[^>]*>|[\u2066\u2069]/g, ''),
          canAdd: answer.body.includes('class="add"'),
        };
      };
      const askAgain = async () => {
        const { status, isKnown } = await ask(path, { 'if-none-match': tag });
        return [status, isKnown];
      };
      return { read, askAgain };
    };
    const moveTo = (moment: string) => test.clock.advance(Date.parse(moment) - test.clock.now().getTime());

    it('is true to the millisecond at both ends of them, and another for who has the old one', async () => {
      moveTo('2026-03-10T09:30:00+02:00');
      const { read, askAgain } = await openMenu('08:00', '11:30');
      expect(await read()).toEqual({ says: 'מוגש עד 11:30', canAdd: true });
      moveTo('2026-03-10T11:29:59.999+02:00');
      expect(await askAgain()).toEqual([304, true]);
      moveTo('2026-03-10T11:30:00.000+02:00');
      expect(await askAgain()).toEqual([200, false]);
      expect(await read()).toEqual({ says: 'מוגש מחר 08:00–11:30', canAdd: false });
    });

    it('says today from midnight on, by the clocks of its restaurant', async () => {
      moveTo('2026-03-11T20:00:00+02:00');
      const { read, askAgain } = await openMenu('08:00', '11:30');
      expect(await read()).toEqual({ says: 'מוגש מחר 08:00–11:30', canAdd: false });
      moveTo('2026-03-11T23:59:59.999+02:00');
      expect(await askAgain()).toEqual([304, true]);
      moveTo('2026-03-12T00:00:00+02:00');
      expect(await askAgain()).toEqual([200, false]);
      expect(await read()).toEqual({ says: 'מוגש היום 08:00–11:30', canAdd: false });
    });

    it('knows the night in which an hour is skipped', async () => {
      moveTo('2026-03-26T23:00:00+02:00');
      const { read, askAgain } = await openMenu('22:00', '02:30');
      expect(await read()).toEqual({ says: 'מוגש עד 03:00', canAdd: true });
      moveTo('2026-03-26T23:59:59.999Z');
      expect(await askAgain()).toEqual([304, true]);
      moveTo('2026-03-27T00:00:00Z');
      expect(await askAgain()).toEqual([200, false]);
      expect(await read()).toEqual({ says: 'מוגש היום 22:00–02:30', canAdd: false });
    });
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
