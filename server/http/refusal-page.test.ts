import { describe, expect, it } from 'vitest';
import { openPages } from '#server/rendering/pages.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const setUpLimitedPages = (factor: string) =>
  setUpTestApp({
    environment: { RATE_LIMIT_FACTOR: factor },
    pages: (app, needs) => openPages({ NODE_ENV: 'production' }).then((pages) => pages(app, needs)),
  });

describe('somebody who asks for the list of all menus again and again', () => {
  const test = setUpLimitedPages('0.2');

  it('waits long before other pages are refused, too', async () => {
    const statusOf = async (path: string) => (await test.visitor().page(path)).status;
    expect([await statusOf('/sitemap.xml'), await statusOf('/sitemap.xml')]).toEqual([200, 200]);
    expect([await statusOf('/sitemap.xml'), await statusOf('/faq')]).toEqual([429, 200]);
  });
});

describe('somebody who opens far too many pages', () => {
  const test = setUpLimitedPages('0.005');
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  it('is asked to wait on a page they can read, in their language', async () => {
    const open = (lang: string) => test.visitor({ ...browser, cookie: `lang=${lang}` }).page('/faq');
    const statuses = [];
    for (let n = 0; n < 3; n++) statuses.push((await open('he')).status);
    expect(statuses).toEqual([200, 200, 200]);
    const [hebrew, english] = [await open('he'), await open('en')];
    expect([hebrew.status, english.status]).toEqual([429, 429]);
    expect(hebrew.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(hebrew.headers['content-security-policy']).not.toContain('unsafe-inline');
    expect(hebrew.headers['permissions-policy']).toContain('camera=()');
    expect(Number(hebrew.headers['retry-after'])).toBeGreaterThan(0);
    expect(hebrew.body).toContain('<html lang="he" dir="rtl">');
    expect(hebrew.body).toContain('יותר מדי ניסיונות. המתינו מעט ונסו שוב.');
    expect(english.body).toContain('Too many attempts. Wait a little and try again.');
    const unknownPage = await test.visitor(browser).page('/no-such-page');
    expect(unknownPage.status).toBe(429);
  });

  it('is told in JSON where a program asks, and everything but pages goes on', async () => {
    expect((await test.visitor().page('/faq')).body.code).toBe('too_many_requests');
    expect((await test.visitor(browser).page('/healthz')).status).toBe(200);
    expect((await test.visitor(browser).page('/favicon.svg')).status).toBe(200);
    expect((await test.visitor(browser).get('/pricing')).status).toBe(200);
  });

  it('cannot have pages made by asking for files that no build has', async () => {
    for (const address of ['/assets/none-1.js', '/assets/none.txt', '/fonts/none-1.woff2']) {
      const { status, body } = await test.visitor().page(address);
      expect([address, status, body]).toEqual([
        address,
        404,
        { code: 'not_found', message: expect.any(String) },
      ]);
    }
  });
});
