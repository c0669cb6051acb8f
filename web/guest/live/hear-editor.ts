import { isPreviewMessage, previewReady } from '#core/guest-menu/preview-messages.ts';
import type { MenuStyle } from '#core/menus/menu-style.ts';
import { dishSelector } from '../guest-menu/dish-markup.ts';

type Handlers = { onRefresh: () => void; onStyle: (style: MenuStyle) => void };

/** The frame alone scrolls: `scrollIntoView` would move the editor around it too. */
const showDish = (place: number): void => {
  const dish = document.querySelectorAll(dishSelector)[place];
  if (!dish) return;
  const { top, height } = dish.getBoundingClientRect();
  scrollBy({ top: top - (innerHeight - height) / 2 });
  dish.animate([{ outline: '3px solid var(--primary)' }, { outline: '3px solid transparent' }], 1_600);
};

/** Listens to the editor around this page, until the returned function is called. */
export const hearEditor = ({ onRefresh, onStyle }: Handlers): (() => void) => {
  const listen = ({ data, origin }: MessageEvent<unknown>) => {
    if (origin !== location.origin || !isPreviewMessage(data)) return;
    if ('style' in data) onStyle(data.style);
    else if ('dish' in data) showDish(data.dish);
    else onRefresh();
  };
  addEventListener('message', listen);
  if (parent !== window) parent.postMessage(previewReady, location.origin);
  return () => removeEventListener('message', listen);
};
