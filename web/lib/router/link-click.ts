import type { MouseEvent } from 'react';

/** Another site, another protocol, or an anchor on the page: all left to the browser. */
export const leavesTheApp = (to: string): boolean => /^([a-z][a-z\d+.-]*:|[\\/]{2}|#)/i.test(to);

/** With a modifier key or another mouse button: a new tab, a new window, a download. */
export const asksForATab = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Whether the router handles this click, or the browser does. */
export const isForRouter = (event: MouseEvent<HTMLAnchorElement>): boolean => {
  const { target } = event.currentTarget;
  const staysHere = target === '' || target === '_self';
  return (
    !event.defaultPrevented &&
    !asksForATab(event) &&
    staysHere &&
    !event.currentTarget.hasAttribute('download')
  );
};
