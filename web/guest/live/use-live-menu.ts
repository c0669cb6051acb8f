import { useCallback, useState } from 'react';
import type { MenuLook } from '#core/menus/menu-look.ts';
import type { GuestPageMode } from '#core/pages/page-renderer.ts';
import { useLiveResource } from '#web/lib/live/use-live-resource.ts';
import { type GuestMenu, withLook } from '../menu/guest-menu.ts';
import { usePreviewMessages } from '../preview/use-preview-messages.ts';
import { createMenuResource } from './live-menu.ts';

/** The page comes alive first; a stream that opens with it would compete with its pictures. */
const patienceMs = 1_000;

const tagOfDocument = (): string | undefined =>
  typeof document === 'undefined' ? undefined : document.getElementById('root')?.dataset.tag;

export const useLiveMenu = (initial: GuestMenu, mode: GuestPageMode) => {
  const [resource] = useState(() => createMenuResource({ menu: initial, tag: tagOfDocument() }, mode));
  const { state } = useLiveResource(resource, mode === 'demo' ? null : patienceMs);
  const changeLook = useCallback(
    (look: MenuLook) => resource.update((live) => ({ ...live, menu: withLook(live.menu, look) })),
    [resource],
  );
  usePreviewMessages(mode === 'preview', {
    onRefresh: () => void resource.refresh(),
    onLook: changeLook,
  });
  return { menu: state.menu, refresh: resource.refresh, update: resource.update, changeLook };
};
