import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuestMenuAnswer } from '#core/guest-menu/guest-menu.contract.ts';
import type { MenuEvent } from '#core/live/live-events.ts';
import type { MenuSnapshot } from '#core/live/stream-protocol.ts';
import type { GuestDishAnswer } from '#core/menus/dishes/dish-shape.ts';
import type { GuestPageMode } from '#core/pages/page-renderer.ts';
import { offerOf } from '#core/stock/dish-offer.ts';
import { createFakeServer } from '#web/lib/live/testing/fake-server.ts';
import { dishesOf, toGuestMenu } from '../guest-menu/guest-menu.ts';
import { buildMenu } from '../testing/menu-fixture.ts';
import { openLiveMenu } from './live-menu.ts';

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A restaurant whose menu changes, and a page that was rendered with its first version. */
const setUp = (mode: GuestPageMode = 'guest') => {
  let menu: GuestMenuAnswer = buildMenu();
  const first = menu;
  let version = 1;
  const tag = () => `"v${version}"`;
  const connected: string[] = [];
  const server = createFakeServer<MenuSnapshot, MenuEvent>(() => {
    const known = new URL(connected.at(-1) ?? '', 'http://x').searchParams.get('known');
    return { menu: known === tag() || known === '*' ? null : menu, tag: tag() };
  });
  const calls: string[] = [];
  const knownTags: (string | undefined)[] = [];
  let delayMs = 0;
  let isHurried = false;
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    calls.push(url);
    knownTags.push(headers['if-none-match']);
    const answer =
      headers['if-none-match'] === tag()
        ? new Response(null, { status: 304 })
        : Response.json(menu, { headers: { etag: tag() } });
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    return answer;
  });
  const initial = { menu: toGuestMenu(menu), tag: tag() };
  const resource = openLiveMenu(initial, mode, () => isHurried, {
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
    displayed: () => resource.getPublished().state.menu,
    knownTags,
    setDelay: (milliseconds: number) => {
      delayMs = milliseconds;
    },
    hurry: () => {
      isHurried = true;
    },
    /** Changes the first dish; the event says so, unless it is lost. */
    offer: (offered: Partial<GuestDishAnswer>, isAnnounced = true) => {
      const [section] = menu.menu?.sections ?? [];
      const [dish] = section?.dishes ?? [];
      if (!menu.menu || !section || !dish) throw new Error('the fixture has dishes');
      const next = { ...dish, left: undefined, ...offered };
      const sections = menu.menu.sections.map((each) =>
        each === section ? { ...each, dishes: [next, ...each.dishes.slice(1)] } : each,
      );
      menu = { ...menu, menu: { ...menu.menu, sections } };
      version = JSON.stringify(menu) === JSON.stringify(first) ? 1 : version + 1;
      if (!isAnnounced) server.faultNext('drop');
      server.log({ kind: 'menu', change: { offers: [offerOf(next._id, next)] } });
      return dish;
    },
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
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('is not sent again to a page that has it', async () => {
    const { connected, calls, displayed, stop } = setUp();
    const before = displayed();
    await pass(200);
    expect(connected).toEqual([
      expect.stringMatching(/^\/api\/public-menu\/[0-9a-f]{24}\/stream\?lang=he&known=%22v1%22$/),
    ]);
    expect(calls).toEqual([]);
    expect(displayed()).toBe(before);
    stop();
  });

  it('follows stock and opening hours without a call', async () => {
    const { server, displayed, calls, stop } = setUp();
    await pass(200);
    const [dish] = dishesOf(displayed());
    if (!dish) throw new Error('the fixture has dishes');
    server.log({ kind: 'stock', dishId: dish.id, available: false });
    server.log({ kind: 'shift', isOpen: !displayed().isOpen, shiftId: 'x' });
    const wasOpen = displayed().isOpen;
    await pass(200);
    expect(dishesOf(displayed())[0]?.available).toBe(false);
    expect(displayed().isOpen).toBe(!wasOpen);
    expect(calls).toEqual([]);
    stop();
  });

  it('is read anew when its owner changes it, many changes at once a few times', async () => {
    const { rename, displayed, calls, stop } = setUp();
    await pass(200);
    for (let count = 1; count <= 30; count++) rename(`name ${count}`);
    await pass(2_200);
    expect(displayed().restaurant.name).toBe('name 30');
    expect(calls.length).toBeLessThanOrEqual(2);
    stop();
  });

  it('is read at a moment of its own, because every phone hears of the change at once', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { rename, calls, stop } = setUp();
    await pass(200);
    rename('one');
    await pass(600);
    rename('two');
    await pass(300);
    expect(calls).toEqual([]);
    await pass(300);
    expect(calls).toHaveLength(1);
    stop();
  });

  it('is read at once where its guest is about to order', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { rename, hurry, displayed, stop } = setUp();
    await pass(200);
    hurry();
    rename('now');
    await pass(110);
    expect(displayed().restaurant.name).toBe('now');
    stop();
  });

  it('follows counts, prices and what is sold out without a call', async () => {
    const { offer, displayed, calls, stop } = setUp();
    await pass(200);
    offer({ left: 3 });
    await pass(200);
    expect(dishesOf(displayed())[0]).toMatchObject({ available: true, left: 3 });
    offer({ available: false });
    await pass(200);
    expect(dishesOf(displayed())[0]).toMatchObject({ available: false, left: undefined });
    offer({ available: true, price: 61.5 });
    await pass(200);
    expect(dishesOf(displayed())[0]).toMatchObject({ available: true, price: 6_150 });
    expect(calls).toEqual([]);
    stop();
  });

  it('is less by what orders have taken, down to none', async () => {
    const { server, displayed, calls, stop } = setUp();
    await pass(200);
    const dishId = dishesOf(displayed())[0]?.id ?? '';
    const take = (left: number) =>
      server.log({ kind: 'menu', change: { left: [{ dishId, groupName: '', optionName: '', left }] } });
    take(2);
    await pass(200);
    expect(dishesOf(displayed())[0]).toMatchObject({ available: true, left: 2 });
    take(0);
    await pass(200);
    expect(dishesOf(displayed())[0]).toMatchObject({ available: false, left: undefined });
    expect(calls).toEqual([]);
    stop();
  });

  it('is read when an event tells of a dish that is not here, or in a way that is not known yet', async () => {
    const { server, calls, stop } = setUp();
    await pass(200);
    const left = [{ dishId: 'another', groupName: '', optionName: '', left: 2 }];
    server.log({ kind: 'menu', change: { left } });
    await pass(2_200);
    expect(calls).toHaveLength(1);
    server.log({ kind: 'menu', change: { invented: true } as never });
    await pass(2_200);
    expect(calls).toHaveLength(2);
    stop();
  });

  it('does not lose a change that comes while an older answer is on its way', async () => {
    const { server, offer, rename, setDelay, hurry, displayed, stop } = setUp();
    await pass(200);
    hurry();
    setDelay(1_000);
    rename('read slowly');
    await pass(500);
    offer({ left: 2 });
    server.log({ kind: 'shift', isOpen: false, shiftId: 'x' });
    await pass(700);
    expect(displayed().restaurant.name).toBe('read slowly');
    expect(dishesOf(displayed())[0]?.left).toBe(2);
    expect(displayed().isOpen).toBe(false);
    stop();
  });

  it('that leads back to where it was, by an event that was missed, is not taken for unchanged', async () => {
    const { offer, displayed, knownTags, stop } = setUp();
    await pass(200);
    const before = dishesOf(displayed())[0];
    const dish = offer({ available: false });
    await pass(200);
    offer(dish, false);
    // The next heartbeat shows that something was missed.
    await pass(12_000);
    expect(knownTags).toEqual([undefined]);
    expect(dishesOf(displayed())[0]).toEqual({ ...before, left: undefined });
    stop();
  });

  it('is caught up with when the phone is taken out of the pocket', async () => {
    const { server, rename, displayed, stop } = setUp();
    await pass(200);
    server.setHidden(true);
    rename('meanwhile');
    await pass(60_000);
    server.setHidden(false);
    await pass(200);
    expect(displayed().restaurant.name).toBe('meanwhile');
    stop();
  });

  it('in a preview is the menu that is previewed, whichever is active, and stays closed', async () => {
    const { server, connected, calls, displayed, stop } = setUp('preview');
    await pass(200);
    expect(connected[0]).toContain('known=*');
    expect(calls).toEqual([expect.stringContaining('/preview')]);
    const wasOpen = displayed().isOpen;
    server.log({ kind: 'shift', isOpen: !wasOpen, shiftId: 'x' });
    await pass(200);
    expect(displayed().isOpen).toBe(wasOpen);
    stop();
  });
});
