import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MenuEvent } from '#core/live/live-events.ts';
import type { MenuSnapshot } from '#core/live/stream-protocol.ts';
import type { GuestPageMode } from '#core/pages/page-renderer.ts';
import type { GuestMenuAnswer } from '#core/restaurants/restaurants.contract.ts';
import { createFakeServer } from '#web/lib/live/testing/fake-server.ts';
import { dishesOf, toGuestMenu } from '../menu/guest-menu.ts';
import { buildMenu } from '../testing/menu-fixture.ts';
import { createMenuResource } from './live-menu.ts';

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A restaurant whose menu changes, and a page that was rendered with its first version. */
const setUp = (mode: GuestPageMode = 'guest') => {
  let menu: GuestMenuAnswer = buildMenu();
  let version = 1;
  const tag = () => `"v${version}"`;
  const connected: string[] = [];
  const server = createFakeServer<MenuSnapshot, MenuEvent>(() => {
    const known = new URL(connected.at(-1) ?? '', 'http://x').searchParams.get('known');
    return { menu: known === tag() || known === '*' ? null : menu, tag: tag() };
  });
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    calls.push(url);
    return headers['if-none-match'] === tag()
      ? new Response(null, { status: 304 })
      : Response.json(menu, { headers: { etag: tag() } });
  });
  const resource = createMenuResource({ menu: toGuestMenu(menu), tag: tag() }, mode, {
    ...server.world,
    connect: (address) => {
      connected.push(address);
      return server.world.connect(address, []);
    },
  });
  const stop = resource.start();
  return {
    server,
    calls,
    connected,
    resource,
    shown: () => resource.getPublished().state.menu,
    rename: (name: string) => {
      menu = { ...menu, restaurant: { ...menu.restaurant, name } };
      version += 1;
      server.log({ kind: 'menu' });
    },
    stop: () => {
      stop();
      server.stop();
    },
  };
};

describe('the menu on a page that stays open', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { documentElement: { lang: 'he' } });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is not sent again to a page that has it', async () => {
    const { connected, calls, shown, stop } = setUp();
    const before = shown();
    await pass(200);
    expect(connected).toEqual([
      expect.stringMatching(/^\/api\/public-menu\/[0-9a-f]{24}\/stream\?lang=he&known=%22v1%22$/),
    ]);
    expect(calls).toEqual([]);
    expect(shown()).toBe(before);
    stop();
  });

  it('follows stock and opening hours without a call', async () => {
    const { server, shown, calls, stop } = setUp();
    await pass(200);
    const [dish] = dishesOf(shown());
    if (!dish) throw new Error('the fixture has dishes');
    server.log({ kind: 'stock', dishId: dish.id, available: false });
    server.log({ kind: 'shift', isOpen: !shown().isOpen, shiftId: 'x' });
    const wasOpen = shown().isOpen;
    await pass(200);
    expect(dishesOf(shown())[0]?.available).toBe(false);
    expect(shown().isOpen).toBe(!wasOpen);
    expect(calls).toEqual([]);
    stop();
  });

  it('is read anew when its owner changes it, many changes at once a few times', async () => {
    const { rename, shown, calls, stop } = setUp();
    await pass(200);
    for (let count = 1; count <= 30; count++) rename(`name ${count}`);
    await pass(200);
    expect(shown().restaurant.name).toBe('name 30');
    expect(calls.length).toBeLessThanOrEqual(2);
    stop();
  });

  it('is caught up with when the phone is taken out of the pocket', async () => {
    const { server, rename, shown, stop } = setUp();
    await pass(200);
    server.setHidden(true);
    rename('meanwhile');
    await pass(60_000);
    server.setHidden(false);
    await pass(200);
    expect(shown().restaurant.name).toBe('meanwhile');
    stop();
  });

  it('in a preview is the menu that is previewed, whichever is active, and stays closed', async () => {
    const { server, connected, calls, shown, stop } = setUp('preview');
    await pass(200);
    expect(connected[0]).toContain('known=*');
    expect(calls).toEqual([expect.stringContaining('/preview')]);
    const wasOpen = shown().isOpen;
    server.log({ kind: 'shift', isOpen: !wasOpen, shiftId: 'x' });
    await pass(200);
    expect(shown().isOpen).toBe(wasOpen);
    stop();
  });
});
