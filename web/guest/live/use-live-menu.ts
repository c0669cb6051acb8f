import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { MenuStyle } from '#core/menus/menu-style.ts';
import type { GuestPageMode } from '#core/pages/page-renderer.ts';
import type { GuestMenu } from '../guest-menu/guest-menu.ts';
import { inStyle } from './displayed-menu.ts';
import { createPageMenu, type LoadLiveMenu } from './page-menu.ts';

const tagOfDocument = (): string | undefined =>
  typeof document === 'undefined' ? undefined : document.getElementById('root')?.dataset.tag;

export const useLiveMenu = (
  initial: GuestMenu,
  mode: GuestPageMode,
  isHurried: boolean,
  load: LoadLiveMenu,
) => {
  const [page] = useState(() => createPageMenu({ menu: initial, tag: tagOfDocument() }, mode, load));
  const { menu } = useSyncExternalStore(page.subscribe, page.read, page.read);
  // The demo's menu never changes.
  useEffect(() => (mode === 'demo' ? undefined : page.start()), [page, mode]);
  useEffect(() => page.setHurried(isHurried), [page, isHurried]);
  const changeStyle = useCallback((style: MenuStyle) => page.update(inStyle(style)), [page]);
  return { menu, refresh: page.refresh, update: page.update, changeStyle };
};
