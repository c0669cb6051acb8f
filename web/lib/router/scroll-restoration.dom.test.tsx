import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#web/testing/render-screen.tsx';

const open = (path = '/') => {
  const screen = renderScreen(<h1>{'one'}</h1>, {
    path,
    elsewhere: { '/two': <h2 id="end">{'two'}</h2>, '/three': <h1>{'three'}</h1> },
  });
  const { router, history } = screen;
  return {
    ...screen,
    goTo: (...to: Parameters<typeof router.navigate>) => act(() => router.navigate(...to)),
    step: (delta: number) => act(() => history.go(delta)),
  };
};

/** The reader scrolls, or the router does. */
const scrollTo = (y: number) => void vi.stubGlobal('scrollY', y);

describe('a page', () => {
  beforeEach(() => {
    scrollTo(0);
    vi.spyOn(window, 'scrollTo').mockImplementation(((_x: number, y: number) =>
      scrollTo(y)) as typeof window.scrollTo);
  });

  it('is not moved when it is the first: the browser knows where it was', () => {
    scrollTo(120);
    open();
    expect([window.scrollY, vi.mocked(window.scrollTo).mock.calls.length]).toEqual([120, 0]);
  });

  it('begins at its top, and is where it was left when the reader comes back', async () => {
    const { goTo, step } = open();
    scrollTo(700);
    await goTo('/two');
    expect(window.scrollY).toBe(0);
    scrollTo(300);
    step(-1);
    expect(window.scrollY).toBe(700);
    step(1);
    expect(window.scrollY).toBe(300);
  });

  it('begins at the place that its address names, if there is one', async () => {
    const { goTo } = open();
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    scrollTo(700);
    await goTo('/two#end');
    expect([seen.mock.instances.map((element) => (element as Element).id), window.scrollY]).toEqual([
      ['end'],
      700,
    ]);
    await goTo('/two#nowhere');
    await goTo('/two#%E0%A4%A');
    expect([seen.mock.calls.length, window.scrollY]).toEqual([1, 0]);
  });

  it('stays where it is for a part of its own', async () => {
    const { goTo } = open();
    scrollTo(700);
    await goTo('/three', { keepsScroll: true });
    expect(window.scrollY).toBe(700);
  });

  it('leaves scrolling to the browser while another document is open, and remembers for it', async () => {
    const { goTo, router, history, unmount } = open();
    expect(window.history.scrollRestoration).toBe('manual');
    scrollTo(700);
    const { key } = router.state.location;
    await goTo('/two');
    scrollTo(250);
    dispatchEvent(new Event('pagehide'));
    expect(window.history.scrollRestoration).toBe('auto');
    expect(JSON.parse(sessionStorage.getItem('scroll-positions') ?? '')).toEqual({
      [key]: 700,
      [router.state.location.key]: 250,
    });
    // Kept by the browser as it was, and shown again (back/forward cache).
    dispatchEvent(new Event('pageshow'));
    expect(window.history.scrollRestoration).toBe('manual');
    unmount();
    expect([window.history.scrollRestoration, history.current()]).toEqual(['auto', '/two']);
  });

  it('is where it was left in a document before this one', () => {
    const { router, unmount } = open();
    const { key } = router.state.location;
    unmount();
    sessionStorage.setItem('scroll-positions', JSON.stringify({ [key]: 450 }));
    const later = renderScreen(<h1>{'one'}</h1>, { elsewhere: { '/two': <h1>{'two'}</h1> } });
    later.history.replace({ key, index: 0 }, '/');
    later.history.push({ key: 'other', index: 1 }, '/two');
    act(() => later.history.go(-1));
    expect(window.scrollY).toBe(450);
  });

  it.each(['{', 'null'])('begins anew with a memory that cannot be read: %s', async (stored) => {
    sessionStorage.setItem('scroll-positions', stored);
    const { goTo, step } = open();
    scrollTo(700);
    await goTo('/two');
    step(-1);
    expect(window.scrollY).toBe(700);
  });
});
