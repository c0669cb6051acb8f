import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { memoryHistory } from '#web/testing/memory-history.ts';
import type { LoadedPage } from './page-loader.ts';
import { createRouter } from './router.ts';

const Component = () => null;
const pageAt = (pathname: string): LoadedPage => ({ info: pathname, params: {}, Component });

/** Addresses with `slow` in them load when the test says so. */
const open = (
  first = '/',
  { isSlow = false, forgetsSteps = false, formAnswer = undefined as unknown } = {},
) => {
  const coming = new Map<string, () => void>();
  const history = memoryHistory(first, { isSlow, forgetsSteps });
  const router = createRouter({
    first: pageAt(history.address.pathname),
    history,
    formAnswer,
    loadPage: (pathname) =>
      pathname.includes('slow')
        ? new Promise((resolve) => coming.set(pathname, () => resolve(pageAt(pathname))))
        : pageAt(pathname),
  });
  const displayed = () => {
    const { location, page } = router.state;
    expect(page.info).toBe(location.pathname);
    return location.pathname + location.search + location.hash;
  };
  return { router, history, displayed, load: (pathname: string) => coming.get(pathname)?.() };
};

/** As a form with unsaved input does. */
const holdBack = (router: ReturnType<typeof open>['router']) => {
  const blocker = vi.fn(
    (from: { pathname: string }, to: { pathname: string }) => from.pathname !== to.pathname,
  );
  return { blocker, release: router.block(blocker) };
};

describe('a navigation', () => {
  it('shows a page whose code is here at once, with an entry of its own', () => {
    const { router, history, displayed } = open();
    void router.navigate('/faq?x=1#end');
    expect([displayed(), history.addresses()]).toEqual(['/faq?x=1#end', ['/', '/faq?x=1#end']]);
  });

  it('may replace the entry, and gives it a new key', () => {
    const { router, history } = open();
    const { key } = router.state.location;
    void router.navigate('/faq', { replace: true });
    expect(history.addresses()).toEqual(['/faq']);
    expect(router.state.location.key).not.toBe(key);
  });

  it('keeps page and address until the code of the next page is here', async () => {
    const { router, history, displayed, load } = open();
    const done = router.navigate('/slow');
    expect([displayed(), history.current(), router.state.isLoading]).toEqual(['/', '/', true]);
    load('/slow');
    await done;
    expect([displayed(), history.current(), router.state.isLoading]).toEqual(['/slow', '/slow', false]);
  });

  it('gives way to a later one, whichever code arrives first', async () => {
    const { router, history, displayed, load } = open();
    const first = router.navigate('/slow/1');
    const second = router.navigate('/slow/2');
    load('/slow/2');
    await second;
    load('/slow/1');
    await first;
    expect([displayed(), history.addresses()]).toEqual(['/slow/2', ['/', '/slow/2']]);
  });

  it('leads to no other site', async () => {
    const { router, displayed } = open();
    await expect(router.navigate('//evil.example/')).rejects.toThrow();
    expect(displayed()).toBe('/');
  });

  it('forgets what the server answered to a form', () => {
    const { router } = open('/login', { formAnswer: 'wrong password' });
    expect(router.state.formAnswer).toBe('wrong password');
    void router.navigate('/login?again=1');
    expect(router.state.formAnswer).toBeUndefined();
  });

  it('keeps what others wrote into the first entry', () => {
    const history = memoryHistory('/');
    history.replace({ guard: 'theirs' });
    createRouter({ first: pageAt('/'), history, loadPage: pageAt });
    expect(history.state).toMatchObject({ guard: 'theirs', index: 0 });
  });
});

