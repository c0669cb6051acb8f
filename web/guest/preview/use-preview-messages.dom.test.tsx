import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { defaultMenuLook } from '#core/menus/menu-look.ts';
import { usePreviewMessages } from './use-preview-messages.ts';

const listening = (isPreview: boolean) => {
  const handlers = { onRefresh: vi.fn(), onLook: vi.fn() };
  const hook = renderHook(() => usePreviewMessages(isPreview, handlers));
  const tell = (data: unknown, origin = location.origin) =>
    void dispatchEvent(new MessageEvent('message', { data, origin }));
  return { ...hook, ...handlers, tell };
};

describe('a menu in the frame of the editor', () => {
  it('takes a new look and reads itself again when the editor says so', () => {
    const { tell, onLook, onRefresh } = listening(true);
    tell({ to: 'menu-preview', look: defaultMenuLook });
    tell({ to: 'menu-preview', refresh: true });
    expect(onLook.mock.calls).toEqual([[defaultMenuLook]]);
    expect(onRefresh).toHaveBeenCalledTimes(1);
  });

  it('hears nobody else: not another site, not other messages', () => {
    const { tell, onLook, onRefresh } = listening(true);
    tell({ to: 'menu-preview', look: defaultMenuLook }, 'https://elsewhere.example');
    tell({ refresh: true });
    tell(null);
    tell('menu-preview');
    expect([onLook.mock.calls, onRefresh.mock.calls]).toEqual([[], []]);
  });

  it('is deaf as a guest’s own page, and once it is gone', () => {
    const guest = listening(false);
    guest.tell({ to: 'menu-preview', refresh: true });
    const { tell, onRefresh, unmount } = listening(true);
    unmount();
    tell({ to: 'menu-preview', refresh: true });
    expect([guest.onRefresh.mock.calls, onRefresh.mock.calls]).toEqual([[], []]);
  });
});
