import type { MenuLook } from '#core/menus/menu-look.ts';
import { type GuestMenu, withLook } from '../menu/guest-menu.ts';

/** `tag` is the ETag of the menu that is shown: usually nothing has changed, and then nothing is sent. */
export type ShownMenu = { readonly menu: GuestMenu; readonly tag: string | undefined };

export const inLook =
  (look: MenuLook) =>
  (shown: ShownMenu): ShownMenu => ({ ...shown, menu: withLook(shown.menu, look) });
