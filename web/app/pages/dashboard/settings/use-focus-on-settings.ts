import { useEffect, useRef } from 'react';
import { useLocation, useMatch } from '#web/lib/router/router-hooks.ts';
import { settingsAddress } from '#web/lib/site/settings-addresses.ts';

const focus = (selector: string): void => {
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
};

/**
 * Whoever opens a page of the settings continues at its heading; whoever comes back to the list, at the page they were
 * on. Whoever walks along the tabs stays there.
 */
export const useFocusOnSettings = (): void => {
  const { pathname } = useLocation();
  const page = useMatch(`${settingsAddress}/:page`)?.page;
  const isList = useMatch(settingsAddress) !== null;
  const last = useRef({ pathname, page });
  useEffect(() => {
    const from = last.current;
    last.current = { pathname, page };
    if (from.pathname === pathname || document.activeElement?.role === 'tab') return;
    if (page) focus('[data-settings-heading]');
    else if (isList && from.page) focus(`[data-settings-page="${from.page}"]`);
  }, [pathname, page, isList]);
};
