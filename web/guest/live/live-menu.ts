import type { GuestLocale } from '#core/i18n/locale.ts';
import { type MenuEvent, menuEventKinds } from '#core/live/live-events.ts';
import type { MenuSnapshot } from '#core/live/stream-protocol.ts';
import type { GuestPageMode } from '#core/pages/page-renderer.ts';
import { callIfChanged } from '#web/lib/api/call.ts';
import { createLiveResource, needsSnapshot } from '#web/lib/live/live-resource.ts';
import type { LiveWorld } from '#web/lib/live/live-world.ts';
import { type GuestMenu, toGuestMenu } from '../guest-menu/guest-menu.ts';
import type { DisplayedMenu } from './displayed-menu.ts';
import { withChange, withStock } from './menu-changes.ts';

const pollMs = 10_000;
/** All pages of a restaurant hear of a change at the same moment; this spreads their reads. */
const spreadMs = 2_000;

/** The page's: whatever is read later comes in the language that it was rendered in. */
const pageLanguage = () => document.documentElement.lang as GuestLocale;

/** How many are remembered; a page that has applied more reads the menu once. */
const mostApplied = 100;

/** Null when the whole menu is needed. */
const follow = (menu: GuestMenu, event: MenuEvent, mode: GuestPageMode): GuestMenu | null => {
  switch (event.kind) {
    case 'stock':
      return withStock(menu, event.dishId, event.available);
    case 'shift':
      // A preview stays read-only.
      return mode === 'preview' ? menu : { ...menu, isOpen: event.isOpen };
    case 'menu':
      return event.change && mode !== 'preview' ? withChange(menu, event.change) : null;
  }
};

const applyEvent =
  (mode: GuestPageMode) =>
  (live: DisplayedMenu, event: MenuEvent): DisplayedMenu | typeof needsSnapshot => {
    const { applied = [] } = live;
    const menu = applied.length < mostApplied ? follow(live.menu, event, mode) : null;
    if (!menu) return needsSnapshot;
    if (menu === live.menu) return live;
    // Without its tag: a change that is missed later may lead back to the menu that the tag names.
    return { menu, tag: undefined, applied: [...applied, event] };
  };

const applySnapshot =
  (mode: GuestPageMode) =>
  (live: DisplayedMenu, { menu, tag }: MenuSnapshot, atRequest: DisplayedMenu): DisplayedMenu => {
    if (!menu) return live;
    // What has arrived since may be newer than the answer; applying a change twice does nothing.
    const since = (live.applied ?? []).slice(atRequest.applied?.length ?? 0);
    const read = toGuestMenu(menu);
    const next = since.reduce((current, event) => follow(current, event, mode) ?? current, read);
    // An unchanged menu keeps its identity.
    const displayed = JSON.stringify(next) === JSON.stringify(live.menu) ? live.menu : next;
    return { menu: displayed, tag: since.length > 0 ? undefined : tag, applied: since };
  };

/** The menu, live: dishes sell out, the kitchen closes, prices change while the page is open. */
export const openLiveMenu = (
  initial: DisplayedMenu,
  mode: GuestPageMode,
  /** The guest is about to order: changes must not wait. */
  isHurried: () => boolean,
  world?: LiveWorld,
) => {
  const { menuId, restaurant } = initial.menu;
  const ownerId = restaurant._id;
  const isPreview = mode === 'preview' && menuId !== null;
  return createLiveResource<DisplayedMenu, MenuSnapshot, MenuEvent>(
    {
      initial,
      emptied: ({ menu }) => ({ menu, tag: undefined }),
      address: ({ tag }) =>
        `/api/public-menu/${ownerId}/stream?lang=${pageLanguage()}&known=${encodeURIComponent((isPreview ? '*' : tag) ?? '')}`,
      kinds: menuEventKinds,
      read: async (signal, { tag }) => {
        const request = { query: { lang: pageLanguage() }, signal };
        const changed = isPreview
          ? await callIfChanged('GET /menus/:menuId/preview', tag, { params: { menuId }, ...request })
          : await callIfChanged('GET /public-menu/:ownerId', tag, { params: { ownerId }, ...request });
        return { menu: changed?.answer ?? null, tag: changed?.tag ?? tag ?? '' };
      },
      applySnapshot: applySnapshot(mode),
      applyEvent: applyEvent(mode),
      readDelayMs: () => (isPreview || isHurried() ? 0 : Math.random() * spreadMs),
      // The stream covers the active menu; a preview may show another one.
      ignoresStreamSnapshot: isPreview,
      pausesWhileHidden: true,
      pollMs,
    },
    world,
  );
};
