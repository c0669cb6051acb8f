import type { GuestLocale } from '#core/i18n/locale.ts';
import { type MenuEvent, menuEventKinds } from '#core/live/live-events.ts';
import type { MenuSnapshot } from '#core/live/stream-protocol.ts';
import type { GuestPageMode } from '#core/pages/page-renderer.ts';
import { callIfChanged } from '#web/lib/api/call.ts';
import { createLiveResource, needsSnapshot } from '#web/lib/live/live-resource.ts';
import type { LiveWorld } from '#web/lib/live/live-world.ts';
import { toGuestMenu, withStock } from '../menu/guest-menu.ts';
import { hearEditor } from '../preview/hear-editor.ts';
import { inLook, type ShownMenu } from './shown-menu.ts';

const pollMs = 10_000;

/** Of the page: whatever is read later comes in the language that it was rendered in. */
const pageLanguage = () => document.documentElement.lang as GuestLocale;

const applySnapshot = (live: ShownMenu, { menu, tag }: MenuSnapshot): ShownMenu => {
  if (!menu) return { ...live, tag };
  const next = toGuestMenu(menu);
  // What is shown already should not be made again.
  return { menu: JSON.stringify(next) === JSON.stringify(live.menu) ? live.menu : next, tag };
};

const applyEvent =
  (mode: GuestPageMode) =>
  (live: ShownMenu, event: MenuEvent): ShownMenu | typeof needsSnapshot => {
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
export const createMenuResource = (initial: ShownMenu, mode: GuestPageMode, world?: LiveWorld) => {
  const { menuId, restaurant } = initial.menu;
  const ownerId = restaurant._id;
  const isPreview = mode === 'preview' && menuId !== null;
  return createLiveResource<ShownMenu, MenuSnapshot, MenuEvent>(
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

/** For the page that asked for it: a menu in the editor's frame also does what the editor says. */
export const openLiveMenu = (initial: ShownMenu, mode: GuestPageMode) => {
  const resource = createMenuResource(initial, mode);
  return {
    ...resource,
    start: (): (() => void) => {
      const stop = resource.start();
      if (mode !== 'preview') return stop;
      const stopHearing = hearEditor({
        onRefresh: () => void resource.refresh(),
        onLook: (look) => resource.update(inLook(look)),
      });
      return () => {
        stopHearing();
        stop();
      };
    },
  };
};
