import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dishHash } from './dish-address.ts';
import { usePanel } from './use-panel.ts';

const dishId = 'a'.repeat(24);
const menu = '/public-menu/x?table=4';
const here = () => location.pathname + location.search + location.hash;

const atTheMenu = (address = menu) => {
  history.replaceState(null, '', address);
  const push = vi.spyOn(history, 'pushState');
  const back = vi.spyOn(history, 'back').mockImplementation(() => {});
  const hook = renderHook(() => usePanel());
  const open = (panel: Parameters<typeof hook.result.current.openPanel>[0]) =>
    act(async () => hook.result.current.openPanel(panel));
  const close = () => act(() => hook.result.current.closePanel());
  /** The phone's back button: the address changes first, then the page is notified. */
  const pressBack = (to = menu, state: unknown = null) => {
    history.replaceState(state, '', to);
    act(() => void dispatchEvent(new PopStateEvent('popstate', { state })));
  };
  return { ...hook, push, back, open, close, pressBack };
};

describe('a panel over the menu', () => {
  it('adds one entry to the history, so that going back closes it and not the menu', async () => {
    const { result, open, push, pressBack, back } = atTheMenu();
    await open({ kind: 'cart' });
    expect(push).toHaveBeenCalledTimes(1);
    expect(here()).toBe(menu);
    pressBack();
    expect(result.current.panel).toBeNull();
    // The entry is gone already: another step back would leave the menu.
    expect(back).not.toHaveBeenCalled();
  });

  it('takes its entry back when a button closes it', async () => {
    const { open, close, back } = atTheMenu();
    await open({ kind: 'cart' });
    close();
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('shares the entry with the panel that follows it', async () => {
    const { result, open, push } = atTheMenu();
    await open({ kind: 'dish', dishId });
    await open({ kind: 'cart' });
    expect(push).toHaveBeenCalledTimes(1);
    expect(here()).toBe(menu);
    expect(result.current.panel).toEqual({ kind: 'cart' });
  });

  it('does nothing to the history of a menu that only is read', () => {
    const { push, back } = atTheMenu();
    expect([push.mock.calls, back.mock.calls]).toEqual([[], []]);
  });
});

describe('the address of a dish', () => {
  it('is shown while its dialog is open, with the table kept', async () => {
    const { open } = atTheMenu();
    await open({ kind: 'dish', dishId });
    expect(here()).toBe(menu + dishHash(dishId));
  });

  it('opens the dish for whoever comes by it, and going back shows the menu', async () => {
    const { result, push, pressBack } = atTheMenu(menu + dishHash(dishId));
    await act(async () => {});
    expect(result.current.panel).toEqual({ kind: 'dish', dishId });
    expect(push).toHaveBeenCalledTimes(1);
    pressBack();
    expect(result.current.panel).toBeNull();
  });

  it('opens it again after a reload, without another entry', async () => {
    history.replaceState('guest-panel', '', menu + dishHash(dishId));
    const push = vi.spyOn(history, 'pushState');
    const { result } = renderHook(() => usePanel());
    await act(async () => {});
    expect(result.current.panel).toEqual({ kind: 'dish', dishId });
    expect(push).not.toHaveBeenCalled();
  });

  it('opens it again by going forward', async () => {
    const { result, pressBack } = atTheMenu();
    await act(async () => pressBack(menu + dishHash(dishId), 'guest-panel'));
    expect(result.current.panel).toEqual({ kind: 'dish', dishId });
  });
});
