import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toGuestMenu } from '../guest-menu/guest-menu.ts';
import { buildMenu } from '../testing/menu-fixture.ts';
import type { DisplayedMenu } from './displayed-menu.ts';
import { createPageMenu } from './page-menu.ts';

const came = (): DisplayedMenu => ({ menu: toGuestMenu(buildMenu()), tag: '"v1"' });
const closed = (current: DisplayedMenu): DisplayedMenu => ({
  ...current,
  menu: { ...current.menu, isOpen: false },
});

const load = () => import('./live-menu.ts');
// Imported beforehand: loading its file takes time that the fake clock does not know.
beforeAll(load);

/** A browser in which streams stay silent and calls are answered with a renamed restaurant. */
const streams: string[] = [];
beforeEach(() => {
  streams.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    documentElement: { lang: 'he' },
    visibilityState: 'visible',
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal(
    'EventSource',
    class {
      readyState = 1;
      constructor(address: string) {
        streams.push(address);
      }
      addEventListener() {}
      close() {
        streams.pop();
      }
    },
  );
  vi.stubGlobal('fetch', async () => {
    const menu = buildMenu();
    return Response.json({ ...menu, restaurant: { ...menu.restaurant, name: 'New name' } });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the menu that a page shows', () => {
  it('can be changed before the code that follows it has come, and keeps the change after', async () => {
    const page = createPageMenu(came(), 'guest', load);
    const seen: boolean[] = [];
    page.subscribe(() => seen.push(page.read().menu.isOpen));
    page.update(closed);
    expect(seen).toEqual([false]);
    const stop = page.start();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(streams).toHaveLength(1);
    expect(page.read().menu.isOpen).toBe(false);
    stop();
  });

  it('opens its stream when the page has had a second to itself, and closes it at the end', async () => {
    const stop = createPageMenu(came(), 'guest', load).start();
    await vi.advanceTimersByTimeAsync(999);
    expect(streams).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(streams).toHaveLength(1);
    stop();
    expect(streams).toEqual([]);
  });

  it('opens none when it is gone before', async () => {
    createPageMenu(came(), 'guest', load).start()();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(streams).toEqual([]);
  });

  it('is read anew when asked, whether it is followed yet or not', async () => {
    const page = createPageMenu(came(), 'guest', load);
    await page.refresh();
    await vi.advanceTimersByTimeAsync(200);
    expect(page.read().menu.restaurant.name).toBe('New name');
  });
});
