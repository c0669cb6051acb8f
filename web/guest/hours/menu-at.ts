import type { Opening } from '#core/opening-hours/opening-shape.ts';
import { isPausedAt } from '#core/pauses/pause-rules.ts';
import type { GuestMenu, GuestSection } from '../guest-menu/guest-menu.ts';

const begin = (section: GuestSection): GuestSection => ({
  ...section,
  serving: section.serving && { ...section.serving, isServed: true },
  dishes: section.dishes.map(({ servedAgainAt: _, ...dish }) => dish),
});

/** Only the server knows when it is served next. */
const end = (section: GuestSection): GuestSection => ({
  ...section,
  serving: section.serving && { ...section.serving, isServed: false, from: '' },
  dishes: section.dishes.map((dish) => ({ ...dish, servedAgainAt: null })),
});

const openingAt = (opening: Opening, now: number): Opening =>
  !opening.changesAt || Date.parse(opening.changesAt) > now
    ? opening
    : { ...opening, isOpen: !opening.isOpen, at: '', closedToday: undefined };

/** The menu at a time it announced: sections start or stop being served, the restaurant opens or closes, pauses end. */
export const menuAt = (menu: GuestMenu, now: number): GuestMenu => ({
  ...menu,
  restaurant: menu.restaurant.opening
    ? { ...menu.restaurant, opening: openingAt(menu.restaurant.opening, now) }
    : menu.restaurant,
  pauses: menu.pauses?.filter((pause) => isPausedAt(pause, new Date(now))),
  sections:
    menu.sections?.map((section) => {
      if (!section.serving || Date.parse(section.serving.changesAt) > now) return section;
      return section.serving.isServed ? end(section) : begin(section);
    }) ?? null,
});