describe('a step through the history', () => {
  it('shows the page of the entry, under the key that it had', () => {
    const { router, history, displayed } = open();
    const { key } = router.state.location;
    void router.navigate('/faq');
    history.go(-1);
    expect([displayed(), router.state.location.key]).toEqual(['/', key]);
    history.go(1);
    expect(displayed()).toBe('/faq');
  });

  it('ends a navigation that was still loading', async () => {
    const { router, history, displayed, load } = open();
    void router.navigate('/faq');
    const loading = router.navigate('/slow');
    history.go(-1);
    load('/slow');
    await loading;
    expect([displayed(), history.current(), router.state.isLoading]).toEqual(['/', '/', false]);
  });

  it('waits for the code of its page, with the address of the browser', async () => {
    const { router, history, displayed, load } = open('/slow');
    await Promise.all([router.navigate('/faq')]);
    history.go(-1);
    expect([displayed(), history.current(), router.state.isLoading]).toEqual(['/faq', '/slow', true]);
    load('/slow');
    await expect.poll(() => displayed()).toBe('/slow');
  });

  it('follows links to places on the page, which the browser makes by itself', () => {
    const { router, history, displayed } = open('/faq');
    history.followHash('#main');
    history.followHash('#main');
    expect(displayed()).toBe('/faq#main');
    void router.navigate('/features');
    history.go(-2);
    expect(displayed()).toBe('/faq');
  });
});

describe('a blocked navigation', () => {
  it('waits for an answer, and is forgotten by staying', () => {
    const { router, displayed } = open('/form');
    const { blocker } = holdBack(router);
    void router.navigate('/away');
    expect([displayed(), blocker.mock.calls.length]).toEqual(['/form', 1]);
    router.state.blocked?.stay();
    expect([displayed(), router.state.blocked]).toEqual(['/form', null]);
  });

  it('goes on when it may, as it was asked for, and only this one', () => {
    const { router, history, displayed } = open('/form');
    holdBack(router);
    void router.navigate('/away', { replace: true });
    router.state.blocked?.proceed();
    expect([displayed(), history.addresses(), router.state.blocked]).toEqual(['/away', ['/away'], null]);
    void router.navigate('/further');
    expect([displayed(), router.state.blocked === null]).toEqual(['/away', false]);
  });

  it('is none within the page, or once nothing holds it back', () => {
    const { router, displayed } = open('/form');
    const { release } = holdBack(router);
    void router.navigate('?tab=2');
    expect(displayed()).toBe('/form?tab=2');
    release();
    void router.navigate('/away');
    expect(displayed()).toBe('/away');
  });

  const openSecond = () => {
    const opened = open('/first', { isSlow: true });
    void opened.router.navigate('/form');
    holdBack(opened.router);
    return opened;
  };

  it('of the back button returns to its entry, and goes back when it may', () => {
    const { router, history, displayed } = openSecond();
    history.go(-1);
    history.arrive();
    expect([displayed(), history.current(), router.state.blocked === null]).toEqual([
      '/form',
      '/form',
      false,
    ]);
    router.state.blocked?.proceed();
    history.arrive();
    expect([displayed(), history.current(), history.addresses()]).toEqual([
      '/first',
      '/first',
      ['/first', '/form'],
    ]);
  });

  it('of the back button may be answered before the browser has returned', () => {
    const { router, history, displayed } = openSecond();
    const unsubscribe = router.subscribe(() => router.state.blocked?.proceed());
    history.go(-1);
    history.arrive();
    unsubscribe();
    expect([displayed(), history.current()]).toEqual(['/first', '/first']);
  });

  it('of the back button ends where it began, however often it is pressed and whatever the browser forgets', () => {
    vi.useFakeTimers();
    const presses = fc.array(fc.constantFrom(-2, -1, 1, 2), { minLength: 1, maxLength: 6 });
    const start = fc.integer({ min: 0, max: 4 });
    fc.assert(
      fc.property(presses, start, fc.boolean(), (steps, own, forgetsSteps) => {
        const { router, history, displayed } = open('/0', { isSlow: true, forgetsSteps });
        for (const page of [1, 2, 3, 4]) void router.navigate(`/${page}`);
        history.go(own - 4);
        history.arrive();
        holdBack(router);
        for (const step of steps) history.go(step);
        history.arrive();
        for (let wait = 0; vi.getTimerCount() > 0; wait += 1) {
          expect(wait).toBeLessThan(10);
          vi.runOnlyPendingTimers();
          history.arrive();
        }
        expect([displayed(), history.current()]).toEqual([`/${own}`, `/${own}`]);
      }),
    );
    vi.useRealTimers();
  });
});
