import { isPreviewMessage, previewReady } from '#core/guest-menu/preview-messages.ts';
import type { MenuStyle } from '#core/menus/menu-style.ts';

type Handlers = { onRefresh: () => void; onStyle: (style: MenuStyle) => void };

/** Listens to the editor around this page, until the returned function is called. */
export const hearEditor = ({ onRefresh, onStyle }: Handlers): (() => void) => {
  const listen = ({ data, origin }: MessageEvent<unknown>) => {
    if (origin !== location.origin || !isPreviewMessage(data)) return;
    if ('style' in data) onStyle(data.style);
    else onRefresh();
  };
  addEventListener('message', listen);
  if (parent !== window) parent.postMessage(previewReady, location.origin);
  return () => removeEventListener('message', listen);
};
