import type { MenuEvent } from '#core/live/live-events.ts';
import type { MenuStyle } from '#core/menus/menu-style.ts';
import { type GuestMenu, withStyle } from '../guest-menu/guest-menu.ts';

export type DisplayedMenu = {
  readonly menu: GuestMenu;
  /** The ETag of the displayed menu: usually nothing has changed, and then nothing is sent. */
  readonly tag: string | undefined;
  /** Events applied since the menu was read; it then has no tag any more. */
  readonly applied?: readonly MenuEvent[];
};

export const inStyle =
  (style: MenuStyle) =>
  (displayed: DisplayedMenu): DisplayedMenu => ({ ...displayed, menu: withStyle(displayed.menu, style) });
