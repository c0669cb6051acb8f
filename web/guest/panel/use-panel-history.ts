import { useEffect, useLayoutEffect, useRef } from 'react';
import { dishHash, dishInHash } from './dish-address.ts';
import type { Panel } from './panel.ts';

const panelEntry = 'guest-panel';
const isOurs = (): boolean => history.state === panelEntry;
const menuAddress = (): string => location.pathname + location.search;
const addressOf = (panel: Panel): string => (panel.kind === 'dish' ? dishHash(panel.dishId) : menuAddress());

/**
 * While a panel is open the phone's back button closes it instead of leaving the menu. A dish is in the address, so a
 * link or a reload opens it again.
 */
export const usePanelHistory = (
  panel: Panel | null,
  open: (panel: Panel) => void,
  close: () => void,
): void => {
  useEffect(() => {
    const dishId = dishInHash(location.hash);
    if (!dishId) return;
    // Whoever came by a link to a dish goes back to the menu, not away from it.
    if (!isOurs()) history.replaceState(null, '', menuAddress());
    open({ kind: 'dish', dishId });
  }, [open]);

  useEffect(() => {
    const follow = () => {
      const dishId = dishInHash(location.hash);
      if (!dishId) return close();
      if (!isOurs()) history.replaceState(panelEntry, '');
      open({ kind: 'dish', dishId });
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [open, close]);

  const address = panel && addressOf(panel);
  const wasOpen = useRef(false);
  // In the same commit as the panel: a back press right after it appeared would otherwise leave the menu.
  useLayoutEffect(() => {
    if (address !== null) {
      if (isOurs()) history.replaceState(panelEntry, '', address);
      else history.pushState(panelEntry, '', address);
    } else if (wasOpen.current && isOurs()) {
      // Closed by a button: remove the entry that was added on opening.
      history.back();
    }
    wasOpen.current = address !== null;
  }, [address]);
};
