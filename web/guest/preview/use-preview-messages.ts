import { useEffect, useRef } from 'react';
import type { MenuLook } from '#core/menus/menu-look.ts';
import { isPreviewMessage, previewReady } from '#core/menus/preview-messages.ts';

type Handlers = { onRefresh: () => void; onLook: (look: MenuLook) => void };

/** Listens to the editor around this page. */
export const usePreviewMessages = (isPreview: boolean, handlers: Handlers): void => {
  const current = useRef(handlers);
  useEffect(() => {
    current.current = handlers;
  });
  useEffect(() => {
    if (!isPreview) return;
    const listen = ({ data, origin }: MessageEvent<unknown>) => {
      if (origin !== location.origin || !isPreviewMessage(data)) return;
      if ('look' in data) current.current.onLook(data.look);
      else current.current.onRefresh();
    };
    addEventListener('message', listen);
    if (parent !== window) parent.postMessage(previewReady, location.origin);
    return () => removeEventListener('message', listen);
  }, [isPreview]);
};
