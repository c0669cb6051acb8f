import { useCallback, useState } from 'react';
import type { LiveEventOf } from '#core/live/live-events.ts';
import { call } from '#web/lib/api/call.ts';
import { type GuestMenu, toGuestMenu, withStock } from '../menu/guest-menu.ts';
import { useLiveStream } from './use-live-stream.ts';

/** The menu as it is now: dishes sell out, the kitchen closes, prices change while the page is open. */
export const useLiveMenu = (initial: GuestMenu) => {
  const [menu, setMenu] = useState(initial);
  const ownerId = initial.restaurant._id;

  const refresh = useCallback(async (): Promise<void> => {
    const fresh = await call('GET /public-menu/:ownerId', { params: { ownerId } });
    setMenu((shown) => {
      const next = toGuestMenu(fresh);
      // Usually nothing has changed, and then nothing on the page should be made again.
      return JSON.stringify(next) === JSON.stringify(shown) ? shown : next;
    });
  }, [ownerId]);

  const refreshQuietly = () => {
    // What is shown stays; the next event or reconnection tries again, and the server checks every order anyway.
    refresh().catch(() => {});
  };

  useLiveStream(`/api/public-menu/${ownerId}/stream`, {
    on: {
      shift: ({ isOpen }: LiveEventOf<'shift'>) => setMenu((shown) => ({ ...shown, isOpen })),
      stock: ({ dishId, available }: LiveEventOf<'stock'>) =>
        setMenu((shown) => withStock(shown, dishId, available)),
      menu: refreshQuietly,
    },
    onResync: refreshQuietly,
  });

  return { menu, refresh };
};
