import type { GuestLocale } from '#core/i18n/locale.ts';
import { type MenuEvent, menuEventKinds } from '#core/live/live-events.ts';
import type { MenuSnapshot } from '#core/live/stream-protocol.ts';
import type { GuestPageMode } from '#core/pages/page-renderer.ts';
import { callIfChanged } from '#web/lib/api/call.ts';
import { createLiveResource, needsSnapshot } from '#web/lib/live/live-resource.ts';
import type { LiveWorld } from '#web/lib/live/live-world.ts';
import { type GuestMenu, toGuestMenu, withStock } from '../menu/guest-menu.ts';

/** `tag` is the ETag of the menu that is shown: usually nothing has changed, and then nothing is sent. */
export type LiveMenu = { readonly menu: GuestMenu; readonly tag: string | undefined };

const pollMs = 10_000;

/** Of the page: whatever is read later comes in the language that it was rendered in. */
const pageLanguage = () => document.documentElement.lang as GuestLocale;

const applySnapshot = (live: LiveMenu, { menu, tag }: MenuSnapshot): LiveMenu => {
  if (!menu) return { ...live, tag };
  const next = toGuestMenu(menu);
  // What is shown already should not be made again.
  return { menu: JSON.stringify(next) === JSON.stringify(live.menu) ? live.menu : next, tag };
};

const applyEvent =
  (mode: GuestPageMode) =>
  (live: LiveMenu, event: MenuEvent): LiveMenu | typeof needsSnapshot => {
    switch (event.kind) {
      case 'stock':
        return { ...live, menu: withStock(live.menu, event.dishId, event.available) };
      case 'shift':
        // A preview stays for browsing.
        return mode === 'preview' ? live : { ...live, menu: { ...live.menu, isOpen: event.isOpen } };
      case 'menu':
        return needsSnapshot;
    }
  };

/** The menu as it is now: dishes sell out, the kitchen closes, prices change while the page is open. */
export const createMenuResource = (initial: LiveMenu, mode: GuestPageMode, world?: LiveWorld) => {
  const { menuId, restaurant } = initial.menu;
  const ownerId = restaurant._id;
  const isPreview = mode === 'preview' && menuId !== null;
  return createLiveResource<LiveMenu, MenuSnapshot, MenuEvent>(
    {
      initial,
      address: ({ tag }) =>
        `/api/public-menu/${ownerId}/stream?lang=${pageLanguage()}&known=${encodeURIComponent((isPreview ? '*' : tag) ?? '')}`,
      kinds: menuEventKinds,
      read: async (signal, { tag }) => {
        const asked = { query: { lang: pageLanguage() }, signal };
        const changed = isPreview
          ? await callIfChanged('GET /menus/:menuId/preview', tag, { params: { menuId }, ...asked })
          : await callIfChanged('GET /public-menu/:ownerId', tag, { params: { ownerId }, ...asked });
        return { menu: changed?.answer ?? null, tag: changed?.tag ?? tag ?? '' };
      },
      applySnapshot,
      applyEvent: applyEvent(mode),
      // The stream tells of the active menu; a preview may show another one.
      ignoresStreamSnapshot: isPreview,
      pausesWhileHidden: true,
      pollMs,
    },
    world,
  );
};
