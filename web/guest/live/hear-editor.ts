import { isPreviewMessage, type PreviewReady } from '#core/guest-menu/preview-messages.ts';
import type { GuestLocale } from '#core/i18n/locale.ts';
import type { MenuStyle } from '#core/menus/menu-style.ts';
import { toGuestMenu } from '../guest-menu/guest-menu.ts';
import { type DisplayedMenu, inStyle } from './displayed-menu.ts';

type Update = (change: (current: DisplayedMenu) => DisplayedMenu) => void;

/** Shows what the editor around this page sends, until the returned function is called. */
export const hearEditor = (update: Update): (() => void) => {
  let tried: MenuStyle | null = null;
  const listen = ({ data, origin }: MessageEvent<unknown>) => {
    if (origin !== location.origin || !isPreviewMessage(data)) return;
    if ('menu' in data) {
      const shown: DisplayedMenu = { menu: toGuestMenu(data.menu), tag: undefined };
      // The menu comes as it is saved; the design may be one that is only tried.
      update(() => (tried ? inStyle(tried)(shown) : shown));
    } else {
      tried = data.style;
      update(inStyle(data.style));
    }
  };
  addEventListener('message', listen);
  const ready: PreviewReady = {
    to: 'menu-editor',
    language: document.documentElement.lang as GuestLocale,
  };
  parent.postMessage(ready, location.origin);
  return () => removeEventListener('message', listen);
};
