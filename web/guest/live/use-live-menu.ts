import { useCallback, useRef, useState } from 'react';
import type { GuestPageMode } from '#core/http/page-renderer.ts';
import type { LiveEventOf } from '#core/live/live-events.ts';
import type { MenuLook } from '#core/menus/menu-look.ts';
import { callIfChanged } from '#web/lib/api/call.ts';
import { type GuestMenu, toGuestMenu, withLook, withStock } from '../menu/guest-menu.ts';
import { usePreviewMessages } from '../preview/use-preview-messages.ts';
import { useLiveStream } from './use-live-stream.ts';

/** The menu as it is now: dishes sell out, the kitchen closes, prices change while the page is open. */
export const useLiveMenu = (initial: GuestMenu, mode: GuestPageMode) => {
  const [menu, setMenu] = useState(initial);
  /** What the page came with: usually nothing has changed since, and then nothing is sent. */
  const tag = useRef(
    typeof document === 'undefined' ? undefined : document.getElementById('root')?.dataset.tag,
  );
  const ownerId = initial.restaurant._id;
  const { menuId } = initial;

  const refresh = useCallback(async (): Promise<void> => {
    const changed =
      mode === 'preview' && menuId
        ? await callIfChanged('GET /menus/:menuId/preview', tag.current, { params: { menuId } })
        : await callIfChanged('GET /public-menu/:ownerId', tag.current, { params: { ownerId } });
    if (!changed) return;
    tag.current = changed.tag;
    const fresh = changed.answer;
    setMenu((shown) => {
      const next = toGuestMenu(fresh);
      // Usually nothing has changed, and then nothing on the page should be made again.
      return JSON.stringify(next) === JSON.stringify(shown) ? shown : next;
    });
  }, [ownerId, menuId, mode]);
  const changeLook = useCallback((look: MenuLook) => setMenu((shown) => withLook(shown, look)), []);

  const refreshQuietly = () => {
    // What is shown stays; the next event or reconnection tries again, and the server checks every order anyway.
    refresh().catch(() => {});
  };

  usePreviewMessages(mode === 'preview', { onRefresh: refreshQuietly, onLook: changeLook });
  useLiveStream(mode === 'demo' ? null : `/api/public-menu/${ownerId}/stream`, {
    on: {
      shift: ({ isOpen }: LiveEventOf<'shift'>) => {
        // A preview stays for browsing.
        if (mode === 'guest') setMenu((shown) => ({ ...shown, isOpen }));
      },
      stock: ({ dishId, available }: LiveEventOf<'stock'>) =>
        setMenu((shown) => withStock(shown, dishId, available)),
      menu: refreshQuietly,
    },
    onResync: refreshQuietly,
  });

  return { menu, refresh, changeLook };
};
