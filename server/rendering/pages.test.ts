import { createHash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readLastSeq } from '#server/live/event-log.ts';
import { buildDish, buildMenu } from '#server/testing/build-menu.ts';
import { buildOpenRestaurant } from '#server/testing/build-order.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import { openPages } from './pages.ts';

const hostileName = `"><script>alert('שלום')</script>&amp;`;

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
const jsonLd = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? 'null');

describe("the guest's page", () => {
  const test = setUpTestApp({
    pages: (app, needs) => openPages({ NODE_ENV: 'production' }).then((pages) => pages(app, needs)),
  });

  it('has the dishes in its HTML, escaped, with JSON-LD, in the right direction from the first byte', async () => {
    const { owner } = await buildOpenRestaurant(test, {
      name: hostileName,
      description: 'עם טחינה',
      price: 32.5,
    });
    const { status, body } = await test.visitor({ 'accept-language': 'he' }).page(`/public-menu/${owner.id}`);
    expect(status).toBe(200);
    expect(body).toMatch(/^<!doctype html><html lang="he" dir="rtl"/i);
    expect(body).toContain('עם טחינה');
    expect(body).toContain('₪32.5');
    expect(body).not.toContain('<script>alert');
    expect(JSON.stringify(jsonLd(body))).toContain('32.5');
    const inEnglish = await test.visitor({ cookie: 'lang=en' }).page(`/public-menu/${owner.id}`);
    expect(inEnglish.body).toMatch(/^<!doctype html><html lang="en" dir="ltr"/i);
  });

  it('allows exactly its own inline scripts, by hash', async () => {
    const { owner } = await buildOpenRestaurant(test);
    const { body, headers } = await test.visitor().page(`/public-menu/${owner.id}`);
    const policy = String(headers['content-security-policy']);
    const scripts = inlineScripts(body);
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
    expect(policy).not.toContain('unsafe-inline');
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(body).not.toMatch(/<[^>]+ (style|on\w+)=/);
  });

  it('is sent compressed as asked, and not at all when the phone has it', async () => {
    const { owner } = await buildOpenRestaurant(test);
    const get = (headers: Record<string, string>) =>
      test.app.inject({ url: `/public-menu/${owner.id}`, headers: { host: 'menta.test', ...headers } });
    const plain = await get({});
    const brotli = await get({ 'accept-encoding': 'gzip, br' });
    const gzip = await get({ 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    const again = await get({ 'accept-encoding': 'br', 'if-none-match': String(brotli.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('carries the mark of its menu, so that an unchanged menu is not sent again', async () => {
    const { owner } = await buildOpenRestaurant(test);
    const { body } = await test.visitor({ 'accept-language': 'he' }).page(`/public-menu/${owner.id}`);
    const mark = /data-tag="([^"]+)"/.exec(body)?.[1]?.replaceAll('&quot;', '"') ?? '';
    const again = await test.visitor({ 'if-none-match': mark }).get(`/public-menu/${owner.id}`);
    expect(again.status).toBe(304);
    await owner.put('/restaurants/settings', { restaurantName: 'שם חדש', address: 'הרצל 1' });
    const changed = await test.visitor({ 'if-none-match': mark }).get(`/public-menu/${owner.id}`);
    expect(changed.status).toBe(200);
  });

  it('changes as soon as the process hears of a change of the menu, the stock or the shift', async () => {
    const { owner, menu, section, dish } = await buildOpenRestaurant(test);
    const page = async () =>
      (await test.visitor({ 'accept-language': 'he' }).page(`/public-menu/${owner.id}`)).body;
    // On PostgreSQL the notification comes over a connection of its own, a moment after the answer.
    const notices = new EventEmitter();
    const stop = test.hub.onNotice(
      (notice) => notice !== 'everything' && notices.emit(`${notice.ownerId} ${notice.seq}`),
    );
    onTestFinished(stop);
    const heardOf = async (change: () => Promise<unknown>) => {
      const seq = (await readLastSeq(test.engine.db, owner.id)) + 1;
      const heard = once(notices, `${owner.id} ${seq}`);
      await change();
      await heard;
    };
    await page();
    await heardOf(() =>
      buildDish(owner, { menuId: menu._id, sectionName: section.sectionName, name: 'סביח' }),
    );
    expect(await page()).toContain('סביח');
    expect(await page()).not.toContain('אזל מהמלאי');
    await heardOf(() => owner.put(`/dishes/${dish._id}/stock`, { available: false }));
    expect(await page()).toContain('אזל מהמלאי');
    await heardOf(() => owner.post('/services/end', {}));
    expect(await page()).toContain('Sorry, we are closed now, come back soon!');
  });

  it('says that there is no menu, and shows a basic restaurant open for browsing', async () => {
    const empty = await test.owner();
    expect((await test.visitor().page(`/public-menu/${empty.id}`)).body).toContain('No active menu found!!!');
    const basic = await test.owner({ plan: 'basic' });
    await buildMenu(basic, { name: 'שקשוקה' });
    const { body } = await test.visitor().page(`/public-menu/${basic.id}`);
    expect(body).toContain('שקשוקה');
    expect(body).not.toContain('Sorry, we are closed now');
  });

  it('is the 404 page for an unknown restaurant', async () => {
    for (const id of ['0'.repeat(24), 'nonsense', 'מסעדה']) {
      const { status, body } = await test.visitor().page(`/public-menu/${id}`);
      expect(status).toBe(404);
      expect(body).toContain('Oops! Page not found');
    }
  });
});

describe('app pages', () => {
  const test = setUpTestApp({
    pages: (app, needs) => openPages({ NODE_ENV: 'production' }).then((pages) => pages(app, needs)),
  });

  it('are rendered on the server with a fresh nonce on every script', async () => {
    const first = await test.visitor().page('/');
    const second = await test.visitor().page('/');
    const nonceOf = ({ headers }: typeof first) =>
      /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
    expect(nonceOf(first)).not.toBe(nonceOf(second));
    const scripts = [...first.body.matchAll(/<script(?![^>]*application\/(?:ld\+)?json)[^>]*>/g)].map(
      ([tag]) => tag,
    );
    expect(scripts.length).toBeGreaterThan(0);
    for (const tag of scripts) expect(tag).toContain(`nonce="${nonceOf(first)}"`);
    expect(first.body).toMatch(/<html lang="he" dir="rtl"/);
    expect(first.body).toMatch(/<h1[\s>]/);
  });

  it.each(['/', '/features', '/pricing', '/faq', '/login', '/signup', '/no-such-page', '/dashboard'])(
    '%s writes no style that its policy would not allow, and asks the browser for little',
    async (path) => {
      const { body, headers } = await test.visitor().page(path);
      expect(headers['content-security-policy']).not.toContain('unsafe-inline');
      expect(body).not.toMatch(/<[^>]+ (style|on\w+)=/);
      expect(body).not.toMatch(/<style(?![^>]* nonce=)/);
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['permissions-policy']).toContain('screen-wake-lock=(self)');
    },
  );

  it('answer an unknown path with status 404 and the sentence, in both languages', async () => {
    for (const [lang, path] of [
      ['he', '/no/such/page'],
      ['en', '/no/such/page'],
      ['he', '/not-text/%E0%A4%A'],
    ]) {
      const { status, body } = await test.visitor({ cookie: `lang=${lang}` }).page(`${path}`);
      expect(status).toBe(404);
      expect(body).toContain('Oops! Page not found');
      expect(body).toMatch(/<a[^>]+href="\/"/);
    }
  });

  it('show that the session is being checked before an owner page', async () => {
    const { status, body } = await test.visitor().page('/dashboard');
    expect(status).toBe(200);
    expect(body).toContain('Checking session...');
  });

  it('do not answer writes', async () => {
    expect((await test.visitor().request('POST', '/dashboard')).body.code).toBe('method_not_allowed');
  });
});
