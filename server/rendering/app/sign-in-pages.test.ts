import { describe, expect, it } from 'vitest';
import { limits } from '#core/values/limits.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import { openPages } from '../pages.ts';

describe('the sign-in pages', () => {
  const test = setUpTestApp({
    pages: (app, needs) => openPages({ NODE_ENV: 'production' }).then((pages) => pages(app, needs)),
  });

  it.each(['/login', '/signup'])('%s is a page for visitors, and leads an owner on', async (path) => {
    expect((await test.visitor().page(path)).status).toBe(200);
    const owner = await test.owner();
    const { status, headers } = await owner.page(path);
    expect([status, headers.location]).toEqual([302, '/dashboard']);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it.each([
    ['/order-manager', '/order-manager'],
    ['/dashboard/shifts?a=b', '/dashboard/shifts?a=b'],
    ['/נ\r\nx-evil: 1', '/%D7%A0%0D%0Ax-evil:%201'],
    ['//evil.example', '/dashboard'],
    ['/\\evil.example', '/dashboard'],
    ['https://evil.example', '/dashboard'],
  ])('lead an owner who wanted %j to %s', async (next, address) => {
    const owner = await test.owner();
    const { headers } = await owner.page(`/login?next=${next}`);
    expect(headers.location).toBe(address);
  });

  it('know an expired session and an unknown one for none', async () => {
    const owner = await test.owner();
    test.clock.advance(limits.sessionDays * 24 * 60 * 60 * 1000);
    expect((await owner.page('/login')).status).toBe(200);
    expect((await test.visitor({ cookie: 'session=made-up' }).page('/login')).status).toBe(200);
  });

  it('let nobody keep an owner’s screen', async () => {
    const caching = async (path: string) => (await test.visitor().page(path)).headers['cache-control'];
    expect(await caching('/dashboard/shifts')).toBe('private, no-store');
    expect(await caching('/pricing')).toBe('private, no-cache');
  });
});
