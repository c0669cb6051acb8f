import type { MenuEvent } from '#core/live/live-events.ts';
import type { MenuLook } from '#core/menus/menu-look.ts';
import { type GuestMenu, withLook } from '../guest-menu/guest-menu.ts';

export type ShownMenu = {
  readonly menu: GuestMenu;
  /** The ETag of the menu that is shown: usually nothing has changed, and then nothing is sent. */
  readonly tag: string | undefined;
  /** What events have changed since the menu was read; it then has no tag any more. */
  readonly applied?: readonly MenuEvent[];
};

export const inLook =
  (look: MenuLook) =>
  (shown: ShownMenu): ShownMenu => ({ ...shown, menu: withLook(shown.menu, look) });
